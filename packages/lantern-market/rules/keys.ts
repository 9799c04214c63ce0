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

/**
 * The choices among the lanterns of a hand, after those that are always there. They follow from the set of brightnesses alone: each set has its
 * list, made once.
 */
export function choicesAmong(...always: readonly string[]) {
  const lists: (readonly string[])[] = [];
  return (hand: readonly Lantern[], atLeast = 1, atMost = BRIGHTEST): readonly string[] => {
    let set = 0;
    for (const lantern of hand) if (lantern >= atLeast && lantern <= atMost) set |= 1 << (lantern - 1);
    const known = lists[set];
    if (known !== undefined) return known;
    const list = [...always, ...LANTERN.of.filter((_, index) => (set & (1 << index)) !== 0)];
    lists[set] = list;
    return list;
  };
}
