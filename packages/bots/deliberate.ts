/**
 * Deliberation, for games that bring a policy with foresight: the best ideas of the policy are each followed into the
 * same imagined games, where the policy plays on for all seats, and are judged by what came of them. Ideas that are
 * clearly worse are dropped early; the first idea stands unless another is clearly better, because luck is loud.
 */

import type { Foresight, Game, GameDefinition, Pending, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, below, cloneStream, imagine, measureAt, must, witness } from '@jade/engine';
import type { Considered, Followed, Pondering, Situation, Tells } from './bot.ts';
import { Futures } from './futures.ts';
import { Judge } from './judge.ts';
import { meanOf } from './mean.ts';
import { chancesIn } from './odds.ts';
import { drawn, likeliest } from './policy.ts';

export interface DeliberationStyle {
  /** How many ideas are looked at, how many games are played on in thought for all of them together. */
  readonly ideas: number;
  readonly games: number;
  /** How many choices these games may take together: where they are long, fewer are played. */
  readonly choices: number;
  /** An idea that weighs less than this part of the first one is not looked at. */
  readonly worthALook: number;
  /** The first idea gives way to one that is better by so many standard errors. */
  readonly clearlyBetter: number;
  /** So many games are imagined before anything is dropped. */
  readonly leastGames: number;
  /** So many standard errors behind another an idea is dropped. */
  readonly clearlyWorse: number;
  /** For the comparison with masters of an earlier time: every idea is followed to the end of the game. */
  readonly toTheEnd?: boolean;
}

/** Where the chances must be told, so many ideas are followed also where the first would be taken without a thought. */
const LEAST_TOLD = 4;

const NEVER_ENOUGH: Foresight = { isEnough: () => false };

interface Idea {
  readonly key: string;
  /** What is done right after it; null where that is left to the policy. */
  readonly then: string | null;
  readonly weight: number;
  /** What came of it, game by game; the same numbers mean the same imagined game. */
  readonly worth: number[];
  /** How likely the seat was to win then, game by game, and what had come about, where that must be told. */
  readonly chances: number[];
  readonly futures: Futures | null;
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

export class Deliberation implements Pondering {
  private readonly definition: GameDefinition;
  private readonly foresight: Foresight;
  private readonly view: SeatView;
  private readonly viewer: Seat;
  private readonly random: Stream;
  private readonly judge: Judge;
  /** The game as it was first imagined: what is foreseen is counted from there. */
  private readonly now: Game;
  /** Whether everybody in thought does what the policy likes best. */
  private readonly isFirm: boolean;
  /** Everything that can be chosen, the likeliest first. */
  private readonly all: readonly Idea[];
  private readonly first: Idea;
  private ideas: Idea[];
  private left: number;
  private choices: number;
  private readonly style: DeliberationStyle;
  private readonly tells: Tells | null;
  /** Games played on in thought so far. */
  followed = 0;

  constructor({ definition, view, options, offers, random, tells }: Situation, style: DeliberationStyle) {
    const seen = view();
    if (seen.viewer === 'spectator') throw new Error('a spectator has no choice');
    this.definition = definition;
    this.foresight = style.toTheEnd === true ? NEVER_ENOUGH : must(definition.foresight, 'foresight');
    this.view = seen;
    this.viewer = seen.viewer;
    this.random = random;
    this.tells = tells ?? null;
    this.left = style.games;
    this.choices = style.choices;
    this.style = style;
    this.now = imagine(definition, seen, random);
    this.judge = new Judge(definition, this.now);
    this.isFirm = this.foresight.isFirm?.(this.now) ?? false;
    this.all = this.plansFor([...options, ...offers]);
    this.first = at(this.all, 0);
    const wanted = this.foresight.ideas?.(this.now, seen.decision ?? '') ?? style.ideas;
    const most = Math.min(style.ideas, this.tells === null ? wanted : Math.max(wanted, LEAST_TOLD));
    const enough = this.first.weight * style.worthALook;
    this.ideas = this.all.filter(({ weight }) => weight >= enough).slice(0, most);
    this.followToo(this.tells?.about ?? null);
  }

  /** Somebody asks about a choice: the likeliest idea of it is followed, too. */
  private followToo(key: string | null): void {
    if (key === null || this.ideas.some((idea) => idea.key === key)) return;
    this.ideas.push(...this.all.filter((idea) => idea.key === key).slice(0, 1));
  }

  /** Plays on through one more imagined game with every idea that is left. */
  work(): boolean {
    if (this.ideas.length < 2 || this.left < this.ideas.length || this.choices <= 0) return true;
    this.left -= this.ideas.length;
    this.followed += this.ideas.length;
    const world = imagine(this.definition, this.view, this.random);
    // The same luck for every idea: what differs in the end comes of the idea.
    const luck = cloneStream(this.random);
    for (const idea of this.ideas) this.follow(this.definition.clone(world), idea, cloneStream(luck));
    below(this.random, 2); // The next game gets other luck.
    if (this.first.worth.length >= this.style.leastGames) this.drop();
    return false;
  }

  best(): string {
    return this.bestIdea().key;
  }

