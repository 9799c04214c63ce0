/** When a bot may play for somebody: a rule that the server keeps, and by which a page shows the way to it. */

import type { Room } from './schemas.ts';

/** Milliseconds after which somebody who is waited for and seems to be there need not be. */
const LONG_ENOUGH = 90_000;

/** Whether the host may let a bot sit in at a chair: for whoever is away, or has let the others wait for a while. */
export function mayStandIn({ state, chairs, waitingFor, updated }: Room, seat: number, now: number): boolean {
  const chair = chairs[seat];
  if (state !== 'playing' || chair?.kind !== 'person') return false;
  const { is } = chair.presence;
  if (is === 'bot' || is === 'left') return false;
  return is !== 'here' || (waitingFor.includes(seat) && now - updated > LONG_ENOUGH);
}
