/**
 * From the wish to play to the table and to the next one: sets rooms, sits people down, begins games. Everything that somebody asks for comes
 * with who they are, which was settled before; whatever they may not do is refused.
 */

import { botNamed } from '@jade/bots';
import type { GameDefinition, Viewer } from '@jade/engine';
import { configure, nameOfProblem, parseRecord, seat as seatAt } from '@jade/engine';
import { mayStandIn } from '@jade/online';
import type { BodyOf, Presence, Room, RoomWish } from '@jade/online/schemas';
import type { Clock, Hall, Position } from '@jade/tables';
import { matchFrom, Outrun, positionIn, seedFrom } from '@jade/tables';
import type { Configuration } from '../configuration.ts';
import { Refused } from '../refused.ts';
import type { Person } from '../storage/people.ts';
import type { FoundRoom, Rooms } from '../storage/rooms.ts';
import type { Chair, KeptRoom } from './room.ts';
import {
  invitationIn,
  isFull,
  membersOf,
  mustBeHost,
  seatOf,
  setChair,
  shuffleOf,
  sitDown,
  sittersOf,
  standUp,
  started,
  turned,
  withInvite,
  withoutInvite,
} from './room.ts';
import { seenRoom } from './seen-room.ts';

export interface ReceptionPorts {
  readonly rooms: Rooms;
  readonly hall: Hall;
  readonly clock: Clock;
  readonly configuration: Configuration;
  /** 128 bits that nobody can guess, as a name. */
  readonly draw: () => string;
  definitionOf(game: string): Promise<GameDefinition | null>;
  presenceOf(room: KeptRoom, person: string): Presence;
  /** A room has changed, for everybody who hears of it. */
  changed(found: FoundRoom): void;
  /** These people have nothing to do with a room any more. */
  gone(room: string, people: readonly string[]): void;
}

export class Reception {
  private readonly ports: ReceptionPorts;

  constructor(ports: ReceptionPorts) {
    this.ports = ports;
  }

  mayOpen({ isOwner }: Pick<Person, 'isOwner'>): boolean {
    return isOwner || this.ports.configuration.openTables === 'anybody';
  }

  seen(found: FoundRoom, viewer: string): Room {
    return seenRoom(found, viewer, (person) => this.ports.presenceOf(found.room, person));
  }

  async roomsOf(person: Person): Promise<readonly Room[]> {
    return (await this.ports.rooms.ofPerson(person.id)).map((found) => this.seen(found, person.id));
  }

  async make(person: Person, { chairs, salt, position, ...wish }: RoomWish): Promise<Room> {
    const { rooms, clock, configuration, draw } = this.ports;
    if (!this.mayOpen(person)) throw new Refused('not-yours');
    const own = await rooms.ofPerson(person.id);
    const open = own.filter(({ room, stand }) => room.host.id === person.id && stand?.scores == null);
    if (open.length >= configuration.roomsPerPerson) throw new Refused('too-many');
    if (chairs.filter(({ kind }) => kind === 'me').length > 1) throw new Refused('bad-request', { where: 'chairs' });
    const now = clock.now();
    const room: KeptRoom = {
      ...wish,
      id: draw(),
      version: 1,
      chairs: chairs.map((chair): Chair => {
        if (chair.kind !== 'me') return chair;
        return { kind: 'person', person: person.id, name: person.name, salt };
      }),
      host: { id: person.id, name: person.name },
      invites: [],
      secret: draw(),
      isStarted: false,
      next: null,
      created: now,
      updated: now,
      ...(position === undefined ? {} : { position: positionOf(wish.game, position) }),
    };
    await this.check(room);
    await rooms.create(room);
    return this.tell({ room, stand: null }, person);
  }

  async room(person: Person, id: string): Promise<Room> {
    return this.seen(await this.own(person, id), person.id);
  }

  /** What a link leads to; whoever has it may look. */
  async invited(person: string, invite: string): Promise<Room> {
    return this.seen(await this.byInvite(invite), person);
  }

  async byInvite(invite: string): Promise<FoundRoom> {
    const found = await this.ports.rooms.invitedTo(invite);
    if (found === null) throw new Refused('not-found');
    invitationIn(found.room, invite);
    return found;
  }

  async invite(person: Person, id: string, seat: number | null): Promise<Room> {
    const most = this.ports.configuration.invites;
    await this.mustBeEmpty(id, seat);
    return this.change(person, id, (room) => withInvite(room, person, this.ports.draw(), seat, most));
  }

  revoke(person: Person, id: string, invite: string): Promise<Room> {
    return this.change(person, id, (room) => withoutInvite(room, person, invite));
  }

