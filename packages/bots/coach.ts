/**
 * The coach: what a master would do here, and why. It sees what the seat sees. The reason is what came of it in the games in which the
 * master followed it, beside what came of the next best way. What is sure is told besides: the deed is carried out in several imagined
 * games, and whatever happens in all of them is sure.
 */

import type { Event, Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, hasAnswers, imagine, inAll, offersFor, pick, witness } from '@jade/engine';
import type { Considered, Followed } from './bot.ts';
import type { Difference } from './futures.ts';
import { master } from './levels.ts';
import { Memory } from './memory.ts';
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
  /** How likely the seat is to win with it, as far ahead as the master thought; null where it was not followed. */
  readonly chances: number | null;
  /** Whether it is as good as the first way, as far as can be told. */
  readonly isClose: boolean;
  /** What differs, with it, from the first way; with the first, from the second. The weightiest first. */
  readonly reasons: readonly Difference[];
}

export interface Advice {
  /** What the coach would choose, what it would think of next, and last what was asked about, if it is none of these. */
  readonly ways: readonly Way[];
  /** In so many games each way was followed, in the mean. */
  readonly games: number;
}

/** A coach at work. */
export interface Coaching {
  /** Thinks on for a moment; true when there is nothing more to think about. */
  work(): boolean;
  /** The advice as it stands. */
  advice(): Advice;
}

/** Ways that are shown, and games in which each of them is carried out to see what is sure to come of it. */
const MOST_WAYS = 4;
const TRIALS = 24;

/** More reasons would not be read. */
const MOST_REASONS = 2;

/** Choices of one seat that belong to one deed, at the most. */
const LONGEST_DEED = 8;

/** A choice that was tried less often is no plan. */
const LEAST_TRIED = 3;

/** `about` is what somebody asks about: it is among the ways, however little it promises. */
export function coach(
  definition: GameDefinition,
  view: SeatView,
  random: Stream,
  about: string | null = null,
): Coaching {
  if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
  const own = view.viewer;
  const memory = new Memory();
  const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random, memory };
  const thinking = master.think({ ...situation, tells: { about } });
  return {
    work: () => thinking.work(),
    advice() {
      const considered = thinking.considered();
      thinking.best(); // The search leaves its tree in the memory.
      const tree = memory.recall();
      const worlds = Array.from({ length: TRIALS }, () => imagine(definition, view, random));
      const shown = shownOf(considered, about);
      const tried = shown.map(({ key }) =>
        worlds.map((world) => carryOut(definition, definition.clone(world), own, key, tree, random)),
      );
      return { ways: waysOf(shown, tried), games: gamesOf(shown) };
    },
  };
}

function shownOf(considered: readonly Considered[], about: string | null): readonly Considered[] {
  const asked = considered.slice(MOST_WAYS).filter(({ key }) => about !== null && key === about);
  return [...considered.slice(0, MOST_WAYS), ...asked];
}

/** A deed carried out once. */
interface Trial {
  readonly follow: readonly Known[];
  readonly events: readonly Event[];
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
  return { follow: follow.slice(1), events };
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

/** Order, chances and reasons are those of the thought that chose. */
function waysOf(shown: readonly Considered[], tried: readonly (readonly Trial[])[]): Way[] {
  const chances = falling(shown.map(({ told }) => told));
  return shown.map(({ key, told }, index) => ({
    key,
    follow: inAll(at(tried, index).map(({ follow }) => follow)),
    sure: inAll(at(tried, index).map(({ events }) => events)),
    chances: chances[index] ?? null,
    isClose: index === 0 || (told?.isClose ?? false) || (chances[index] ?? null) === chances[0],
    reasons: reasonsOf(told, (index === 0 ? shown[1] : shown[0])?.told ?? null),
  }));
}

/** The weightiest that speaks for the way, and the weightiest against it. */
function reasonsOf(own: Followed | null, other: Followed | null): Difference[] {
  if (own === null || other === null) return [];
  const all = own.futures.comparedWith(other.futures);
  const reasons = [true, false].flatMap((side) => all.find(({ speaksFor }) => speaksFor === side) ?? []);
  return reasons.slice(0, MOST_REASONS);
}

/**
 * The chances of ways in their order, made to fall: where a way came out a little better than one before it, though not clearly so, both are
 * told with their common mean.
 */
function falling(ways: readonly (Followed | null)[]): (number | null)[] {
  const blocks: { sum: number; games: number; size: number }[] = [];
  for (const way of ways) {
    if (way === null) continue;
    let block = { sum: way.chances * way.games, games: way.games, size: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.sum / last.games < block.sum / block.games; ) {
      block = { sum: block.sum + last.sum, games: block.games + last.games, size: block.size + last.size };
      blocks.pop();
      last = blocks.at(-1);
    }
    blocks.push(block);
  }
  const chances = blocks.flatMap(({ sum, games, size }) => Array.from({ length: size }, () => sum / games));
  let next = 0;
  return ways.map((way) => (way === null ? null : at(chances, next++)));
}

function gamesOf(shown: readonly Considered[]): number {
  const games = shown.flatMap(({ told }) => told?.games ?? []);
  return games.length === 0 ? 0 : Math.round(games.reduce((sum, one) => sum + one, 0) / games.length);
}
