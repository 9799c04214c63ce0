/**
 * A hosted table: the match that its log makes, the bots at its seats, and everybody who looks at it. A command is checked,
 * carried out and kept, then answered and told to all; one that cannot be kept leaves the table as it was. Whatever changes or reads
 * the table comes in line, one after the other, so nobody ever sees what the log does not hold.
 */

import type { Thinker } from '@jade/bots';
import type { Game, Match, Pending, Result, Seat } from '@jade/engine';
import {
  at,
  branch,
  choose,
  expectOk,
  hasAnswers,
  latestSnapshot,
  nameOfProblem,
  offersFor,
  seatsOf,
  takeBackTo,
  thinkingSeed,
  undo,
  undoProblem,
} from '@jade/engine';
import { AnswersAhead } from './answers-ahead.ts';
import { BotsAtTable } from './bots-at-table.ts';
import { Chairs } from './chairs.ts';
import { Consent } from './consent.ts';
import type { Change, Entry } from './entry.ts';
import type { TableHead } from './head.ts';
import { Ledger } from './ledger.ts';
import type { Reply } from './looking.ts';
import { refused } from './looking.ts';
import { brokenLog, resumeTable } from './opening.ts';
import { SeatsAtTable } from './seats-at-table.ts';
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
  /** How many entries a table may have, where somebody must be kept from filling the store. */
  readonly mostEntries?: number;
  /** Nobody elsewhere sees how long an answer takes: what was answered ahead is given at once. */
  readonly isAlone?: boolean;
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
  looksAs(seat: Seat): boolean;
  /** Whether this seat's turn waits for a last word of theirs. */
  wantsLastWord(seat: Seat): boolean;
}

/** So many answers may be given ahead. */
const MOST_AHEAD = 40;

