/** Attacks and Wounds (GW-ATT-1 to GW-ATT-9, GW-REST-1 to GW-REST-3, GW-CARD-7). */

import type { Frame, Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import { hasFlag, MOST_SPOTS } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { ALL_SECTIONS, ARCHER, HORSEMAN, ROWS, SECTIONS, SOLDIERS, SPEARMAN, slotAt } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isPlayer, nameOf, spotAt, VACANT } from '../state.ts';
import { discardDown, holdsTooMany } from './deck.ts';
import { procedure } from './define.ts';
import { aimOf, cellKey, FIRING, pairKey, REST, spotName } from './keys.ts';
import { flagged } from './modifiers.ts';
import { rewardFor } from './rewards.ts';
import { freeFiringSpots } from './soldiers.ts';
import { hordeIn, isOpen, putSoldier, putWound, sectionsInPlay } from './spots.ts';
import { deciderFor } from './treasury.ts';

/** GW-ATT-2: row 1, and row 2 for a player whose Spearmen reach it. Adds the keys, or says whether there is one. */
export function spearmanTargets(g: Table, who: Faction, section: Section, keys: string[] | null): boolean {
  const rows = flagged(g, who, 'spearmanReachRow2') > 0 ? 2 : 1;
  for (let row = 0; row < rows; row++) {
    const slot = slotAt(section, row);
    const horde = hordeIn(g, slot);
    if (horde === null || !isOpen(horde, slot)) continue;
    if (pushVacant(g, slot, horde.type.cells, keys)) return true;
  }
  return false;
}

function pushVacant(g: Table, slot: Slot, cells: readonly number[], keys: string[] | null): boolean {
  for (let spot = 0; spot < cells.length; spot++) {
    if (spotAt(g, slot, spot) !== VACANT) continue;
    if (keys === null) return true;
    keys.push(cellKey(slot, cells[spot] as number));
  }
  return false;
}

/** GW-ATT-3 */
function horsemanTargets(g: Table, section: Section, keys: string[] | null): boolean {
  for (let row = 0; row < ROWS; row++) {
    const slot = slotAt(section, row);
    const horde = hordeIn(g, slot);
    if (horde === null) break;
    if (!isOpen(horde, slot) || hasFlag(horde.type, 'noHorsemen')) continue;
    for (const [a, b] of horde.type.pairs) {
      if (spotAt(g, slot, a) !== VACANT || spotAt(g, slot, b) !== VACANT) continue;
      if (keys === null) return true;
      keys.push(pairKey(slot, horde.type.cells[a] as number, horde.type.cells[b] as number));
    }
  }
  return false;
}

/** GW-ATT-4: any row; in Firing not on Hordes that forbid it. */
export function woundTargets(g: Table, section: Section, firing: boolean, keys: string[] | null, rows = ROWS): boolean {
  for (let row = 0; row < rows; row++) {
    const slot = slotAt(section, row);
    const horde = hordeIn(g, slot);
    if (horde === null) break;
    if (!isOpen(horde, slot) || (firing && hasFlag(horde.type, 'noWinterWounds'))) continue;
    if (pushVacant(g, slot, horde.type.cells, keys)) return true;
  }
  return false;
}

/** Keys of what a Soldier could attack from the pool or a Rest Zone; GW-ATT-8: an Archer needs only a Firing Spot. */
export function attackKeys(g: Table, who: Faction, kind: Soldier, section: Section, keys: string[] | null): boolean {
  if (kind === SPEARMAN) return spearmanTargets(g, who, section, keys);
  if (kind === HORSEMAN) return horsemanTargets(g, section, keys);
  if (freeFiringSpots(g, section) <= 0) return false;
  keys?.push(FIRING.of[section] as string);
  return true;
}

/** What one Soldier does, counted for its event in the frame that called. */
export interface Struck {
  covered: number[];
  wounds: number;
  attackers: number;
}

