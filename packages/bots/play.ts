/** Plays whole games with a bot at every seat. */

import type { Choice, Config, Game, GameDefinition, Outcome, Pending, Seat } from '@jade/engine';
import { advance, answer, at, offersFor, RulesBroken, seat, seatView, setUp, stream } from '@jade/engine';
import type { Bot, Situation } from './bot.ts';

export interface Played {
  readonly outcome: Outcome;
  /** Choices that were made, forced ones not counted. */
  readonly decisions: number;
  readonly game: Game;
}

/** More choices than any game of ours needs by far; a game that gets there is stuck. */
const STUCK_AFTER = 20_000;

/** A game that does not come to an end, or whose rules broke. */
export class Stuck extends Error {
  constructor(config: Config, cause: unknown) {
    super(`stuck with seed '${config.seed}': ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.name = 'Stuck';
  }
}

type Watch = (choice: Choice) => void;

export function playGame(definition: GameDefinition, config: Config, bots: readonly Bot[], watch?: Watch): Played {
  const random = stream(config.seed, 'bots');
  const game = setUp(definition, config);
  let decisions = 0;
  try {
    let pending = advance(definition.rules, game);
    while (pending !== null) {
      const choice = nextChoice(definition, game, pending, bots, random);
      watch?.(choice);
      pending = answer(definition.rules, game, pending, choice.seat, choice.key);
      decisions += 1;
      if (decisions > STUCK_AFTER) throw new RulesBroken(`no end after ${STUCK_AFTER} decisions`, game);
    }
  } catch (cause) {
    throw new Stuck(config, cause);
  }
  return { outcome: definition.outcome(game), decisions, game };
}

/** Seats that are only offered something come first: what they are offered is a chance to step in before the choice. */
function nextChoice(
  definition: GameDefinition,
  game: Game,
  pending: Pending,
  bots: readonly Bot[],
  random: Situation['random'],
): Choice {
  const ask = (who: Seat, options: readonly string[]): string | null => {
    return at(bots, who).choose({
      definition,
      options,
      offers: offersFor(pending, who),
      view: () => seatView(definition, game, pending, who),
      random,
    });
  };
  if (pending.offers.length > 0) {
    for (let index = 0; index < game.seats; index++) {
      const who = seat(index);
      if (pending.questions.some((asked) => asked.seat === who)) continue;
      if (!pending.offers.some((offered) => offered.seat === who)) continue;
      const key = ask(who, []);
      if (key !== null) return { seat: who, key };
    }
  }
  const question = at(pending.questions, 0);
  const key = ask(question.seat, question.options);
  if (key === null) throw new RulesBroken(`${at(bots, question.seat).name} did not choose`, game);
  return { seat: question.seat, key };
}
