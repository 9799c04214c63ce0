/** Taoists on the move, and villagers who come along (GS-YANG-1, rulebook chapter 15, WM-PANIC). */

import type { Refusal } from '@jade/engine';
import { at, done, frame, refuse, tell } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { ADJACENT, areAdjacent, PLACES } from '../content/layout.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, seatOf } from '../state.ts';
import { decision } from './define.ts';
import { ALONE, bringFrom, bringKey } from './keys.ts';
import { placeOf } from './qi.ts';
import { isHaunted, tellOf, tileName } from './table.ts';
import { familyName, hasRoom, hasVillagers, putOnTop, takeTop } from './villagers.ts';

/** One step; up to two steps of the Dance of the Spires; or carried by a wind, where no path counts (WM-VILLAGER-11). */
type Way = 'walk' | 'spires' | 'wind';

interface Journey {
  side: Side;
  to: Place;
  way: Way;
}

/** WM-VILLAGER-4, WM-VILLAGER-8 to WM-VILLAGER-10: a Taoist goes, and may take one villager along. */
export const travel = decision('travel', frame<Journey>(), {
  rule: 'WM-VILLAGER-4',
  decider: (g, f) => seatOf(g, f.side),
  options(g, f) {
    const bringers = PLACES.filter((from) => bringRefusal(g, f, from) === null);
    if (bringers.length === 0) return [];
    const keys = bringers.map((from) => bringKey(g, from));
    return f.to === placeOf(g, f.side) ? keys : [...keys, ALONE];
  },
  otherwise(g, f) {
    go(g, f);
    return done;
  },
  candidates: (g) => [...PLACES.map((from) => bringKey(g, from)), ALONE],
  refusal(g, f, key) {
    if (key === ALONE) return refuse('WM-VILLAGER-9', 'goesToBring');
    return bringRefusal(g, f, bringFrom(g, key));
  },
  prompt: (g, f) => ({ tile: tileName(g, f.to) }),
  resolve(g, f, key) {
    if (key !== ALONE) {
      const from = bringFrom(g, key);
      const villager = takeTop(g, from);
      putOnTop(g, f.to, villager);
      tell('WM-VILLAGER-4', 'broughtVillager', {
        seat: boardOf(g, f.side).seat,
        family: familyName(villager),
        tile: tileName(g, from),
        toTile: tileName(g, f.to),
      });
    }
    go(g, f);
    return done;
  },
});

/** GS-YANG-4: whoever stands there already. */
function go(g: Pieces, { side, to }: Journey): void {
  const board = boardOf(g, side);
  const from = placeOf(g, side);
  board.place = to;
  board.lying = false;
  tellOf(g, side, 'GS-YANG-1', 'moved', { tile: tileName(g, from), toTile: tileName(g, to) });
}

/** Why the top villager of a place cannot come along, or null. */
function bringRefusal(g: Table, { side, to, way }: Journey, from: Place): Refusal | null {
  const start = placeOf(g, side);
  if (!hasVillagers(g, from)) return refuse('WM-VILLAGER-4', 'nobodyThere');
  if (from === to || !isOnTheWay(g, start, from, to, way)) return refuse('WM-VILLAGER-12', 'notOnTheWay');
  if (isHaunted(g, to)) return refuse('WM-VILLAGER-5', 'notOntoHaunted');
  if (isPanic(g, from) || isPanic(g, to)) return refuse('WM-PANIC-1', 'panicThere');
  if (!hasRoom(g, to)) return refuse('WM-VILLAGER-3', 'threeAlready');
  return null;
}

/** WM-VILLAGER-12: on the starting tile, or on the tile between the two steps of the Spires. */
function isOnTheWay(g: Table, start: Place, from: Place, to: Place, way: Way): boolean {
  if (way !== 'spires') return from === start;
  if (from !== start) return areAdjacent(start, from) && areAdjacent(from, to);
  if (areAdjacent(start, to)) return true;
  return at(ADJACENT, start).some((between) => {
    return areAdjacent(between, to) && !isHaunted(g, between) && !isPanic(g, between);
  });
}

function isPanic(g: Table, place: Place): boolean {
  return g.panic.includes(place);
}

/** WM-VILLAGER-9: with the Spires one may also go and come back, if that brings somebody. */
export function canFetch(g: Table, side: Side): boolean {
  const journey: Journey = { side, to: placeOf(g, side), way: 'spires' };
  return PLACES.some((from) => bringRefusal(g, journey, from) === null);
}
