/** The online service: a database, the hall in which its tables stand, and the doors to them. */

import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';
import type { Thinker } from '@jade/bots';
import type { GameDefinition } from '@jade/engine';
import { PROTOCOL } from '@jade/online';
import type { Me } from '@jade/online/schemas';
import { ClientMessage } from '@jade/online/schemas';
import type { Clock } from '@jade/tables';
import { Hall } from '@jade/tables';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Cleaner } from './cleaner.ts';
import type { Configuration } from './configuration.ts';
import { trustedIn } from './configuration.ts';
import { Cookies } from './cookie.ts';
import { makeApp } from './http/app.ts';
import { messageChecker } from './http/validation.ts';
import { Metrics } from './metrics.ts';
import { Presences } from './presence.ts';
import { Limiter } from './rate.ts';
import { Newcomers } from './rooms/newcomers.ts';
import { Reception } from './rooms/reception.ts';
import { membersOf } from './rooms/room.ts';
import { Door } from './socket/door.ts';
import { Hub } from './socket/hub.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/database.ts';
import type { Person } from './storage/people.ts';
import { People } from './storage/people.ts';
import type { FoundRoom } from './storage/rooms.ts';
import { Rooms } from './storage/rooms.ts';
import { SqlStore } from './storage/sql-store.ts';
import type { WriterThread } from './storage/writer-thread.ts';
import { startWriter } from './storage/writer-thread.ts';

export interface ServicePorts {
  readonly configuration: Configuration;
  readonly build: string;
  readonly thinker: Thinker;
  readonly log: Logger;
  readonly clock: Clock;
  /** 128 bits that nobody can guess, as a name. */
  readonly draw: () => string;
  definitionOf(game: string): Promise<GameDefinition | null>;
  readonly files: RequestListener | null;
  /** Whether entries are written in a thread of their own. */
  readonly writesInThread: boolean;
}

/** What is there before the service. */
interface Opened {
  readonly database: Database;
  readonly people: People;
  readonly writer: WriterThread | null;
  /** With which cookies are signed. */
  readonly key: string;
  readonly owner: string;
}

export const draw = (): string => randomBytes(16).toString('base64url');

