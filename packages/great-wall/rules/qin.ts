/**
 * Qin Jiushao, who decides nothing: his track, his Clerks, his Soldiers, his Walls (rulebook chapter 16). He never declines
 * and is never asked (GW-SOLO-44); what he does is told with the rule that makes him do it.
 */

import { at, go, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import {
  BARRACKS,
  HONOUR,
  LAST_LEVEL,
  LOCATION_IDS,
  LOCATIONS,
  PRODUCTION,
  TOP_LEVEL,
  WALL_PRICE,
} from '../content/board.ts';
import { BETRAYAL, QIN_COMMANDS } from '../content/cards.ts';
import { hasFlag } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { ARCHER, MATERIALS, ROWS, SECTIONS, SOLDIERS, SPEARMAN, slotAt } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isQin, isReed, qin, reed, spotAt, VACANT } from '../state.ts';
import { cover, wound } from './attack.ts';
import { raiseWall } from './build.ts';
import type { City } from './city.ts';
import { isLocked, isReady, moveClerk } from './city.ts';
import { titleShown } from './command-track.ts';
import { invasionNow } from './hordes.ts';
import { POOL } from './keys.ts';
import { freeFiringSpots } from './soldiers.ts';
import { hordeIn, isOpen, sectionsInPlay } from './spots.ts';
import { gainHonour, overlord } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

/** GW-SOLO-12: the Locations of his track from the lowest token up. */
function fromLowest(g: Pick<Table, 'qinTrack'>): Location[] {
  return g.qinTrack.toReversed();
}

/** GW-SOLO-13: his own card moves Clerks to the lowest token, the next higher, and so on; after the fifth again the lowest. */
export function qinMoves(g: City & Pick<Table, 'qinTrack'>, count: number): void {
  moveQin(g, count, 'GW-SOLO-13');
}

/** GW-SOLO-14: in an Others box two Clerks, to the two lowest tokens. */
export function qinMovesForOthers(g: GreatWall): void {
  moveQin(g, 2, 'GW-SOLO-14');
}

function moveQin(g: City & Pick<Table, 'qinTrack'>, count: number, rule: string): void {
  let taken = new Set<Location>();
  for (let move = 0; move < count; move++) {
    if (move % g.qinTrack.length === 0) taken = new Set();
    const target = qinTarget(g, move % g.qinTrack.length, taken);
    if (target === null) {
      tell('GW-SOLO-15', 'qinLosesMove', { move: move + 1 });
      continue;
    }
    taken.add(target);
    const from = sourceOf(g, target);
    if (from === null) tell('GW-SOLO-15', 'qinHasNoClerk', { location: LOCATION_IDS[target] as string });
    else moveClerk(g, qin(g), from, target, rule);
  }
}

/** GW-SOLO-15: the wanted Location, or the next higher one with a free slot that was not yet chosen in this move. */
function qinTarget(g: City & Pick<Table, 'qinTrack'>, wanted: number, taken: ReadonlySet<Location>): Location | null {
  for (const location of fromLowest(g).slice(wanted)) {
    if (taken.has(location)) continue;
    if (!isLocked(g, location)) return location;
    tell('GW-SOLO-15', 'qinFindsFull', { location: LOCATION_IDS[location] as string });
  }
  return null;
}

/** From the pool; with an empty pool from the highest Location above the target that has one and is not locked. */
function sourceOf(g: City & Pick<Table, 'qinTrack'>, target: Location): Location | null {
  const clan = clanOf(g, qin(g));
  if (clan.clerks > 0) return POOL;
  for (const location of g.qinTrack) {
    if (location === target) return null;
    if (at(clan.at, location) > 0 && !isLocked(g, location)) return location;
  }
  return null;
}

/** GW-SOLO-30: as Overlord he moves Reed Clerks to the lowest tokens, from outside his track first, then from above. */
export function qinMovesReed(g: GreatWall, count: number): void {
  const clan = clanOf(g, reed(g));
  const moved = new Set<Location>();
  for (let move = 0; move < count; move++) {
    const target = fromLowest(g).find((location) => !isLocked(g, location) && at(clan.at, location) === 0);
    if (target === undefined) return;
    const from = reedSource(g, target, moved);
    if (from === null) return;
    moveClerk(g, reed(g), from, target, 'GW-SOLO-30');
    moved.add(target);
  }
}