  async sit(person: Person, id: string, how: BodyOf<'sit'>): Promise<Room> {
    const found = how.invite === null ? null : await this.ports.rooms.find(id);
    const by = found?.room.invites.find(({ invite }) => invite === how.invite);
    if (by?.isReturn === true && by.usedBy !== person.id) await this.mustBeEmpty(id, by.seat);
    const room = await this.change(person, id, (room) => sitDown(room, person, how), how.invite);
    const { rooms } = this.ports;
    const sat = await rooms.find(id);
    if (sat === null || !sat.room.settings.startWhenFull || !isFull(sat.room) || sat.room.isStarted) return room;
    return this.begin(
      await rooms.change(id, this.ports.clock.now(), ({ room }) => ({ ...room, isStarted: true })),
      person,
    );
  }

  stand(person: Person, id: string, seat: number | null): Promise<Room> {
    return this.change(person, id, (room) => standUp(room, person, seat));
  }

  async setChair(person: Person, id: string, seat: number, chair: BodyOf<'setChair'>): Promise<Room> {
    mustBeBot(chair);
    return this.change(person, id, (room) => setChair(room, person, seat, chair));
  }

  async start(person: Person, id: string): Promise<Room> {
    const now = this.ports.clock.now();
    return this.begin(await this.ports.rooms.change(id, now, ({ room }) => started(room, person)), person);
  }

  async again(person: Person, id: string, salt: string): Promise<Room> {
    const { rooms, clock, draw } = this.ports;
    const found = await this.own(person, id);
    if (found.room.next !== null) return this.room(person, found.room.next);
    if (found.stand?.scores == null) throw new Refused('not-over');
    if (seatOf(found.room, person.id) === null) throw new Refused('not-yours');
    const now = clock.now();
    const turnedRoom = turned(found.room, person, { id: draw(), secret: draw(), created: now, updated: now });
    const room = sitDown(turnedRoom, person, { seat: null, salt, invite: null });
    await this.check(room);
    await rooms.create(room);
    const before = await rooms.change(id, now, ({ room: last }) =>
      last.next === null ? { ...last, next: room.id } : last,
    );
    if (before.room.next !== room.id) {
      // Somebody else was quicker: theirs is the next one.
      await rooms.remove(room.id);
      return this.room(person, before.room.next ?? '');
    }
    this.ports.changed(before);
    return this.tell({ room, stand: null }, person);
  }

  async standIn(person: Person, id: string, seat: number): Promise<Room> {
    const found = await this.own(person, id);
    mustBeHost(found.room, person);
    if (!mayStandIn(this.seen(found, person.id), seat, this.ports.clock.now())) throw new Refused('no-bot');
    await this.letBotSitIn(found, seat);
    return this.room(person, id);
  }

  /** Somebody has been away for a while: where the table agreed to it, and somebody waits for them, a bot sits in. */
  async missed(id: string, person: string): Promise<void> {
    const found = await this.ports.rooms.find(id);
    if (found === null || found.room.settings.standIn !== 'away') return;
    const { room, stand } = found;
    const seat = seatOf(room, person);
    const isWaitedFor = membersOf(room).some((one) => one !== person && this.ports.presenceOf(room, one).is === 'here');
    if (seat === null || !isWaitedFor || !stand?.waitingFor.includes(seat)) return;
    await this.letBotSitIn(found, seat).catch(() => undefined);
  }

  /** Before the game its host clears a room away for all; after it, everybody does so for themselves, and the last one for good. */
  async remove(person: Person, id: string): Promise<void> {
    const { room, stand } = await this.own(person, id);
    const isAlone = membersOf(room).length === 1;
    if (!isAlone && (stand?.scores != null || (await this.isStuck(room)))) return this.putAway(person, id);
    if (!isAlone) mustBeHost(room, person);
    if (room.isStarted && !isAlone) throw new Refused('started');
    await this.clear(room);
  }

  private async putAway({ id: person }: Person, id: string): Promise<void> {
    const { rooms, clock } = this.ports;
    await rooms.change(id, clock.now(), ({ room }) => ({ ...room, putAway: [...(room.putAway ?? []), person] }));
    this.ports.gone(id, [person]);
  }

  async clear(room: KeptRoom): Promise<void> {
    await this.ports.hall.remove(room.id);
    await this.ports.rooms.remove(room.id);
    this.ports.gone(room.id, membersOf(room));
  }

  async record(person: Person, id: string): Promise<string> {
    const { room, stand } = await this.own(person, id);
    if (stand?.scores == null) {
      if (!(await this.isStuck(room))) throw new Refused('not-over');
      // Should its rules come back, nobody may know more than the others.
      const { rooms, clock } = this.ports;
      await rooms.change(id, clock.now(), ({ room }) => (room.isTold ? room : { ...room, isTold: true }));
    }
    return this.ports.hall.record(id);
  }

  /** Its game has begun, and the rules that are here do not allow what was done in it. */
  private async isStuck({ id, isStarted }: KeptRoom): Promise<boolean> {
    return isStarted && this.ports.hall.isStuck(id);
  }