/** A change to come, and the id of the command that brings it. */
export interface Wanted {
  readonly id: string;
  readonly what: Change;
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
  private readonly ahead: AnswersAhead;
  readonly seats: SeatsAtTable;
  readonly consent: Consent;
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
    this.ahead = new AnswersAhead(this, ports);
    this.seats = new SeatsAtTable(this, ports);
    this.consent = new Consent(this, ports);
    this.toldKeeping = this.keeping;
    const heard = () => void this.inLine(() => this.readOn()).catch(() => undefined);
    this.unwatch = ports.store.watch?.(head.id, heard) ?? (() => {});
    this.consent.waitForAnswers();
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
    if (this.followers.size === 0) {
      this.bots.stop();
      this.ahead.stop();
    }
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
    return this.command(seat, id, async () => this.notOwn(seat) ?? this.carryOut(seat, question, id, key));
  }

  /** Where somebody has taken the seat back meanwhile, what its bot thought comes too late. */
  chooseForBot(seat: Seat, question: number, key: string): Promise<Reply> {
    return this.inLine(async () => {
      if (this.seats.sitterAt(seat).kind !== 'bot' || this.ledger.chairs.asked !== null) return this.stale(seat);
      return this.carryOut(seat, question, this.ports.chance(), key);
    });
  }

  /** What a seat answers before it is asked, if that still answers what it is asked. */
  chooseAhead(seat: Seat, question: number): Promise<Reply> {
    return this.inLine(async () => {
      const key = this.ledger.chairs.asked === null ? this.ahead.answerOf(seat) : null;
      return key === null ? this.stale(seat) : this.carryOut(seat, question, this.ports.chance(), key, true);
    });
  }

  /** What a seat wants to answer before it is asked, in place of what it wanted before. Only they are told. */
  answerAhead(seat: Seat, answers: readonly unknown[], id: string): Promise<Reply> {
    return this.command(seat, id, async () => {
      const { ahead } = this.match.definition;
      const isFine = answers.length <= MOST_AHEAD && answers.every((answer) => ahead?.isAnswer(answer));
      if (!isFine) return refused({ code: 'no-answer-ahead' });
      const reply = await this.keep(seat, [{ id, what: { kind: 'ahead', seat, answers } }], [], () => this.match);
      if (!reply.ok) return reply;
      for (const follower of this.followers) if (follower.looksAs(seat)) follower.tell(this.match.moments.length + 1);
      this.letBotsPlay();
      return reply;
    });
  }

  /** Makes the choice again that this seat took back last. */
  redo(seat: Seat, question: number, id: string): Promise<Reply> {
    return this.command(seat, id, async () => {
      const other = this.notOwn(seat);
      if (other !== null) return other;
      if (question !== this.questionOf(seat)) return this.stale(seat);
      const key = this.ledger.undoneBy(seat);
      return key === null ? refused({ code: 'nothing-to-redo' }) : this.carryOut(seat, question, id, key);
    });
  }

  /** Takes the choice of an entry back, if it is this seat's latest and as far as that is free. */
  undo(seat: Seat, entry: number, id: string): Promise<Reply> {
    return this.command(seat, id, async () => {
      const other = this.notOwn(seat);
      if (other !== null) return other;
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
      const reply = await this.keep(
        seat,
        [{ id, what: { kind: 'undo', entry, alone } }],
        this.askedSince(signs, seat),
        () => whole,
      );
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

  /** Whoever the chair belongs to is back. */
  dismissBot(seat: Seat): void {
    this.bots.dismiss(seat);
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

  /** Bots play while somebody looks, no turn waits for a last word, and nobody asks to take something back. */
  letBotsPlay(): void {
    const { pending } = this.match;
    const isHeld = this.waiting.size > 0 || this.ledger.chairs.asked !== null;
    const plays = this.followers.size > 0 && !isHeld && pending !== null;
    if (plays) this.bots.play(pending);
    this.ahead.play(plays ? pending : null);
  }

  tellAll(from = this.match.moments.length + 1): void {
    this.toldKeeping = this.keeping;
    for (const follower of this.followers) follower.tell(from);
  }

  /** A command comes in its turn, and one that was seen already gets the same reply. */
  command(seat: Seat, id: string, action: () => Promise<Reply>): Promise<Reply> {
    return this.inLine(async () => this.ledger.replyTo(seat, id) ?? action());
  }

  /** Why somebody may not act for a seat that was theirs: somebody else sits there now. */
  notOwn(seat: Seat): Reply | null {
    return this.ledger.chairs.otherAt(seat) === null ? null : refused({ code: 'seat-given' });
  }

  /** Keeps something that changes nothing in the game. */
  async note(seat: Seat, wanted: Wanted): Promise<Reply> {
    const reply = await this.keep(seat, [wanted], [], () => this.match);
    if (reply.ok) this.changed(this.match.moments.length + 1);
    return reply;
  }

  /** All have agreed: `last` is what made it so. Whatever was asked since is asked anew. */
  async goBack(by: Seat, entry: number, last: Wanted): Promise<Reply> {
    const index = this.ledger.choices.findIndex(({ n }) => n === entry);
    const whole = this.copyOf(this.match.moments.length);
    expectOk(takeBackTo(this.match, index));
    const back: Wanted = { id: this.ports.chance(), what: { kind: 'undo', entry, alone: false, agreed: true } };
    const reply = await this.keep(by, [last, back], seatsOf(this.match.game), () => whole);
    if (!reply.ok) return reply;
    this.bots.loseTrack();
    this.waiting.clear();
    this.changed(index);
    return reply;
  }

  private async carryOut(seat: Seat, question: number, id: string, key: string, isAhead = false): Promise<Reply> {
    if (question !== this.questionOf(seat)) return this.stale(seat);
    const { match } = this;
    const before = match.moments.length;
    const asked = match.pending;
    const signs = this.signs();
    const learning = asked === null ? [] : this.bots.learning(asked, { seat, key });
    const chosen = choose(match, { seat, key, seq: before });
    if (!chosen.ok) return refused(chosen.problem);
    const asks = this.askedSince(signs, seat);
    const what = { kind: 'choice', seat, key, ...(isAhead ? { ahead: true as const } : {}) } as const;
    const reply = await this.keep(seat, [{ id, what }], asks, () => this.copyOf(before));
    if (!reply.ok) return reply;
    for (const learn of learning) learn();
    if (!isStillOpen(asked, seat, this.match.pending)) this.bots.callOff();
    this.waiting.delete(seat);
    if (this.endsTurnOf(seat) && [...this.followers].some((one) => one.wantsLastWord(seat))) this.waiting.add(seat);
    this.changed(before + 1);
    return reply;
  }

  /** Keeps what the match has done already, all of it or nothing; if that fails, the match is again what it was. */
  private async keep(
    by: Seat,
    wanted: readonly Wanted[],
    asks: readonly number[],
    whatItWas: () => Match,
  ): Promise<Reply> {
    const { ledger, ports } = this;
    const { mostEntries: limit = Number.POSITIVE_INFINITY } = ports;
    const now = ports.clock.now();
    const entries = wanted.map(({ id, what }, index): Entry => ({ n: ledger.n + 1 + index, at: now, id, what, asks }));
    const [first, last] = [at(entries, 0), at(entries, entries.length - 1)];
    if (last.n > limit) {
      this.match = whatItWas();
      return refused({ code: 'too-long', limit });
    }
    // The match has a new one with every 20th choice, and an older one when that was taken back.
    const position = latestSnapshot(this.match).game;
    const snapshot = position === this.keptPosition ? null : keptSnapshot(this.match);
    try {
      const stand = standOf(this.match, last, ledger.chairs.with(entries));
      await ports.store.append(this.head.id, entries, stand, snapshot ?? undefined);
    } catch (error) {
      this.match = whatItWas();
      return this.notKept(error, by, first.id);
    }
    this.keptPosition = position;
    for (const entry of entries) ledger.add(entry);
    return { ok: true, n: first.n };
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
    this.consent.waitForAnswers();
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
    this.ahead.stop();
    this.consent.stop();
    this.unwatch();
    this.closed();
  }

  latestOf(seat: Seat): number {
    return this.match.moments.findLastIndex(({ choice }) => choice.seat === seat);
  }

  stale(seat: Seat): Reply {
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
export function standOf(
  { moments, pending, definition, game }: Match,
  { n, at }: Pick<Entry, 'n' | 'at'>,
  chairs = new Chairs(),
): Stand {
  const seats = seatsOf(game);
  const left = seats.filter((seat) => chairs.hasLeft(seat));
  const given = seats.filter((seat) => chairs.otherAt(seat) !== null && !chairs.hasLeft(seat));
  return {
    n,
    seq: moments.length,
    waitingFor: pending?.questions.map(({ seat }) => seat) ?? [],
    scores: pending === null ? definition.outcome(game).scores : null,
    ...(given.length === 0 ? {} : { given }),
    ...(left.length === 0 ? {} : { left }),
    updated: at,
  };
}

/** Carries out an entry that somebody else wrote; returns from which choice on the chronicle is another one. */
function carriedOn(match: Match, ledger: Ledger, entry: Entry): number {
  if (entry.n !== ledger.n + 1) throw new Error(`entry ${ledger.n + 1} is missing`);
  const { by, from } = ledger.add(entry);
  const { what } = entry;
  const done = followed(match, by, from, what);
  if (!done.ok) throw new Error(`entry ${entry.n} does not fit: ${nameOfProblem(done.problem)}`);
  return from;
}

function followed(match: Match, by: Seat, from: number, what: Change): Result<unknown> {
  if (what.kind === 'choice') return choose(match, { seat: by, key: what.key, seq: match.moments.length });
  if (what.kind !== 'undo') return { ok: true, value: null };
  return what.agreed === true ? takeBackTo(match, from) : undo(match, by);
}

/** Whether a seat's answer waits for those of others: what they think about is still asked. */
function isStillOpen(asked: Pending | null, seat: Seat, now: Pending | null): boolean {
  if (asked === null || now === null || asked.name !== now.name) return false;
  return hasAnswers(asked.frame) && hasAnswers(now.frame) && now.frame.answers.some((given) => given.seat === seat);
}
