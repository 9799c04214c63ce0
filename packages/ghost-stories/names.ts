/** What a ghost is called in a sentence: those of one name are told apart by where they stand. */

import type { Json } from '@jade/engine';
import { at } from '@jade/engine';
import { areNamesakes, ghostOf } from './content/cards.ts';
import type { Space } from './content/layout.ts';
import { SPACE_IDS } from './content/layout.ts';
import { cardAt, isFree, occupiedSpaces } from './rules/ghosts.ts';
import type { Table } from './state.ts';

/** The ghost on this space, by its name alone where none of the others bears it. */
export function ghostOn(g: Table, space: Space, among: readonly Space[] = occupiedSpaces(g)): Json {
  const card = cardAt(g, space);
  const { id } = ghostOf(card);
  const same = among.filter((other) => !isFree(g, other) && areNamesakes(cardAt(g, other), card));
  if (same.length < 2) return id;
  return { key: 'ghosts.ask.which', params: { name: { key: `ghost.${id}`, params: {} }, space: at(SPACE_IDS, space) } };
}
