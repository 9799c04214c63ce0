/** The Horde cards: power, Honour, Vital Spots and abilities (GW-TERM-10, GW-TERM-11). */

import type { Card } from './cards.ts';
import { asCard } from './cards.ts';
import type { Datum } from './data.ts';
import { data } from './data.ts';
import type { ListId } from './effects.ts';
import { asList } from './effects.ts';
import type { Section } from './terms.ts';
import { indexIn, SECTIONS } from './terms.ts';
import type { Flag } from './vocabulary.ts';

/** Cells of the grid, counted row by row; the state keeps room for the largest number of Vital Spots. */
export const GRID_COLUMNS = 6;
export const GRID_CELLS = 2 * GRID_COLUMNS;
export const MOST_SPOTS = 8;
export const SHAME_SLOTS = 2;

export interface HordeType extends Card {
  readonly power: number;
  readonly honour: number;
  /** The cell of each Vital Spot, in reading order. */
  readonly cells: readonly number[];
  readonly rewards: readonly ListId[];
  /** Pairs of adjacent spots, as indexes into `cells`. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The spots column by column, the upper one first: the order of GW-SOLO-25. */
  readonly columns: readonly number[];
}

export interface Horde {
  readonly id: string;
  readonly type: HordeType;
  /** The Invasion indicator on the back. */
  readonly invasion: Section;
}

const TYPES = new Map<string, HordeType>();

function asType(one: Datum): HordeType {
  const id = one.at('type').text;
  const known = TYPES.get(id);
  if (known !== undefined) return known;
  const spots = one.at('vital').at('spots').list;
  const cells = spots.map((spot) => spot.at('row').number * GRID_COLUMNS + spot.at('col').number);
  if (cells.length > MOST_SPOTS) throw one.wrong(`a Horde with at most ${MOST_SPOTS} Vital Spots`);
  const type: HordeType = {
    ...asCard(id, one.at('ability').list),
    power: one.at('power').number,
    honour: one.at('honour').number,
    cells,
    rewards: spots.map((spot, index) => asList(spot.at('reward'), `${id}/spot${index}`)),
    pairs: adjacentPairs(cells),
    columns: cells.map((_, index) => index).sort((a, b) => columnOrder(cells[a] ?? 0) - columnOrder(cells[b] ?? 0)),
  };
  TYPES.set(id, type);
  return type;
}

function columnOrder(cell: number): number {
  return (cell % GRID_COLUMNS) * 2 + Math.floor(cell / GRID_COLUMNS);
}

/** GW-TERM-11: cells that touch by a side. */
function adjacentPairs(cells: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [a, cell] of cells.entries()) {
    for (let b = a + 1; b < cells.length; b++) if (areAdjacent(cell, cells[b] ?? -1)) pairs.push([a, b]);
  }
  return pairs;
}

export function areAdjacent(a: number, b: number): boolean {
  const sameRow = Math.floor(a / GRID_COLUMNS) === Math.floor(b / GRID_COLUMNS);
  return (sameRow && Math.abs(a - b) === 1) || Math.abs(a - b) === GRID_COLUMNS;
}

const HORDE_BY_ID = new Map<string, Horde>();

function readHordes(list: string): string[] {
  return data.at(list).list.map((one) => {
    const id = one.at('id').text;
    const invasion = indexIn(SECTIONS, one.at('invasion').text) as Section;
    HORDE_BY_ID.set(id, { id, type: asType(one), invasion });
    return id;
  });
}

export const HORDES: readonly string[] = readHordes('hordes');
export const COOP_HORDES: readonly string[] = readHordes('coopHordes');
export const HORDE_TYPES: readonly HordeType[] = [...TYPES.values()];

export function hordeOf(id: string): Horde {
  const horde = HORDE_BY_ID.get(id);
  if (horde === undefined) throw new Error(`there is no Horde '${id}'`);
  return horde;
}

export function hasFlag(type: HordeType, flag: Flag): boolean {
  for (const one of type.flags) if (one.flag === flag) return true;
  return false;
}