  /** Everything that can be chosen, the best first: what was followed by what came of it, the rest as the policy weighs it. */
  considered(): Considered[] {
    const best = this.bestIdea();
    const order = [best, ...[...this.ideas, ...this.all].filter((idea) => idea !== best)];
    const ahead = new Map(order.map((idea) => [idea, idea.worth.length === 0 ? null : compared(idea, best).mean]));
    order.sort((a, b) => {
      if (a === best || b === best) return a === best ? -1 : 1;
      const [one, other] = [ahead.get(a) ?? null, ahead.get(b) ?? null];
      if (one === null || other === null) return Number(one === null) - Number(other === null) || b.weight - a.weight;
      return other - one;
    });
    const told = new Map<string, Considered>();
    for (const idea of order) if (!told.has(idea.key)) told.set(idea.key, this.tell(idea, best));
    return [...told.values()];
  }

  private tell(idea: Idea, best: Idea): Considered {
    return {
      key: idea.key,
      told: idea.futures === null || idea.chances.length === 0 ? null : followed(idea, best, idea.futures),
    };
  }

  private bestIdea(): Idea {
    let best = this.first;
    for (const idea of this.ideas) {
      if (idea === best) continue;
      const { mean, error } = compared(idea, best);
      if (mean > (best === this.first ? this.style.clearlyBetter * error : 0)) best = idea;
    }
    return best;
  }

  private drop(): void {
    let leader = at(this.ideas, 0);
    for (const idea of this.ideas) if (compared(idea, leader).mean > 0) leader = idea;
    this.ideas = this.ideas.filter((idea) => {
      if (idea === leader) return true;
      const { mean, error } = compared(leader, idea);
      return mean < this.style.clearlyWorse * error;
    });
  }

  /** The likeliest first. A choice with several deeds that may follow is as many ideas as there are deeds. */
  private plansFor(keys: readonly string[]): Idea[] {
    const weights = must(this.definition.policy, 'a policy')(this.now, this.viewer, keys);
    return keys
      .flatMap((key, index) => this.plansAfter(key, measureAt(weights, index)))
      .sort((a, b) => b.weight - a.weight);
  }

  private plansAfter(key: string, weight: number): Idea[] {
    const { definition, viewer } = this;
    const idea = (then: string | null, part: number): Idea => {
      const futures = this.tells === null ? null : new Futures(definition, viewer);
      return { key, then, weight: weight * part, worth: [], chances: [], futures };
    };
    const wanted = this.foresight.follow?.(this.now, viewer, key) ?? [];
    if (wanted.length === 0) return [idea(null, 1)];
    const game = definition.clone(this.now);
    const next = this.choose(game, key);
    const deeds = askedOf(next, viewer).filter((option) => wanted.includes(option));
    if (deeds.length === 0) return [idea(null, 1)];
    const parts = must(definition.policy, 'a policy')(game, viewer, deeds);
    const most = Math.max(...parts);
    return deeds.map((deed, index) => idea(deed, measureAt(parts, index) / most));
  }

  private choose(game: Game, key: string): Pending | null {
    const { rules } = this.definition;
    return answer(rules, game, must(advance(rules, game), 'a decision to answer'), this.viewer, key);
  }

  private follow(game: Game, idea: Idea, luck: Stream): void {
    const { definition, viewer } = this;
    if (idea.futures === null) this.carryOut(game, idea, luck);
    else {
      idea.futures.add(witness(() => this.carryOut(game, idea, luck)).events);
      idea.chances.push(measureAt(chancesIn(definition, game), viewer));
    }
    idea.worth.push(definition.judgement?.(game) ?? measureAt(this.judge.values(game), viewer));
  }

  private carryOut(game: Game, { key, then }: Idea, luck: Stream): void {
    const { definition, viewer } = this;
    let pending = this.choose(game, key);
    if (pending !== null && then !== null && askedOf(pending, viewer).includes(then))
      pending = answer(definition.rules, game, pending, viewer, then);
    this.playOn(game, pending, luck);
  }

  private playOn(game: Game, from: Pending | null, luck: Stream): void {
    const { definition, foresight, now } = this;
    let pending = from;
    for (let made = 0; pending !== null && !foresight.isEnough(now, game, made, pending.name); made++) {
      const { seat, options } = at(pending.questions, 0);
      pending = answer(definition.rules, game, pending, seat, this.likely(game, seat, options, luck));
      this.choices -= 1;
    }
  }

  private likely(game: Game, seat: Seat, options: readonly string[], luck: Stream): string {
    if (options.length === 1) return at(options, 0);
    const weights = must(this.definition.policy, 'a policy')(game, seat, options);
    return this.isFirm ? likeliest(options, weights) : drawn(options, weights, luck);
  }
}

/** What a seat must choose from if it alone is asked. */
function askedOf(pending: Pending | null, viewer: Seat): readonly string[] {
  if (pending === null || pending.questions.length !== 1) return [];
  const { seat, options } = at(pending.questions, 0);
  return seat === viewer ? options : [];
}

/** So many standard errors behind the best one, an idea came out worse for certain. */
const SURELY_BEHIND = 2;

/** The chances of an idea that was dropped early are told as of the games of the best one: less by what it was behind in those both went through. */
function followed(idea: Idea, best: Idea, futures: Futures): Followed {
  const common = Math.min(idea.chances.length, best.chances.length);
  const behind = average(best.chances.slice(0, common)) - average(idea.chances.slice(0, common));
  const { mean, error } = compared(best, idea);
  return {
    chances: Math.min(1, Math.max(0, average(best.chances) - behind)),
    games: idea.chances.length,
    isClose: mean <= SURELY_BEHIND * error,
    futures,
  };
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
  return meanOf(sum, squares, count);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
