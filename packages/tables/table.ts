/**
 * A hosted table: the match that its log makes, the bots at its seats, and everybody who looks at it. A command is checked,
 * carried out and kept, then answered and told to all; one that cannot be kept leaves the table as it was. Whatever changes or reads
 * the table comes in line, one after the other, so nobody ever sees what the log does not hold.
 */

import type { Thinker } from '@jade/bots';
import type { Game, Match, Pending, Problem, Seat } from '@jade/engine';
import {
  branch,
  choose,
  hasAnswers,
  latestSnapshot,
  nameOfProblem,
  offersFor,
  seatsOf,
  thinkingSeed,
  undo,
  undoProblem,
} from '@jade/engine';
import { BotsAtTable } from './bots-at-table.ts';
import type { Change, Entry } from './entry.ts';
import type { TableHead } from './head.ts';
import { Ledger } from './ledger.ts';
import type { Reply } from './looking.ts';
import { brokenLog, resumeTable } from './opening.ts';
import { keptSnapshot } from './snapshot.ts';
import type { Keeping, Stand, Store } from './store.ts';
import { NotKept, Outrun, Parted } from './store.ts';

/** What a table needs of the place where it stands. */
export interface Ports {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly clock: Clock;
  /** Something nobody can foretell: ids of commands, and seeds of bots, from which no deck follows. */
  readonly chance: () => string;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something after so many milliseconds; returns how to stop that. */
  later(milliseconds: number, action: () => void): () => void;
}

/** Whoever looks at a table, as the table knows them. */
export interface Follower {
  /** The chronicle has changed from this choice on. */
  tell(from: number): void;
  /** Whether this seat's turn waits for a last word of theirs. */
  wantsLastWord(seat: Seat): boolean;
}

export class HostedTable {
  readonly head: TableHead;
  /** To be read in line only, or when told. */
  match: Match;
  ledger: Ledger;
  /** How often the log had to be read anew because it had gone another way: numbers of entries compare within one reading. */
  reading = 0;
  private readonly ports: Ports;
  private readonly bots: BotsAtTable;
  private readonly followers = new Set<Follower>();
  /** Seats whose turn waits for a last word. */
  private readonly waiting = new Set<Seat>();
  private line: Promise<unknown> = Promise.resolve();
  /** The position that the store has a snapshot of; null until one was written here. */
  private keptPosition: Game | null = null;
  private toldKeeping: Keeping;
  private isClosed = false;
  private readonly unwatch: () => void;
  private readonly closed: () => void;

  /** `closed` is called once nobody looks any more: then the table is of no use. */
  constructor(head: TableHead, entries: readonly Entry[], match: Match, ports: Ports, closed: () => void) {
    this.head = head;
    this.match = match;
    this.ports = ports;
    this.closed = closed;
    this.ledger = new Ledger(entries);
    this.bots = new BotsAtTable(this, ports);
    this.toldKeeping = this.keeping;
    const heard = () => void this.inLine(() => this.readOn()).catch(() => undefined);
    this.unwatch = ports.store.watch?.(head.id, heard) ?? (() => {});
  }

  get thinking(): readonly Seat[] {
    return this.bots.thinking;
  }

  get keeping(): Keeping {
    return this.ports.store.keeping?.(this.head.id) ?? 'kept';
  }

  get thinker(): Thinker {
    return this.ports.thinker;
  }

  questionOf(seat: Seat): number {
    return this.ledger.questionOf(seat);
  }

  waitsFor(seat: Seat): boolean {
    return this.waiting.has(seat);
  }

  /** Somebody looks; bots play while anybody does. False where everybody had left and the table was closed. */
  join(follower: Follower): Promise<boolean> {
    return this.inLine(async () => {
      if (this.isClosed) return false;
      this.followers.add(follower);
      this.letBotsPlay();
      return true;
    });
  }

  leave(follower: Follower): Promise<void> {
    this.followers.delete(follower);
    // What is thought about just now was thought for somebody who looks.
    if (this.followers.size === 0) this.bots.stop();
    return this.inLine(async () => {
      if (this.followers.size === 0) return this.close();
      // Nobody is left who could say the last word for a seat: its turn ends.
      const wanted = (seat: Seat) => [...this.followers].some((one) => one.wantsLastWord(seat));
      for (const seat of this.waiting) if (!wanted(seat)) this.goOn(seat);
    });
  }

  /** Something done here by somebody who does not stay. */
  visit<T>(action: () => T | Promise<T>): Promise<T> {
    return this.inLine(async () => {
      try {
        return await action();
      } finally {
        if (this.followers.size === 0) this.close();
      }
    });
  }

  choose(seat: Seat, question: number, id: string, key: string): Promise<Reply> {
    return this.inLine(async () => this.ledger.replyTo(seat, id) ?? this.carryOut(seat, question, id, key));
  }

