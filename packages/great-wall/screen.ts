/** What a screen may ask about a view of the table: names and numbers of the content, and forecasts made by the rules themselves. */

import type { Frame, Procedure, Seat } from '@jade/engine';
import { generalOf } from './content/cards.ts';
import { listOf } from './content/effects.ts';
import type { Scaled } from './content/vocabulary.ts';
import type { Doomed } from './rules/deaths.ts';
import { deaths } from './rules/deaths.ts';
import { amountOf } from './rules/modifiers.ts';
import type { Open } from './rules/window.ts';
import { window } from './rules/window.ts';
import type { Table } from './state.ts';
import { clanOf } from './state.ts';

export type { Location, ModeId, Variant } from './content/board.ts';
export {
  ADVISOR_TRACK,
  BARRICADE_SLOTS,
  FIRING_SPOTS,
  HAND_LIMIT,
  isProduction,
  LOCATION_IDS,
  LOCATIONS,
  overseerPrice,
  RECRUIT_PRICE,
  SHAME_ICON,
  SLOTS,
  TIME_TRACK,
  variantOf,
  WALL_DEFENCE,
  WALL_PRICE,
} from './content/board.ts';
export type { Command, Tactic } from './content/cards.ts';
export { ARTEFACTS, cardOf, commandOf, generalOf, tacticTitled, titleOf } from './content/cards.ts';
export type { Request } from './content/coop-cards.ts';
export { requestOf } from './content/coop-cards.ts';
export { listOf } from './content/effects.ts';
export type { Horde, HordeType } from './content/hordes.ts';
export { areAdjacent, GRID_CELLS, GRID_COLUMNS, hordeOf, MOST_SPOTS, SHAME_SLOTS } from './content/hordes.ts';
export { isReconstructed } from './content/provenance.ts';
export type { Resource, Section, Slot, Soldier } from './content/terms.ts';
export {
  ALL_SECTIONS,
  ALL_SLOTS,
  ALL_SOLDIERS,
  RESOURCES,
  ROWS,
  rowOf,
  SECTIONS,
  SOLDIERS,
  sectionOf,
  slotAt,
} from './content/terms.ts';
export type { SectionForecast } from './forecasts.ts';
export {
  buildForecast,
  claimForecast,
  locationForecasts,
  overseerPrices,
  playedForecast,
  qinForecasts,
  requestForecast,
  requestLacks,
  sectionForecast,
} from './forecasts.ts';
export { freeFiringSpots } from './rules/attack.ts';
export { titleShown } from './rules/boxes.ts';
export { barricadePrice, barricadeSupply, wallPrice } from './rules/build.ts';
export { clerksIn, isLocked, isReady } from './rules/clerks.ts';
export { aimOf, cellKey, pairKey, spotName } from './rules/define.ts';
export { advisorPrice, clerkPrice } from './rules/embassy.ts';
export { invasionNow } from './rules/hordes.ts';
export { powerOf } from './rules/modifiers.ts';
export { upgradePrice } from './rules/production.ts';
export { priceOf, usable } from './rules/recruit.ts';
export { artefactHonour, hordeHonour } from './rules/scoring.ts';
export { lastYear, printedLethality } from './rules/seasons.ts';
export { kindOn, ownerOn, soldiersOn, vacantSpots } from './rules/spots.ts';
export { thingsOf } from './rules/things.ts';
export { overlord } from './rules/treasury.ts';
export { enhancedPrice } from './rules/window.ts';
export type { Clan, Faction, GreatWall, Pieces, Season, Table } from './state.ts';
export {
  clanOf,
  isPlayer,
  isQin,
  isReed,
  NOBODY,
  nameOf,
  qin,
  reed,
  slotsOf,
  spotAt,
  VACANT,
  variant,
  WOUND,
} from './state.ts';
export type { ClanView, WallView } from './view.ts';
export { asked, FACE_DOWN } from './view.ts';

/** The timing window that is open, for all to see: what happened, who is asked in which order, and whose turn it is. */
export function openWindow(stack: readonly Frame[]): Open | null {
  return latestOf(stack, window);
}

/** The Soldiers about to die, while deaths are being resolved. */
export function doomedNow(stack: readonly Frame[]): readonly Doomed[] {
  return latestOf(stack, deaths)?.doomed ?? [];
}

/** The innermost frame of a procedure in the stack of a view. */
function latestOf<Locals>(stack: readonly Frame[], { name }: Procedure<Locals>): (Frame & Locals) | null {
  const found = stack.findLast((one) => one.at.startsWith(`${name}.`));
  return found === undefined ? null : (found as Frame & Locals);
}

/** The numbers of a General's ability with the present Supporting Advisors (GW-ADV-1). */
export function generalStrength(g: Table, seat: Seat): readonly number[] {
  const { general } = clanOf(g, seat);
  if (general === '') return [];
  const { abilities, mods } = generalOf(general);
  const amounts = [...mods.map(({ n }) => n), ...abilities.flatMap(({ list }) => amountsIn(list))];
  return amounts.map((amount) => Math.abs(amountOf(g, seat, amount, 0)));
}

/** Amounts that depend on a counter, in a list and in the lists inside it. */
function amountsIn(list: string): Scaled[] {
  return listOf(list).flatMap((op): Scaled[] => {
    if (op.op === 'eachPlayer') return amountsIn(op.do);
    if (op.op === 'ifThen') return amountsIn(op.list);
    return 'n' in op && typeof op.n !== 'number' ? [op.n] : [];
  });
}
