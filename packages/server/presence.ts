/** Who is at which table just now, as far as their sockets tell. */

import type { Presence } from '@jade/online/schemas';
import type { Clock } from '@jade/tables';

interface Attendance {
  /** How many of their sockets look at it. */
  looks: number;
  since: number;
  is: 'here' | 'reconnecting' | 'away';
  stop: (() => void) | null;
}

export interface PresencePorts {
  readonly clock: Clock;
  /** Milliseconds until who was cut off is away. */
  readonly patience: number;
  /** Milliseconds until somebody who is away is missed. */
  readonly missedAfter: number;
  changed(table: string, person: string): void;
  /** Somebody has been away for a while. */
  missed(table: string, person: string): void;
}

export class Presences {
  private readonly ports: PresencePorts;
  private readonly known = new Map<string, Map<string, Attendance>>();

  constructor(ports: PresencePorts) {
    this.ports = ports;
  }

  of(table: string, person: string): Omit<Presence, 'is'> & { readonly is: Attendance['is'] } {
    const { is, since } = this.known.get(table)?.get(person) ?? { is: 'away' as const, since: 0 };
    return { is, since };
  }

  isHere(table: string, person: string): boolean {
    return this.of(table, person).is === 'here';
  }

  come(table: string, person: string): void {
    const one = this.attendance(table, person);
    one.looks += 1;
    if (one.looks === 1) this.become(table, person, one, 'here');
  }

  /** `cut`: the socket was lost, and they may be back soon. */
  go(table: string, person: string, cut: boolean): void {
    const one = this.attendance(table, person);
    one.looks -= 1;
    if (one.looks > 0) return;
    const away = () => {
      this.become(table, person, one, 'away');
      one.stop = this.ports.clock.later(this.ports.missedAfter, () => {
        one.stop = null;
        this.ports.missed(table, person);
      });
    };
    if (!cut) {
      away();
      return;
    }
    this.become(table, person, one, 'reconnecting');
    one.stop = this.ports.clock.later(this.ports.patience, away);
  }

  /** They have nothing to do with a table any more, as far as nobody of them looks. */
  forget(table: string, people: readonly string[]): void {
    const known = this.known.get(table);
    for (const person of people) {
      const one = known?.get(person);
      if (one === undefined || one.looks > 0) continue;
      one.stop?.();
      known?.delete(person);
    }
    if (known?.size === 0) this.known.delete(table);
  }

  close(): void {
    for (const people of this.known.values()) for (const { stop } of people.values()) stop?.();
    this.known.clear();
  }

  private become(table: string, person: string, one: Attendance, is: Attendance['is']): void {
    one.stop?.();
    one.stop = null;
    one.is = is;
    one.since = this.ports.clock.now();
    this.ports.changed(table, person);
  }

  private attendance(table: string, person: string): Attendance {
    const people = this.known.get(table) ?? new Map<string, Attendance>();
    this.known.set(table, people);
    const one = people.get(person) ?? { looks: 0, since: 0, is: 'away' as const, stop: null };
    people.set(person, one);
    return one;
  }
}
