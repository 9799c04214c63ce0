/** Who somebody is: known by their cookie, somebody new by their name, or the same as on another device by a link. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Device } from '@jade/online/schemas';
import type { Clock } from '@jade/tables';
import type { Cookies } from '../cookie.ts';
import type { Limiter } from '../rate.ts';
import { Refused } from '../refused.ts';
import type { People, Person } from '../storage/people.ts';

export interface NewcomerPorts {
  readonly people: People;
  readonly cookies: Cookies;
  readonly clock: Clock;
  readonly draw: () => string;
  /** New people from one address. */
  readonly arrivals: Limiter;
  readonly deviceMinutes: number;
  /** What the owner's link carries. */
  readonly ownerKey: string;
  /** Another device has come by a link that somebody made. */
  used(device: string, person: string): void;
}

export class Newcomers {
  private readonly ports: NewcomerPorts;

  constructor(ports: NewcomerPorts) {
    this.ports = ports;
  }

  async known(cookie: string | undefined): Promise<Person | null> {
    const id = this.ports.cookies.personIn(cookie);
    return id === null ? null : this.ports.people.find(id);
  }

  async name(person: Person | null, name: string, address: string): Promise<Person> {
    const { people, arrivals, clock, draw } = this.ports;
    if (person === null) {
      const taken = arrivals.take(address);
      if (!taken.ok) throw new Refused('too-many', { wait: taken.wait });
    }
    const named: Person = { ...(person ?? { id: draw(), isOwner: false }), name: name.trim() };
    await people.put(named, clock.now());
    return named;
  }

  async makeDevice({ id }: Person): Promise<Device> {
    const { people, clock, draw, deviceMinutes } = this.ports;
    const device = draw();
    const until = clock.now() + deviceMinutes * 60_000;
    // Whoever reads the database must not become somebody by it.
    await people.putDevice(hashOf(device), id, until);
    return { device, until };
  }

  async useDevice(device: string): Promise<Person> {
    const { people, clock } = this.ports;
    const id = await people.takeDevice(hashOf(device), clock.now());
    const person = id === null ? null : await people.find(id);
    if (person === null) throw new Refused('invite-used');
    this.ports.used(device, person.id);
    return person;
  }

  async useOwner(person: Person, key: string): Promise<Person> {
    const [given, right] = [Buffer.from(hashOf(key)), Buffer.from(hashOf(this.ports.ownerKey))];
    if (!timingSafeEqual(given, right)) throw new Refused('not-found');
    const owner = { ...person, isOwner: true };
    await this.ports.people.put(owner, this.ports.clock.now());
    return owner;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