function reedSource(g: GreatWall, target: Location, moved: ReadonlySet<Location>): Location | null {
  const clan = clanOf(g, reed(g));
  const movable = (location: Location): boolean =>
    at(clan.at, location) > 0 && !moved.has(location) && !isLocked(g, location);
  const outside = LOCATIONS.find((location) => !g.qinTrack.includes(location) && movable(location));
  if (outside !== undefined) return outside;
  const above = g.qinTrack.slice(0, g.qinTrack.indexOf(target));
  return above.find(movable) ?? null;
}

/** GW-SOLO-20, GW-SOLO-42: the Locations he activates first, from the highest token to the lowest. */
export function qinQueue(g: Table): Location[] {
  const acts = isQin(g, g.active) || (isReed(g, g.active) && isQin(g, overlord(g)));
  if (!acts) return [];
  return g.qinTrack.filter((location) => at(clanOf(g, qin(g)).at, location) > 0 && isReady(g, location));
}

/** GW-SOLO-21: of several Locations with his Clerks the one with the highest token. */
export function qinPick(g: Table): Location | null {
  return g.qinTrack.find((location) => at(clanOf(g, qin(g)).at, location) > 0) ?? null;
}

/** GW-SOLO-16 to GW-SOLO-18: what his Clerks do; he sends them nowhere else. */
export function qinActs(g: GreatWall, location: Location): void {
  const clan = clanOf(g, qin(g));
  const clerks = at(clan.at, location);
  if (location === BARRACKS) qinRecruits(g, SPEARMAN, clerks);
  else gainHonour(g, qin(g), at(clan.overseers, location) * clerks, 'GW-SOLO-17');
}

/** GW-SOLO-19: the token of an activated Location goes to the leftmost space. */
export function qinFollows(g: GreatWall, location: Location): void {
  g.qinTrack = [location, ...g.qinTrack.filter((one) => one !== location)];
  tell('GW-SOLO-19', 'qinToken', { location: LOCATION_IDS[location] as string });
}

/** The Section to which the Invasion points, then the other. */
function sectionsByInvasion(g: Table, invasion: Section): Section[] {
  return [invasion, ...sectionsInPlay(g).filter((section) => section !== invasion)];
}

function firstVacant(g: Table, slot: Slot): number | null {
  const horde = hordeIn(g, slot);
  if (horde === null || !isOpen(horde, slot)) return null;
  for (const spot of horde.type.columns) if (spotAt(g, slot, spot) === VACANT) return at(horde.type.cells, spot);
  return null;
}

/** GW-SOLO-22, GW-SOLO-23, GW-SOLO-24 */
export function qinRecruits(g: GreatWall, kind: Soldier, count: number): void {
  for (let recruit = 0; recruit < count; recruit++) {
    const sent = at(clanOf(g, qin(g)).pool, kind) > 0 && (kind === ARCHER ? sendArcher(g) : sendSpearman(g, qin(g)));
    if (!sent) tell('GW-SOLO-22', 'qinRecruitsNobody', { soldier: SOLDIERS[kind] });
  }
}

/** Puts a Spearman of Qin or, with him as Overlord, of the Reed Clan on a Horde in row 1 (GW-SOLO-22, GW-SOLO-25, GW-SOLO-31). */
function sendSpearman(g: GreatWall, who: Faction): boolean {
  const aim = spearmanAim(g, invasionNow(g));
  if (aim === null) return false;
  const { pool } = clanOf(g, who);
  pool[SPEARMAN] = at(pool, SPEARMAN) - 1;
  cover(g, who, aim.slot, [aim.cell]);
  if (isQin(g, who)) gainHonour(g, who, HONOUR.qinSpot, 'GW-SOLO-26');
  return true;
}

/** Where his next Spearman would go. */
export function spearmanAim(g: Table, invasion: Section): { slot: Slot; cell: number } | null {
  for (const section of sectionsByInvasion(g, invasion)) {
    const slot = slotAt(section, 0);
    const cell = firstVacant(g, slot);
    if (cell !== null) return { slot, cell };
  }
  return null;
}

export function qinSendsReed(g: GreatWall): void {
  sendSpearman(g, reed(g));
}

function sendArcher(g: GreatWall): boolean {
  const section = invasionNow(g);
  if (freeFiringSpots(g, section) <= 0) return false;
  const { pool, firing } = clanOf(g, qin(g));
  pool[ARCHER] = at(pool, ARCHER) - 1;
  firing[section] = at(firing, section) + 1;
  tell('GW-SOLO-23', 'tookFiringSpot', { seat: 'qin', section: SECTIONS[section] });
  qinFiresIn(g, section, 1, false);
  return true;
}

