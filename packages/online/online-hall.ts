/** The tables of a server, as a client reaches them: who one is there, the rooms one belongs to, and sittings at their tables. */

import type { Viewer } from '@jade/engine';
import type { TableInfo, Unopened, Update } from '@jade/tables';
import { ask } from './api.ts';
import type { Connection } from './link.ts';
import { Link } from './link.ts';
import type { ServerMessage } from './messages.ts';
import { OnlineSitting } from './online-sitting.ts';
import type { OnlinePorts } from './ports.ts';
import type { BodyOf, Device, Me, Room, RoomWish } from './schemas.ts';

/** All that a screen may show of it; the same object until something changes. */
export interface Online {
  readonly connection: Connection;
  /** Null until the server has said welcome. */
  readonly me: Me | null;
  /** The own rooms, those that wait for oneself first. */
  readonly rooms: readonly Room[];
  /** The link of one's own by which another device came last, while this page is open. */
  readonly deviceUsed: string | null;
}

export type OpenedOnline = { readonly ok: true; readonly sitting: OnlineSitting } | Unopened;

export class OnlineHall {
  private readonly ports: OnlinePorts;
  private readonly link: Link;
  private readonly listeners = new Set<() => void>();
  private readonly sittings = new Map<number, OnlineSitting>();
  private readonly watched = new Map<string, (room: Room | null) => void>();
  private readonly watchedRooms = new Map<string, string>();
  private rooms = new Map<string, Room>();
  private me: Me | null = null;
  private deviceUsed: string | null = null;
  private opened = 0;
  private present: Online = { connection: { is: 'apart' }, me: null, rooms: [], deviceUsed: null };

