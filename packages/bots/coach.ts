/**
 * The coach: what a master would do here, and why. It sees what the seat sees. The reason is what would come of it: the
 * deed is carried out in several imagined games, and whatever happens in all of them is sure. So are the other choices;
 * what is better or worse than after them is the mean over those games.
 */

import type { Event, Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, hasAnswers, imagine, must, offersFor, pick, witness } from '@jade/engine';
import { answersIn } from './bot.ts';
import { master } from './levels.ts';
import { Memory } from './memory.ts';
import { chancesIn } from './odds.ts';
import type { Known, TreeNode } from './search.ts';

export interface Advice {
  /** What the coach would choose; null to let be what is only offered. */
  readonly key: string | null;
  /** The choices of the same seat that make the deed whole. */
  readonly follow: readonly Known[];
  /** What is sure to happen, as it would be told. */
  readonly sure: readonly Event[];
  /** Parts of the game's evaluation by which the seat is better off than with the other choices, the largest first. */
  readonly gains: readonly Gain[];
  /** The chances of all seats after the deed, and after the other choices on average; null if there is no other. */
  readonly chances: readonly number[];
  readonly otherwise: readonly number[] | null;
}

export interface Gain {
  readonly part: string;
  readonly by: number;
}

/** A coach at work. */
export interface Coaching {
  /** Thinks on for a moment; true when there is nothing more to think about. */
  work(): boolean;
  /** The advice as it stands. */
  advice(): Advice;
}

/** Games in which a deed is carried out to see what comes of it, and each of the others to compare. */
const TRIALS = 12;
const TRIALS_OF_OTHERS = 2;

/** Choices of one seat that belong to one deed, at the most. */
const LONGEST_DEED = 8;

/** A choice that was tried less often is no plan. */
const LEAST_TRIED = 3;

export function coach(definition: GameDefinition, view: SeatView, random: Stream): Coaching {
  if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
  const own = view.viewer;
  const memory = new Memory();
  const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random, memory };
  const thinking = master.think(situation);
  const tried = (key: string | null, tree: TreeNode, times: number): Trial[] =>
    Array.from({ length: times }, () => {
      return carryOut(definition, imagine(definition, view, random), own, key, tree, random);
    });
  return {
    work: () => thinking.work(),
    advice() {
      const key = thinking.best();
      const tree = memory.recall();
      const others = answersIn(situation)
        .filter((other) => other !== key)
        .flatMap((other) => tried(other, tree, TRIALS_OF_OTHERS));
      return { key, ...summary(tried(key, tree, TRIALS), others) };
    },
  };
}

/** A deed carried out once. */
interface Trial {
  readonly follow: readonly Known[];
  readonly events: readonly Event[];
  /** How things stand after it, in parts, and the chances of all seats. */
  readonly worth: Readonly<Record<string, number>>;
  readonly chances: readonly number[];
}

/** Chooses, and goes on with what the tree thinks best until somebody else is asked. */
function carryOut(
  definition: GameDefinition,
  game: Game,
  own: Seat,
  key: string | null,
  tree: TreeNode,
  random: Stream,
): Trial {
  const { rules } = definition;
  const follow: Known[] = [];
  let pending: Pending | null = null;
  const { events } = witness(() => {
    pending = advance(rules, game);
    let node: TreeNode | null = tree;
    let next = key;
    while (pending !== null && next !== null && follow.length < LONGEST_DEED) {
      const asked: Pending = pending;
      follow.push({ seat: own, decision: asked.name, key: next });
      node = node?.after({ seat: own, decision: asked.name, key: next }) ?? null;
      pending = settled(definition, game, answer(rules, game, asked, own, next), own, random);
      next = pending === null ? null : planned(definition, game, pending, own, node);
    }
  });
  finish(definition, game, own, pending, LONGEST_DEED - follow.length);
  const worth = definition.appraise?.(game, own) ?? {};
  return { follow: follow.slice(1), events, worth, chances: chancesIn(definition, game) };
}

/** A deed half done is hard to judge: where the plan ends, the game's policy brings it to its end. */
function finish(definition: GameDefinition, game: Game, own: Seat, from: Pending | null, most: number): void {
  let pending = from;
  for (let left = most; pending !== null && left > 0; left--) {
    const question = at(pending.questions, 0);
    if (question.seat !== own || definition.policy === undefined) return;
    const key = likeliest(question.options, definition.policy(game, own, question.options));
    pending = answer(definition.rules, game, pending, own, key);
  }
}

/** Others finish at random what is decided together. */
function settled(
  definition: GameDefinition,
  game: Game,
  pending: Pending | null,
  own: Seat,
  random: Stream,
): Pending | null {
  let next = pending;
  while (next !== null && hasAnswers(next.frame) && next.questions.every(({ seat }) => seat !== own)) {
    const { seat, options } = at(next.questions, 0);
    next = answer(definition.rules, game, next, seat, pick(random, options));
  }
  return next;
}

/** What the seat would choose next: what the search tried most, or what the game's policy thinks where it did not search. */
function planned(
  definition: GameDefinition,
  game: Game,
  pending: Pending,
  own: Seat,
  node: TreeNode | null,
): string | null {
  const options = pending.questions.find(({ seat }) => seat === own)?.options;
  if (options === undefined) return null;
  const keys = [...options, ...offersFor(pending, own)];
  const tried = node?.branch(own, pending.name).edges;
  const visits = keys.map((key) => tried?.get(key)?.visits ?? 0);
  if (Math.max(...visits) >= LEAST_TRIED) return likeliest(keys, visits);
  if (definition.foresight === undefined) return null;
  return likeliest(keys, definition.policy?.(game, own, keys) ?? visits);
}

function likeliest(keys: readonly string[], weights: readonly number[]): string {
  return at(keys, weights.indexOf(Math.max(...weights)));
}

function summary(trials: readonly Trial[], others: readonly Trial[]): Omit<Advice, 'key'> {
  const first = at(trials, 0);
  const better = (part: string): Gain => {
    const worth = (trial: Trial) => must(trial.worth[part], 'a part');
    return { part, by: mean(trials, worth) - mean(others, worth) };
  };
  const chances = (of: readonly Trial[]) =>
    first.chances.map((_, seat) => mean(of, (trial) => at(trial.chances, seat)));
  const alone = others.length === 0;
  return {
    follow: inAll(trials.map(({ follow }) => follow)),
    sure: inAll(trials.map(({ events }) => events)),
    gains: alone
      ? []
      : Object.keys(first.worth)
          .map(better)
          .sort((a, b) => Math.abs(b.by) - Math.abs(a.by)),
    chances: chances(trials),
    otherwise: alone ? null : chances(others),
  };
}

function mean(trials: readonly Trial[], of: (trial: Trial) => number): number {
  return trials.reduce((sum, trial) => sum + of(trial), 0) / trials.length;
}

/** What all lists have, in the order of the first. */
function inAll<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists;
  const texts = others.map((list) => new Set(list.map((one) => JSON.stringify(one))));
  return first.filter((one) => texts.every((known) => known.has(JSON.stringify(one))));
}
