/**
 * What options concern on the table, so that any board can make it glow. An option is named like the thing it is about (`road:R12`,
 * `place:L07`, `card:C3` …); where it is about something else, its decision says so. An own champion is chosen by its class alone, and
 * lies on the table with its owner's name.
 */

import type { Frame, Seat } from '@jade/engine';
import { at, keySet, seat } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { CHAMPIONS, CLASSES } from '../content/classes.ts';
import { COLOURS } from '../content/numbers.ts';
import type { Panda } from '../state.ts';
import { CHAMPION } from './keys.ts';

/** The champions of all seats, one seat after the other: `champion:P2-monk`. */
const ALL_CHAMPIONS = keySet(
  COLOURS.flatMap((_, owner) => CHAMPIONS.map((champion) => `champion:P${owner + 1}-${champion}`)),
);

export function championThing(owner: Seat, champion: Class): string {
  return at(ALL_CHAMPIONS.of, owner * CLASSES.length + champion);
}

export function isChampionThing(thing: string): boolean {
  return ALL_CHAMPIONS.has(thing);
}

export function championFrom(thing: string): { owner: Seat; champion: Class } {
  const index = ALL_CHAMPIONS.index(thing);
  return { owner: seat(Math.floor(index / CLASSES.length)), champion: at(CLASSES, index % CLASSES.length) };
}

export function concerns(_: Panda, frame: Frame, key: string): readonly string[] {
  if (!CHAMPION.has(key) || !('seat' in frame) || typeof frame.seat !== 'number') return [key];
  return [championThing(seat(frame.seat), CHAMPION.index(key))];
}
