/** Any view in words: a heading for each of its fields, a line for each value in it. */

import type { Json, SeatView } from '@jade/engine';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const fields = Object.entries(view.table as Readonly<Record<string, Json>>);
  return fields.map(([field, value]) => ({ title: titleOf(field, words), lines: linesOf(value, view.seats, words) }));
}

function titleOf(field: string, words: Speaker): string {
  const key = `board.${field}`;
  return words.has(key) ? words.say(key) : field;
}

/** A list with an element for each seat is told by seat. */
function linesOf(value: Json, seats: number, words: Speaker): string[] {
  if (!Array.isArray(value)) return [inWords(value, words)];
  if (value.length !== seats) return [value.map((part) => inWords(part, words)).join(' · ')];
  return value.map((part, seat) => words.say('plain.ofSeat', { seat, value: inWords(part, words) }));
}

function inWords(value: Json, words: Speaker): string {
  if (Array.isArray(value)) return value.map((part) => inWords(part, words)).join(' · ');
  if (value === null || typeof value !== 'object') return String(value ?? '–');
  return words.list(Object.entries(value).map(([field, part]) => `${titleOf(field, words)} ${inWords(part, words)}`));
}
