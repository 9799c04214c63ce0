/**
 * What follows from a log without the rules: the choices that stand, since when each seat is asked what it is asked, what was answered to
 * which command, and what a seat could make again. So all of it is the same wherever the log is read, and after it is opened again.
 */

import type { Seat } from '@jade/engine';
import { seat } from '@jade/engine';
import { Chairs } from './chairs.ts';
import type { Entry, StandingChoice } from './entry.ts';
import { follow } from './entry.ts';
import type { Reply } from './looking.ts';

export class Ledger {
  /** The last entry. */
  n = 0;
  readonly choices: StandingChoice[] = [];
  chairs = new Chairs();
  /** Who took something back, for as long as nobody has chosen since. */
  tookBack: Seat | null = null;
  /** The rules it goes on with, where they are not those it was set with. */
  moved: string | null = null;
  /** By seat: what it answers before it is asked. */
  private ahead = new Map<Seat, readonly unknown[]>();
  /** By seat and by the id of its command: ids are the sender's own, and two senders may have the same. */
  private replies = new Map<string, Reply>();
  /** By seat: the entry since which it is asked what it is asked. */
  private asked = new Map<Seat, number>();
  /** By seat: after how many choices whoever it belongs to chose last; what a bot chose, or was answered ahead, they may not have seen. */
  private deeds = new Map<Seat, number>();
  /** The last entry that does not tell whom it asked anew: it may have been anybody. */
  private askedAll = 0;
  /** By entry: from which choice on the chronicle was another one. */
  private readonly changed: number[] = [];
  /** By seat: its choices that were taken back, the latest last. */
  private undone = new Map<Seat, readonly string[]>();

  constructor(entries: readonly Entry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  copy(): Ledger {
    const copy = new Ledger();
    copy.n = this.n;
    copy.choices.push(...this.choices);
    copy.replies = new Map(this.replies);
    copy.asked = new Map(this.asked);
    copy.askedAll = this.askedAll;
    copy.deeds = new Map(this.deeds);
    copy.undone = new Map(this.undone);
    copy.chairs = this.chairs.copy();
    copy.moved = this.moved;
    copy.tookBack = this.tookBack;
    copy.ahead = new Map(this.ahead);
    copy.changed.push(...this.changed);
    return copy;
  }

  /** Returns who acted, and after how many choices the chronicle is another one. */
  add(entry: Entry): { readonly by: Seat; readonly from: number } {
    const { n, id, what, asks } = entry;
    const meant = what.kind === 'undo' ? this.choices.find((choice) => choice.n === what.entry) : null;
    const index = follow(this.choices, entry);
    const from = what.kind === 'undo' ? index : index + 1;
    const by = meant?.seat ?? seat('seat' in what ? what.seat : 0);
    this.n = n;
    this.chairs.add(entry);
    // What all agreed to, all know.
    if (what.kind === 'undo') this.tookBack = what.agreed === true ? null : by;
    else if (what.kind === 'choice') this.tookBack = null;
    if (what.kind === 'ahead') this.ahead.set(by, what.answers);
    if (what.kind === 'moved') this.moved = what.rules;
    if (what.kind === 'choice' && what.ahead !== true && this.chairs.otherAt(by) === null)
      this.deeds.set(by, index + 1);
    if (what.kind === 'undo') for (const [one, deed] of this.deeds) this.deeds.set(one, Math.min(deed, index));
    this.changed.push(index + 1);
    this.replies.set(`${by} ${id}`, { ok: true, n });
    const before = this.undone.get(by) ?? [];
    if (asks === undefined) {
      this.askedAll = n;
      this.undone.clear();
    }
    for (const other of asks ?? []) {
      this.asked.set(seat(other), n);
      this.undone.delete(seat(other));
    }
    if (meant) this.undone.set(by, [...before, meant.key]);
    else if (what.kind === 'choice') this.undone.set(by, leftOf(before, what.key));
    return { by, from };
  }

  /** From which choice on the chronicle is another one than after entry `n`. */
  changedSince(n: number): number {
    return Math.min(this.choices.length + 1, ...this.changed.slice(n));
  }

  deedOf(seat: Seat): number {
    return this.deeds.get(seat) ?? 0;
  }

  questionOf(seat: Seat): number {
    return Math.max(this.askedAll, this.asked.get(seat) ?? 0);
  }

  /** What was answered to a command that was carried out. */
  replyTo(seat: Seat, id: string): Reply | null {
    return this.replies.get(`${seat} ${id}`) ?? null;
  }

  answersAhead(seat: Seat): readonly unknown[] {
    return this.ahead.get(seat) ?? [];
  }

  /** The choice that a seat took back last, as long as it is asked the same as then. */
  undoneBy(seat: Seat): string | null {
    return this.undone.get(seat)?.at(-1) ?? null;
  }
}

/** Whoever chooses what was taken back last may go on like that; any other choice leads elsewhere. */
function leftOf(undone: readonly string[], key: string): readonly string[] {
  return undone.at(-1) === key ? undone.slice(0, -1) : [];
}
