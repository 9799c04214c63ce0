/**
 * Several helpers who think side by side. A bot always goes to the same one, because its memory lives there; the coach goes
 * to whoever has least to do. Helpers start when they are needed. One that fails is replaced, and a bot that it left without
 * an answer is asked once more.
 */

import type { Viewer } from '@jade/engine';
import type { Advice } from './coach.ts';
import type { AdviceRequest, BotRequest, Thinker } from './thinker.ts';
import { sitsAt, sitterOf } from './thinker.ts';

/** A thinker somewhere else: in a worker of the browser or in a thread of Node. */
export interface Helper {
  readonly thinker: Thinker;
  /** Comes when it cannot answer any more, with the reason. */
  readonly failure: Promise<Error>;
  end(): void;
}

class HelperFailed extends Error {}

export class ThinkerPool implements Thinker {
  private readonly most: number;
  private readonly start: () => Helper;
  private desks: Desk[] = [];

  constructor(most: number, start: () => Helper) {
    this.most = most;
    this.start = start;
  }

  async choose(question: BotRequest): Promise<string | null> {
    try {
      return await this.put(question);
    } catch (error) {
      if (!(error instanceof HelperFailed)) throw error;
      return this.put({ ...question, since: null }); // Its memory is gone, too.
    }
  }

  private put(question: BotRequest): Promise<string | null> {
    return this.deskOf(sitterOf(question)).ask((thinker) => thinker.choose(question));
  }

  async advise(question: AdviceRequest): Promise<Advice> {
    void this.dropAdvice(question.table, question.view.viewer);
    return this.pick(({ questions }) => questions).ask((thinker) => thinker.advise(question));
  }

  async hurry(table?: string): Promise<void> {
    for (const { thinker } of this.desks) void thinker.hurry(table);
  }

  async dropAdvice(table: string, seat?: Viewer): Promise<void> {
    for (const { thinker } of this.desks) void thinker.dropAdvice(table, seat);
  }

  async leave(table: string): Promise<void> {
    for (const { thinker, sitters } of this.desks) {
      for (const sitter of sitters) if (sitsAt(sitter, table)) sitters.delete(sitter);
      void thinker.leave(table);
    }
  }

  /** All helpers go. */
  end(): void {
    for (const desk of this.desks) desk.close(new Error('whoever thought about it was sent away'));
    this.desks = [];
  }

  /** Where a bot's memory lives. One that comes for the first time sits where the fewest are, so that many can think at once. */
  private deskOf(sitter: string): Desk {
    const known = this.desks.find(({ sitters }) => sitters.has(sitter));
    if (known !== undefined) return known;
    const desk = this.pick(({ sitters, questions }) => sitters.size + questions);
    desk.sitters.add(sitter);
    return desk;
  }

  /** The desk with the smallest load; a new one if all have some and there is room. */
  private pick(load: (desk: Desk) => number): Desk {
    const [best] = [...this.desks].sort((a, b) => load(a) - load(b));
    if (best !== undefined && (load(best) === 0 || this.desks.length >= this.most)) return best;
    const helper = this.start();
    const desk = new Desk(helper);
    this.desks.push(desk);
    void helper.failure.then(({ message }) => {
      this.desks = this.desks.filter((other) => other !== desk);
      desk.close(new HelperFailed(`whoever thought about it is gone: ${message}`));
    });
    return desk;
  }
}

/** A helper, and what it has to do. */
class Desk {
  /** Bots whose memory is here. */
  readonly sitters = new Set<string>();
  private readonly helper: Helper;
  /** How to fail the questions that are not answered yet. */
  private readonly open = new Set<(error: Error) => void>();

  constructor(helper: Helper) {
    this.helper = helper;
  }

  get thinker(): Thinker {
    return this.helper.thinker;
  }

  get questions(): number {
    return this.open.size;
  }

  ask<T>(put: (thinker: Thinker) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.open.add(reject);
      put(this.thinker)
        .then(resolve, reject)
        .finally(() => this.open.delete(reject));
    });
  }

  close(why: Error): void {
    for (const fail of this.open) fail(why);
    this.open.clear();
    this.helper.end();
  }
}
