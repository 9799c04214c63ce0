/**
 * What follows from a log besides the game: who plays for which seat now, who has left for good, and whether somebody asks the others to
 * take something back.
 */

import type { Seat } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Entry } from './entry.ts';
import type { Sitter } from './head.ts';

/** Somebody asks to go back beyond what is free. Whoever chooses instead has answered, too. */
export interface Asked {
  /** The entry with which it was asked. */
  readonly n: number;
  readonly at: number;
  readonly by: Seat;
  /** The choice that should be taken back, with all that followed. */
  readonly entry: number;
  /** Who has agreed. */
  readonly agreed: readonly Seat[];
}

export class Chairs {
  /** Where somebody else plays than was set. */
  private readonly others = new Map<Seat, Sitter>();
  private readonly gone = new Set<Seat>();
  asked: Asked | null = null;
  /** The question of that kind that whoever asked it did not want any more, the last one. */
  withdrawn: number | null = null;

  copy(): Chairs {
    const copy = new Chairs();
    for (const [seat, sitter] of this.others) copy.others.set(seat, sitter);
    for (const seat of this.gone) copy.gone.add(seat);
    copy.asked = this.asked;
    copy.withdrawn = this.withdrawn;
    return copy;
  }

  /** What will follow from some more entries. */
  with(entries: readonly Entry[]): Chairs {
    if (entries.every(({ what }) => what.kind === 'choice')) return this;
    const next = this.copy();
    for (const entry of entries) next.add(entry);
    return next;
  }

  /** Who plays for a seat instead of whoever it was set for; null where nobody does. */
  otherAt(seat: Seat): Sitter | null {
    return this.others.get(seat) ?? null;
  }

  hasLeft(seat: Seat): boolean {
    return this.gone.has(seat);
  }

  add({ n, at, what }: Entry): void {
    switch (what.kind) {
      case 'choice':
      case 'undo':
      case 'lapse':
        this.asked = null;
        break;
      case 'withdraw':
        this.withdrawn = what.ask;
        this.asked = null;
        break;
      case 'sit':
        if (what.sitter === null) this.others.delete(seat(what.seat));
        else this.others.set(seat(what.seat), what.sitter);
        break;
      case 'leave':
        this.others.set(seat(what.seat), what.sitter);
        this.gone.add(seat(what.seat));
        break;
      case 'ask':
        this.asked = { n, at, by: seat(what.seat), entry: what.entry, agreed: [] };
        break;
      case 'consent':
        if (this.asked?.n !== what.ask) break;
        this.asked = what.yes ? { ...this.asked, agreed: [...this.asked.agreed, seat(what.seat)] } : null;
    }
  }
}
