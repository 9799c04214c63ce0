/**
 * The table of Way of the Panda: its pieces as plain, flat data, and how to copy them. Lists with one entry for
 * each road, location or space are indexed by the numbers of content/; lists "by road and seat" hold the
 * entries of one road side by side.
 */

import type { Core, Game, Seat } from '@jade/engine';
import { at, cloneFrames, cloneStream } from '@jade/engine';
import type { Class } from './content/classes.ts';
import type { Road, Spot } from './content/map.ts';

/** On the clan sheet, off the map (WP-TRANS-1). */
export const SHEET = -1 as Spot;
/** Before the champion was placed in setup. */
export const UNPLACED = -2 as Spot;

/** In `roadTile`: no tile yet; seats are 0 to 3. */
export const NO_TILE = -1;
export const NEUTRAL = 4;
export type TileOwner = Seat | typeof NEUTRAL;

export interface Clan {
  vp: number;
  ap: number;
  /** Guards the player still holds. */
  reserve: number;
  /** By class; strength includes the printed tile (WP-CLAN-2). */
  strength: number[];
  quests: number[];
  /** By class; any number of champions may share a spot (WP-CHAMP-2). */
  champions: Spot[];
  /** Road tiles left, by size. */
  tiles: number[];
  passed: boolean;
  /** The space selected last in this round, -1 before the first (WP-SELECT-3). */
  lastSpace: number;
  /** Whether mission A9 was used in this round. */
  specialUsed: boolean;
}

export const END_TRIGGERS = ['fifthCityBase', 'lastBuilding', 'secondCapital', 'standstill'] as const;
export type EndTrigger = (typeof END_TRIGGERS)[number];

export interface Pieces {
  round: number;
  /** Whose turn it is; the first player until the first turn begins. */
  active: Seat;
  /** Turn order of this round, first place first (WP-TRACK-8). */
  order: Seat[];
  clans: Clan[];
  /** Who moved on the AP track last lies on top: markers on one space are stacked in this order, bottom first. */
  apStack: Seat[];
  /** Guards on the map by road and seat. */
  roadGuards: number[];
  /** Owner of the road tile, by road. */
  roadTile: number[];
  /** Buildings by location, as a sum of 1 gate, 2 market, 4 pagoda; on a base these are buildings 4 to 6. */
  buildings: number[];
  /** 1 where a city base lies, by location. */
  bases: number[];
  /** 1 where the location was freed. */
  freed: number[];
  /** Guards on the action board by space and seat. */
  spaceGuards: number[];
  /** How many guards the most recent selection of a space put there this round (WP-GUARD-2). */
  spacePrice: number[];
  supply: {
    buildings: number[];
    bases: number;
    strength: number[];
    quests: number[];
    tiles: number[];
  };
  /** The row of city cards from left to right (WP-SETUP-1). */
  cityRow: string[];
  /** What made this the last round, in the order it happened. */
  endings: EndTrigger[];
  /** Rounds in a row that ended without a building and without a ninja covered (WP-END-6). */
  quietRounds: number;
  missions: Missions | null;
}

/** The expert variant: the two open cards and what lies on card A. */
export interface Missions {
  /** null once it has left the game. */
  a: string | null;
  b: string;
  /** A4 to A6: buildings counted by each seat's guard; 0 not entered, -1 withdrawn for good. */
  progress: number[];
  /** A9: the seat of the guard on each of the six spaces, -1 while free. */
  special: number[];
  /** Who won card A. */
  winner: Seat | -1;
}

/** A table as it can be asked, by the rules and by whoever sees it: a game is one, and so is what a screen shows. */
export interface Table extends Pieces {
  seats: number;
}

export interface Panda extends Game, Pieces {}

export function clanOf(g: Pieces, seat: Seat): Clan {
  return at(g.clans, seat);
}

export function championAt(g: Pieces, seat: Seat, c: Class): Spot {
  return at(clanOf(g, seat).champions, c);
}

export function guardsOn(g: Table, road: Road, seat: Seat): number {
  return at(g.roadGuards, road * g.seats + seat);
}

export function clonePieces(g: Pieces): Pieces {
  return {
    round: g.round,
    active: g.active,
    order: g.order.slice(),
    clans: g.clans.map(cloneClan),
    apStack: g.apStack.slice(),
    roadGuards: g.roadGuards.slice(),
    roadTile: g.roadTile.slice(),
    buildings: g.buildings.slice(),
    bases: g.bases.slice(),
    freed: g.freed.slice(),
    spaceGuards: g.spaceGuards.slice(),
    spacePrice: g.spacePrice.slice(),
    supply: {
      buildings: g.supply.buildings.slice(),
      bases: g.supply.bases,
      strength: g.supply.strength.slice(),
      quests: g.supply.quests.slice(),
      tiles: g.supply.tiles.slice(),
    },
    cityRow: g.cityRow.slice(),
    endings: g.endings.slice(),
    quietRounds: g.quietRounds,
    missions: g.missions === null ? null : cloneMissions(g.missions),
  };
}

function cloneClan(clan: Clan): Clan {
  return {
    vp: clan.vp,
    ap: clan.ap,
    reserve: clan.reserve,
    strength: clan.strength.slice(),
    quests: clan.quests.slice(),
    champions: clan.champions.slice(),
    tiles: clan.tiles.slice(),
    passed: clan.passed,
    lastSpace: clan.lastSpace,
    specialUsed: clan.specialUsed,
  };
}

function cloneMissions(m: Missions): Missions {
  return { a: m.a, b: m.b, progress: m.progress.slice(), special: m.special.slice(), winner: m.winner };
}

export function clone(g: Panda): Panda {
  return withCore(clonePieces(g), { seats: g.seats, stack: cloneFrames(g.stack), rng: g.rng.map(cloneStream) });
}

/** Pieces on a table. Written out so that every game has the same shape. */
export function withCore(p: Pieces, core: Core): Panda {
  return {
    seats: core.seats,
    stack: core.stack,
    rng: core.rng,
    round: p.round,
    active: p.active,
    order: p.order,
    clans: p.clans,
    apStack: p.apStack,
    roadGuards: p.roadGuards,
    roadTile: p.roadTile,
    buildings: p.buildings,
    bases: p.bases,
    freed: p.freed,
    spaceGuards: p.spaceGuards,
    spacePrice: p.spacePrice,
    supply: p.supply,
    cityRow: p.cityRow,
    endings: p.endings,
    quietRounds: p.quietRounds,
    missions: p.missions,
  };
}
