/** What a screen may ask about a view of the table: names and numbers of the content, and forecasts made by the rules themselves. */

import type { Frame, Procedure, Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Location } from './content/board.ts';
import { isProduction, overseerPrice } from './content/board.ts';
import { generalOf } from './content/cards.ts';
import type { Request } from './content/coop-cards.ts';
import { requestOf } from './content/coop-cards.ts';
import { listOf } from './content/effects.ts';
import type { Section, Slot } from './content/terms.ts';
import { ALL_RESOURCES, slotAt } from './content/terms.ts';
import type { Scaled } from './content/vocabulary.ts';
import { defenceOf, powerAgainst } from './rules/assault.ts';
import { cardsWithout } from './rules/breach.ts';
import { clerksIn, isReady } from './rules/clerks.ts';
import type { Doomed } from './rules/deaths.ts';
import { deaths } from './rules/deaths.ts';
import { majority } from './rules/defeat.ts';
import { invasionNow } from './rules/hordes.ts';
import { amountOf, powerOf } from './rules/modifiers.ts';
import { buildSection, lowestOverseer, qinPick, qinTarget, spearmanAim } from './rules/qin.ts';
import { isTrue } from './rules/requests.ts';
import { sacrificable } from './rules/sacrifice.ts';
import { hordesIn, spotsCovered, vacantSpots } from './rules/spots.ts';
import { inWarehouse } from './rules/treasury.ts';
import type { Open } from './rules/window.ts';
import { window } from './rules/window.ts';
import type { Clan, Faction, GreatWall, Table } from './state.ts';
import { clanOf, clonePieces, slotsOf, withCore } from './state.ts';
import type { ClanView, WallView } from './view.ts';

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
export { kindOn, ownerOn, soldiersOn } from './rules/spots.ts';
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

/** A card that lies face down. */
export const FACE_DOWN = '';

/** A view as a table that can be asked, though not played on: hidden cards are face down, hidden resources read as 0. */
export function asked(view: WallView, seats: number): GreatWall {
  const { indicator, clans, ...open } = view;
  const hidden = { hordeDeck: [], advisorDeck: [], tacticDeck: [], requestDeck: [], eventDeck: [], qinDeck: [] };
  const pieces = clonePieces({ ...open, ...hidden, invasion: indicator, clans: clans.map(askedClan) });
  return withCore(pieces, { seats, stack: [], rng: [] });
}

function askedClan(clan: ClanView): Clan {
  const cards = (list: readonly string[] | number): string[] =>
    typeof list === 'number' ? Array.from({ length: list }, () => FACE_DOWN) : [...list];
  return {
    ...clan,
    resources: clan.resources === null ? ALL_RESOURCES.map(() => 0) : [...clan.resources],
    tactics: cards(clan.tactics),
    commands: cards(clan.commands),
    dealt: cards(clan.dealt),
    support: cards(clan.support),
  };
}

/** How a Section stands before an Assault. */
export interface SectionForecast {
  readonly defence: number;
  readonly power: number;
  readonly holds: boolean;
  /** The Power of each Horde, row 1 first. */
  readonly powers: readonly number[];
  /** By seat: Shame tokens that a Breach would bring. */
  readonly shame: readonly number[];
}

export function sectionForecast(g: GreatWall, section: Section): SectionForecast {
  const defence = defenceOf(g, section);
  const power = powerAgainst(g, section);
  return {
    defence,
    power,
    holds: hordesIn(g, section) === 0 || defence >= power,
    powers: Array.from({ length: hordesIn(g, section) }, (_, row) => powerOf(g, slotAt(section, row))),
    shame: seatsOf(g).map((seat) => cardsWithout(g, section, seat)),
  };
}

/** How a Horde stands: what it lacks to be Defeated, who would claim it, and the spots each faction covers. */
export interface HordeForecast {
  readonly vacant: number;
  readonly claimant: Faction;
  readonly covered: readonly number[];
}

export function hordeForecast(g: GreatWall, slot: Slot): HordeForecast {
  return {
    vacant: vacantSpots(g, slot),
    claimant: majority(g, slot),
    covered: g.clans.map((_, faction) => spotsCovered(g, slot, faction as Faction)),
  };
}

/** What a Location would give a seat if it were activated now. */
export interface LocationForecast {
  readonly clerks: number;
  readonly slots: number;
  readonly ready: boolean;
  /** Own Clerks there: so many resources, recruits, building actions, moves, hires or cards. */
  readonly own: number;
  /** Production: what would be gathered, and the next upgrade. */
  readonly gathers: number;
  readonly upgrade: { readonly level: number; readonly cost: number; readonly pays: number } | null;
  /** The only faction there is a player, who would receive Shame if it has the icon. */
  readonly alone: boolean;
}

export function locationForecast(g: Table, seat: Seat, location: Location): LocationForecast {
  const clan = clanOf(g, seat);
  const own = at(clan.at, location);
  const level = isProduction(location) ? at(clan.overseers, location) : 0;
  const next = isProduction(location) && level < 3 ? { level: level + 1, ...overseerPrice(location, level + 1) } : null;
  return {
    clerks: clerksIn(g, location),
    slots: slotsOf(g, location),
    ready: isReady(g, location),
    own,
    gathers: isProduction(location) && own > 0 ? own + level : 0,
    upgrade: next,
    alone: own > 0 && own === clerksIn(g, location),
  };
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

/** What Qin Jiushao will do next with what he has. */
export interface QinForecast {
  /** Where his next Clerks go, the first one first (GW-SOLO-13, GW-SOLO-15). */
  readonly clerks: readonly Location[];
  readonly activates: Location | null;
  readonly spearman: { readonly slot: Slot; readonly cell: number } | null;
  readonly archer: Section;
  readonly upgrades: Location | null;
  readonly builds: Section | null;
}

export function qinForecast(g: GreatWall): QinForecast {
  const taken = new Set<Location>();
  for (let move = 0; move < g.qinTrack.length; move++) {
    const target = qinTarget(g, move, taken);
    if (target !== null) taken.add(target);
  }
  return {
    clerks: [...taken],
    activates: qinPick(g),
    spearman: spearmanAim(g),
    archer: invasionNow(g),
    upgrades: lowestOverseer(g),
    builds: buildSection(g),
  };
}

/** What a Request still lacks: by seat for payments of each, as one number for the others; 0 where nothing is missing. */
export function requestLacks(g: GreatWall, id: string): readonly number[] {
  const request: Request = requestOf(id);
  switch (request.kind) {
    case 'state':
      return [isTrue(g, request) ? 0 : 1];
    case 'warehouse':
      return [Math.max(0, request.perPlayer * g.seats - inWarehouse(g))];
    case 'escort':
      return [0, 1, 2].map((section) =>
        seatsOf(g).some((seat) => sacrificable(g, seat, 'escort', section as Section).length > 0) ? 0 : 1,
      );
    case 'resources':
      return seatsOf(g).map((seat) => Math.max(0, request.n - at(clanOf(g, seat).resources, request.resource)));
    case 'honour':
      return seatsOf(g).map((seat) => Math.max(0, request.n - clanOf(g, seat).honour));
    default:
      return seatsOf(g).map((seat) => {
        const have = sacrificable(g, seat, request.kind, -1).reduce((sum, { count }) => sum + count, 0);
        return Math.max(0, request.n - have);
      });
  }
}
