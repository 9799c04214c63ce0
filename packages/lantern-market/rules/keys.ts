/** The keys under which things are chosen: each names a lantern, or says in a word what is done. */

import { at, keysFor } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import { BRIGHTEST } from '../content/numbers.ts';

export const LANTERN = keysFor(
  'lantern',
  Array.from({ length: BRIGHTEST }, (_, index) => String(index + 1)),
);

/** No lantern tonight; the lantern goes out; a gust; to let it be; and beside the choice of a lantern, the peddler. */
export const NONE = 'none';
export const DARK = 'dark';
export const GUST = 'gust';
export const PASS = 'pass';
export const PEDDLER = '+peddler';

export function lanternOf(key: string): Lantern {
  return LANTERN.index(key) + 1;
}

export function lanternKey(lantern: Lantern): string {
  return at(LANTERN.of, lantern - 1);
}

/** A key for each brightness in the hand that is within these bounds. */
export function lanternKeys(hand: readonly Lantern[], atLeast = 1, atMost = BRIGHTEST): string[] {
  const keys: string[] = [];
  for (let lantern = atLeast; lantern <= atMost; lantern++) {
    if (hand.includes(lantern)) keys.push(lanternKey(lantern));
  }
  return keys;
}
