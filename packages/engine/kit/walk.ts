/** Random walks through a game: the ground every check of the kit stands on. */

import type { Game, Pending } from '../flow.ts';
import { advance, answer } from '../flow.ts';
import type { Config, GameDefinition, Wishes } from '../game.ts';
import { configure, setUp } from '../game.ts';
import type { Choice } from '../past.ts';
import type { Seat } from '../plain.ts';
import { expectOk } from '../problem.ts';
import type { Stream } from '../random.ts';
import { below, stream } from '../random.ts';

/** A table at a decision of a random game, before the choice is made. */
export interface WalkStep<G extends Game> {
  readonly game: G;
  readonly pending: Pending;
  /** How many choices came before. */
  readonly seq: number;
  /** The choice that the walk makes next. */
  readonly choice: Choice;
}

/** Far more choices than any game needs; a walk that reaches it does not end. */
const ENDLESS = 100_000;

/** Plays one random game and yields the table at each of its decisions. Whoever gets it must not change it. */
export function* walk<G extends Game, V>(definition: GameDefinition<G, V>, config: Config): Generator<WalkStep<G>, G> {
  const random = stream(config.seed, 'walk');
  const game = setUp(definition, config);
  let pending = advance(definition.rules, game);
  for (let seq = 0; pending !== null; seq++) {
    if (seq === ENDLESS) throw new Error(`no end after ${ENDLESS} choices`);
    const choice = randomChoice(pending, random);
    yield { game, pending, seq, choice };
    pending = answer(definition.rules, game, pending, choice.seat, choice.key);
  }
  return game;
}

/** One of all the things that somebody could do now, each equally likely. */
export function randomChoice(pending: Pending, random: Stream): Choice {
  const [first] = pending.questions;
  if (first !== undefined && pending.questions.length === 1 && pending.offers.length === 0) {
    return { seat: first.seat, key: first.options[below(random, first.options.length)] as string };
  }
  let count = 0;
  for (const { options } of pending.questions) count += options.length;
  for (const { options } of pending.offers) count += options.length;
  let drawn = below(random, count);
  for (const { seat, options } of pending.questions) {
    if (drawn < options.length) return { seat, key: options[drawn] as string };
    drawn -= options.length;
  }
  for (const { seat, options } of pending.offers) {
    if (drawn < options.length) return { seat, key: options[drawn] as string };
    drawn -= options.length;
  }
  throw new Error('nothing is asked');
}

/** All the ways to sit down at a game: every mode with every number of players, unless some are named. */
export function configsOf(
  definition: Pick<GameDefinition, 'modes'>,
  wishes: readonly Omit<Wishes, 'seed'>[] | null,
): Omit<Wishes, 'seed'>[] {
  return [
    ...(wishes ??
      definition.modes.flatMap(({ id, players }) => players.map((count) => ({ mode: id, players: count })))),
  ];
}

export function configFor(
  definition: Pick<GameDefinition, 'modes'>,
  wishes: Omit<Wishes, 'seed'>,
  seed: string,
): Config {
  return expectOk(configure(definition, { ...wishes, seed }));
}

export function describeSeat(seat: Seat | 'spectator'): string {
  return seat === 'spectator' ? 'a spectator' : `seat ${seat + 1}`;
}