interface Strike {
  who: Faction;
  kind: Soldier;
  from: 'pool' | 'rest' | 'firing';
  /** The only Section it may strike in, -1 for a fresh recruit (GW-ATT-1). */
  section: Section | -1;
  /** In the Firing phase of Winter. */
  winter: boolean;
}

/** The frame that called the present one keeps the tally of the event. */
function tally(g: GreatWall): Struck {
  const caller = at(g.stack, g.stack.length - 2);
  if (!keepsTally(caller)) throw new Error(`'${caller.at}' keeps no tally`);
  return caller;
}

function keepsTally(frame: Frame): frame is Frame & Struck {
  return 'attackers' in frame;
}

/** One Soldier attacks, or a fresh recruit rests (GW-BARR-2, GW-BARR-5). */
export const strike = procedure('strike', frame<Strike>(), {
  start: (_, f) => go(f.from === 'firing' ? 'archer' : 'target'),

  target: {
    rule: 'GW-ATT-1',
    decider: (g, f) => deciderFor(g, f.who),
    options: targetsOf,
    candidates: (g, f) => [
      ...(f.kind === ARCHER ? FIRING.of : []),
      ...(f.from === 'pool' ? REST.of : []),
      ...ALL_SECTIONS.flatMap((section) => allSpots(g, section)),
    ],
    refusal: targetRefusal,
    prompt: (g, f) => ({ soldier: SOLDIERS[f.kind], ofSeat: nameOf(g, f.who) }),
    resolve(g, f, key) {
      const clan = clanOf(g, f.who);
      if (f.from === 'pool') clan.pool[f.kind] = at(clan.pool, f.kind) - 1;
      else clan.rest[f.section * 3 + f.kind] = at(clan.rest, f.section * 3 + f.kind) - 1;
      if (REST.has(key)) {
        const section = REST.index(key);
        clan.rest[section * 3 + f.kind] = at(clan.rest, section * 3 + f.kind) + 1;
        tell('GW-REST-1', 'rested', { seat: f.who, soldier: SOLDIERS[f.kind], section: SECTIONS[section] });
        return done;
      }
      tally(g).attackers += 1;
      if (f.kind === ARCHER) {
        f.section = FIRING.index(key);
        clan.firing[f.section] = at(clan.firing, f.section) + 1;
        tell('GW-ATT-4', 'tookFiringSpot', { seat: f.who, section: SECTIONS[f.section] });
        return go('archer');
      }
      const { slot, cells } = aimOf(key);
      cover(g, f.who, slot, cells);
      return go('limit');
    },
  },

  archer: (g, f) => (woundTargets(g, f.section as Section, f.winter, null) ? go('wound') : done),

  /** GW-ATT-4, GW-ATT-5: not optional where a spot is vacant. */
  wound: {
    rule: 'GW-ATT-4',
    decider: (g, f) => deciderFor(g, f.who),
    options(g, f) {
      const keys: string[] = [];
      woundTargets(g, f.section as Section, f.winter, keys);
      return keys;
    },
    candidates: (g, f) => allSpots(g, f.section as Section),
    refusal: (g, f, key) => woundRefusal(g, key, f.winter),
    prompt: (_, f) => ({ section: SECTIONS[f.section as Section] }),
    resolve(g, f, key) {
      const { slot, cells } = aimOf(key);
      wound(g, f.who, slot, at(cells, 0), f.winter ? 'GW-WINTER-1' : 'GW-ATT-4');
      tally(g).wounds += 1;
      return done;
    },
  },

  limit: (g, f) => (isPlayer(g, f.who) && holdsTooMany(g, f.who) ? go('discard') : done),
  discard: (_, f) => call(discardDown, { who: f.who }, 'end'),
  end: () => done,
});

function targetsOf(g: GreatWall, f: Strike): string[] {
  const keys: string[] = [];
  if (f.section >= 0) attackKeys(g, f.who, f.kind, f.section as Section, keys);
  else for (const section of sectionsInPlay(g)) attackKeys(g, f.who, f.kind, section, keys);
  if (f.from === 'pool' && isPlayer(g, f.who))
    for (const section of sectionsInPlay(g)) keys.push(REST.of[section] as string);
  return keys;
}

