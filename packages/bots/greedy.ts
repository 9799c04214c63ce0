/**
 * Takes whatever looks best right after it, by the game's own evaluation, averaged over a few games that
 * could lie behind the view. Its own follow-up choices of the same turn are made greedily too, because a
 * choice is often only the first half of a deed.
 */

import type { Game, GameDefinition, Pending, Seat } from '@jade/engine';
import { advance, answer, imagine, must } from '@jade/engine';
import type { Bot } from './bot.ts';

const IMAGINED = 3;

export const greedyBot: Bot = {
  name: 'greedy',
  choose(situation) {
    const { definition, options, offers, random } = situation;
    const [only] = options;
    if (options.length === 1 && offers.length === 0 && only !== undefined) return only;
    const view = situation.view();
    if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
    const choices: (string | null)[] = [...options, ...offers, ...(options.length === 0 ? [null] : [])];
    const values = choices.map(() => 0);
    for (let game = 0; game < IMAGINED; game++) {
      const imagined = imagine(definition, view, random);
      for (const [index, key] of choices.entries()) {
        values[index] = (values[index] ?? 0) + worthOf(definition, imagined, view.viewer, key);
      }
    }
    return choices[values.indexOf(Math.max(...values))] ?? null;
  },
};

function worthOf(definition: GameDefinition, game: Game, seat: Seat, key: string | null): number {
  if (key === null) return definition.evaluate(game, seat);
  const copy = definition.clone(game);
  const pending = must(advance(definition.rules, copy), 'a decision to answer');
  return bestAhead(definition, copy, answer(definition.rules, copy, pending, seat, key), seat, FOLLOW_UPS);
}

/** How many own choices in a row are looked through before the position is judged as it stands. */
const FOLLOW_UPS = 2;

function bestAhead(definition: GameDefinition, game: Game, pending: Pending | null, seat: Seat, depth: number): number {
  const question = pending?.questions.find((asked) => asked.seat === seat);
  if (pending === null || question === undefined || depth === 0) return definition.evaluate(game, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const key of question.options) {
    const copy = definition.clone(game);
    const here = must(advance(definition.rules, copy), 'a decision to answer');
    const value = bestAhead(definition, copy, answer(definition.rules, copy, here, seat, key), seat, depth - 1);
    if (value > best) best = value;
  }
  return best;
}
