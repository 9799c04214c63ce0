/**
 * The coach: what a master would do here, and why. It sees what the seat sees. The reason is what would come of it: the
 * deed is carried out in several imagined games, and whatever happens in all of them is sure; what gets better or
 * worse is the mean over them.
 */

import type { Event, Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, hasAnswers, imagine, must, offersFor, pick, witness } from '@jade/engine';
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
  /** Parts of the game's evaluation that change for the seat, the largest first. */
  readonly gains: readonly Gain[];
  /** The chances of all seats now, and after the deed. */
  readonly now: readonly number[];
  readonly after: readonly number[];
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

/** Games in which a deed is carried out to see what comes of it. */
const TRIALS = 12;

/** Choices of one seat that belong to one deed, at the most. */
const LONGEST_DEED = 8;

/** A choice that was tried less often is no plan. */
const LEAST_TRIED = 3;

export function coach(definition: GameDefinition, view: SeatView, random: Stream): Coaching {
  if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
  const own = view.viewer;
  const memory = new Memory();
  const thinking = master.think({
    definition,
    options: view.options ?? [],
    offers: view.offers,
    view: () => view,
    random,
    memory,
  });
  return {
    work: () => thinking.work(),
    advice() {
      const key = thinking.best();
      const trials = Array.from({ length: TRIALS }, () => {
        const game = imagine(definition, view, random);
        return carryOut(definition, game, own, key, memory.recall(), random);
      });
      return { key, ...summary(trials) };
    },
  };
}

/** A deed carried out once. */
interface Trial {
  readonly follow: readonly Known[];
  readonly events: readonly Event[];
  readonly gains: Readonly<Record<string, number>>;
  readonly now: readonly number[];
  readonly after: readonly number[];
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
  const now = chancesIn(definition, game);
  const before = definition.appraise?.(game, own) ?? {};
  const follow: Known[] = [];
  const { events } = witness(() => {
    let pending = advance(rules, game);
    let node: TreeNode | null = tree;
    let next = key;
    while (pending !== null && next !== null && follow.length < LONGEST_DEED) {
      const decision: string = pending.name;
      follow.push({ seat: own, decision, key: next });
      node = node?.after({ seat: own, decision, key: next }) ?? null;
      pending = settled(definition, game, answer(rules, game, pending, own, next), own, random);
      next = pending === null ? null : nextOf(definition, game, pending, own, node);
    }
  });
  const after = definition.appraise?.(game, own) ?? {};
  const gains = Object.fromEntries(Object.entries(after).map(([part, worth]) => [part, worth - (before[part] ?? 0)]));
  return { follow: follow.slice(1), events, gains, now, after: chancesIn(definition, game) };
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
function nextOf(
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
  const most = Math.max(...visits);
  if (most >= LEAST_TRIED) return at(keys, visits.indexOf(most));
  if (definition.foresight === undefined) return null;
  const weights = definition.policy?.(game, own, keys) ?? visits;
  return at(keys, weights.indexOf(Math.max(...weights)));
}

function summary(trials: readonly Trial[]): Omit<Advice, 'key'> {
  const first = at(trials, 0);
  const mean = (of: (trial: Trial) => number) => trials.reduce((sum, trial) => sum + of(trial), 0) / trials.length;
  const gains = Object.keys(first.gains)
    .map((part): Gain => ({ part, by: mean((trial) => must(trial.gains[part], 'a part')) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return {
    follow: inAll(trials.map(({ follow }) => follow)),
    sure: inAll(trials.map(({ events }) => events)),
    gains,
    now: first.now.map((_, seat) => mean((trial) => at(trial.now, seat))),
    after: first.now.map((_, seat) => mean((trial) => at(trial.after, seat))),
  };
}

/** What all lists have, in the order of the first. */
function inAll<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists;
  const texts = others.map((list) => new Set(list.map((one) => JSON.stringify(one))));
  return first.filter((one) => texts.every((known) => known.has(JSON.stringify(one))));
}
