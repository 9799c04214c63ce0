/**
 * Taking back what is not free any more: a seat asks, all other people at the table answer, in a given time; whoever chooses instead has
 * answered, too. Who refused, nobody is told.
 */

import type { Seat } from '@jade/engine';
import { firstOwn } from '@jade/engine';
import type { Reply } from './looking.ts';
import { refused } from './looking.ts';
import type { HostedTable, Ports, Wanted } from './table.ts';

/** Milliseconds in which everybody must agree to take something back; no answer is a no. */
export const TIME_TO_AGREE = 60_000;

export class Consent {
  private readonly table: HostedTable;
  private readonly ports: Ports;
  private stopWaiting: (() => void) | null = null;

  constructor(table: HostedTable, ports: Ports) {
    this.table = table;
    this.ports = ports;
  }

  /** The entry that a seat may ask the others to take back, where it is not free: its latest choice. */
  asksBack(seat: Seat): number | null {
    const { choices, chairs } = this.table.ledger;
    if (chairs.asked !== null || this.table.match.pending === null || this.table.undoes(seat) !== null) return null;
    const own = this.table.latestOf(seat);
    return own < firstOwn(this.table.match) ? null : (choices[own]?.n ?? null);
  }

  /** Asks all other people at the table; where there are none, nobody must agree. */
  askBack(seat: Seat, entry: number, id: string): Promise<Reply> {
    return this.table.command(seat, id, async () => {
      const other = this.table.notOwn(seat);
      if (other !== null) return other;
      if (this.asksBack(seat) !== entry) return this.table.stale(seat);
      const asking: Wanted = { id, what: { kind: 'ask', seat, entry } };
      return this.table.seats.peopleBut([seat]).length === 0
        ? this.table.goBack(seat, entry, asking)
        : this.table.note(seat, asking);
    });
  }

  answerAsked(seat: Seat, ask: number, yes: boolean, id: string): Promise<Reply> {
    return this.table.command(seat, id, async () => {
      const { asked } = this.table.ledger.chairs;
      if (asked?.n !== ask || !this.table.seats.peopleBut([asked.by, ...asked.agreed]).includes(seat))
        return refused({ code: 'nothing-asked-back' });
      const consent: Wanted = { id, what: { kind: 'consent', seat, ask, yes } };
      const isLast = yes && this.table.seats.peopleBut([asked.by, ...asked.agreed, seat]).length === 0;
      return isLast ? this.table.goBack(seat, asked.entry, consent) : this.table.note(seat, consent);
    });
  }

  /** Whoever asked does not want it any more. */
  withdraw(seat: Seat, ask: number, id: string): Promise<Reply> {
    return this.table.command(seat, id, async () => {
      const { asked } = this.table.ledger.chairs;
      if (asked?.n !== ask || asked.by !== seat) return refused({ code: 'nothing-asked-back' });
      return this.table.note(seat, { id, what: { kind: 'withdraw', seat, ask } });
    });
  }

  /** While somebody asks the others, time passes; also for a table that was opened again. */
  waitForAnswers(): void {
    const { asked } = this.table.ledger.chairs;
    this.stop();
    if (asked === null) return;
    const { clock, chance } = this.ports;
    const lapse = async () => {
      if (this.table.ledger.chairs.asked?.n !== asked.n) return;
      await this.table.note(asked.by, { id: chance(), what: { kind: 'lapse', ask: asked.n } });
    };
    const left = Math.max(0, asked.at + TIME_TO_AGREE - clock.now());
    this.stopWaiting = clock.later(left, () => void this.table.inLine(lapse).catch(() => undefined));
  }

  stop(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
  }
}
