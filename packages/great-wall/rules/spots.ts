/**
 * What lies on the Hordes: Soldiers and Wounds on Vital Spots (GW-TERM-10, GW-INV-6). A Soldier on a spot is its faction
 * times 3 plus a mark: 0 a Spearman, 1 and 2 the two Horsemen of a faction, so that each of their pairs can be told apart.
 */

import { at } from '@jade/engine';
import type { Horde } from '../content/hordes.ts';
import { hasFlag, hordeOf, MOST_SPOTS } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { HORSEMAN, ROWS, rowOf, SPEARMAN, sectionOf, slotAt } from '../content/terms.ts';
import type { Faction, Table } from '../state.ts';
import { FIRST_SOLDIER, spotAt, VACANT, variant, WOUND } from '../state.ts';

const MARKS = 3;

/** What is known of the Hordes lies open: a view will do as well as the table. */
type Battlefield = Pick<Table, 'hordes' | 'spots'>;

/** The Horde in a slot; null where there is none. */
export function hordeIn(g: Battlefield, slot: Slot): Horde | null {
  const id = g.hordes[slot] as string;
  return id === '' ? null : hordeOf(id);
}

/** How many Hordes lie in a Section: they stand without gaps from row 1 on (GW-INV-5). */
export function hordesIn(g: Battlefield, section: Section): number {
  let count = 0;
  while (count < ROWS && g.hordes[slotAt(section, count)] !== '') count += 1;
  return count;
}

/** Whose Soldier stands on a spot; -1 without one. */
export function ownerOn(code: number): Faction {
  return (code < FIRST_SOLDIER ? -1 : Math.floor((code - FIRST_SOLDIER) / MARKS)) as Faction;
}

export function kindOn(code: number): Soldier {
  return (code - FIRST_SOLDIER) % MARKS === 0 ? SPEARMAN : HORSEMAN;
}

function put(g: Battlefield, slot: Slot, spot: number, code: number): void {
  g.spots[slot * MOST_SPOTS + spot] = code;
}

export function putWound(g: Battlefield, slot: Slot, spot: number): void {
  put(g, slot, spot, WOUND);
}

/** A Spearman on one spot, or a Horseman on two. */
export function putSoldier(g: Battlefield, slot: Slot, spots: readonly number[], who: Faction): void {
  const first = FIRST_SOLDIER + who * MARKS;
  const mark = spots.length === 1 ? 0 : hasMark(g, slot, first + 1) ? 2 : 1;
  for (const spot of spots) put(g, slot, spot, first + mark);
}

function hasMark(g: Battlefield, slot: Slot, code: number): boolean {
  for (let spot = 0; spot < MOST_SPOTS; spot++) if (spotAt(g, slot, spot) === code) return true;
  return false;
}

/** Takes the Soldier on a spot away; a Horseman leaves both its spots. */
export function takeSoldier(g: Battlefield, slot: Slot, spot: number, leave: number): void {
  const code = spotAt(g, slot, spot);
  if (kindOn(code) === SPEARMAN) {
    put(g, slot, spot, leave);
    return;
  }
  for (let other = 0; other < MOST_SPOTS; other++) if (spotAt(g, slot, other) === code) put(g, slot, other, leave);
}

/** The first spot of each Soldier of a faction on a card. */
export function soldiersOn(g: Battlefield, slot: Slot, who: Faction): number[] {
  const found: number[] = [];
  const first = FIRST_SOLDIER + who * MARKS;
  let seen = 0;
  for (let spot = 0; spot < MOST_SPOTS; spot++) {
    const mark = spotAt(g, slot, spot) - first;
    if (mark < 0 || mark >= MARKS || (mark > 0 && (seen & (1 << mark)) !== 0)) continue;
    seen |= 1 << mark;
    found.push(spot);
  }
  return found;
}

/** Vital Spots that a faction's Soldiers cover on a card. */
export function spotsCovered(g: Battlefield, slot: Slot, who: Faction): number {
  let count = 0;
  for (let spot = 0; spot < MOST_SPOTS; spot++) if (ownerOn(spotAt(g, slot, spot)) === who) count += 1;
  return count;
}

export function hasSoldierOn(g: Battlefield, slot: Slot, who: Faction): boolean {
  const first = FIRST_SOLDIER + who * MARKS;
  for (let spot = slot * MOST_SPOTS, end = spot + MOST_SPOTS; spot < end; spot++) {
    const mark = (g.spots[spot] as number) - first;
    if (mark >= 0 && mark < MARKS) return true;
  }
  return false;
}

export function vacantSpots(g: Battlefield, slot: Slot): number {
  const horde = hordeIn(g, slot);
  if (horde === null) return 0;
  let count = 0;
  for (let spot = horde.type.cells.length - 1; spot >= 0; spot--) if (spotAt(g, slot, spot) === VACANT) count += 1;
  return count;
}

/** GW-DEFEAT-2 */
export function isComplete(g: Battlefield, slot: Slot): boolean {
  return g.hordes[slot] !== '' && vacantSpots(g, slot) === 0;
}

/** Whether anything may be put on the Horde in a slot at all (ability onlyFirstRowTarget). */
export function isOpen(horde: Horde, slot: Slot): boolean {
  return rowOf(slot) === 0 || horde.type.flags.length === 0 || !hasFlag(horde.type, 'onlyFirstRowTarget');
}

/** The Sections in play (GW-TERM-14). */
export function sectionsInPlay(g: Table): readonly Section[] {
  return variant(g).sections;
}

/** GW-DEFEAT-12: the cards behind move up, with everything on them. */
export function closeRanks(g: Battlefield, slot: Slot): void {
  for (let row = rowOf(slot); row < ROWS; row++) {
    const here = slotAt(sectionOf(slot), row);
    const isLast = row === ROWS - 1;
    g.hordes[here] = isLast ? '' : at(g.hordes, here + 1);
    for (let spot = 0; spot < MOST_SPOTS; spot++) {
      const next = isLast ? VACANT : (g.spots[(here + 1) * MOST_SPOTS + spot] as number);
      g.spots[here * MOST_SPOTS + spot] = next;
    }
  }
}

/** The slot in which a Horde card lies; null when it is not on the board. */
export function slotOfCard(g: Battlefield, card: string): Slot | null {
  const index = g.hordes.indexOf(card);
  return index < 0 ? null : (index as Slot);
}

/** Spots of a card column by column from the left, the upper one first (GW-SOLO-25, GW-SOLO-43). */
export function columnsFirst(g: Table, slot: Slot, spots: readonly number[]): number[] {
  const columns = hordeIn(g, slot)?.type.columns ?? [];
  return columns.filter((spot) => spots.includes(spot));
}
