/**
 * The coach: what a master would do here, and why. It sees what the seat sees. The reason is what would come of it: the
 * deed is carried out in several imagined games, and whatever happens in all of them is sure. The other ways are tried
 * in the same games; what is better or worse than with them is the mean over those games.
 */

import type { Event, Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, hasAnswers, imagine, measureAt, must, offersFor, pick, witness } from '@jade/engine';
import type { Considered } from './bot.ts';
import { master } from './levels.ts';
import { Memory } from './memory.ts';
import { chancesIn } from './odds.ts';
import { likeliest } from './policy.ts';
import type { Known, TreeNode } from './search.ts';

/** A choice, and what comes of it. */
export interface Way {
  /** null to let be what is only offered. */
  readonly key: string | null;
  /** The choices of the same seat that make the deed whole. */
  readonly follow: readonly Known[];
  /** What is sure to happen, as it would be told. */
  readonly sure: readonly Event[];
  /** How likely the seat is to win with it, as far ahead as the master thought. */
  readonly chances: number;
}

export interface Advice {
  /** What the coach would choose, and what it would think of next. */
  readonly ways: readonly Way[];
  /** Parts of the game's evaluation by which the seat is better off with the first way than with any other, the largest first. */
  readonly gains: readonly Gain[];
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

/** Ways that are shown, and games in which each of them is carried out to see what comes of it; in fewer, all the others. */
const MOST_WAYS = 4;
const TRIALS = 24;
const TRIALS_OF_OTHERS = 8;

/** Choices of one seat that belong to one deed, at the most. */
const LONGEST_DEED = 8;

/** A choice that was tried less often is no plan. */
const LEAST_TRIED = 3;

export function coach(definition: GameDefinition, view: SeatView, random: Stream): Coaching {
  if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
  const own = view.viewer;
  const memory = new Memory();
  const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random, memory };
  const thinking = master.think({ ...situation, tells: true });
  return {
    work: () => thinking.work(),
    advice() {
      const considered = thinking.considered();
      thinking.best(); // The search leaves its tree in the memory.
      const tree = memory.recall();
      const worlds = Array.from({ length: TRIALS }, () => imagine(definition, view, random));
      const tried = considered.map(({ key }, index) =>
        worlds
          .slice(0, index < MOST_WAYS ? TRIALS : TRIALS_OF_OTHERS)
          .map((world) => carryOut(definition, definition.clone(world), own, key, tree, random)),
      );
      // Compared in the same games, so that luck is the same for all.
      const [here = [], ...elsewhere] = tried.map((trials) => trials.slice(0, TRIALS_OF_OTHERS));
      return {
        ways: waysOf(considered.slice(0, MOST_WAYS), tried),
        gains: gainsOf(here, elsewhere.flat()),
      };
    },
  };
}

/** A deed carried out once. */
interface Trial {
  readonly follow: readonly Known[];
  readonly events: readonly Event[];
  /** How things stand after it, in parts, and the chances to win. */
  readonly worth: Readonly<Record<string, number>>;
  readonly chances: number;
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
  return { follow: follow.slice(1), events, worth, chances: measureAt(chancesIn(definition, game), own) };
}

/** A deed half done is hard to judge: where the plan ends, the game's policy brings it to its end. */
function finish(definition: GameDefinition, game: Game, own: Seat, from: Pending | null, most: number): void {
  let pending = from;
  for (let left = most; pending !== null && left > 0; left--) {
    if (!isOnlyAsked(pending, own) || definition.policy === undefined) return;
    const { options } = at(pending.questions, 0);
    const key = likeliest(options, definition.policy(game, own, options));
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
  if (!isOnlyAsked(pending, own)) return null;
  const { options } = at(pending.questions, 0);
  const keys = [...options, ...offersFor(pending, own)];
  const tried = node?.branch(own, pending.name).edges;
  const visits = keys.map((key) => tried?.get(key)?.visits ?? 0);
  if (Math.max(...visits) >= LEAST_TRIED) return likeliest(keys, visits);
  if (definition.foresight === undefined) return null;
  return likeliest(keys, definition.policy?.(game, own, keys) ?? visits);
}

function isOnlyAsked({ questions }: Pending, own: Seat): boolean {
  return questions.length === 1 && at(questions, 0).seat === own;
}

/**
 * Order and chances are those of the thought that chose. A way that it did not follow stands as far behind the first as right
 * after its deed.
 */
function waysOf(considered: readonly Considered[], tried: readonly (readonly Trial[])[]): Way[] {
  const soon = (index: number) => mean(at(tried, index), ({ chances }) => chances);
  const first = considered[0]?.chances ?? null;
  return considered.map(({ key, chances }, index) => ({
    key,
    follow: inAll(at(tried, index).map(({ follow }) => follow)),
    sure: inAll(at(tried, index).map(({ events }) => events)),
    chances: chances ?? (first === null ? soon(index) : within(first + soon(index) - soon(0))),
  }));
}

function within(chances: number): number {
  return Math.min(1, Math.max(0, chances));
}

function gainsOf(trials: readonly Trial[], others: readonly Trial[]): Gain[] {
  if (others.length === 0) return [];
  const gain = (part: string): Gain => {
    const worth = (trial: Trial) => must(trial.worth[part], 'a part');
    return { part, by: mean(trials, worth) - mean(others, worth) };
  };
  return Object.keys(at(trials, 0).worth)
    .map(gain)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
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