  /** Makes the choice again that this seat took back last. */
  redo(seat: Seat, question: number, id: string): Promise<Reply> {
    return this.inLine(async () => {
      const known = this.ledger.replyTo(seat, id);
      if (known !== null) return known;
      if (question !== this.questionOf(seat)) return this.stale(seat);
      const key = this.ledger.undoneBy(seat);
      return key === null ? refused({ code: 'nothing-to-redo' }) : this.carryOut(seat, question, id, key);
    });
  }

  /** Takes the choice of an entry back, if it is this seat's latest and as far as that is free. */
  undo(seat: Seat, entry: number, id: string): Promise<Reply> {
    return this.inLine(async () => {
      const known = this.ledger.replyTo(seat, id);
      if (known !== null) return known;
      const { match } = this;
      if (this.undoes(seat) !== entry) {
        const problem = undoProblem(match, seat);
        return problem === null ? this.stale(seat) : refused(problem);
      }
      const own = this.latestOf(seat);
      const alone = own < match.moments.length - 1;
      const signs = this.signs();
      const whole = this.copyOf(match.moments.length);
      undo(match, seat);
      const reply = await this.keep(seat, id, { kind: 'undo', entry, alone }, signs, () => whole);
      if (!reply.ok) return reply;
      this.bots.loseTrack();
      this.waiting.clear();
      this.changed(own);
      return reply;
    });
  }

  /** The entry that a seat may take back now; null when there is none. */
  undoes(seat: Seat): number | null {
    return undoProblem(this.match, seat) === null ? (this.ledger.choices[this.latestOf(seat)]?.n ?? null) : null;
  }

  /** Lets a turn end that waits for it. */
  goAhead(seat: Seat): Promise<void> {
    return this.inLine(async () => this.goOn(seat));
  }

  hurry(): Promise<void> {
    return this.ports.thinker.hurry(this.head.id);
  }

  /** What a bot or the coach draws its chance from: nothing of it leads to the seed of the game. */
  thinkingSeed(seat: Seat, seq = this.match.moments.length): string {
    const { seed, chosenSeed } = this.head;
    return chosenSeed === true ? `${thinkingSeed(seed)}/${seq}/${seat}` : this.ports.chance();
  }

  /** A match that goes its own way after so many choices. */
  copyOf(seq: number): Match {
    const copy = branch(this.match, seq);
    if (!copy.ok) throw new Error(nameOfProblem(copy.problem));
    return copy.value;
  }

  /** Something that must not see the table between a choice and its keeping. */
  inLine<T>(action: () => Promise<T>): Promise<T> {
    const done = this.line.then(action);
    this.line = done.catch(() => undefined);
    return done;
  }

  /** Bots play while somebody looks and no turn waits for a last word. */
  letBotsPlay(): void {
    const { pending } = this.match;
    if (this.followers.size > 0 && this.waiting.size === 0 && pending !== null) this.bots.play(pending);
  }

  tellAll(from = this.match.moments.length + 1): void {
    this.toldKeeping = this.keeping;
    for (const follower of this.followers) follower.tell(from);
  }

  private async carryOut(seat: Seat, question: number, id: string, key: string): Promise<Reply> {
    if (question !== this.questionOf(seat)) return this.stale(seat);
    const { match } = this;
    const before = match.moments.length;
    const asked = match.pending;
    const signs = this.signs();
    const learning = asked === null ? [] : this.bots.learning(asked, { seat, key });
    const chosen = choose(match, { seat, key, seq: before });
    if (!chosen.ok) return refused(chosen.problem);
    const reply = await this.keep(seat, id, { kind: 'choice', seat, key }, signs, () => this.copyOf(before));
    if (!reply.ok) return reply;
    for (const learn of learning) learn();
    if (!isStillOpen(asked, seat, this.match.pending)) this.bots.callOff();
    this.waiting.delete(seat);
    if (this.endsTurnOf(seat) && [...this.followers].some((one) => one.wantsLastWord(seat))) this.waiting.add(seat);
    this.changed(before + 1);
    return reply;
  }

  /** Keeps what the match has done already; if that fails, the match is again what it was. */
  private async keep(
    by: Seat,
    id: string,
    what: Change,
    before: readonly string[],
    whatItWas: () => Match,
  ): Promise<Reply> {
    const { ledger, ports } = this;
    const entry: Entry = { n: ledger.n + 1, at: ports.clock.now(), id, what, asks: this.askedSince(before, by) };
    // The match has a new one with every 20th choice, and an older one when that was taken back.
    const position = latestSnapshot(this.match).game;
    const snapshot = position === this.keptPosition ? null : keptSnapshot(this.match);
    try {
      await ports.store.append(this.head.id, [entry], standOf(this.match, entry), snapshot ?? undefined);
    } catch (error) {
      this.match = whatItWas();
      return this.notKept(error, by, id);
    }
    this.keptPosition = position;
    ledger.add(entry);
    return { ok: true, n: entry.n };
  }