  /** As whom somebody looks at a table: which seat is theirs was settled when they sat down. */
  async viewerAt(person: Person, id: string): Promise<Viewer> {
    const found = await this.own(person, id);
    if (!found.room.isStarted) throw new Refused('not-found');
    if (found.stand === null) await this.set(found.room);
    const seat = found.room.isTold ? null : seatOf(found.room, person.id);
    return seat === null ? 'spectator' : seatAt(seat);
  }

  async own(person: Person, id: string): Promise<FoundRoom> {
    const found = await this.ports.rooms.find(id);
    // To whoever does not belong to it, a room is not there.
    if (found === null || !membersOf(found.room).includes(person.id)) throw new Refused('not-found');
    return found;
  }

  /** While somebody looks from a chair of a running game, nobody else is led there. */
  private async mustBeEmpty(id: string, seat: number | null): Promise<void> {
    const found = await this.ports.rooms.find(id);
    const chair = seat === null ? undefined : found?.room.chairs[seat];
    if (found?.room.isStarted !== true || chair?.kind !== 'person') return;
    if (this.ports.presenceOf(found.room, chair.person).is === 'here') throw new Refused('seat-taken');
  }

  private async change(
    person: Person,
    id: string,
    change: (room: KeptRoom) => KeptRoom,
    invite: string | null = null,
  ): Promise<Room> {
    const { rooms, clock } = this.ports;
    let before: KeptRoom | null = null;
    const found = await rooms.change(id, clock.now(), ({ room }) => {
      before = room;
      if (invite === null ? !membersOf(room).includes(person.id) : !room.invites.some((one) => one.invite === invite))
        throw new Refused('not-found');
      return change(room);
    });
    this.ports.changed(found);
    if (before !== null) this.tellThoseWhoLeft(before, found);
    return this.seen(found, person.id);
  }

  private tellThoseWhoLeft(before: KeptRoom, { room }: FoundRoom): void {
    const members = membersOf(room);
    const gone = membersOf(before).filter((one) => !members.includes(one));
    if (gone.length > 0) this.ports.gone(room.id, gone);
  }

  private tell(found: FoundRoom, person: Person): Room {
    this.ports.changed(found);
    return this.seen(found, person.id);
  }

  private async begin({ room }: FoundRoom, person: Person): Promise<Room> {
    await this.set(room);
    const found = await this.own(person, room.id);
    return this.tell(found, person);
  }

  /** Sets the table of a room that has begun; it may be there already. */
  private async set(room: KeptRoom): Promise<void> {
    const { id, game, mode, options, position } = room;
    if ((await this.ports.hall.info(id)) !== null) return;
    const shuffle = shuffleOf(room);
    const sitters = sittersOf(room);
    const seed = seedFrom(shuffle);
    const from = position === undefined ? {} : { position };
    const set = this.ports.hall.set({ id, game, mode, options, sitters, shuffle, seed, ...from });
    await set.catch((error: unknown) => {
      if (!(error instanceof Outrun)) throw error;
    });
  }

  private async letBotSitIn({ room }: FoundRoom, seat: number): Promise<void> {
    const reply = await this.ports.hall.standIn(room.id, seatAt(seat));
    if (!reply.ok) throw new Refused('no-bot');
    const found = await this.ports.rooms.find(room.id);
    if (found !== null) this.ports.changed(found);
  }

  /** Whether a table can be set like this at all. */
  private async check({ game, mode, options, chairs, position }: KeptRoom): Promise<void> {
    const definition = await this.ports.definitionOf(game);
    if (definition === null) throw new Refused('bad-config', { where: 'game' });
    for (const chair of chairs) mustBeBot(chair);
    if (position !== undefined) {
      const played = matchFrom(definition, { mode, options, sitters: chairs, seed: 'check' }, position);
      if (!played.ok) throw new Refused('bad-config', { where: nameOfProblem(played.problem) });
      return;
    }
    const people = chairs.filter(({ kind }) => kind !== 'bot').length;
    const config = configure(definition, { mode, players: chairs.length, people, options, seed: 'check' });
    if (!config.ok) throw new Refused('bad-config', { where: nameOfProblem(config.problem) });
  }
}

/** A position that was itself drawn anew has two seeds, and is not gone on from. */
function positionOf(game: string, { record, after }: NonNullable<RoomWish['position']>): Position {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Refused('bad-config', { where: nameOfProblem(parsed.problem) });
  const { redrawn, choices } = parsed.value;
  if (parsed.value.game !== game || after > choices.length || (redrawn !== undefined && redrawn.after <= after))
    throw new Refused('bad-config', { where: 'position' });
  return positionIn(parsed.value, after);
}

function mustBeBot(chair: { readonly kind: string; readonly level?: string }): void {
  if (chair.kind === 'bot' && botNamed(chair.level ?? '') === null) throw new Refused('bad-config', { where: 'level' });
}
