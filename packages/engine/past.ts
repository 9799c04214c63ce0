/**
 * What a match remembers of its way: the choices, and the game as it stood after every 20th, far back after every 100th. Whatever
 * lies between is played again from there when somebody asks, and so is what was told: a long game stays small, and one that was
 * opened from a kept position reads no further back than it is asked to.
 */

import type { Game, Pending } from './flow.ts';
import { advance, answer, isAllowed, RulesBroken } from './flow.ts';
import type { Config, GameDefinition } from './game.ts';
import { setUp } from './game.ts';
import type { Event, Scene } from './log.ts';
import { witness } from './log.ts';
import type { Seat } from './plain.ts';
import { at } from './plain.ts';
import { redrawnFrom } from './view.ts';

export interface Choice {
  readonly seat: Seat;
  readonly key: string;
}

/** A choice and what came of it. */
export interface Moment {
  readonly choice: Choice;
  /** The name of the decision. */
  readonly decision: string;
  readonly events: readonly Event[];
  /** Something was revealed: free undo ends here. */
  readonly noReturn: boolean;
}

/** The game as it stood after `seq` choices. Nobody changes it. */
export interface Snapshot<G extends Game = Game> {
  readonly seq: number;
  readonly game: G;
}

/** So many choices lie between two snapshots, and between two fingerprints of a record. */
export const STRIDE = 20;

/** Further back than this there are so many: playing them again takes a millisecond or two. */
const FAR = 5 * STRIDE;

/** How many moments are remembered with all that was told: the latest, or the stretch that somebody reads. */
const TOLD = STRIDE;

/** Somebody watches, and what was seen last was taken back. */
const NOTHING_SEEN = { seq: -1, scenes: [] };

export class Past<G extends Game, V> {
  readonly #definition: GameDefinition<G, V>;
  readonly #config: Config;
  readonly #moments: Moment[] = [];
  readonly #told = new Map<number, Moment>();
  /** The earliest first. */
  #snapshots: readonly Snapshot<G>[];
  /** Where somebody looked last: most often the next look is near. */
  #looked: Snapshot<G> | null = null;
  #opening: readonly Event[] | null = null;
  /** Of the choice that somebody watched last: most often several watch the same one. */
  #scenes: { readonly seq: number; readonly scenes: readonly Scene<G>[] } | null = null;

