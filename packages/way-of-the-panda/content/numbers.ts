/** The numbers of the game, read from its data: supplies, tracks, tables of points. */

import { classOf } from './classes.ts';
import data from './way-of-the-panda.data.json';

export interface Dealt {
  readonly guards: number;
  readonly setupGuards: number;
  readonly strengthTiles: number;
  readonly questTiles: number;
}

/** WP-SETUP-4, WP-COMP-6: what is dealt to so many players. */
export function dealtTo(players: number): Dealt {
  const row = Object.entries(data.players.byCount).find(([count]) => Number(count) === players)?.[1];
  if (row === undefined) throw new Error(`Way of the Panda is not played with ${players}`);
  const { guards, setupGuards, strengthTilesPerType, questTilesPerType } = row;
  return { guards, setupGuards, strengthTiles: strengthTilesPerType, questTiles: questTilesPerType };
}

/** WP-COMP-2, WP-SETUP-16: the colour of each seat; they do not differ in play. */
export const COLOURS: readonly string[] = data.players.colors.map(({ id }) => id);

export const START_VP = data.tracks.vp.start;
export const START_AP = data.tracks.ap.start;
/** WP-TRACK-1 */
export const LEAST_AP = data.tracks.ap.min;
export const MOST_AP = data.tracks.ap.max;

const VP_LOST: readonly number[] = data.tracks.ap.spaces.map(({ vpLoss }) => vpLoss);

/** WP-TRACK-2: what a payment that ends on a space costs. */
export function vpLostAt(ap: number): number {
  return VP_LOST[ap - LEAST_AP] ?? 0;
}

/** WP-CLAN-4, WP-CLAN-5, WP-CLAN-6 */
export const MULTIPLIERS: readonly number[] = [0, ...data.clanSheet.strength.map(({ multiplier }) => multiplier)];
export const QUEST_VALUES: readonly number[] = data.clanSheet.quest.map(({ value }) => value);
export const MOST_STRENGTH = data.clanSheet.capacity.strengthIncludingPrinted;
export const MOST_QUESTS = data.clanSheet.capacity.quest;

/** WP-BUILD-2, by the number of the building on its location, from 1. */
export const GUARDS_NEEDED: readonly number[] = [0, ...data.buildTable.map(({ minGuards }) => minGuards)];
export const BUILD_VP: readonly number[] = [0, ...data.buildTable.map(({ vp }) => vp)];

/** WP-COMP-5 */
export const BUILDING_SUPPLY: readonly number[] = data.buildings.map(({ supply }) => supply);
export const BASE_SUPPLY = data.cityBases.supply;

/** WP-COMP-8 */
export const START_BUILDINGS = data.startBuildingCards.map(({ building }) => classOf(building));

export const CITY_ROW = data.cityCards.laidOut.count;

export const FREED_VP = data.freedLocation.vpLastGuard;
export const FREED_VP_PER_GUARD = data.freedLocation.vpPerOwnGuard;

export const FRONTIER_VP = data.frontierBonus.choice[0]?.vp ?? 0;
export const FRONTIER_TILES = data.frontierBonus.choice[1]?.differentTiles ?? 0;

export const LAST_BASE = data.endTriggers.find(({ id }) => id === 'fifthCityBase')?.count ?? 0;
export const LAST_CAPITAL = data.endTriggers.find(({ id }) => id === 'secondCapital')?.count ?? 0;

/**
 * Road tiles by size: a road of so many ninjas takes a tile of the size 4, of 3 or 2 (one tile with two
 * faces), or of 1 (WP-COMP-3, WP-COMP-4, WP-ROAD-5).
 */
export type TileSize = 0 | 1 | 2;
export const TILES_EACH: readonly number[] = data.roadTiles.perPlayer.map(({ count }) => count);
export const TILES_NEUTRAL: readonly number[] = data.roadTiles.neutral.map(({ count }) => count);

/** By the number of ninjas, from 0 (no road has none). */
export const TILE_SIZE: readonly TileSize[] = [0, 1, 2, 3, 4].map((ninjas) => {
  return Math.max(
    0,
    data.roadTiles.perPlayer.findIndex(({ faces }) => faces.includes(ninjas)),
  ) as TileSize;
});
