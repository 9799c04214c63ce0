/** Strength and quest tiles: taking them from spaces, cards and bonuses (rulebook chapters 5, 13 and 15). */

import type { Refusal, Seat } from '@jade/engine';
import { again, at, done, frame, refuse, tell } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CHAMPIONS, CLASSES, QUEST_TILES, STRENGTH_TILES } from '../content/classes.ts';
import { PLACE_IDS } from '../content/map.ts';
import { MOST_QUESTS, MOST_STRENGTH } from '../content/numbers.ts';
import type { Panda, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { decision } from './define.ts';
import { hasBuilding, offMapRefusal, standsOn } from './places.ts';

export type TileKind = 'strength' | 'quest';

/** WP-STR-1, WP-QUEST-1, WP-CLAN-6: it takes a tile in the supply and room in the column. */
export function canTakeTile(g: Table, seat: Seat, kind: TileKind, c: Class): boolean {
  return inSupply(g, kind, c) && hasRoom(g, seat, kind, c);
}

function inSupply(g: Table, kind: TileKind, c: Class): boolean {
  return at(kind === 'strength' ? g.supply.strength : g.supply.quests, c) > 0;
}

function hasRoom(g: Table, seat: Seat, kind: TileKind, c: Class): boolean {
  const { strength, quests } = clanOf(g, seat);
  return kind === 'strength' ? at(strength, c) < MOST_STRENGTH : at(quests, c) < MOST_QUESTS;
}

/** Why a tile cannot be taken; null when it can. */
export function tileRefusal(g: Table, seat: Seat, kind: TileKind, c: Class): Refusal | null {
  if (!inSupply(g, kind, c)) {
    const rule = kind === 'strength' ? 'WP-STR-1' : 'WP-QUEST-1';
    return refuse(rule, 'noSuchTileLeft', { tile: tileName(kind, c) });
  }
  return hasRoom(g, seat, kind, c) ? null : refuse('WP-CLAN-6', 'columnFull', { tile: tileName(kind, c) });
}

/** WP-QUEST-2, WP-SELL-1: the champion must stand where its own kind of building is; any city will do. */
export function isAtOwnBuilding(g: Table, seat: Seat, c: Class): boolean {
  const place = standsOn(g, seat, c);
  return place !== null && hasBuilding(g, place, c);
}

/** Why it does not count as standing there, by the rule of whatever needs it; null when it does. */
export function ownBuildingRefusal(g: Table, seat: Seat, c: Class, rule: string): Refusal | null {
  const place = standsOn(g, seat, c);
  if (place === null) return offMapRefusal(g, seat, c);
  if (hasBuilding(g, place, c)) return null;
  const params = { champion: at(CHAMPIONS, c), building: at(BUILDINGS, c), place: at(PLACE_IDS, place) };
  return refuse(rule, 'noOwnBuilding', params);
}

export function tileName(kind: TileKind, c: Class): string {
  return at(kind === 'strength' ? STRENGTH_TILES : QUEST_TILES, c);
}

export function takeTile(g: Panda, seat: Seat, kind: TileKind, c: Class, rule: string): void {
  const clan = clanOf(g, seat);
  const [supply, own] = kind === 'strength' ? [g.supply.strength, clan.strength] : [g.supply.quests, clan.quests];
  supply[c] = at(supply, c) - 1;
  own[c] = at(own, c) + 1; // WP-CLAN-1: each column fills from the bottom
  tell(rule, 'tookTile', { seat, tile: tileName(kind, c) });
}

/** The six kinds as bits: three of strength, then three of quest. */
const KINDS: readonly { kind: TileKind; class: Class; key: string }[] = (['strength', 'quest'] as const).flatMap(
  (kind) => {
    return CLASSES.map((c) => ({ kind, class: c, key: `tile:${tileName(kind, c)}` }));
  },
);

type From = TileKind | 'any';

function isFrom(of: From, kind: TileKind): boolean {
  return of === 'any' || of === kind;
}

/** Whether there is a tile to take at all. */
export function canTakeAny(g: Table, seat: Seat, of: From): boolean {
  for (const { kind, class: c } of KINDS) if (isFrom(of, kind) && canTakeTile(g, seat, kind, c)) return true;
  return false;
}

/** WP-CITY-10: kinds that have a tile in the supply, room in the column, and were not just taken. */
function tilesToTake(g: Table, seat: Seat, of: From, taken: number): string[] {
  const keys: string[] = [];
  for (let index = 0; index < KINDS.length; index++) {
    const { kind, class: c, key } = at(KINDS, index);
    if (isFrom(of, kind) && (taken & (1 << index)) === 0 && canTakeTile(g, seat, kind, c)) keys.push(key);
  }
  return keys;
}

/** So many tiles as there are kinds to take, all different (WP-CITY-10), without any condition of place (WP-CITY-8). */
export const takeTiles = decision('takeTiles', frame<{ seat: Seat; of: From; left: number; taken: number }>(), {
  rule: 'WP-CITY-10',
  decider: (_, f) => f.seat,
  options(g, f) {
    return f.left > 0 ? tilesToTake(g, f.seat, f.of, f.taken) : [];
  },
  otherwise: () => done,
  candidates: () => KINDS.map(({ key }) => key),
  refusal(g, f, key) {
    const index = KINDS.findIndex((one) => one.key === key);
    const { kind, class: c } = at(KINDS, index);
    if ((f.taken & (1 << index)) !== 0) return refuse('WP-CITY-10', 'differentTiles');
    if (!isFrom(f.of, kind)) return refuse('WP-CITY-10', 'otherTiles');
    return tileRefusal(g, f.seat, kind, c);
  },
  prompt: (_, f) => ({ left: f.left }),
  resolve(g, f, key) {
    const index = KINDS.findIndex((one) => one.key === key);
    const { kind, class: c } = at(KINDS, index);
    takeTile(g, f.seat, kind, c, 'WP-CITY-10');
    f.taken |= 1 << index;
    f.left -= 1;
    return again;
  },
});
