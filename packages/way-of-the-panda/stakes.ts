/** What an event of a round means to a clan: what the coach may give as a reason. */

import type { Event, Json, Seat, Stake } from '@jade/engine';
import { stake } from '@jade/engine';

/** Roughly in victory points: they only say which reason weighs more than another. */
const POINT = 1;
const BUILT = 2;
const TILE = 4;

type Own = (event: Event) => readonly Stake[];

const OWN: Readonly<Record<string, Own>> = {
  built: ({ params: { building, place, vp } }) => [points(vp), stake('built', { building, place }, BUILT)],
  gainedVp: ({ params: { vp } }) => [points(vp)],
  missionWon: ({ params: { vp } }) => [points(vp)],
  overdrawn: ({ params: { vp } }) => [stake('overdrawn', {}, -POINT, Number(vp))],
  tookTile: () => [stake('tile', {}, TILE)],
};

export function stakes(event: Event, seat: Seat): readonly Stake[] {
  // Whoever frees a place, the clans around it score, too.
  if (event.key === 'freed') return [points((event.params.points as readonly number[])[seat])];
  return event.params.seat === seat ? (OWN[event.key]?.(event) ?? []) : [];
}

function points(vp: Json | undefined): Stake {
  return stake('points', {}, POINT, Number(vp));
}