/** Each of his Archers in a Firing Spot puts a Wound on the nearest Horde with room (GW-SOLO-25, GW-SOLO-26). */
export function qinFires(g: GreatWall): void {
  for (const section of sectionsInPlay(g)) qinFiresIn(g, section, at(clanOf(g, qin(g)).firing, section), false);
}

export function qinFiresIn(g: GreatWall, section: Section, count: number, winter: boolean): void {
  for (let shot = 0; shot < count; shot++) {
    for (let row = 0; row < ROWS; row++) {
      const slot = slotAt(section, row);
      const horde = hordeIn(g, slot);
      if (horde === null || (winter && hasFlag(horde.type, 'noWinterWounds'))) continue;
      const cell = firstVacant(g, slot);
      if (cell === null) continue;
      wound(g, qin(g), slot, cell, 'GW-SOLO-25');
      gainHonour(g, qin(g), HONOUR.qinSpot, 'GW-SOLO-26');
      break;
    }
  }
}

/** The lowest Overseer below level 3 goes up by one; of equals the one with the lower token. */
export function qinUpgrades(g: GreatWall): void {
  const { overseers } = clanOf(g, qin(g));
  const lowest = lowestOverseer(g);
  if (lowest === null) return;
  overseers[lowest] = at(overseers, lowest) + 1;
  tell('GW-SOLO-3', 'qinUpgraded', { location: LOCATION_IDS[lowest] as string, level: at(overseers, lowest) });
}

/** The Overseer he would raise next. */
export function lowestOverseer(g: Table): Location | null {
  const { overseers } = clanOf(g, qin(g));
  let lowest: Location | null = null;
  for (const location of fromLowest(g)) {
    if (!PRODUCTION.includes(location) || at(overseers, location) === LAST_LEVEL) continue;
    if (lowest === null || at(overseers, location) < at(overseers, lowest)) lowest = location;
  }
  return lowest;
}

/** The Section in which he would build; null when both Walls are finished. */
export function buildSection(g: Table, invasion: Section): Section | null {
  return sectionsByInvasion(g, invasion).find((one) => at(g.levels, one) < TOP_LEVEL) ?? null;
}

/** GW-SOLO-10, GW-SOLO-43: Warehouse resources up to the price, Wood first; the rest counts as paid. */
export function qinBuilds(g: GreatWall): void {
  const section = buildSection(g, invasionNow(g));
  if (section === null) return;
  let price = at(WALL_PRICE, at(g.levels, section));
  const paid = MATERIALS.map((material) => {
    const taken = Math.min(price, at(g.warehouse, material));
    g.warehouse[material] = at(g.warehouse, material) - taken;
    price -= taken;
    return taken;
  });
  const [wood = 0, stone = 0, gold = 0] = paid;
  if (wood + stone + gold > 0) tell('GW-SOLO-10', 'paidFromWarehouse', { seat: 'qin', wood, stone, gold, chi: 0 });
  raiseWall(g, qin(g), section, true);
}

/** His Betrayal: the Qin card with the title of the human's card; null when the human shows Betrayal or nothing. */
export function qinMirrors(g: GreatWall): string | null {
  const title = titleShown(g, 0 as Faction);
  if (title === '' || title === BETRAYAL) return null;
  tell('GW-SOLO-11', 'qinMirrors', { command: title });
  return QIN_COMMANDS.find((id) => id === `qin-${title}`) ?? null;
}

export const qinEffects: Pick<Effects, 'qinMove' | 'qinRecruit' | 'qinFire' | 'qinUpgrade' | 'qinBuild'> = {
  qinMove: {
    carryOut(g, f, op) {
      qinMoves(g, countIn(g, f, op.n) + f.plus);
      return go('next');
    },
  },
  qinRecruit: {
    carryOut(g, f, op) {
      qinRecruits(g, op.kind, countIn(g, f, op.n));
      return go('next');
    },
  },
  qinFire: {
    carryOut(g) {
      qinFires(g);
      return go('next');
    },
  },
  qinUpgrade: {
    carryOut(g) {
      qinUpgrades(g);
      return go('next');
    },
  },
  qinBuild: {
    carryOut(g) {
      qinBuilds(g);
      return go('next');
    },
  },
};
