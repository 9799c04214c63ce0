/** Plays whole games with a bot at every seat. */

import type { Choice, Config, Event, Game, GameDefinition, Outcome, Pending, Seat } from '@jade/engine';
import { advance, answer, at, offersFor, RulesBroken, seat, seatView, setUp, stream, witness } from '@jade/engine';
import type { Bot, Situation } from './bot.ts';
import { learnt, Memory } from './memory.ts';

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

/** Somebody who looks on while bots play. */
export interface Onlooker {
  chosen?(choice: Choice): void;
  happened?(event: Event): void;
}

export function playGame(
  definition: GameDefinition,
  config: Config,
  bots: readonly Bot[],
  onlooker: Onlooker = {},
): Played {
  const random = stream(config.seed, 'bots');
  const game = setUp(definition, config);
  const memories = bots.map(() => new Memory());
  let decisions = 0;
  try {
    let pending = heard(onlooker, () => advance(definition.rules, game));
    while (pending !== null) {
      const asked: Pending = pending;
      const choice = nextChoice(definition, game, asked, bots, memories, random);
      onlooker.chosen?.(choice);
      for (const [index, memory] of memories.entries()) memory.follow(learnt(seat(index), asked, choice));
      pending = heard(onlooker, () => answer(definition.rules, game, asked, choice.seat, choice.key));
      decisions += 1;
      if (decisions > STUCK_AFTER) throw new RulesBroken(`no end after ${STUCK_AFTER} decisions`, game);
    }
  } catch (cause) {
    throw new Stuck(config, cause);
  }
  return { outcome: definition.outcome(game), decisions, game };
}

/** Runs a part of the rules, and passes on what they tell if anybody listens. */
function heard(onlooker: Onlooker, action: () => Pending | null): Pending | null {
  if (onlooker.happened === undefined) return action();
  let pending: Pending | null = null;
  const { events } = witness(() => {
    pending = action();
  });
  for (const event of events) onlooker.happened(event);
  return pending;
}

/** Seats that are only offered something come first: what they are offered is a chance to step in before the choice. */
function nextChoice(
  definition: GameDefinition,
  game: Game,
  pending: Pending,
  bots: readonly Bot[],
  memories: readonly Memory[],
  random: Situation['random'],
): Choice {
  const ask = (who: Seat, options: readonly string[]): string | null => {
    return at(bots, who).choose({
      definition,
      options,
      offers: offersFor(pending, who),
      view: () => seatView(definition, game, pending, who),
      random,
      memory: at(memories, who),
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
