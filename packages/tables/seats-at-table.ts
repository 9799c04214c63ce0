/** Who plays for which seat of a table: bots that sit in, people who come back to their chair, and people who leave it for good. */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Sitter } from './head.ts';
import type { Chair, Reply } from './looking.ts';
import { refused } from './looking.ts';
import type { HostedTable, Ports } from './table.ts';

/** The level of a bot that plays for somebody: no weaker than people should be, and quick. */
const STAND_IN = 'adept';

export class SeatsAtTable {
  private readonly table: HostedTable;
  private readonly ports: Ports;

  constructor(table: HostedTable, ports: Ports) {
    this.table = table;
    this.ports = ports;
  }

  /** Who plays for a seat now. */
  sitterAt(seat: Seat): Sitter {
    return this.table.ledger.chairs.otherAt(seat) ?? at(this.table.head.sitters, seat);
  }

  chairAt(seat: Seat): Chair {
    return { sitter: this.sitterAt(seat), left: this.table.ledger.chairs.hasLeft(seat) };
  }

  /** People who sit at the table and are none of these. */
  peopleBut(others: readonly Seat[]): readonly Seat[] {
    return seatsOf(this.table.match.game).filter(
      (seat) => !others.includes(seat) && this.sitterAt(seat).kind === 'person',
    );
  }

  /** A bot plays for somebody until they come back. */
  standIn(seat: Seat): Promise<Reply> {
    return this.table.command(seat, this.ports.chance(), async () => {
      const { kind, name } = this.sitterAt(seat);
      if (kind === 'bot') return refused({ code: 'seat-given' });
      const sitter: Sitter = { kind: 'bot', name, level: STAND_IN };
      return this.table.note(seat, { id: this.ports.chance(), what: { kind: 'sit', seat, sitter } });
    });
  }

  /** Whoever a chair belongs to plays again. */
  comeBack(seat: Seat, id: string): Promise<Reply> {
    return this.table.command(seat, id, async () => {
      const { chairs } = this.table.ledger;
      if (chairs.otherAt(seat) === null) return refused({ code: 'not-given' });
      if (chairs.hasLeft(seat)) return refused({ code: 'seat-given' });
      this.table.dismissBot(seat);
      return this.table.note(seat, { id, what: { kind: 'sit', seat, sitter: null } });
    });
  }

  /** Gives the seat up for good; a bot plays on. */
  resign(seat: Seat, id: string): Promise<Reply> {
    return this.table.command(seat, id, async () => {
      const { name, kind } = at(this.table.head.sitters, seat);
      if (kind === 'bot' || this.table.ledger.chairs.hasLeft(seat)) return refused({ code: 'seat-given' });
      if (this.table.match.pending === null) return refused({ code: 'game-over' });
      return this.table.note(seat, {
        id,
        what: { kind: 'leave', seat, sitter: { kind: 'bot', name, level: STAND_IN } },
      });
    });
  }
}