  /**
   * Somebody else was faster, in another tab or on another machine: what they did comes first. Or it was this very command, written the
   * first time while its reply was lost.
   */
  private async notKept(error: unknown, by: Seat, id: string): Promise<Reply> {
    const failure = await this.readOn().then(
      () => null,
      (caught: unknown) => caught,
    );
    const known = this.ledger.replyTo(by, id);
    if (known !== null) return known;
    if (error instanceof NotKept) return { ok: false, why: 'not kept', reason: error.why };
    if (!(error instanceof Outrun)) throw error;
    return failure === null ? this.stale(by) : { ok: false, why: 'failed', problem: brokenLog(failure) };
  }

  /** Follows what others have appended to the log: all of it, or where it does not fit, the whole log anew. */
  private async readOn(): Promise<void> {
    const news = await this.ports.store.after(this.head.id, this.ledger.n).catch((error: unknown) => {
      if (error instanceof Parted) return null;
      throw error;
    });
    if (news === null) return this.readAnew();
    if (news.length === 0) return this.toldKeeping === this.keeping ? undefined : this.tellAll();
    const [match, ledger] = [this.copyOf(this.match.moments.length), this.ledger.copy()];
    let from = Number.POSITIVE_INFINITY;
    try {
      for (const entry of news) from = Math.min(from, carriedOn(match, ledger, entry));
    } catch {
      return this.readAnew();
    }
    this.goTo(match, ledger, from);
  }

  private async readAnew(): Promise<void> {
    const kept = await this.ports.store.load(this.head.id);
    if (kept === null) throw new Error(`table ${this.head.id} is gone`);
    const resumed = resumeTable(this.match.definition, kept);
    if (!resumed.ok) throw new Error(nameOfProblem(resumed.problem));
    this.reading += 1;
    this.keptPosition = null;
    this.goTo(resumed.match, new Ledger(kept.entries), 0);
  }

  private goTo(match: Match, ledger: Ledger, from: number): void {
    this.match = match;
    this.ledger = ledger;
    this.bots.loseTrack();
    this.waiting.clear();
    this.changed(from);
  }

  /** By seat: what it is asked, as a text that can be compared. */
  private signs(): string[] {
    const { pending, game } = this.match;
    return seatsOf(game).map((seat) => {
      if (pending === null) return '';
      const options = pending.questions.find((asked) => asked.seat === seat)?.options ?? null;
      return JSON.stringify([options === null ? null : pending.name, options, offersFor(pending, seat)]);
    });
  }

  /** A seat is asked anew when its question changed, or when it has acted itself. */
  private askedSince(before: readonly string[], actor: Seat): number[] {
    const signs = this.signs();
    return seatsOf(this.match.game).filter((seat) => seat === actor || signs[seat] !== before[seat]);
  }

  private changed(from: number): void {
    this.bots.takeHeart();
    this.tellAll(from);
    this.letBotsPlay();
  }

  private goOn(seat: Seat): void {
    if (!this.waiting.delete(seat)) return;
    this.tellAll();
    this.letBotsPlay();
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.bots.stop();
    this.unwatch();
    this.closed();
  }

  private latestOf(seat: Seat): number {
    return this.match.moments.findLastIndex(({ choice }) => choice.seat === seat);
  }

  private stale(seat: Seat): Reply {
    return { ok: false, why: 'stale', question: this.questionOf(seat) };
  }

  /** Whether somebody else is asked after this seat's choice, and it could still be taken back. */
  private endsTurnOf(seat: Seat): boolean {
    const { pending } = this.match;
    const isDone = pending?.questions.every((asked) => asked.seat !== seat) ?? false;
    return isDone && undoProblem(this.match, seat) === null;
  }
}

/** How a table stands after an entry, for lists. */
export function standOf({ moments, pending, definition, game }: Match, { n, at }: Pick<Entry, 'n' | 'at'>): Stand {
  return {
    n,
    seq: moments.length,
    waitingFor: pending?.questions.map(({ seat }) => seat) ?? [],
    scores: pending === null ? definition.outcome(game).scores : null,
    updated: at,
  };
}

/** Carries out an entry that somebody else wrote; returns from which choice on the chronicle is another one. */
function carriedOn(match: Match, ledger: Ledger, entry: Entry): number {
  if (entry.n !== ledger.n + 1) throw new Error(`entry ${ledger.n + 1} is missing`);
  const { by, from } = ledger.add(entry);
  const { what } = entry;
  const done =
    what.kind === 'choice' ? choose(match, { seat: by, key: what.key, seq: match.moments.length }) : undo(match, by);
  if (!done.ok) throw new Error(`entry ${entry.n} does not fit: ${nameOfProblem(done.problem)}`);
  return from;
}

function refused(problem: Problem): Reply {
  if (problem.code === 'refused') return { ok: false, why: 'refused', refusal: problem.refusal };
  return { ok: false, why: 'failed', problem };
}

/** Whether a seat's answer waits for those of others: what they think about is still asked. */
function isStillOpen(asked: Pending | null, seat: Seat, now: Pending | null): boolean {
  if (asked === null || now === null || asked.name !== now.name) return false;
  return hasAnswers(asked.frame) && hasAnswers(now.frame) && now.frame.answers.some((given) => given.seat === seat);
}
