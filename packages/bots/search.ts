/**
 * Information-set Monte-Carlo tree search. Every iteration imagines a whole game behind the view, walks down a tree of
 * choices, adds one, plays on for a little while and lets the game's evaluation judge. The tree knows choices only, not
 * positions: dice and hidden things differ from one iteration to the next, and a choice is worth what it brings on
 * average. Each seat wants what is good for itself (max^n); in a cooperative game that is the same for all.
 */

import type { Event, Game, GameDefinition, Pending, Question, Seat, SeatView, Stream } from '@jade/engine';
import { advance, answer, at, below, hasAnswers, imagine, measureAt, offersFor, seat, witness } from '@jade/engine';
import type { Considered, Tells } from './bot.ts';
import { answersIn } from './bot.ts';
import { Futures } from './futures.ts';
import { worthOfAll } from './greedy.ts';
import { Judge } from './judge.ts';
import { meanOf } from './mean.ts';
import { chancesIn } from './odds.ts';
import { opinions } from './opinions.ts';
import { drawn } from './policy.ts';

/** How a search behaves; levels differ in this. */
export interface SearchStyle {
  /** Choices made after the tree ends, before the position is judged, and how many are looked at for each. */
  readonly playout: number;
  readonly glances: number;
  /** How much is tried that does not look best. */
  readonly curiosity: number;
}

export const STYLE: SearchStyle = { playout: 6, glances: 4, curiosity: 0.6 };

/** A choice in the tree, and what came of it for the seat that made it. */
export interface Edge {
  readonly key: string | null;
  /** What the game's evaluation thinks of it beforehand; all edges of a branch together make 1. */
  prior: number;
  visits: number;
  total: number;
  next: TreeNode | null;
}

/** All choices that one seat was seen to have in one decision. */
export interface Branch {
  readonly seat: Seat;
  readonly decision: string;
  readonly edges: Map<string | null, Edge>;
  visits: number;
}

/** A choice that the seat which searches knows of. */
export interface Known {
  readonly seat: Seat;
  readonly decision: string;
  readonly key: string;
}

/** A place in the tree: what was chosen so far. Chance decides which decision comes up here. */
export class TreeNode {
  readonly branches: Branch[] = [];

  /** Where a choice leads; null when the search never got there. */
  after({ seat: who, decision, key }: Known): TreeNode | null {
    return this.branch(who, decision).edges.get(key)?.next ?? null;
  }

  branch(who: Seat, decision: string): Branch {
    for (const known of this.branches) if (known.seat === who && known.decision === decision) return known;
    const fresh: Branch = { seat: who, decision, edges: new Map(), visits: 0 };
    this.branches.push(fresh);
    return fresh;
  }
}

/** What came of a choice at hand: the chances after it, summed up over the iterations. */
interface ToldOf {
  sum: number;
  squares: number;
  readonly futures: Futures;
}

const ASKED_ABOUT = 8;

/** So many standard errors behind the first, a choice came out worse for certain. */
const SURELY_BEHIND = 2;

interface PathStep {
  readonly branch: Branch;
  readonly edge: Edge;
}

export class Search {
  private readonly definition: GameDefinition;
  private readonly view: SeatView;
  private readonly viewer: Seat;
  private readonly random: Stream;
  private readonly style: SearchStyle;
  private readonly judge: Judge;
  /** What came of each choice at hand, where that must be told. */
  private readonly told: Map<string | null, ToldOf> | null;
  /** What somebody asks about, though it may not promise much. */
  private readonly about: string | null;
  private readonly rootKeys: readonly (string | null)[];
  private readonly rootBranch: Branch;
  readonly root: TreeNode;
  iterations = 0;

  /** `root` is a tree grown for an earlier decision, cut down to where the game is now. */
  constructor(
    definition: GameDefinition,
    view: SeatView,
    random: Stream,
    style: SearchStyle,
    root = new TreeNode(),
    tells: Tells | null = null,
  ) {
    if (view.viewer === 'spectator') throw new Error('a spectator has no choice');
    this.definition = definition;
    this.view = view;
    this.viewer = view.viewer;
    this.random = random;
    this.style = style;
    this.root = root;
    this.told = tells === null ? null : new Map();
    this.about = tells?.about ?? null;
    this.rootKeys = answersIn({ options: view.options ?? [], offers: view.offers });
    this.rootBranch = root.branch(view.viewer, view.decision ?? '');
    this.judge = new Judge(definition, imagine(definition, view, random));
    this.think();
  }

