/** A handle on a table, bound to one viewer: nothing on it takes a seat, and what belongs to one person is theirs alone. */

import type { Review } from '@jade/bots';
import type { Preview, Refusal, Seat, Viewer } from '@jade/engine';
import { isAllowed, latestSnapshot, previewOf, seatsOf } from '@jade/engine';
import { TIME_TO_AGREE } from './consent.ts';
import type { TableInfo } from './head.ts';
import { infoOf } from './head.ts';
import type { AskedBack, Beat, Look, Reply, StoryPart, Update } from './looking.ts';
import { beatsOf, lookOf, storyOf, whyNot } from './looking.ts';
import type { Follower, HostedTable } from './table.ts';

import type { Hint } from './thought.ts';
import { hintFor, reviewFor } from './thought.ts';

/** The last entry that somebody was told of, and in which reading of the log. */
export type Heard = Pick<Update, 'n' | 'reading'>;

/** Whoever was away longer than so many choices is told the present, and reads the rest. */
const MOST_MISSED = 200;
/** So many of the latest choices are told on their own boards. */
const MOST_BEATS = 40;

export interface Sitting {
  info(): Promise<TableInfo>;
  /**
   * The present, with the latest of the chronicle; for whoever has heard up to an entry, with what came after it. Whatever comes later is
   * told to whoever follows.
   */
  now(heard?: Heard): Promise<Update>;
  /** The table as it was after so many choices. */
  lookAt(seq: number): Promise<Look>;
  /** The chronicle from one choice to another: whatever lies before the present's part is played again for it. */
  story(from: number, until: number): Promise<readonly StoryPart[]>;
  /** What led to the table after so many choices, step by step. */
  beats(seq: number): Promise<readonly Beat[]>;
  /** Answers the question that was asked with entry `question`; `id` is the sender's own, and a repeat is the same answer. */
  choose(question: number, id: string, key: string): Promise<Reply>;
  /** Takes back the own choice of an entry. */
  undo(entry: number, id: string): Promise<Reply>;
  /** Answers the question with the choice that was taken back last. */
  redo(question: number, id: string): Promise<Reply>;
  /** Asks the others to take the own choice of an entry back, where that is not free. */
  askBack(entry: number, id: string): Promise<Reply>;
  /** Answers whoever asks that. */
  answerAsked(ask: number, yes: boolean, id: string): Promise<Reply>;
  /** Takes that question back. */
  withdraw(ask: number, id: string): Promise<Reply>;
  /** Answers before it is asked, with all of these in place of those before; what they are, the game says (`ahead`). */
  answerAhead(answers: readonly unknown[], id: string): Promise<Reply>;
  /** Plays again for the own seat, where a bot has sat in. */
  comeBack(id: string): Promise<Reply>;
  /** Gives the own seat up for good; a bot plays on. */
  resign(id: string): Promise<Reply>;
  /** Why a thing cannot be chosen now; null when the rules have nothing to say about it here. */
  why(key: string): Promise<Refusal | null>;
  /** What is sure to come of a choice; null where it is none now. From what this viewer sees alone. */
  preview(key: string): Promise<Preview | null>;
  /** What the coach would do here, after so many choices, and what it thinks of `about`; null when this seat is not asked there. */
  advise(seq?: number, about?: string): Promise<Hint | null>;
  /** When the game is over: what the coach would have done in another's place. */
  hindsight(seat: Seat, seq: number): Promise<Hint | null>;
  /** When the game is over: how the chances went. */
  review(): Promise<Review | null>;
  /** Thinking bots answer at once. */
  hurry(): Promise<void>;
  /** Lets the own turn end that waits for it. */
  goAhead(): Promise<void>;
  /** Whether own turns wait for a last word before others play. */
  confirmTurns(wanted: boolean): Promise<void>;
  leave(): Promise<void>;
}

/** Nothing has happened yet after so many choices. */
export class NoSuchMoment extends Error {}

