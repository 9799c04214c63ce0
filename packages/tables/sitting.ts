/** A handle on a table, bound to one viewer: nothing on it takes a seat, and what belongs to one person is theirs alone. */

import type { Advice, Review, Way } from '@jade/bots';
import { reviewOf } from '@jade/bots';
import type { Refusal, Seat, Viewer } from '@jade/engine';
import { eventFor, latestSnapshot, refusalOf, seat as seatAt, undoProblem } from '@jade/engine';
import type { TableInfo } from './head.ts';
import { infoOf } from './head.ts';
import type { Answer, Look, StoryLine, StoryPart, Update } from './looking.ts';
import { lookOf, storyOf } from './looking.ts';
import type { HostedTable, Onlooker } from './table.ts';

/** What the coach says to a seat that was asked: the advice, told as far as this seat may read it. */
export interface Hint extends Omit<Advice, 'ways'> {
  readonly seq: number;
  readonly decision: string;
  readonly ways: readonly HintedWay[];
}

export interface HintedWay extends Omit<Way, 'sure'> {
  readonly sure: readonly StoryLine[];
}

export interface Sitting {
  info(): Promise<TableInfo>;
  /** The present, with the latest of the chronicle. Whatever comes after it is told to whoever follows. */
  now(): Promise<Update>;
  /** The table as it was after so many choices. */
  lookAt(seq: number): Promise<Look>;
  /** The chronicle from one choice to another: whatever lies before the present's part is played again for it. */
  story(from: number, until: number): Promise<readonly StoryPart[]>;
  /** Answers the question that was asked with entry `question`; `id` is the sender's own, and a repeat is the same answer. */
  choose(question: number, id: string, key: string): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  /** Why a thing cannot be chosen now; null when the rules have nothing to say about it here. */
  why(key: string): Promise<Refusal | null>;
  /** What the coach would do here, after so many choices; null when this seat is not asked there. */
  advise(seq?: number): Promise<Hint | null>;
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

export class BoundSitting implements Sitting, Onlooker {
  private readonly table: HostedTable;
  private readonly viewer: Viewer;
  private readonly follow: (update: Update) => void;
  private readonly left: () => void;
  private lastWord = false;
  /** Own choices that were taken back, the latest last. */
  private undone: string[] = [];

  constructor(table: HostedTable, viewer: Viewer, follow: (update: Update) => void, left: () => void) {
    this.table = table;
    this.viewer = viewer;
    this.follow = follow;
    this.left = left;
  }

  tell(from: number): void {
    this.follow(this.update(from));
  }

  wantsLastWord(seat: Seat): boolean {
    return this.lastWord && seat === this.viewer;
  }

  async info(): Promise<TableInfo> {
    return infoOf(this.table.head);
  }

  async now(): Promise<Update> {
    return this.table.inLine(async () => {
      const { seq } = latestSnapshot(this.table.match);
      return this.update(seq === 0 ? 0 : seq + 1);
    });
  }

  async lookAt(seq: number): Promise<Look> {
    return this.table.inLine(async () => lookOf(this.table.match, this.viewer, seq));
  }

  async story(from: number, until: number): Promise<readonly StoryPart[]> {
    return this.table.inLine(async () => storyOf(this.table.match, this.viewer, from, until));
  }

  async choose(question: number, id: string, key: string): Promise<Answer> {
    return this.asSeat(async (seat) => {
      const answer = await this.table.choose(seat, question, id, key);
      if (answer.ok) this.undone = [];
      return answer;
    });
  }

  async undo(): Promise<Answer> {
    return this.asSeat(async (seat) => {
      const latest = this.table.match.moments.findLast(({ choice }) => choice.seat === seat)?.choice.key;
      const answer = await this.table.undo(seat, this.table.chance());
      if (answer.ok && latest !== undefined) {
        this.undone.push(latest);
        this.tell(this.table.match.moments.length + 1);
      }
      return answer;
    });
  }

  async redo(): Promise<Answer> {
    return this.asSeat(async (seat) => {
      const key = this.undone.pop();
      if (key === undefined) return { ok: false, why: 'failed', message: 'nothing was taken back' };
      const rest = this.undone;
      const answer = await this.table.choose(seat, this.table.questionOf(seat), this.table.chance(), key);
      this.undone = answer.ok ? rest : [];
      this.tell(this.table.match.moments.length + 1);
      return answer;
    });
  }

  async why(key: string): Promise<Refusal | null> {
    const { viewer } = this;
    if (viewer === 'spectator') return null;
    return this.table.inLine(async () => refusalOf(this.table.match, viewer, key));
  }

  async advise(seq?: number): Promise<Hint | null> {
    return this.viewer === 'spectator' ? null : this.hintFor(this.viewer, seq);
  }

  async hindsight(seat: Seat, seq: number): Promise<Hint | null> {
    return this.isOver() ? this.hintFor(seat, seq) : null;
  }

  async review(): Promise<Review | null> {
    const { match } = this.table;
    if (!this.isOver()) return null;
    const own = this.viewer === 'spectator' ? match.definition.outcome(match.game).winners[0] : this.viewer;
    return reviewOf(match, own ?? seatAt(0));
  }

  hurry(): Promise<void> {
    return this.table.hurry();
  }

  async goAhead(): Promise<void> {
    if (this.viewer !== 'spectator') this.table.goAhead(this.viewer);
  }

  async confirmTurns(wanted: boolean): Promise<void> {
    this.lastWord = wanted;
    if (!wanted) await this.goAhead();
  }

  async leave(): Promise<void> {
    if (!this.table.leave(this)) this.left();
  }

  private isOver(): boolean {
    return this.table.match.pending === null;
  }

  private async asSeat(deed: (seat: Seat) => Promise<Answer>): Promise<Answer> {
    if (this.viewer === 'spectator') return { ok: false, why: 'failed', message: 'whoever watches chooses nothing' };
    return deed(this.viewer);
  }

  private async hintFor(seat: Seat, seq = this.table.match.moments.length): Promise<Hint | null> {
    const { table } = this;
    const { view } = await table.inLine(async () => lookOf(table.match, seat, seq));
    if (view.decision === null || (view.options === null && view.offers.length === 0)) return null;
    const { id, game } = table.head;
    const advice = await table.thinker.advise({ table: id, game, view, seed: table.thinkingSeed(seat, seq) });
    const ways = advice.ways.map((way) => ({
      ...way,
      sure: way.sure.map((event) => ({ seq, ...eventFor(event, seat) })),
    }));
    return { ...advice, seq, decision: view.decision, ways };
  }

  private update(from: number): Update {
    const { table, viewer } = this;
    const { match, head } = table;
    const own = viewer === 'spectator' ? null : viewer;
    return {
      n: table.n,
      question: own === null ? table.n : table.questionOf(own),
      look: lookOf(match, viewer),
      story: { from, parts: storyOf(match, viewer, from) },
      canUndo: own !== null && undoProblem(match, own) === null,
      canRedo: this.undone.length > 0,
      over: match.pending === null,
      seed: match.pending === null ? head.seed : null,
      thinking: table.thinking,
      waitsForGoAhead: own !== null && table.waitsFor(own),
      keeping: table.keeping,
    };
  }
}