  /**
   * What is thought of the choices at hand at first sight: the search begins with the better ones. The evaluation sees what
   * a choice brings at once, the policy what it is good for; each is heard as much as the other.
   */
  private think(): void {
    if (this.rootKeys.length === 1) return;
    const { definition, view, random } = this;
    const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random };
    const { keys, worth } = worthOfAll(situation, definition.certain ? 1 : GLIMPSES);
    const prior = opinions(definition, worth);
    const advised = this.advice(imagine(definition, view, random), this.viewer, keys);
    for (const [index, key] of keys.entries()) {
      const seen = measureAt(prior, index);
      edgeOf(this.rootBranch, key, 0).prior = advised === null ? seen : (seen + measureAt(advised, index)) / 2;
    }
  }

  /** Goes on thinking for so many iterations. */
  run(iterations: number): void {
    for (let left = iterations; left > 0; left--) this.iterate();
  }

  /** Whether more thinking could still change the answer. */
  isDecided(budget: number): boolean {
    if (this.rootKeys.length === 1) return true;
    const [first, second] = this.ranking();
    return first !== undefined && second !== undefined && first.visits - second.visits > budget - this.iterations;
  }

  /** The choices at hand, the most tried first. */
  ranking(): Edge[] {
    return this.rootKeys
      .map((key) => edgeOf(this.rootBranch, key, 0))
      .sort((a, b) => b.visits - a.visits || worth(b) - worth(a) || b.prior - a.prior);
  }

  best(): string | null {
    return at(this.ranking(), 0).key;
  }

  /** Everything that may be answered, the most tried first. */
  considered(): Considered[] {
    const [first] = this.ranking();
    const best = this.told?.get(first?.key ?? null);
    return this.ranking().map(({ key }) => {
      const told = this.told?.get(key);
      if (told === undefined || best === undefined) return { key, told: null };
      const { mean: chances, error } = meanOf(told.sum, told.squares, told.futures.games);
      const { mean, error: itsError } = meanOf(best.sum, best.squares, best.futures.games);
      const isClose = mean - chances <= SURELY_BEHIND * Math.hypot(error, itsError);
      return { key, told: { chances, games: told.futures.games, isClose, futures: told.futures } };
    });
  }

  private iterate(): void {
    this.iterations += 1;
    const { definition, random } = this;
    const game = imagine(definition, this.view, random);
    const path: PathStep[] = [];
    if (this.told === null) this.descend(game, path);
    else this.tell(this.told, game, path, witness(() => this.descend(game, path)).events);
    const values = this.judge.values(game);
    for (const { branch, edge } of path) {
      branch.visits += 1;
      edge.visits += 1;
      edge.total += measureAt(values, branch.seat);
    }
  }

  /** Down the tree, and on from where it ends. */
  private descend(game: Game, path: PathStep[]): void {
    let pending = this.firstStep(game, path);
    for (let node = nextNode(path); pending !== null && node !== null && path.length < MOST_STEPS; ) {
      pending = this.step(game, pending, node, path);
      node = nextNode(path);
    }
    this.playOn(game, pending);
  }

  private tell(all: Map<string | null, ToldOf>, game: Game, path: readonly PathStep[], events: readonly Event[]): void {
    const { definition, viewer } = this;
    const first = path.find(({ branch }) => branch === this.rootBranch)?.edge.key ?? null;
    const told = all.get(first) ?? { sum: 0, squares: 0, futures: new Futures(definition, viewer) };
    const chances = measureAt(chancesIn(definition, game), viewer);
    told.sum += chances;
    told.squares += chances * chances;
    told.futures.add(events);
    all.set(first, told);
  }

  /** The choice at the root, among what is really at hand. */
  private firstStep(game: Game, path: PathStep[]): Pending | null {
    const { definition, viewer } = this;
    const edge = this.askedAbout() ?? this.select(game, this.rootBranch, this.rootKeys);
    path.push({ branch: this.rootBranch, edge });
    const pending = advance(definition.rules, game);
    if (pending === null || edge.key === null) return pending;
    const next = answer(definition.rules, game, pending, viewer, edge.key);
    return this.othersInSecret(game, next, this.root, path);
  }

  /** One game in so many follows what somebody asks about. */
  private askedAbout(): Edge | null {
    if (this.about === null || this.iterations % ASKED_ABOUT !== 0) return null;
    return edgeOf(this.rootBranch, this.about, 0);
  }

  private step(game: Game, pending: Pending, node: TreeNode, path: PathStep[]): Pending | null {
    const { seat: who, options } = at(pending.questions, 0);
    const branch = node.branch(who, pending.name);
    const offers = pending.offers.length === 0 ? options : [...options, ...offersFor(pending, who)];
    const edge = this.select(game, branch, offers);
    path.push({ branch, edge });
    const next = answer(this.definition.rules, game, pending, who, edge.key as string);
    return this.othersInSecret(game, next, node, path);
  }

  /** The others answer the same question without knowing the first answer: each learns for itself, in the same node. */
  private othersInSecret(game: Game, pending: Pending | null, node: TreeNode, path: PathStep[]): Pending | null {
    let next = pending;
    while (next !== null && hasAnswers(next.frame) && next.frame.answers.length > 0) {
      const { seat: who, options }: Question = at(next.questions, 0);
      const branch = node.branch(who, next.name);
      const edge = this.select(game, branch, options);
      path.splice(path.length - 1, 0, { branch, edge });
      next = answer(this.definition.rules, game, next, who, edge.key as string);
    }
    return next;
  }

  private select(game: Game, branch: Branch, keys: readonly (string | null)[]): Edge {
    const even = 1 / keys.length;
    if (branch.edges.size === 0 && keys.length > 1) this.consult(game, branch, keys);
    const spread = this.style.curiosity * Math.sqrt(branch.visits + 1);
    let best: Edge | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const key of keys) {
      const edge = edgeOf(branch, key, even);
      // What was never tried counts as middling; a grain of chance keeps equals from always falling the same way.
      const value = edge.visits === 0 ? 0.5 : edge.total / edge.visits;
      const score = value + (spread * edge.prior) / (1 + edge.visits) + below(this.random, 1024) * 1e-7;
      if (score > bestScore) {
        best = edge;
        bestScore = score;
      }
    }
    return best ?? edgeOf(branch, at(keys, 0), even);
  }

  /** A branch that is new begins with what the policy thinks of it. */
  private consult(game: Game, branch: Branch, keys: readonly (string | null)[]): void {
    const advised = this.advice(game, branch.seat, keys);
    if (advised === null) return;
    for (const [index, key] of keys.entries()) edgeOf(branch, key, measureAt(advised, index));
  }

  /** What the game's policy thinks of some choices, as shares that sum up to 1; null if it has no opinion. */
  private advice(game: Game, who: Seat, keys: readonly (string | null)[]): number[] | null {
    const weights = this.definition.policy?.(
      game,
      who,
      keys.filter((key) => key !== null),
    );
    if (weights === undefined || weights.length < keys.length) return null;
    const sum = weights.reduce((all, one) => all + one, 0);
    return weights.map((one) => one / sum);
  }

  /** Plays to the end of the turn, or as long as the style says: a deed half done is hard to judge. */
  private playOn(game: Game, from: Pending | null): void {
    let pending = from;
    const first = pending === null ? seat(0) : at(pending.questions, 0).seat;
    for (let left = this.style.playout; pending !== null && left > 0; left--) {
      const { seat: who, options } = at(pending.questions, 0);
      if (who !== first) return;
      pending = answer(this.definition.rules, game, pending, who, this.quickChoice(game, who, options));
    }
  }

  /** The best of a few choices at first sight. */
  private quickChoice(game: Game, who: Seat, options: readonly string[]): string {
    const { random } = this;
    if (this.definition.policy !== undefined) return drawn(options, this.definition.policy(game, who, options), random);
    let best = at(options, below(random, options.length));
    if (this.style.glances < 2 || options.length === 1) return best;
    let bestWorth = this.atFirstSight(game, who, best);
    for (let left = this.style.glances - 1; left > 0; left--) {
      const other = at(options, below(random, options.length));
      if (other === best) continue;
      const worth = this.atFirstSight(game, who, other);
      if (worth > bestWorth) [best, bestWorth] = [other, worth];
    }
    return best;
  }

  private atFirstSight(game: Game, who: Seat, key: string): number {
    const { definition } = this;
    const copy = definition.clone(game);
    const pending = advance(definition.rules, copy);
    if (pending !== null) answer(definition.rules, copy, pending, who, key);
    return definition.evaluate(copy, who);
  }
}

/** Imagined games from which the first opinion is formed: dice fall differently in each. */
const GLIMPSES = 4;

/** A walk down the tree is never longer. */
const MOST_STEPS = 60;

/** Where the last choice leads; null when it was never tried before: there the tree ends, and one choice is enough to add. */
function nextNode(path: readonly PathStep[]): TreeNode | null {
  const edge = path[path.length - 1]?.edge;
  if (edge === undefined || edge.visits === 0) return null;
  edge.next ??= new TreeNode();
  return edge.next;
}

function edgeOf(branch: Branch, key: string | null, prior: number): Edge {
  const known = branch.edges.get(key);
  if (known !== undefined) return known;
  const fresh: Edge = { key, prior, visits: 0, total: 0, next: null };
  branch.edges.set(key, fresh);
  return fresh;
}

export function worth({ visits, total }: Edge): number {
  return visits === 0 ? 0 : total / visits;
}
