/** The builders of this game's rules, and the keys under which things are chosen. */

import type { Frame, Procedure } from '@jade/engine';
import { at, defineRules } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { LOCATION_IDS } from '../content/board.ts';
import { GRID_CELLS, GRID_COLUMNS } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { ALL_SLOTS, RESOURCES, rowOf, SECTIONS, SOLDIERS, sectionOf } from '../content/terms.ts';
import type { GreatWall } from '../state.ts';

export const { rules, procedure, decision, together } = defineRules<GreatWall>();

/** The choice to leave it at that. */
export const STOP = 'stop';

/** Keys that name one of a closed set: `to:quarry`. */
export interface Keys<Index extends number> {
  readonly of: readonly string[];
  index(key: string): Index;
}

function keysFor<Index extends number>(kind: string, names: readonly string[]): Keys<Index> {
  const of = names.map((name) => `${kind}:${name}`);
  const byKey = new Map(of.map((key, index) => [key, index as Index]));
  return {
    of,
    index(key) {
      const index = byKey.get(key);
      if (index === undefined) throw new Error(`'${key}' is no ${kind}`);
      return index;
    },
  };
}

/** Keys that name a card: `advisor:geomancer`. */
export interface CardKeys {
  of(card: string): string;
  card(key: string): string;
}

/**
 * Each key is made once and remembers its card. So a card that comes out of a choice is the very string that lies in the
 * tables of content/, and looking it up there compares no letters.
 */
function cardKeys(kind: string): CardKeys {
  const keys = new Map<string, string>();
  const cards = new Map<string, string>();
  return {
    of(card) {
      const known = keys.get(card);
      if (known !== undefined) return known;
      const key = `${kind}:${card}`;
      keys.set(card, key);
      cards.set(key, card);
      return key;
    },
    card: (key) => cards.get(key) ?? key.slice(kind.length + 1),
  };
}

export const GENERAL = cardKeys('general');
export const ADVISOR = cardKeys('advisor');
export const COMMAND = cardKeys('command');
export const COPY = cardKeys('copy');
export const RECLAIM = cardKeys('reclaim');
export const USE = cardKeys('use');
export const BASIC = cardKeys('basic');
export const ENHANCED = cardKeys('enhanced');
export const DISCARD = cardKeys('discard');
export const SHAME_HORDE = cardKeys('shameHorde');
export const REQUEST = cardKeys('request');

export const LOCATION = keysFor<Location>('location', LOCATION_IDS);
export const FROM = keysFor<Location>('from', [...LOCATION_IDS, 'pool']);
/** In `FROM`: the pool, after all Locations. */
export const POOL = LOCATION_IDS.length as Location;
export const TO = keysFor<Location>('to', LOCATION_IDS);
export const REST = keysFor<Section>('rest', SECTIONS);
export const FIRING = keysFor<Section>('firing', SECTIONS);
export const SECTION = keysFor<Section>('section', SECTIONS);
export const WALL = keysFor<Section>('wall', SECTIONS);
export const BARRICADE = keysFor<Section>('barricade', SECTIONS);
export const SOLDIER = keysFor<Soldier>('soldier', SOLDIERS);
export const RESOURCE = keysFor<0 | 1 | 2 | 3>('resource', RESOURCES);

const INITIALS = ['L', 'M', 'R'];

/** A cell of a Horde card: Section and row, then a or b for the upper or lower line and the column, `L1-a2`. */
function cellName(slot: Slot, cells: readonly number[]): string {
  const spots = cells.map((cell) => `${cell < GRID_COLUMNS ? 'a' : 'b'}${(cell % GRID_COLUMNS) + 1}`);
  return `${INITIALS[sectionOf(slot)]}${rowOf(slot) + 1}-${spots.join('')}`;
}

/** A card among the Hordes: `L1`. */
export const SLOT = keysFor<Slot>(
  'horde',
  ALL_SLOTS.map((slot) => `${INITIALS[sectionOf(slot)]}${rowOf(slot) + 1}`),
);

const CELL_KEYS: readonly (readonly string[])[] = ALL_SLOTS.map((slot) =>
  Array.from({ length: GRID_CELLS }, (_, cell) => `spot:${cellName(slot, [cell])}`),
);
const PAIR_KEYS: readonly (readonly (readonly string[])[])[] = ALL_SLOTS.map((slot) =>
  Array.from({ length: GRID_CELLS }, (_, a) =>
    Array.from({ length: GRID_CELLS }, (_, b) => `spots:${cellName(slot, [a, b])}`),
  ),
);

interface Aim {
  readonly slot: Slot;
  readonly cells: readonly number[];
}
const AIMS = new Map<string, Aim>();
for (const slot of ALL_SLOTS) {
  for (let a = 0; a < GRID_CELLS; a++) {
    AIMS.set(cellKey(slot, a), { slot, cells: [a] });
    for (let b = 0; b < GRID_CELLS; b++) AIMS.set(pairKey(slot, a, b), { slot, cells: [a, b] });
  }
}

export function cellKey(slot: Slot, cell: number): string {
  return at(CELL_KEYS, slot)[cell] as string;
}

export function pairKey(slot: Slot, a: number, b: number): string {
  return at(at(PAIR_KEYS, slot), a)[b] as string;
}

/** The cells that a key of `cellKey` or `pairKey` names. */
export function aimOf(key: string): Aim {
  const aim = AIMS.get(key);
  if (aim === undefined) throw new Error(`'${key}' is no Vital Spot`);
  return aim;
}

/** How the log names a spot. */
export function spotName(slot: Slot, cell: number): string {
  return cellName(slot, [cell]);
}

/** The innermost frame of a procedure that is under way: what happens inside an event finds the event there. */
export function nearest<Locals>(g: GreatWall, { name }: Procedure<Locals>): (Frame & Locals) | null {
  for (let index = g.stack.length - 1; index >= 0; index--) {
    const frame = at(g.stack, index);
    if (frame.at.startsWith(name) && frame.at.charCodeAt(name.length) === DOT) return frame as Frame & Locals;
  }
  return null;
}

const DOT = 46;