/** Every Vital Spot in a Section, occupied or not. */
export function allSpots(g: GreatWall, section: Section): string[] {
  const keys: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const slot = slotAt(section, row);
    for (const cell of hordeIn(g, slot)?.type.cells ?? []) keys.push(cellKey(slot, cell));
  }
  return keys;
}

function targetRefusal(g: GreatWall, f: Strike, key: string): Refusal {
  if (REST.has(key)) return refuse('GW-TERM-14', 'sectionClosed', { section: SECTIONS[REST.index(key)] });
  if (FIRING.has(key)) {
    const section = FIRING.index(key);
    if (!sectionsInPlay(g).includes(section))
      return refuse('GW-TERM-14', 'sectionClosed', { section: SECTIONS[section] });
    if (f.section >= 0 && section !== f.section)
      return refuse('GW-REST-2', 'otherSection', { section: SECTIONS[section] });
    return refuse('GW-INV-9', 'noFiringSpot', { section: SECTIONS[section] });
  }
  if (f.kind === ARCHER) return refuse('GW-ATT-4', 'archerShoots');
  const { slot } = aimOf(key);
  if (f.section >= 0 && Math.floor(slot / ROWS) !== f.section)
    return refuse('GW-REST-2', 'otherSection', { section: SECTIONS[Math.floor(slot / ROWS)] as string });
  const occupied = spotRefusal(g, key);
  if (occupied !== null) return occupied;
  if (f.kind === SPEARMAN) return refuse('GW-ATT-2', 'firstRowOnly');
  const type = hordeIn(g, slot)?.type;
  if (type !== undefined && hasFlag(type, 'noHorsemen')) return refuse('GW-TERM-10', 'noHorsemen', { horde: type.id });
  return refuse('GW-ATT-3', 'needsPair');
}

/** Why nothing may be put on a spot. */
export function spotRefusal(g: GreatWall, key: string): Refusal | null {
  const { slot, cells } = aimOf(key);
  const horde = hordeIn(g, slot);
  if (horde === null) return null;
  if (!isOpen(horde, slot)) return refuse('GW-TERM-10', 'notInFirstRow', { horde: horde.type.id });
  const spot = horde.type.cells.indexOf(at(cells, 0));
  return spotAt(g, slot, spot) === VACANT ? null : refuse('GW-INV-6', 'occupied');
}

function woundRefusal(g: GreatWall, key: string, winter: boolean): Refusal {
  const horde = hordeIn(g, aimOf(key).slot);
  return (
    spotRefusal(g, key) ?? refuse(winter ? 'GW-WINTER-1' : 'GW-ATT-4', 'cannotWound', { horde: horde?.type.id ?? '' })
  );
}

/** GW-ATT-6: a Soldier covers spots, and its faction gains their rewards at once. */
export function cover(g: GreatWall, who: Faction, slot: Slot, cells: readonly number[]): void {
  const { type, id } = hordeIn(g, slot) as NonNullable<ReturnType<typeof hordeIn>>;
  const spots = cells.map((cell) => type.cells.indexOf(cell));
  putSoldier(g, slot, spots, who);
  for (const [index, spot] of spots.entries()) {
    tell('GW-ATT-1', 'covered', { seat: nameOf(g, who), horde: id, spot: spotName(slot, at(cells, index)) });
    if (isPlayer(g, who)) {
      tally(g).covered.push(slot * MOST_SPOTS + spot);
      rewardFor(g, who, at(type.rewards, spot));
    }
  }
}

/** Puts a Wound on a vacant spot; a Wound never gives a reward (GW-ATT-6, GW-TERM-7). */
export function wound(g: GreatWall, who: Faction, slot: Slot, cell: number, rule: string): void {
  const { type, id } = hordeIn(g, slot) as NonNullable<ReturnType<typeof hordeIn>>;
  putWound(g, slot, type.cells.indexOf(cell));
  tell(rule, 'wounded', { seat: nameOf(g, who), horde: id, spot: spotName(slot, cell) });
}
