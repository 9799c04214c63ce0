/** With two Sections in play there is no middle one: on the screen they are the left and the right one. */

import type { ModeId } from '@jade/great-wall/screen';
import { variantOf } from '@jade/great-wall/screen';
import type { Catalogue } from '@jade/words';

export function wording(words: Catalogue, mode: string, seats: number): Catalogue {
  if (variantOf(mode as ModeId, seats).sections.length > 2) return words;
  // Whatever is said of the middle Section is said as of the left one, which is not in play.
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const asLeft = key.replace(/\bmiddle\b/, 'left').replace(/\bM(?=\d)/, 'L');
      return [key, asLeft === key ? text : (words[asLeft] ?? text)];
    }),
  );
}
