/**
 * What people answer before they are asked, and what answers itself: given for them after a while, which is drawn from one distribution whatever they hold, so that nobody
 * can tell a quick thought from none. Whoever has just taken something back is asked.
 */

import type { Match, Pending, Seat } from '@jade/engine';
import { digestOf, seatsOf, seatView } from '@jade/engine';
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
  /** Its time has passed: what is not answered by then waits for the person, or for an answer that is given ahead only now. */
  isOver: boolean;
  stop: () => void;
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
    if (pending === null || definition.ahead === undefined) return null;
    if (this.table.seats.sitterAt(seat).kind !== 'person' || ledger.undoneBy(seat) !== null) return null;
    const view = seatView(definition, game, pending, seat);
    return view.options === null ? null : definition.ahead.answerTo(view, answers, this.isSeen());
  }

  /** Several people at one screen see when one of them is not asked. */
  private isSeen(): boolean {
    const { match, seats } = this.table;
    const people = seatsOf(match.game).filter((seat) => seats.sitterAt(seat).kind === 'person');
    return this.ports.isAlone === true && people.length > 1;
  }

  /**
   * Something may have changed: what is asked now is answered in its time, and what is asked no more is not. The time is drawn for everybody who
   * is asked, whatever they hold; only when it is over it is looked whether there is an answer.
   */
  play(pending: Pending | null): void {
    const asked = new Set(pending?.questions.map(({ seat }) => seat));
    for (const [seat, { question, stop }] of this.waiting) {
      if (asked.has(seat) && question === this.table.questionOf(seat)) continue;
      stop();
      this.waiting.delete(seat);
    }
    if (this.table.match.definition.ahead === undefined) return;
    for (const seat of asked) {
      const before = this.waiting.get(seat);
      if (before === undefined || (before.isOver && this.answerOf(seat) !== null)) this.wait(seat);
    }
  }

  stop(): void {
    for (const { stop } of this.waiting.values()) stop();
    this.waiting.clear();
  }

  private wait(seat: Seat): void {
    const question = this.table.questionOf(seat);
    const { clock, chance, isAlone } = this.ports;
    const waiting: Waiting = { question, isOver: false, stop: () => {} };
    this.waiting.set(seat, waiting);
    waiting.stop = clock.later(isAlone === true ? 0 : delayFrom(chance()), () => {
      waiting.isOver = true;
      if (this.answerOf(seat) !== null) void this.table.chooseAhead(seat, question).catch(() => undefined);
    });
  }
}

/** A time between the soonest and the latest, each as likely. */
export function delayFrom(chance: string): number {
  const share = ((digestOf(chance)[0] ?? 0) >>> 0) / 2 ** 32;
  return SOONEST + share * (LATEST - SOONEST);
}
