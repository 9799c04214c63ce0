/** A room as somebody sees it who belongs to it, or who has a link to it. */

import type { Presence, Room } from '@jade/online/schemas';
import { commitmentTo } from '@jade/tables';
import type { FoundRoom } from '../storage/rooms.ts';
import type { KeptRoom } from './room.ts';
import { isFull, seatOf } from './room.ts';

export function seenRoom({ room, stand }: FoundRoom, viewer: string, presenceOf: (person: string) => Presence): Room {
  const seat = seatOf(room, viewer);
  const waitingFor = stand === null ? [] : [...stand.waitingFor];
  const state = !room.isStarted ? 'waiting' : stand?.scores == null ? 'playing' : 'over';
  const isHost = room.host.id === viewer;
  const presenceAt = (person: string, index: number): Presence => {
    const presence = presenceOf(person);
    if (stand?.left?.includes(index)) return { ...presence, is: 'left' };
    return stand?.given?.includes(index) ? { ...presence, is: 'bot' } : presence;
  };
  return {
    id: room.id,
    version: room.version,
    game: room.game,
    mode: room.mode,
    options: { ...room.options },
    state,
    chairs: room.chairs.map((chair, index) => {
      if (chair.kind === 'open' || chair.kind === 'bot') return { ...chair };
      const { kind, name, person } = chair;
      const mine = person === viewer;
      return kind === 'kept' ? { kind, name, mine } : { kind, name, mine, presence: presenceAt(person, index) };
    }),
    settings: { ...room.settings },
    host: { name: room.host.name, mine: isHost },
    seat,
    waitsForMe: waitsFor(room, viewer, state, seat, waitingFor),
    waitingFor,
    scores: stand?.scores == null ? null : [...stand.scores],
    seq: stand?.seq ?? 0,
    created: room.created,
    updated: Math.max(room.updated, stand?.updated ?? 0),
    commitment: commitmentTo(room.secret),
    position: room.position?.choices.length ?? null,
    invites: isHost ? room.invites.filter(({ revoked }) => !revoked).map((one) => invitation(room, one)) : [],
    next: room.next,
  };
}

function invitation(room: KeptRoom, { invite, seat, usedBy }: KeptRoom['invites'][number]): Room['invites'][number] {
  const user = room.chairs.find((chair) => 'person' in chair && chair.person === usedBy);
  return { invite, seat, usedBy: user !== undefined && 'name' in user ? user.name : null };
}

function waitsFor(
  room: KeptRoom,
  viewer: string,
  state: Room['state'],
  seat: number | null,
  waitingFor: readonly number[],
): boolean {
  if (state === 'over') return false;
  if (state === 'playing') return seat !== null && waitingFor.includes(seat);
  const isKept = room.chairs.some((chair) => chair.kind === 'kept' && chair.person === viewer);
  return isKept || (room.host.id === viewer && isFull(room));
}