  constructor(ports: OnlinePorts) {
    this.ports = ports;
    this.link = new Link(ports, {
      changed: () => this.publish(),
      heard: (message) => this.hear(message),
      welcomed: () => this.openAgain(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly online = (): Online => this.present;

  /** Begins to listen; does nothing where it has begun. */
  connect(): void {
    this.link.start();
  }

  disconnect(): void {
    this.link.stop();
  }

  /** The network may have changed, or the machine has slept. */
  nudge(): void {
    this.link.nudge();
  }

  /** The machine says that it has no network. */
  doubt(): void {
    this.link.doubt();
  }

  /** A name is all that is needed to be somebody here. */
  async setName(name: string): Promise<Me> {
    return this.become(await ask(this.ports, 'setName', {}, { name }));
  }

  /** A link by which a second device becomes the same person: `/device/<device>`. */
  makeDevice(): Promise<Device> {
    return ask(this.ports, 'makeDevice', {}, {});
  }

  async enterByDevice(device: string): Promise<Me> {
    return this.become(await ask(this.ports, 'useDevice', { device }, {}));
  }

  /** The link of the server's owner, where not everybody may set tables. */
  async enterAsOwner(key: string): Promise<Me> {
    return this.become(await ask(this.ports, 'useOwner', { key }, {}));
  }

  makeRoom(wish: Omit<RoomWish, 'salt'>): Promise<Room> {
    return this.enter(ask(this.ports, 'makeRoom', {}, { ...wish, salt: this.salt() }));
  }

  /** A room one belongs to; one that is not known here is asked for. */
  async room(id: string): Promise<Room> {
    return this.rooms.get(id) ?? this.enter(ask(this.ports, 'room', { room: id }));
  }

  /** What a link leads to. */
  invited(invite: string): Promise<Room> {
    return ask(this.ports, 'invited', { invite });
  }

  /** Tells of the room behind a link, now and whenever it changes; null when it is gone. Returns how to stop that. */
  watch(invite: string, heard: (room: Room | null) => void): () => void {
    this.connect();
    this.watched.set(invite, heard);
    if (this.link.isHere) this.watchOnce(invite);
    return () => {
      this.watched.delete(invite);
      this.watchedRooms.delete(invite);
      this.link.tell({ type: 'unwatch', invite });
    };
  }

  invite(room: string, seat: number | null): Promise<Room> {
    return this.enter(ask(this.ports, 'invite', { room }, { seat }));
  }

  revoke(room: string, invite: string): Promise<Room> {
    return this.enter(ask(this.ports, 'revoke', { room, invite }));
  }

  /** Sits down: on a chair kept for oneself, or by a link. `seat` null takes the first that is free. */
  sit(room: string, seat: number | null, invite: string | null = null): Promise<Room> {
    return this.enter(ask(this.ports, 'sit', { room }, { seat, invite, salt: this.salt() }));
  }

  /** Stands up, or as the host lets somebody else's chair be free again, while the game has not begun. */
  stand(room: string, seat: number | null = null): Promise<Room> {
    return this.enter(ask(this.ports, 'stand', { room }, { seat }));
  }

  setChair(room: string, seat: number, chair: BodyOf<'setChair'>): Promise<Room> {
    return this.enter(ask(this.ports, 'setChair', { room, seat }, chair));
  }

  start(room: string): Promise<Room> {
    return this.enter(ask(this.ports, 'start', { room }, {}));
  }

  /** The same people once more, with the seats turned: everybody sits down anew. */
  again(room: string): Promise<Room> {
    return this.enter(ask(this.ports, 'again', { room }, { salt: this.salt() }));
  }

  /** The host lets a bot sit in for somebody who is away. */
  standIn(room: string, seat: number): Promise<Room> {
    return this.enter(ask(this.ports, 'standIn', { room }, { seat }));
  }

  async remove(room: string): Promise<void> {
    await ask(this.ports, 'removeRoom', { room });
    this.drop(room);
  }

  /** The record of a table whose game is over, with its seed and what the shuffle was made of. */
  async record(room: string): Promise<string> {
    return (await ask(this.ports, 'record', { room })).record;
  }

  /** As a table in this browser answers it; null where there is none, or its game has not begun. */
  async info(id: string): Promise<TableInfo | null> {
    const opened = await this.openFor(id, () => {});
    if (!opened.ok) return null;
    const info = await opened.sitting.info();
    await opened.sitting.leave();
    return info;
  }

  /** The viewer follows from who one is: whatever is given here is not sent. */
  open(id: string, _viewer: Viewer, follow: (update: Update) => void): Promise<OpenedOnline> {
    return this.openFor(id, follow);
  }

  private async openFor(id: string, follow: (update: Update) => void): Promise<OpenedOnline> {
    this.connect();
    this.opened += 1;
    const { link, ports } = this;
    const sitting = new OnlineSitting(
      this.opened,
      id,
      {
        link,
        thought: ports.thought,
        record: (table) => this.record(table),
        allowsCoach: (table) => this.rooms.get(table)?.settings.coach ?? false,
        left: ({ number }) => this.sittings.delete(number),
      },
      follow,
    );
    const opened = await sitting.open();
    if (!opened.ok) return opened;
    this.sittings.set(sitting.number, sitting);
    return { ok: true, sitting };
  }

  private openAgain(): void {
    for (const sitting of this.sittings.values()) void sitting.openAgain();
    for (const invite of this.watched.keys()) this.watchOnce(invite);
  }

  private watchOnce(invite: string): void {
    const tell = (room: Room | null) => this.watched.get(invite)?.(room);
    this.link.ask('watch', { invite }).then(
      (room) => {
        this.watchedRooms.set(invite, room.id);
        tell(room);
      },
      () => tell(null),
    );
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.me;
        this.rooms = new Map(message.rooms.map((room) => [room.id, room]));
        return;
      case 'room':
        this.take(message.room);
        return;
      case 'room gone':
        this.drop(message.room);
        return;
      case 'device used':
        this.deviceUsed = message.device;
        this.publish();
        return;
      case 'update':
        this.sittings.get(message.sitting)?.hear(message.update);
    }
  }

  /** A room that somebody else only looks at, by a link, is none of one's own. */
  private take(room: Room): void {
    for (const [invite, id] of this.watchedRooms) if (id === room.id) this.watched.get(invite)?.(room);
    if ((this.rooms.get(room.id)?.version ?? -1) > room.version) return;
    if (isOwn(room)) this.rooms.set(room.id, room);
    else this.rooms.delete(room.id);
    this.publish();
  }

  private drop(id: string): void {
    for (const [invite, room] of this.watchedRooms) if (room === id) this.watched.get(invite)?.(null);
    this.rooms.delete(id);
    this.publish();
  }

  private async enter(asked: Promise<Room>): Promise<Room> {
    const room = await asked;
    this.take(room);
    return room;
  }

  /** Who one is to the server is said when the socket is opened. */
  private become(me: Me): Me {
    this.me = me;
    this.link.restart();
    this.publish();
    return me;
  }

  private salt(): string {
    return [...this.ports.salt()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  private publish(): void {
    const rooms = [...this.rooms.values()].sort(byWhoWaits);
    this.present = { connection: this.link.state, me: this.me, rooms, deviceUsed: this.deviceUsed };
    for (const listener of this.listeners) listener();
  }
}

function isOwn({ seat, host, chairs }: Room): boolean {
  return seat !== null || host.mine || chairs.some((chair) => chair.kind === 'kept' && chair.mine);
}

/** First what waits for oneself, then what waits for others, then what is over; the latest first. */
export function byWhoWaits(a: Room, b: Room): number {
  const rank = ({ waitsForMe, state }: Room) => (waitsForMe ? 0 : state === 'over' ? 2 : 1);
  return rank(a) - rank(b) || b.updated - a.updated;
}
