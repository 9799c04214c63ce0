/** What places are called on this table: ghost spaces by the colour of their board and the tile before them, never by points of the compass. */

import type { SeatView } from '@jade/engine';
import { COLOURS, LINE, SIDES, SPACE_IDS, SPACES, sideOf, TILE_IDS } from '@jade/ghost-stories/screen';
import type { Catalogue } from '@jade/words';
import { speaker } from '@jade/words';
import type { Named } from '../games.ts';
import { viewOf } from './use-game.ts';

/** Boards and village lie still once they are laid out. */
export function namedBy(view: SeatView): string {
  const { village, boards } = viewOf(view).table;
  return `${village.join(' ')} / ${boards.map(({ colour }) => colour).join(' ')}`;
}

export function wording(words: Catalogue, { locale, view }: Pick<Named, 'locale' | 'view'>): Catalogue {
  const { village, boards } = viewOf(view).table;
  const { say } = speaker(locale, words, String);
  const names: Record<string, string> = {};
  for (const side of SIDES) {
    const colour = COLOURS[boards[side]?.colour ?? 0] ?? '';
    for (const space of SPACES.filter((one) => sideOf(one) === side)) {
      const tile = TILE_IDS[village[LINE[space]?.[0] ?? 0] ?? 0] ?? '';
      const called = say('ghosts.spaceBefore', { colour, tile });
      for (const named of ['space', 'toSpace']) names[`${named}.${SPACE_IDS[space]}`] = called;
    }
  }
  return { ...words, ...names };
}
