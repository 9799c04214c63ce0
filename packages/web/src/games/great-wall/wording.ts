/** What the cards and keys of The Great Wall are called on this table. */

import type { ModeId, Slot } from '@jade/great-wall/screen';
import {
  ALL_SLOTS,
  areAdjacent,
  cellKey,
  GRID_CELLS,
  GRID_COLUMNS,
  pairKey,
  rowOf,
  SECTIONS,
  sectionOf,
  variantOf,
} from '@jade/great-wall/screen';
import type { Catalogue } from '@jade/words';
import { speaker } from '@jade/words';
import type { Named } from '../games.ts';

export function wording(words: Catalogue, { mode, seats, locale }: Omit<Named, 'view'>): Catalogue {
  const all = { ...words, ...spotsInWords(words, locale) };
  return variantOf(mode as ModeId, seats).sections.length > 2 ? all : withoutMiddle(all);
}

/** With two Sections in play there is no middle one: on the screen they are the left and the right one. */
function withoutMiddle(words: Catalogue): Catalogue {
  // Whatever is said of the middle Section is said as of the left one, which is not in play.
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const asLeft = key.replace(/\bmiddle\b/, 'left').replace(/\bM(?=\d)/, 'L');
      return [key, asLeft === key ? text : (words[asLeft] ?? text)];
    }),
  );
}

/** Where Vital Spots are, for the short names by which choices call them: `spot.L1-a2`. */
function spotsInWords(words: Catalogue, locale: string): Catalogue {
  const { say } = speaker(locale, words, String);
  const names: Record<string, string> = {};
  const name = (key: string, how: string, slot: Slot, cell: number, second: number) => {
    names[key.replace(':', '.')] = say(`wall.words.${how}`, {
      section: SECTIONS[sectionOf(slot)],
      row: rowOf(slot) + 1,
      line: cell < GRID_COLUMNS ? 'upper' : 'lower',
      column: (cell % GRID_COLUMNS) + 1,
      second: (second % GRID_COLUMNS) + 1,
    });
  };
  for (const slot of ALL_SLOTS) {
    for (let a = 0; a < GRID_CELLS; a++) {
      name(cellKey(slot, a), 'spot', slot, a, a);
      for (let b = a + 1; b < GRID_CELLS; b++) {
        if (areAdjacent(a, b)) name(pairKey(slot, a, b), b === a + 1 ? 'across' : 'down', slot, a, b);
      }
    }
  }
  return names;
}
