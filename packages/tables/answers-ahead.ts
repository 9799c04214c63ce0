/**
 * What people answer before they are asked: given for them after a while, which is drawn from one distribution whatever they hold, so that nobody
 * can tell a quick thought from none. Whoever has just taken something back is asked.
 */

import type { Match, Pending, Seat } from '@jade/engine';
import { digestOf, seatView } from '@jade/engine';
import type { Sitter } from './head.ts';
import type { Ledger } from './ledger.ts';
import type { Reply } from './looking.ts';
import type { Ports } from './table.ts';

/** What they need of their table. */
interface AskedTable {
  readonly match: Match;
  readonly ledger: Ledger;
  readonly seats: { sitterAt(seat: Seat): Sitter };
  questionOf(seat: Seat): number;
  chooseAhead(seat: Seat, question: number): Promise<Reply>;
}

/** Milliseconds that an answer takes, at the least and at the most. */
export const SOONEST = 700;
export const LATEST = 2500;

interface Waiting {
  readonly question: number;
  readonly stop: () => void;
}

export class AnswersAhead {
  private readonly table: AskedTable;
  private readonly ports: Pick<Ports, 'clock' | 'chance' | 'isAlone'>;
  private readonly waiting = new Map<Seat, Waiting>();

  constructor(table: AskedTable, ports: Pick<Ports, 'clock' | 'chance' | 'isAlone'>) {
    this.table = table;
    this.ports = ports;
  }

  /** What these answers say to what a seat is asked now; null where it must answer itself. */
  answerOf(seat: Seat): string | null {
    const { match, ledger } = this.table;
    const { definition, game, pending } = match;
    const answers = ledger.answersAhead(seat);
    if (answers.length === 0 || pending === null || definition.ahead === undefined) return null;
    if (this.table.seats.sitterAt(seat).kind !== 'person' || ledger.undoneBy(seat) !== null) return null;
    const view = seatView(definition, game, pending, seat);
    return view.options === null ? null : definition.ahead.answerTo(view, answers);
  }

  /** Something may have changed: what is asked now is answered in its time, and what is asked no more is not. */
  play(pending: Pending | null): void {
    const asked = new Set(pending?.questions.map(({ seat }) => seat));
    for (const [seat, { question, stop }] of this.waiting) {
      if (asked.has(seat) && question === this.table.questionOf(seat) && this.answerOf(seat) !== null) continue;
      stop();
      this.waiting.delete(seat);
    }
    for (const seat of asked) if (!this.waiting.has(seat) && this.answerOf(seat) !== null) this.wait(seat);
  }

  stop(): void {
    for (const { stop } of this.waiting.values()) stop();
    this.waiting.clear();
  }

  private wait(seat: Seat): void {
    const question = this.table.questionOf(seat);
    const { clock, chance, isAlone } = this.ports;
    const stop = clock.later(isAlone === true ? 0 : delayFrom(chance()), () => {
      this.waiting.delete(seat);
      void this.table.chooseAhead(seat, question).catch(() => undefined);
    });
    this.waiting.set(seat, { question, stop });
  }
}

/** A time between the soonest and the latest, each as likely. */
export function delayFrom(chance: string): number {
  const share = ((digestOf(chance)[0] ?? 0) >>> 0) / 2 ** 32;
  return SOONEST + share * (LATEST - SOONEST);
}