export class BoundSitting implements Sitting, Follower {
  private readonly table: HostedTable;
  private readonly viewer: Viewer;
  private readonly follow: (update: Update) => void;
  private lastWord = false;
  private hasLeft = false;
  /** The last entry that this viewer was told of. */
  private told: number | null = null;
  /** How many choices there were then. */
  private seen = 0;

  constructor(table: HostedTable, viewer: Viewer, follow: (update: Update) => void) {
    this.table = table;
    this.viewer = viewer;
    this.follow = follow;
  }

  /** Whoever cannot listen any more spoils nothing for the others, nor for whoever chose. */
  tell(from: number): void {
    const failed = (error: unknown) => console.error('somebody who follows a table failed', error);
    try {
      // Over a wire a follower is a promise.
      Promise.resolve(this.follow(this.update(from, this.told))).catch(failed);
    } catch (error) {
      failed(error);
    }
    this.told = this.table.ledger.n;
  }

  looksAs(seat: Seat): boolean {
    return seat === this.viewer;
  }

  wantsLastWord(seat: Seat): boolean {
    return this.lastWord && seat === this.viewer;
  }

  async info(): Promise<TableInfo> {
    return infoOf(this.table.head);
  }

  async now(heard?: Heard): Promise<Update> {
    return this.table.inLine(async () => {
      const { ledger, reading, match } = this.table;
      const { seq } = latestSnapshot(match);
      this.told = ledger.n;
      const from = heard?.reading === reading && heard.n <= ledger.n ? ledger.changedSince(heard.n) : 0;
      if (heard === undefined || match.moments.length - from > MOST_MISSED) return this.update(seq === 0 ? 0 : seq + 1);
      this.seen = Math.max(from - 1, match.moments.length - MOST_BEATS);
      return this.update(from, heard.n);
    });
  }

  async lookAt(seq: number): Promise<Look> {
    return this.table.inLine(async () => lookOf(this.table.match, this.viewer, this.momentIn(seq)));
  }

  async story(from: number, until: number): Promise<readonly StoryPart[]> {
    return this.table.inLine(async () => storyOf(this.table.match, this.viewer, from, until));
  }

  async beats(seq: number): Promise<readonly Beat[]> {
    return this.table.inLine(async () => beatsOf(this.table.match, this.viewer, this.momentIn(seq)));
  }

