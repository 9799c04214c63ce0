/**
 * Takes whatever looks best right after it, by the game's own evaluation, averaged over a few games that
 * could lie behind the view. Its own follow-up choices are looked through too, because a choice is often only
 * the first half of a deed; and where others still choose in secret, it lets them choose at random.
 */

import type { Game, GameDefinition, Pending, Seat, Stream } from '@jade/engine';
import { advance, answer, at, hasAnswers, imagine, must, pick } from '@jade/engine';
import type { Bot, Situation } from './bot.ts';
import { answersIn, instant } from './bot.ts';

/** Games imagined behind a view that hides something. */
const IMAGINED = 4;

/** How many own choices in a row are looked through before the position is judged as it stands. */
const FOLLOW_UPS = 3;

export const greedyBot: Bot = instant('greedy', (situation) => {
  const { options, offers, random, definition } = situation;
  const [only] = options;
  if (options.length === 1 && offers.length === 0 && only !== undefined) return only;
  const { keys, worth } = worthOfAll(situation, definition.secrets ? IMAGINED : 1);
  const best = Math.max(...worth);
  return pick(
    random,
    keys.filter((_, index) => worth[index] === best),
  );
});

/** Everything that can be chosen and how good it looks, on average over some imagined games. */
export function worthOfAll(
  { definition, view, options, offers, random }: Situation,
  games: number,
): { keys: (string | null)[]; worth: number[] } {
  const seen = view();
  const { viewer } = seen;
  if (viewer === 'spectator') throw new Error('a spectator has no choice');
  const keys = answersIn({ options, offers });
  const worth = keys.map(() => 0);
  for (let left = games; left > 0; left--) {
    const imagined = imagine(definition, seen, random);
    for (const [index, key] of keys.entries()) {
      worth[index] = (worth[index] ?? 0) + worthOf(definition, imagined, viewer, key, random) / games;
    }
  }
  return { keys, worth };
}
export function worthOf(
  definition: GameDefinition,
  game: Game,
  seat: Seat,
  key: string | null,
  random: Stream,
): number {
  if (key === null) return definition.evaluate(game, seat);
  const copy = definition.clone(game);
  const pending = must(advance(definition.rules, copy), 'a decision to answer');
  const next = answer(definition.rules, copy, pending, seat, key);
  return bestAhead(definition, copy, settle(definition, copy, next, seat, random), seat, FOLLOW_UPS);
}

/** Lets the others finish a decision that is being taken together. */
function settle(
  definition: GameDefinition,
  game: Game,
  pending: Pending | null,
  seat: Seat,
  random: Stream,
): Pending | null {
  let next = pending;
  while (next !== null && hasAnswers(next.frame) && next.questions.every((asked) => asked.seat !== seat)) {
    const { seat: other, options } = at(next.questions, 0);
    next = answer(definition.rules, game, next, other, pick(random, options));
  }
  return next;
}

function bestAhead(definition: GameDefinition, game: Game, pending: Pending | null, seat: Seat, depth: number): number {
  const question = pending?.questions.find((asked) => asked.seat === seat);
  if (pending === null || question === undefined || depth === 0) return definition.evaluate(game, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const key of question.options) {
    const copy = definition.clone(game);
    const here = must(advance(definition.rules, copy), 'a decision to answer');
    const ahead = bestAhead(definition, copy, answer(definition.rules, copy, here, seat, key), seat, depth - 1);
    if (ahead > best) best = ahead;
  }
  return best;
}
