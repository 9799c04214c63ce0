/**
 * A room: what is agreed before a game, and who belongs to its table. Plain data, and functions that make a new one of it or say why not. What
 * happens at the table stands in its log and not here.
 */

import type { RoomSettings } from '@jade/online/schemas';
import type { Position, Shuffle, Sitter } from '@jade/tables';
import { Refused } from '../refused.ts';
import type { Person } from '../storage/people.ts';

export type Chair =
  | { readonly kind: 'open' }
  /** It waits for somebody who sat at the game before. */
  | { readonly kind: 'kept'; readonly person: string; readonly name: string }
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly salt: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

export interface Invitation {
  readonly invite: string;
  /** The chair it is for; null: any that is free. */
  readonly seat: number | null;
  readonly usedBy: string | null;
  readonly revoked: boolean;
  /** Made while the game goes on: it leads somebody who lost their browser back to their chair. */
  readonly isReturn?: boolean;
}

export interface KeptRoom {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly chairs: readonly Chair[];
  readonly settings: RoomSettings;
  readonly host: Pick<Person, 'id' | 'name'>;
  readonly invites: readonly Invitation[];
  /** The server's part of the shuffle: drawn before anybody sat down. */
  readonly secret: string;
  /** From where its game goes on; without it from the beginning. */
  readonly position?: Position;
  /** Its game has begun, and who sits where is settled. */
  readonly isStarted: boolean;
  readonly next: string | null;
  /** Its record was given away before the game was over, and with it all that was hidden: nobody plays on. */
  readonly isTold?: true;
  /** People who do not want to see it in their list any more, now that it is over. */
  readonly putAway?: readonly string[];
  readonly created: number;
  readonly updated: number;
}

export function seatOf(room: KeptRoom, person: string): number | null {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  return seat < 0 ? null : seat;
}

/** Everybody who hears of the room. */
export function membersOf({ chairs, host, putAway = [] }: KeptRoom): readonly string[] {
  const seated = chairs.flatMap((chair) => ('person' in chair ? [chair.person] : []));
  return [...new Set([host.id, ...seated])].filter((person) => !putAway.includes(person));
}

export function isFull({ chairs }: KeptRoom): boolean {
  return chairs.every(({ kind }) => kind === 'person' || kind === 'bot');
}

/** Sits somebody down: on a chair that is kept for them, by a link, or as the host. */
export function sitDown(
  room: KeptRoom,
  person: Person,
  { seat, salt, invite }: { readonly seat: number | null; readonly salt: string; readonly invite: string | null },
): KeptRoom {
  const by = invite === null ? null : invitationIn(room, invite);
  if (by?.isReturn === true) return comeBack(room, person, by);
  mustWait(room);
  if (by?.usedBy != null && by.usedBy !== person.id) throw new Refused('invite-used');
  const kept = room.chairs.findIndex((chair) => chair.kind === 'kept' && chair.person === person.id);
  const isHost = room.host.id === person.id;
  const own = seatOf(room, person.id);
  if (by === null && kept < 0 && !isHost && own === null) throw new Refused('not-yours');
  const free = (index: number) => room.chairs[index]?.kind === 'open' || index === kept || index === own;
  const wanted = by?.seat ?? seat ?? own ?? (kept >= 0 ? kept : room.chairs.findIndex((_, index) => free(index)));
  if (!free(wanted)) throw new Refused('seat-taken');
  const chairs = room.chairs.map((chair, index): Chair => {
    if (index === wanted) return { kind: 'person', person: person.id, name: person.name, salt };
    return index === own || index === kept ? { kind: 'open' } : chair;
  });
  const invites = room.invites.map((one) => (one === by && one.seat !== null ? { ...one, usedBy: person.id } : one));
  return { ...room, chairs, invites };
}

/** Takes a chair of a running game again, by a link of its host: whoever sat there has lost the browser in which they did. */
function comeBack(room: KeptRoom, person: Person, by: Invitation): KeptRoom {
  if (by.usedBy !== null && by.usedBy !== person.id) throw new Refused('invite-used');
  const chair = room.chairs[by.seat ?? -1];
  if (chair?.kind !== 'person') throw new Refused('seat-taken');
  if (chair.person === person.id) return room;
  if (seatOf(room, person.id) !== null) throw new Refused('seat-taken');
  const invites = room.invites.map((one) => (one === by ? { ...one, usedBy: person.id } : one));
  // The table knows the chair by its name, and the shuffle by its salt: both stay.
  return withChair({ ...room, invites }, by.seat, { ...chair, person: person.id });
}

