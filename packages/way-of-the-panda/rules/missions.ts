/** The bonus missions won during the game, A1 to A8 (rulebook chapters 18 and 19). A9 is in special.ts. */

import type { Frame, Seat } from '@jade/engine';
import { at, begin, done, frame, refuse, seatsOf, tell } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { LOOPS, NUMBERED_PLACES } from '../content/map.ts';
import { effectOf, missionClass, missionNumber } from '../content/missions.ts';
import type { Panda, Pieces } from '../state.ts';
import { clanOf } from '../state.ts';
import { offer, procedure } from './define.ts';
import { WITHDRAW } from './keys.ts';
import { isInNetwork, networkOf } from './network.ts';
import { hasBuilding } from './places.ts';
import { changeVp } from './track.ts';

/** WP-EXPERT-5: after every tile and every building. The active player first, then in turn order. */
export function awardNetworkMission(g: Panda): void {
  const card = g.missions?.a ?? null;
  if (card === null) return;
  for (const seat of fromActive(g)) {
    if (!fulfils(g, seat, card)) continue;
    win(g, seat, card);
    return;
  }
}

function fromActive(g: Panda): Seat[] {
  const first = g.order.indexOf(g.active);
  return g.order.map((_, turn) => at(g.order, (first + turn) % g.order.length));
}

function fulfils(g: Panda, seat: Seat, card: string): boolean {
  switch (effectOf(card)) {
    case 'loopOfFour': // WP-BONUS-A1, WP-BONUS-A2, WP-BONUS-A3
      return LOOPS.some(({ roads, places }) => {
        return (
          roads.every((road) => isInNetwork(g, road, seat)) &&
          places.every((place) => hasBuilding(g, place, missionClass(card)))
        );
      });
    case 'connectOppositeSides': // WP-BONUS-A7
      return networkOf(g, seat).some(({ sides }) => {
        return (sides.includes('N') && sides.includes('S')) || (sides.includes('W') && sides.includes('E'));
      });
    case 'connectNumbered': // WP-BONUS-A8
      return networkOf(g, seat).some(({ places }) => NUMBERED_PLACES.every((place) => places.includes(place)));
    default:
      return false;
  }
}

/** WP-EXPERT-6: a won card leaves the game. WP-BONUS-A4-5: guards on it go back to their owners, without AP. */
function win(g: Panda, seat: Seat, card: string): void {
  const { missions } = g;
  if (missions === null) return;
  const vp = missionNumber(card, 'vp');
  changeVp(g, seat, vp);
  missions.a = null;
  missions.winner = seat;
  for (const other of seatsOf(g)) {
    if (at(missions.progress, other) <= 0) continue;
    clanOf(g, other).reserve += 1;
    missions.progress[other] = 0;
  }
  tell(`WP-BONUS-${card}`, 'missionWon', { seat, mission: card, vp });
}

/** The class whose buildings card A counts, or null when it does not count buildings (any more). */
function countedClass(g: Panda): Class | null {
  const card = g.missions?.a ?? null;
  return card !== null && effectOf(card) === 'fourthBuilding' ? missionClass(card) : null;
}

/** WP-BONUS-A4-1, WP-BONUS-A4-2: entering costs a guard, at the moment of building, once in a game. */
export function entersWith(g: Panda, seat: Seat, building: Class): boolean {
  return countedClass(g) === building && g.missions?.progress[seat] === 0 && clanOf(g, seat).reserve > 0;
}

/** WP-BONUS-A4-2, WP-BONUS-A4-3: the first building enters, every later one moves the guard on. */
export function countBuilding(g: Panda, seat: Seat, building: Class): void {
  const { missions } = g;
  if (missions === null || countedClass(g) !== building) return;
  const progress = at(missions.progress, seat);
  if (progress === 0 && clanOf(g, seat).reserve > 0) clanOf(g, seat).reserve -= 1;
  else if (progress <= 0) return;
  missions.progress[seat] = progress + 1;
  tell('WP-BONUS-A4-2', 'missionProgress', { seat, mission: missions.a, count: progress + 1 });
  winByBuilding(g);
}

/** WP-BONUS-A4, WP-BONUS-A5, WP-BONUS-A6: the fourth building of the type wins. */
function winByBuilding(g: Panda): void {
  const { missions } = g;
  if (missions === null || missions.a === null || countedClass(g) === null) return;
  const card = missions.a;
  const winner = seatsOf(g).find((seat) => at(missions.progress, seat) >= missionNumber(card, 'count'));
  if (winner !== undefined) win(g, winner, card);
}

/** Guards of a player that lie on card A. */
export function guardsOnMission({ missions }: Pieces, seat: Seat): number {
  if (missions === null) return 0;
  return (at(missions.progress, seat) > 0 ? 1 : 0) + missions.special.filter((owner) => owner === seat).length;
}

/**
 * WP-BONUS-A4-4: the guard may be taken back beside whatever its owner is asked, for good. Nobody needs a guard while
 * others choose, so there it is not offered.
 */
offer('withdraw', {
  rule: 'WP-BONUS-A4-4',
  options: (g, seat, asked) => (canWithdraw(g, seat) && isAskedOf(asked, seat) ? [WITHDRAW] : []),
  candidates: (g) => (countedClass(g) === null ? [] : [WITHDRAW]),
  refusal: (g, seat) => refuse('WP-BONUS-A4-4', canWithdraw(g, seat) ? 'roadFirst' : 'notEntered'),
  take: (_, seat) => begin(withdraw, { seat }),
});

function canWithdraw(g: Panda, seat: Seat): boolean {
  return countedClass(g) !== null && (g.missions?.progress[seat] ?? 0) > 0;
}

function isAskedOf(asked: Frame, seat: Seat): boolean {
  return 'seat' in asked && asked.seat === seat;
}

const withdraw = procedure('withdraw', frame<{ seat: Seat }>(), {
  take(g, f) {
    if (g.missions === null) return done;
    g.missions.progress[f.seat] = -1;
    clanOf(g, f.seat).reserve += 1;
    tell('WP-BONUS-A4-4', 'withdrew', { seat: f.seat, mission: g.missions.a });
    return done;
  },
});
