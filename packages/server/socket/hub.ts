/** All sockets there are, and who hears of what. */

import type { ServerMessage } from '@jade/online';
import type { Clock } from '@jade/tables';
import type { Person } from '../storage/people.ts';
import type { Connection } from './connection.ts';

/** Milliseconds in which what changes at a table is told to its people's lists once. */
const TOGETHER = 500;

export class Hub {
  readonly connections = new Set<Connection>();
  private readonly byPerson = new Map<string, Set<Connection>>();
  private readonly touched = new Map<string, () => void>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    const { person } = connection;
    if (person === null) return;
    const own = this.byPerson.get(person.id) ?? new Set();
    this.byPerson.set(person.id, own.add(connection));
  }

  delete(connection: Connection): void {
    this.connections.delete(connection);
    const { person } = connection;
    if (person === null) return;
    const own = this.byPerson.get(person.id);
    own?.delete(connection);
    if (own?.size === 0) this.byPerson.delete(person.id);
  }

  countOf(person: Pick<Person, 'id'>): number {
    return this.byPerson.get(person.id)?.size ?? 0;
  }

  isListening(person: string): boolean {
    return this.byPerson.has(person);
  }

  tell(person: string, message: ServerMessage): void {
    for (const connection of this.byPerson.get(person) ?? []) if (connection.saidHello) connection.send(message);
  }

  /** Those who look at a room by a link. */
  *watchersOf(room: string): Iterable<Connection> {
    for (const connection of this.connections)
      if (connection.watched.size > 0 && [...connection.watched.values()].includes(room)) yield connection;
  }

  /** Does something soon, and once for all that happens to a room until then. */
  soon(room: string, action: () => void): void {
    if (this.touched.has(room)) return;
    const stop = this.clock.later(TOGETHER, () => {
      this.touched.delete(room);
      action();
    });
    this.touched.set(room, stop);
  }

  close(): void {
    for (const stop of this.touched.values()) stop();
    for (const connection of [...this.connections]) connection.bye('closing');
  }
}
