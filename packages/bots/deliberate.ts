/**
 * Deliberation, for games that bring a policy with foresight: the few best ideas of the policy are each followed into the
 * same imagined games, where the policy plays on for all seats, and are judged by what came of them. Ideas that are
 * clearly worse are dropped early; the first idea stands unless another is clearly better, because luck is loud.
 */

import type { Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, below, cloneStream, imagine, measureAt, must } from '@jade/engine';
import type { Situation, Thinking } from './bot.ts';
import { Judge } from './judge.ts';
import { drawn } from './policy.ts';

export interface DeliberationStyle {
  /** How many ideas are looked at, how many games are played on in thought for all of them together. */
  readonly ideas: number;
  readonly games: number;
  /** How many choices these games may take together: where they are long, fewer are played. */
  readonly choices: number;
}

/** An idea that weighs less than this part of the first one is not looked at. */
const WORTH_A_LOOK = 0.002;
/** So many games are imagined before anything is dropped, and how many standard errors behind that takes. */
const LEAST_GAMES = 8;
const CLEARLY_WORSE = 2;
/** The first idea gives way to one that is better by so many standard errors. */
const CLEARLY_BETTER = 0.5;

interface Idea {
  readonly key: string;
  /** What came of it, game by game; the same numbers mean the same imagined game. */
  readonly worth: number[];
}

export function canDeliberate({ definition, options }: Situation): boolean {
  return definition.policy !== undefined && definition.foresight !== undefined && options.length > 0;
}

/** Everything that can be chosen and how much the policy makes of it. */
export function ideasOf({ definition, view, options, offers, random }: Situation): { keys: string[]; worth: number[] } {
  const seen = view();
  if (seen.viewer === 'spectator') throw new Error('a spectator has no choice');
  const keys = [...options, ...offers];
  const weights = must(definition.policy, 'a policy')(imagine(definition, seen, random), seen.viewer, keys);
  return { keys, worth: [...weights] };
}

export class Deliberation implements Thinking {
  private readonly definition: GameDefinition;
  private readonly view: SeatView;
  private readonly viewer: Seat;
  private readonly random: Stream;
  private readonly judge: Judge;
  /** The best first. */
  private readonly first: Idea;
  private ideas: Idea[];
  private left: number;
  private choices: number;
  /** Games played on in thought so far. */
  followed = 0;

  constructor({ definition, view, options, offers, random }: Situation, { ideas, games, choices }: DeliberationStyle) {
    const seen = view();
    if (seen.viewer === 'spectator') throw new Error('a spectator has no choice');
    this.definition = definition;
    this.view = seen;
    this.viewer = seen.viewer;
    this.random = random;
    this.left = games;
    this.choices = choices;
    const now = imagine(definition, seen, random);
    this.judge = new Judge(definition, now);
    this.ideas = firstIdeas(definition, now, seen.viewer, [...options, ...offers]).slice(0, ideas);
    this.first = at(this.ideas, 0);
  }

  /** Plays on through one more imagined game with every idea that is left. */
  work(): boolean {
    if (this.ideas.length < 2 || this.left < this.ideas.length || this.choices <= 0) return true;
    this.left -= this.ideas.length;
    this.followed += this.ideas.length;
    const world = imagine(this.definition, this.view, this.random);
    // The same luck for every idea: what differs in the end comes of the idea.
    const luck = cloneStream(this.random);
    for (const idea of this.ideas)
      idea.worth.push(this.follow(this.definition.clone(world), idea.key, cloneStream(luck)));
    below(this.random, 2); // The next game gets other luck.
    if (this.first.worth.length >= LEAST_GAMES) this.drop();
    return false;
  }

  best(): string {
    let best = this.first;
    for (const idea of this.ideas) {
      if (idea === best) continue;
      const { mean, error } = compared(idea, best);
      if (mean > (best === this.first ? CLEARLY_BETTER * error : 0)) best = idea;
    }
    return best.key;
  }

  private drop(): void {
    let leader = at(this.ideas, 0);
    for (const idea of this.ideas) if (compared(idea, leader).mean > 0) leader = idea;
    this.ideas = this.ideas.filter((idea) => {
      if (idea === leader) return true;
      const { mean, error } = compared(leader, idea);
      return mean < CLEARLY_WORSE * error;
    });
  }

  private follow(game: Game, key: string, luck: Stream): number {
    const { definition, viewer } = this;
    const pending = must(advance(definition.rules, game), 'a decision to answer');
    this.playOn(game, answer(definition.rules, game, pending, viewer, key), luck);
    return definition.chances?.(game) ?? measureAt(this.judge.values(game), viewer);
  }

  private playOn(game: Game, from: Pending | null, luck: Stream): void {
    const { definition } = this;
    const { choices, until } = must(definition.foresight, 'foresight');
    let pending = from;
    for (let made = 0; pending !== null && (made < choices || pending.name !== until); made++) {
      const { seat, options } = at(pending.questions, 0);
      const weights = must(definition.policy, 'a policy')(game, seat, options);
      pending = answer(definition.rules, game, pending, seat, drawn(options, weights, luck));
      this.choices -= 1;
    }
  }
}

function firstIdeas(definition: GameDefinition, now: Game, viewer: Seat, keys: readonly string[]): Idea[] {
  const weights = must(definition.policy, 'a policy')(now, viewer, keys);
  const most = Math.max(...weights);
  return keys
    .map((key, index) => ({ key, worth: [], weight: measureAt(weights, index) }))
    .filter(({ weight }) => weight >= most * WORTH_A_LOOK)
    .sort((a, b) => b.weight - a.weight);
}

/** By how much one idea was better than another in the games that both went through, and how sure that is. */
function compared(one: Idea, other: Idea): { mean: number; error: number } {
  const count = Math.min(one.worth.length, other.worth.length);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < count; index++) {
    const difference = measureAt(one.worth, index) - measureAt(other.worth, index);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
}