  constructor(
    definition: GameDefinition<G, V>,
    config: Config,
    choices: readonly Choice[] = [],
    snapshots: readonly Snapshot<G>[] = [],
  ) {
    this.#definition = definition;
    this.#config = config;
    this.#snapshots = [...snapshots].sort((a, b) => a.seq - b.seq);
    for (const choice of choices) this.#add(choice);
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** What happened before the first choice. */
  get opening(): readonly Event[] {
    if (this.#opening === null) this.#setUp();
    return this.#opening ?? [];
  }

  /** Remembers a choice that was carried out; `game` is how it stands now. */
  add(moment: Moment, game: G, scenes: readonly Scene<G>[]): void {
    if (this.isWatched) this.#scenes = { seq: this.#moments.length + 1, scenes };
    this.#remember(this.#moments.length, moment);
    this.#add(moment.choice);
    this.#keep(this.#moments.length, game);
  }

  /** Forgets all but the first `seq` choices. */
  cut(seq: number): void {
    this.#moments.length = seq;
    for (const index of this.#told.keys()) if (index >= seq) this.#told.delete(index);
    this.#snapshots = this.#snapshots.filter((kept) => kept.seq <= seq);
    if (this.#looked !== null && this.#looked.seq > seq) this.#looked = null;
    if (this.#scenes !== null && this.#scenes.seq > seq) this.#scenes = NOTHING_SEEN;
  }

  /** Another past with the first `seq` choices of this one, which goes its own way. */
  branch(config: Config, seq: number): Past<G, V> {
    const choices = this.#moments.slice(0, seq).map(({ choice }) => choice);
    return new Past(
      this.#definition,
      config,
      choices,
      this.#snapshots.filter((kept) => kept.seq <= seq),
    );
  }

  /** The game after `seq` choices. Not to be changed. */
  gameAt(seq: number): G {
    return this.#play(this.#nearest(seq), seq);
  }

  /** The newest snapshot that has at most `seq` choices. */
  snapshotAt(seq: number): Snapshot<G> {
    const kept = this.#snapshots.findLast((one) => one.seq <= seq);
    return kept ?? { seq: 0, game: this.#setUp() };
  }

  /** A choice with what came of it. The rest of its stretch is played with it, since it is likely to be asked for next. */
  told(index: number): Moment {
    const known = this.#told.get(index);
    if (known !== undefined) return known;
    const until = Math.min(this.#moments.length, index - (index % STRIDE) + STRIDE);
    this.#play(this.#nearest(index), until);
    return this.#told.get(index) as Moment;
  }

  /**
   * What was told from the choice before until there were `seq` choices, step by step, each with the game of then. Once somebody asks, it
   * is kept of whatever is chosen next.
   */
  scenes(seq: number): readonly Scene<G>[] {
    if (this.#scenes?.seq !== seq) this.#scenes = { seq, scenes: this.#watch(seq) };
    return this.#scenes.scenes;
  }

  get isWatched(): boolean {
    return this.#scenes !== null;
  }

  #watch(seq: number): readonly Scene<G>[] {
    const { rules, clone } = this.#definition;
    if (seq === 0) {
      const game = setUp(this.#definition, this.#config);
      return witness(() => void advance(rules, game), clone).scenes;
    }
    const game = clone(this.gameAt(seq - 1));
    const pending = advance(rules, game);
    const { choice } = at(this.#moments, seq - 1);
    return pending === null ? [] : carryOut(this.#definition, game, pending, choice, true).scenes;
  }

  #add(choice: Choice): void {
    this.#moments.push(new Remembered(this, this.#moments.length, choice));
  }

  #remember(index: number, moment: Moment): void {
    this.#told.delete(index);
    this.#told.set(index, moment);
    for (const oldest of this.#told.keys()) {
      if (this.#told.size <= TOLD) return;
      this.#told.delete(oldest);
    }
  }

  /** Keeps a copy of every 20th game, and lets those go that have come to lie far back. */
  #keep(seq: number, game: G): void {
    if (seq % STRIDE !== 0 || !this.#stays(seq) || this.#snapshots.some((kept) => kept.seq === seq)) return;
    const kept = { seq, game: this.#definition.clone(game) };
    this.#snapshots = [...this.#snapshots, kept].filter(({ seq }) => this.#stays(seq)).sort((a, b) => a.seq - b.seq);
  }

  #stays(seq: number): boolean {
    return seq % FAR === 0 || seq >= this.#moments.length - FAR;
  }

  #nearest(seq: number): Snapshot<G> {
    const kept = this.snapshotAt(seq);
    const looked = this.#looked;
    return looked !== null && looked.seq <= seq && looked.seq > kept.seq ? looked : kept;
  }

  #play(from: Snapshot<G>, until: number): G {
    if (from.seq === until) return from.game;
    const { rules, clone } = this.#definition;
    let game = clone(from.game);
    let pending = advance(rules, game);
    const { redrawn } = this.#config;
    for (let seq = from.seq; seq < until; seq++) {
      const { choice } = at(this.#moments, seq);
      if (pending === null || !isAllowed(pending, choice.seat, choice.key))
        throw new RulesBroken(`choice ${seq + 1}, '${choice.key}' of seat ${choice.seat + 1}, is not possible`, game);
      const { moment, next } = carryOut(this.#definition, game, pending, choice);
      pending = next;
      if (redrawn?.after === seq + 1) {
        game = redrawnFrom(this.#definition, game, redrawn.seed);
        pending = advance(rules, game);
      }
      this.#remember(seq, moment);
      this.#keep(seq + 1, game);
    }
    this.#looked = { seq: until, game };
    return game;
  }

  #setUp(): G {
    const game = setUp(this.#definition, this.#config);
    const { events } = witness(() => {
      advance(this.#definition.rules, game);
    });
    this.#opening = events;
    this.#keep(0, game);
    return game;
  }
}

/** Carries out a legal choice in a game, and listens to what the rules tell; with `watched` step by step. */
export function carryOut<G extends Game, V>(
  { rules, clone }: GameDefinition<G, V>,
  game: G,
  pending: Pending,
  choice: Choice,
  watched = false,
): { readonly moment: Moment; readonly next: Pending | null; readonly scenes: readonly Scene<G>[] } {
  let next: Pending | null = null;
  const { events, pointOfNoReturn, scenes } = witness(
    () => {
      next = answer(rules, game, pending, choice.seat, choice.key);
    },
    watched ? clone : null,
  );
  return { moment: { choice, decision: pending.name, events, noReturn: pointOfNoReturn }, next, scenes };
}

/** A choice of the past: what came of it is told again when somebody asks. */
class Remembered<G extends Game, V> implements Moment {
  readonly #past: Past<G, V>;
  readonly #index: number;
  readonly choice: Choice;

  constructor(past: Past<G, V>, index: number, choice: Choice) {
    this.#past = past;
    this.#index = index;
    this.choice = choice;
  }

  get decision(): string {
    return this.#past.told(this.#index).decision;
  }

  get events(): readonly Event[] {
    return this.#past.told(this.#index).events;
  }

  get noReturn(): boolean {
    return this.#past.told(this.#index).noReturn;
  }
}
