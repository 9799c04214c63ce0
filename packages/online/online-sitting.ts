/**
 * A sitting at a table of the server. What changes the table is sent, what needs thought is thought about here, from what this viewer sees.
 * After a cut it is opened again, and told exactly what came meanwhile.
 */

import type { Review } from '@jade/bots';
import type { Preview, Refusal, Seat } from '@jade/engine';
import type { Beat, Heard, Hint, Look, Reply, Sitting, StoryPart, TableInfo, Update } from '@jade/tables';
import type { Link, Question } from './link.ts';
import type { Answers, OpenedThere } from './messages.ts';
import type { OnlinePorts } from './ports.ts';

/** What a sitting needs of its hall. */
export interface SittingPorts extends Pick<OnlinePorts, 'thought'> {
  readonly link: Link;
  /** The record of a table, once its game is over. */
  record(table: string): Promise<string>;
  /** Whether the coach may be asked at a table that is played. */
  allowsCoach(table: string): boolean;
  /** It was left. */
  left(sitting: OnlineSitting): void;
}

type Command =
  | 'choose'
  | 'undo'
  | 'redo'
  | 'askBack'
  | 'answerAsked'
  | 'withdraw'
  | 'answerAhead'
  | 'comeBack'
  | 'resign';

const LOST: Reply = { ok: false, why: 'lost' };

export class OnlineSitting implements Sitting {
  readonly number: number;
  readonly table: string;
  private readonly ports: SittingPorts;
  private readonly follow: (update: Update) => void;
  private about: TableInfo | null = null;
  /** The last that was told. */
  private latest: Update | null = null;
  /** What came with the opening, until somebody asks for it. */
  private first: Update | null = null;
  private hasLeft = false;
  private isOpen = false;

  constructor(number: number, table: string, ports: SittingPorts, follow: (update: Update) => void) {
    this.number = number;
    this.table = table;
    this.ports = ports;
    this.follow = follow;
  }

  /** For the first time, or after a cut. */
  async open(): Promise<OpenedThere> {
    this.isOpen = false;
    const { link } = this.ports;
    const opened = await link.ask('open', { sitting: this.number, table: this.table, heard: this.heard() });
    if (!opened.ok || this.hasLeft) return opened;
    const { info, update } = opened;
    this.about = info;
    this.isOpen = true;
    if (this.latest === null) this.first = update;
    this.latest = update;
    return opened;
  }

  /** The way is there again: whoever waits for an answer gets it, and whoever follows hears what came meanwhile. */
  async openAgain(): Promise<void> {
    const { link } = this.ports;
    const opened = await this.open().catch(() => null);
    if (opened === null || this.hasLeft) return;
    if (!opened.ok) return link.forget(this.number);
    this.follow(opened.update);
    link.askAgain(this.number);
  }

  hear(update: Update): void {
    this.latest = update;
    this.follow(update);
  }

  async info(): Promise<TableInfo> {
    if (this.about === null) throw new Error('the table is not open');
    return this.about;
  }

  async now(heard?: Heard): Promise<Update> {
    const { first } = this;
    this.first = null;
    if (first !== null && heard === undefined) return first;
    return this.ask('now', { heard: heard === undefined ? null : { n: heard.n, reading: heard.reading } });
  }

  lookAt(seq: number): Promise<Look> {
    return this.ask('lookAt', { seq });
  }

  story(from: number, until: number): Promise<readonly StoryPart[]> {
    return this.ask('story', { from, until });
  }

  beats(seq: number): Promise<readonly Beat[]> {
    return this.ask('beats', { seq });
  }

  choose(question: number, id: string, key: string): Promise<Reply> {
    return this.command('choose', { question, id, key });
  }

  undo(entry: number, id: string): Promise<Reply> {
    return this.command('undo', { entry, id });
  }

  redo(question: number, id: string): Promise<Reply> {
    return this.command('redo', { question, id });
  }

  askBack(entry: number, id: string): Promise<Reply> {
    return this.command('askBack', { entry, id });
  }

  answerAsked(ask: number, yes: boolean, id: string): Promise<Reply> {
    return this.command('answerAsked', { ask, yes, id });
  }

  withdraw(ask: number, id: string): Promise<Reply> {
    return this.command('withdraw', { ask, id });
  }

  answerAhead(answers: readonly unknown[], id: string): Promise<Reply> {
    return this.command('answerAhead', { answers: [...answers], id });
  }

  comeBack(id: string): Promise<Reply> {
    return this.command('comeBack', { id });
  }

  resign(id: string): Promise<Reply> {
    return this.command('resign', { id });
  }

  async why(key: string): Promise<Refusal | null> {
    const { thought, game, view } = this.thinking();
    return thought.why(game, view, key);
  }

  async preview(key: string): Promise<Preview | null> {
    const { thought, game, view } = this.thinking();
    return thought.preview(game, view, key);
  }

  async advise(seq?: number, about?: string): Promise<Hint | null> {
    const { thought, game, look, isOver } = this.thinking();
    if (!isOver && !this.ports.allowsCoach(this.table)) return null;
    const past = seq === undefined || seq === look.seq ? look : await this.lookAt(seq);
    return thought.advise(this.table, game, past, about ?? null);
  }

  async hindsight(seat: Seat, seq: number): Promise<Hint | null> {
    const { thought, isOver } = this.thinking();
    return isOver ? thought.hindsight(this.table, await this.ports.record(this.table), seat, seq) : null;
  }

  async review(): Promise<Review | null> {
    const { thought, isOver, view } = this.thinking();
    return isOver ? thought.review(await this.ports.record(this.table), view.viewer) : null;
  }

  async hurry(): Promise<void> {
    await this.ask('hurry', {});
  }

  async goAhead(): Promise<void> {
    await this.ask('goAhead', {});
  }

  async confirmTurns(wanted: boolean): Promise<void> {
    await this.ask('confirmTurns', { wanted });
  }

  async leave(): Promise<void> {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.ports.link.tell({ type: 'leave', sitting: this.number });
    this.ports.link.forget(this.number);
    this.ports.left(this);
  }

  private heard(): Heard | null {
    return this.latest === null ? null : { n: this.latest.n, reading: this.latest.reading };
  }

  private ask<Type extends keyof Answers>(
    type: Type,
    question: Omit<Question<Type>, 'sitting'>,
  ): Promise<Answers[Type]> {
    return this.ports.link.ask(type, this.whole(question), this.number);
  }

  private whole<Type extends keyof Answers>(question: Omit<Question<Type>, 'sitting'>): Question<Type> {
    return { sitting: this.number, ...question } as unknown as Question<Type>;
  }

  /** A choice made while cut off is not kept for later: the board it was made on may be another one by then. */
  private async command<Type extends Command>(type: Type, question: Omit<Question<Type>, 'sitting'>): Promise<Reply> {
    if (!this.ports.link.isHere || !this.isOpen || this.hasLeft) return LOST;
    return this.ports.link.command(type, this.whole(question), this.number).catch((): Reply => LOST);
  }

  private thinking() {
    const { latest, about } = this;
    if (latest === null || about === null) throw new Error('the table is not open');
    const { look, over } = latest;
    return { thought: this.ports.thought, game: about.game, look, view: look.view, isOver: over };
  }
}