/** Stands up, or as the host frees another's chair. A link that led there is good again. */
export function standUp(room: KeptRoom, person: Person, seat: number | null): KeptRoom {
  mustWait(room);
  const from = seat ?? seatOf(room, person.id) ?? keptFor(room, person.id);
  const chair = from === null ? undefined : room.chairs[from];
  if (chair === undefined || !('person' in chair)) throw new Refused('not-found');
  if (chair.person !== person.id) mustBeHost(room, person);
  return withChair(
    { ...room, invites: room.invites.map((one) => (one.usedBy === chair.person ? { ...one, usedBy: null } : one)) },
    from,
    { kind: 'open' },
  );
}

/** The host gives a chair to a bot, or opens it. */
export function setChair(room: KeptRoom, person: Person, seat: number, chair: Chair): KeptRoom {
  mustWait(room);
  mustBeHost(room, person);
  const there = room.chairs[seat];
  if (there === undefined) throw new Refused('not-found');
  if (there.kind === 'person') throw new Refused('seat-taken');
  return withChair(room, seat, chair);
}

export function withInvite(
  room: KeptRoom,
  person: Person,
  invite: string,
  seat: number | null,
  most: number,
): KeptRoom {
  mustBeHost(room, person);
  const chair = seat === null ? undefined : room.chairs[seat];
  if (seat !== null && chair === undefined) throw new Refused('not-found');
  // In a running game nobody comes new: a link leads back to a chair.
  if (room.isStarted && chair?.kind !== 'person') throw new Refused('started');
  if (room.invites.length >= most) throw new Refused('too-many');
  const fresh = { invite, seat, usedBy: null, revoked: false, ...(room.isStarted && { isReturn: true }) };
  return { ...room, invites: [...room.invites, fresh] };
}

export function withoutInvite(room: KeptRoom, person: Person, invite: string): KeptRoom {
  mustBeHost(room, person);
  if (!room.invites.some((one) => one.invite === invite)) throw new Refused('not-found');
  return { ...room, invites: room.invites.map((one) => (one.invite === invite ? { ...one, revoked: true } : one)) };
}

/** An invitation that is good still. */
export function invitationIn(room: KeptRoom, invite: string): Invitation {
  const found = room.invites.find((one) => one.invite === invite);
  if (found === undefined) throw new Refused('not-found');
  if (found.revoked) throw new Refused('invite-revoked');
  return found;
}

export function started(room: KeptRoom, person: Person): KeptRoom {
  mustBeHost(room, person);
  if (room.isStarted) return room;
  if (!isFull(room)) throw new Refused('not-full');
  return { ...room, isStarted: true };
}

/** The same people once more: every seat goes to whoever sat before it, so that another begins. They sit down by themselves. */
export function turned(
  room: KeptRoom,
  person: Person,
  fresh: Pick<KeptRoom, 'id' | 'secret' | 'created' | 'updated'>,
): KeptRoom {
  const { position: _, isTold: __, chairs, ...agreed } = room;
  return {
    ...agreed,
    ...fresh,
    version: 1,
    host: { id: person.id, name: person.name },
    invites: [],
    isStarted: false,
    next: null,
    putAway: [],
    chairs: chairs.map((_, index): Chair => {
      const before = chairs[(index + 1) % chairs.length] as Chair;
      return before.kind === 'person' ? { kind: 'kept', person: before.person, name: before.name } : before;
    }),
  };
}

/** Who sits at the table of a room whose game begins. */
export function sittersOf({ chairs }: KeptRoom): readonly Sitter[] {
  return chairs.map((chair): Sitter => {
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level, name: chair.name };
    if (chair.kind === 'person') return { kind: 'person', name: chair.name };
    throw new Refused('not-full');
  });
}

export function shuffleOf({ secret, chairs }: KeptRoom): Shuffle {
  return { secret, salts: chairs.map((chair) => (chair.kind === 'person' ? chair.salt : '')) };
}

export function mustBeHost(room: KeptRoom, person: Person): void {
  if (room.host.id !== person.id) throw new Refused('not-yours');
}

function mustWait(room: KeptRoom): void {
  if (room.isStarted) throw new Refused('started');
}

function keptFor(room: KeptRoom, person: string): number | null {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'kept' && chair.person === person);
  return seat < 0 ? null : seat;
}

function withChair(room: KeptRoom, seat: number | null, chair: Chair): KeptRoom {
  return { ...room, chairs: room.chairs.map((one, index) => (index === seat ? chair : one)) };
}