  async choose(question: number, id: string, key: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.choose(seat, question, id, key));
  }

  async undo(entry: number, id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.undo(seat, entry, id));
  }

  async redo(question: number, id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.redo(seat, question, id));
  }

  async askBack(entry: number, id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.consent.askBack(seat, entry, id));
  }

  async answerAsked(ask: number, yes: boolean, id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.consent.answerAsked(seat, ask, yes, id));
  }

  async withdraw(ask: number, id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.consent.withdraw(seat, ask, id));
  }

  async answerAhead(answers: readonly unknown[], id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.answerAhead(seat, answers, id));
  }

  async comeBack(id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.seats.comeBack(seat, id));
  }

  async resign(id: string): Promise<Reply> {
    return this.asSeat((seat) => this.table.seats.resign(seat, id));
  }

  async why(key: string): Promise<Refusal | null> {
    const view = await this.table.inLine(async () => lookOf(this.table.match, this.viewer).view);
    return whyNot(this.table.match.definition, view, key);
  }

  async preview(key: string): Promise<Preview | null> {
    const view = await this.table.inLine(async () => lookOf(this.table.match, this.viewer).view);
    return previewOf(this.table.match.definition, view, key);
  }

  async advise(seq?: number, about?: string): Promise<Hint | null> {
    return this.viewer === 'spectator' ? null : this.hintFor(this.viewer, seq, about);
  }

  async hindsight(seat: Seat, seq: number): Promise<Hint | null> {
    return (await this.isOver()) ? this.hintFor(seat, seq) : null;
  }

  async review(): Promise<Review | null> {
    if (!(await this.isOver())) return null;
    return reviewFor(this.table.match, this.viewer);
  }

  async hurry(): Promise<void> {
    if (this.viewer !== 'spectator') await this.table.hurry();
  }

  async goAhead(): Promise<void> {
    if (this.viewer !== 'spectator') await this.table.goAhead(this.viewer);
  }

  async confirmTurns(wanted: boolean): Promise<void> {
    this.lastWord = wanted;
    if (!wanted) await this.goAhead();
  }

  async leave(): Promise<void> {
    if (this.hasLeft) return;
    this.hasLeft = true;
    await this.table.leave(this);
  }

  private momentIn(seq: number): number {
    if (seq < 0 || seq > this.table.match.moments.length) throw new NoSuchMoment(`there is no moment ${seq}`);
    return seq;
  }

  private isOver(): Promise<boolean> {
    return this.table.inLine(async () => this.table.match.pending === null);
  }

  private async asSeat(action: (seat: Seat) => Promise<Reply>): Promise<Reply> {
    if (this.viewer === 'spectator') return { ok: false, why: 'failed', problem: { code: 'only-watches' } };
    return action(this.viewer);
  }

  private async hintFor(seat: Seat, wanted?: number, about: string | null = null): Promise<Hint | null> {
    const { table } = this;
    const look = await table.inLine(async () => lookOf(table.match, seat, wanted));
    const { id, game } = table.head;
    return hintFor(table.thinker, { table: id, game, seed: table.thinkingSeed(seat, look.seq) }, look, about);
  }

  private update(from: number, told: number | null = null): Update {
    const { table, viewer } = this;
    const { match, head } = table;
    const own = viewer === 'spectator' ? null : viewer;
    return {
      n: table.ledger.n,
      after: told ?? table.ledger.n,
      reading: table.reading,
      question: own === null ? table.ledger.n : table.questionOf(own),
      look: lookOf(match, viewer),
      story: { from, parts: storyOf(match, viewer, from) },
      beats: this.news(told !== null),
      undoes: own === null ? null : table.undoes(own),
      canRedo: own !== null && this.canRedo(own),
      asksBack: own === null ? null : table.consent.asksBack(own),
      askedBack: this.askedBack(),
      withdrawn: table.ledger.chairs.withdrawn,
      tookBack: table.ledger.tookBack,
      ahead: own === null ? [] : table.ledger.answersAhead(own),
      deed: own === null ? 0 : table.ledger.deedOf(own),
      chairs: seatsOf(match.game).map((seat) => table.seats.chairAt(seat)),
      moved: table.ledger.moved,
      over: match.pending === null,
      seed: match.pending === null ? (head.redrawn?.seed ?? head.seed) : null,
      thinking: table.thinking,
      waitsForGoAhead: own !== null && table.waitsFor(own),
      keeping: table.keeping,
    };
  }

  /** What led here since the last time. Whoever comes only now is told of the past when they ask for it. */
  private news(wanted: boolean): readonly Beat[] {
    const { match } = this.table;
    const [from, until] = [this.seen, match.moments.length];
    this.seen = until;
    const beats: Beat[] = [];
    if (wanted) for (let seq = from + 1; seq <= until; seq++) beats.push(...beatsOf(match, this.viewer, seq));
    return beats;
  }

  private askedBack(): AskedBack | null {
    const { table, viewer } = this;
    const { asked } = table.ledger.chairs;
    if (asked === null) return null;
    const { n, by, entry, agreed, at } = asked;
    const mine = viewer !== 'spectator' && table.seats.peopleBut([by, ...agreed]).includes(viewer);
    const seq = table.ledger.choices.findIndex((choice) => choice.n === entry);
    return { ask: n, by, seq, until: at + TIME_TO_AGREE, mine };
  }

  private canRedo(seat: Seat): boolean {
    const { match, ledger } = this.table;
    const key = ledger.undoneBy(seat);
    return key !== null && match.pending !== null && isAllowed(match.pending, seat, key);
  }
}