export const machineClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export class Service {
  /** What the link of the owner carries. */
  readonly ownerKey: string;
  private readonly ports: ServicePorts;
  private readonly database: Database;
  private readonly writer: WriterThread | null;
  private readonly rooms: Rooms;
  private readonly hub: Hub;
  private readonly hall: Hall;
  private readonly metrics: Metrics;
  private readonly presences: Presences;
  private readonly reception: Reception;
  private readonly app: FastifyInstance;
  private readonly door: Door;
  private readonly cleaner: Cleaner;
  private readonly requests: Limiter;
  private isGoing = false;

  static async open(ports: ServicePorts): Promise<Service> {
    const database = await openDatabase(ports.configuration.dataDir);
    const people = new People(database);
    const key = await people.secret('cookies', ports.draw);
    const owner = await people.secret('owner', ports.draw);
    const writer = ports.writesInThread ? await startWriter(ports.configuration.dataDir) : null;
    return new Service(ports, { database, people, writer, key, owner });
  }

  private constructor(ports: ServicePorts, { database, people, writer, key, owner }: Opened) {
    const { configuration, clock, draw, definitionOf, thinker } = ports;
    this.ports = ports;
    this.database = database;
    this.ownerKey = owner;
    this.writer = writer;
    this.rooms = new Rooms(database);
    this.hub = new Hub(clock);
    this.hall = new Hall({
      store: new SqlStore({
        database,
        appended: (id) => this.kept(id),
        ...(writer === null ? {} : { write: writer.write }),
      }),
      thinker,
      clock,
      chance: draw,
      newId: draw,
      definitionOf,
      mostEntries: configuration.entries,
    });
    this.metrics = new Metrics({ connections: () => this.hub.connections.size, tables: () => this.hall.size });
    this.presences = new Presences({
      clock,
      patience: configuration.reconnectSeconds * 1000,
      missedAfter: configuration.standInSeconds * 1000,
      changed: (room, person) => this.presenceChanged(room, person),
      missed: (room, person) => this.quietly(this.reception.missed(room, person)),
    });
    this.reception = new Reception({
      rooms: this.rooms,
      hall: this.hall,
      clock,
      configuration,
      draw,
      definitionOf,
      presenceOf: (room, person) => this.presences.of(room.isStarted ? room.id : ANYWHERE, person),
      changed: (found) => this.tellRoom(found),
      gone: (room, people) => this.tellGone(room, people),
    });
    const cookies = new Cookies(key, configuration.publicUrl.startsWith('https:'));
    const { deviceMinutes, peoplePerHour } = configuration;
    const arrivals = new Limiter({ perSecond: peoplePerHour / 3600, atOnce: peoplePerHour }, clock.now);
    const newcomers = new Newcomers({
      people,
      cookies,
      clock,
      draw,
      arrivals,
      deviceMinutes,
      ownerKey: owner,
      used: (device, person) => this.hub.tell(person, { type: 'device used', device }),
    });
    const { requestsPerSecond } = configuration;
    this.requests = new Limiter({ perSecond: requestsPerSecond, atOnce: requestsPerSecond * 5 }, clock.now);
    this.app = this.makeApp(cookies, newcomers);
    this.door = this.makeDoor(newcomers);
    this.cleaner = new Cleaner({
      rooms: this.rooms,
      people,
      clock,
      configuration,
      clear: (room) => this.reception.clear(room),
      failed: (error) => this.failed(error),
    });
  }

  /** Begins to listen; says where. */
  async listen(): Promise<AddressInfo> {
    const { host, port } = this.ports.configuration;
    await this.app.listen({ host, port });
    this.door.open(this.app.server);
    this.cleaner.start();
    return this.app.server.address() as AddressInfo;
  }

  /** Lets nobody in any more, tells everybody, and writes what is to be written. */
  async close(): Promise<void> {
    if (this.isGoing) return;
    this.isGoing = true;
    this.cleaner.stop();
    this.door.close();
    this.presences.close();
    await this.app.close();
    await this.hall.settled();
    await this.writer?.end();
    await this.database.destroy();
  }

  private makeApp(cookies: Cookies, newcomers: Newcomers): FastifyInstance {
    const { configuration, build, log, files } = this.ports;
    return makeApp({
      configuration,
      build,
      cookies,
      newcomers,
      reception: this.reception,
      metrics: this.metrics,
      requests: this.requests,
      log,
      me: (person) => this.me(person),
      isReady: () => this.isReady(),
      files,
    });
  }

  private makeDoor(newcomers: Newcomers): Door {
    const { configuration, clock } = this.ports;
    const { messagesPerSecond } = configuration;
    const trusts = proxyaddr.compile(trustedIn(configuration));
    return new Door({
      hub: this.hub,
      hall: this.hall,
      clock,
      configuration,
      messages: new Limiter({ perSecond: messagesPerSecond, atOnce: messagesPerSecond * 3 }, clock.now),
      requests: this.requests,
      known: (cookie) => newcomers.known(cookie),
      addressOf: (request) => proxyaddr(request, trusts),
      check: messageChecker(ClientMessage),
      me: (person) => this.me(person),
      roomsOf: (person) => this.reception.roomsOf(person),
      viewerAt: (person, table) => this.reception.viewerAt(person, table),
      watch: (person, invite) => this.reception.invited(person?.id ?? '', invite),
      welcomed: ({ person }) => person !== null && this.presences.come(ANYWHERE, person.id),
      closed: (person, cut) => person !== null && this.presences.go(ANYWHERE, person.id, cut),
      come: (table, person) => this.presences.come(table, person.id),
      go: (table, person, cut) => this.presences.go(table, person.id, cut),
      answered: (type, milliseconds, refused) => this.metrics.answered(type, milliseconds, refused),
      failed: (error) => this.failed(error),
      now: clock.now,
    });
  }

  private me(person: Person | null): Me {
    const mayOpen = this.reception.mayOpen(person ?? { isOwner: false });
    return { name: person?.name ?? null, mayOpen, build: this.ports.build, protocol: PROTOCOL };
  }

  private presenceChanged(room: string, person: string): void {
    if (this.isGoing) return;
    if (room === ANYWHERE) this.quietly(this.tellWaitingRooms(person));
    else this.tellSoon(room);
  }

  private async tellWaitingRooms(person: string): Promise<void> {
    for (const { room } of await this.rooms.ofPerson(person)) if (!room.isStarted) this.tellSoon(room.id);
  }

  private kept(room: string): void {
    this.metrics.kept();
    this.tellSoon(room);
  }

  private tellSoon(room: string): void {
    this.hub.soon(room, () => {
      const telling = this.rooms.find(room).then((found) => {
        if (found !== null) this.tellRoom(found);
      });
      this.quietly(telling);
    });
  }

  private tellRoom(found: FoundRoom): void {
    const { room } = found;
    const members = membersOf(room);
    for (const person of members)
      if (this.hub.isListening(person))
        this.hub.tell(person, { type: 'room', room: this.reception.seen(found, person) });
    for (const connection of this.hub.watchersOf(room.id)) {
      const { person } = connection;
      if (person !== null && members.includes(person.id)) continue;
      connection.send({ type: 'room', room: this.reception.seen(found, person?.id ?? '') });
    }
  }

  private tellGone(room: string, people: readonly string[]): void {
    this.presences.forget(room, people);
    for (const person of people) this.hub.tell(person, { type: 'room gone', room });
  }

  private async isReady(): Promise<boolean> {
    if (this.isGoing) return false;
    const asked = this.database.selectFrom('secrets').select('name').limit(1).execute();
    return asked.then(
      () => true,
      () => false,
    );
  }

  private quietly(doing: Promise<unknown>): void {
    doing.catch((error) => this.failed(error));
  }

  private failed(error: unknown): void {
    if (!this.isGoing) this.ports.log.error({ error }, 'something failed');
  }
}

/** Being here at all: what counts before the game. At a table that is played, only whoever looks at it is there. */
const ANYWHERE = '';
