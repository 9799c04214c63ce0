/** What must hold at every moment: no piece is lost or made. */

import { at } from '@jade/engine';
import { ghostsOfSets, incarnationsOf, isIncarnation } from './content/cards.ts';
import { ALL_COLOURS } from './content/colours.ts';
import { SPACES } from './content/layout.ts';
import {
  BUDDHAS,
  CRYSTALS,
  LAST_VILLAGER,
  MOST_VILLAGERS,
  POWER_TOKENS,
  QI_TOKENS,
  sittingOf,
  TAO_EACH,
  VILLAGERS_IN_PLAY,
} from './content/numbers.ts';
import { sum } from './rules/count.ts';
import { setsOf } from './setup.ts';
import type { GhostStories } from './state.ts';
import { NO_FIGURE, NONE } from './state.ts';

export function invariants(g: GhostStories): string[] {
  return [...tokens(g), ...cards(g), ...spaces(g), ...village(g)];
}

function tokens(g: GhostStories): string[] {
  const broken: string[] = [];
  for (const colour of ALL_COLOURS) {
    const held = sum(g.boards, ({ tao }) => at(tao, colour));
    const all = held + at(g.tao, colour) + at(g.lostTao, colour) + (g.circle === colour ? 1 : 0);
    if (all !== TAO_EACH) broken.push(`there are ${all} Tao tokens of colour ${colour}`);
    if (at(g.tao, colour) < 0) broken.push(`the supply of colour ${colour} is below 0`);
  }
  if (g.boards.some(({ tao }) => tao.some((count) => count < 0))) broken.push('somebody holds less than no Tao');
  const qi = g.qi + sum(g.boards, (board) => board.qi);
  if (qi !== QI_TOKENS || g.qi < 0) broken.push(`there are ${qi} Qi tokens, ${g.qi} in the supply`);
  const buddhas = g.templeBuddhas + sum(g.buddhas, (there) => there) + sum(g.boards, (board) => board.buddhas);
  if (buddhas !== BUDDHAS) broken.push(`there are ${buddhas} Buddhas`);
  const powers = g.spentTokens + sum(g.boards, (board) => board.powerTokens);
  const { powerTokensPerPlayer } = sittingOf(g.seats);
  if (powers !== powerTokensPerPlayer * g.seats || powers > POWER_TOKENS)
    broken.push(`there are ${powers} power tokens`);
  if (g.moon !== null) {
    const crystals =
      g.moon.crystals + sum(g.moon.receptacles, (there) => there) + sum(g.boards, (board) => board.crystals);
    if (crystals !== CRYSTALS) broken.push(`there are ${crystals} crystals`);
  }
  if (g.boards.some((board) => board.newCrystals > board.crystals)) broken.push('a new crystal is not there');
  return broken;
}

function cards(g: GhostStories): string[] {
  const drawn = g.drawn === NONE ? [] : [g.drawn];
  const all = [...g.deck, ...g.discard, ...g.removed, ...g.box, ...drawn, ...g.ghosts.filter((card) => card !== NONE)];
  const expected = [
    ...ghostsOfSets(setsOf(g.moon !== null, g.shaman)),
    ...incarnationsOf(g.moon === null ? 'base' : 'mixed'),
  ];
  const broken: string[] = [];
  if (new Set(all).size !== all.length) broken.push('a card is in two places');
  if (all.length !== expected.length) broken.push(`there are ${all.length} cards instead of ${expected.length}`);
  if (g.removed.some((card) => isIncarnation(card))) broken.push('an incarnation left the game unseen');
  if (g.under + g.over > g.deck.length) broken.push('more cards are known than the deck has');
  return broken;
}

function spaces(g: GhostStories): string[] {
  const gone = g.mantraLost && g.mantra !== NONE ? ['the Mantra that left the game lies on a ghost'] : [];
  const broken = SPACES.flatMap((space) => {
    const empty = at(g.ghosts, space) === NONE;
    return [
      ...(empty && at(g.figures, space) !== NO_FIGURE ? [`a figure haunts for nobody on space ${space}`] : []),
      ...(empty && g.mantra === space ? ['the Mantra lies on no ghost'] : []),
    ];
  });
  return [...gone, ...broken];
}

function village(g: GhostStories): string[] {
  const { moon } = g;
  const broken: string[] = [];
  if (new Set(g.village).size !== g.village.length) broken.push('a tile lies in two places');
  if (g.boards.some((board) => board.seat >= 0 && board.qi > 0 && board.place < 0))
    broken.push('a Taoist stands nowhere');
  if (moon === null) return broken;
  const living = sum(moon.stacks, (stack) => stack.length);
  const all = living + moon.graveyard.length + moon.shelter.length;
  if (all !== VILLAGERS_IN_PLAY) broken.push(`there are ${all} villagers`);
  if (moon.stacks.some((stack) => stack.length > MOST_VILLAGERS)) broken.push('more than three villagers on a tile');
  if (moon.stacks.some((stack, place) => stack.length > 0 && at(g.haunted, place) === 1)) {
    broken.push('villagers on a haunted tile');
  }
  if (moon.graveyard.length >= LAST_VILLAGER && g.ending === null) broken.push('too many dead for the game to go on');
  return broken;
}
