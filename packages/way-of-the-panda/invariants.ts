/** What must hold at every moment: no piece is lost or made. */

import { at, seatsOf } from '@jade/engine';
import { CLASSES } from './content/classes.ts';
import { NINJAS, PLACES, ROADS, SPOT_IDS } from './content/map.ts';
import {
  BASE_SUPPLY,
  BUILDING_SUPPLY,
  dealtTo,
  LEAST_AP,
  MOST_AP,
  MOST_QUESTS,
  MOST_STRENGTH,
  TILE_SIZE,
  TILES_EACH,
  TILES_NEUTRAL,
} from './content/numbers.ts';
import { guardsOnMission } from './rules/missions.ts';
import { guardsOnRoad, hasTile } from './rules/roads.ts';
import type { Panda } from './state.ts';
import { clanOf, NEUTRAL, UNPLACED } from './state.ts';

export function invariants(g: Panda): string[] {
  return [...guards(g), ...roadTiles(g), ...tiles(g), ...buildings(g), ...tracks(g)];
}

function guards(g: Panda): string[] {
  const { guards } = dealtTo(g.seats);
  const broken: string[] = [];
  for (const seat of seatsOf(g)) {
    let count = clanOf(g, seat).reserve;
    for (let index: number = seat; index < g.roadGuards.length; index += g.seats) count += at(g.roadGuards, index);
    for (let index: number = seat; index < g.spaceGuards.length; index += g.seats) count += at(g.spaceGuards, index);
    count += guardsOnMission(g, seat);
    if (count !== guards) broken.push(`seat ${seat + 1} has ${count} guards instead of ${guards}`);
    if (clanOf(g, seat).reserve < 0) broken.push(`seat ${seat + 1} has a reserve below 0`);
  }
  for (const road of ROADS) {
    if (guardsOnRoad(g, road) > at(NINJAS, road)) broken.push(`road ${road} holds more guards than ninjas`);
    if (hasTile(g, road) && guardsOnRoad(g, road) > 0) broken.push(`road ${road} holds a tile and guards`);
  }
  return broken;
}

function roadTiles(g: Panda): string[] {
  const placed = (owner: number, size: number): number => {
    return ROADS.filter((road) => g.roadTile[road] === owner && TILE_SIZE[at(NINJAS, road)] === size).length;
  };
  const wrong = (left: readonly number[], owner: number, all: readonly number[]): boolean => {
    return all.some((count, size) => at(left, size) < 0 || at(left, size) + placed(owner, size) !== count);
  };
  const broken = seatsOf(g).filter((seat) => wrong(clanOf(g, seat).tiles, seat, TILES_EACH));
  const neutral = wrong(g.supply.tiles, NEUTRAL, TILES_NEUTRAL) ? ['neutral road tiles do not add up'] : [];
  return [...broken.map((seat) => `the road tiles of seat ${seat + 1} do not add up`), ...neutral];
}

function tiles(g: Panda): string[] {
  const { strengthTiles, questTiles } = dealtTo(g.seats);
  return CLASSES.flatMap((c) => {
    const strength = g.clans.reduce((sum, clan) => sum + at(clan.strength, c) - 1, at(g.supply.strength, c));
    const quests = g.clans.reduce((sum, clan) => sum + at(clan.quests, c), at(g.supply.quests, c));
    const full = g.clans.some((clan) => at(clan.strength, c) > MOST_STRENGTH || at(clan.quests, c) > MOST_QUESTS);
    return [
      ...(strength === strengthTiles ? [] : [`strength tiles of class ${c} do not add up`]),
      ...(quests === questTiles ? [] : [`quest tiles of class ${c} do not add up`]),
      ...(full ? [`a column of class ${c} is too full`] : []),
    ];
  });
}

function buildings(g: Panda): string[] {
  const standing = (c: number): number => PLACES.filter((place) => (at(g.buildings, place) & (1 << c)) !== 0).length;
  const bases = PLACES.filter((place) => g.bases[place] === 1).length;
  const villages = PLACES.filter((place) => g.bases[place] === 0 && g.buildings[place] === 7);
  return [
    ...CLASSES.filter((c) => standing(c) + at(g.supply.buildings, c) !== BUILDING_SUPPLY[c]).map(
      (c) => `buildings of class ${c} do not add up`,
    ),
    ...(bases + g.supply.bases === BASE_SUPPLY ? [] : ['city bases do not add up']),
    ...(villages.length === 0 ? [] : ['a village holds three buildings']),
  ];
}

function tracks(g: Panda): string[] {
  const seats = String(seatsOf(g));
  const wrongAp = g.clans.some(({ ap }) => ap < LEAST_AP || ap > MOST_AP);
  const lost = g.clans.some(({ champions }) => champions.some((spot) => spot < UNPLACED || spot >= SPOT_IDS.length));
  return [
    ...(g.clans.some(({ vp }) => vp < 0) ? ['victory points below 0'] : []),
    ...(wrongAp ? ['action points off the track'] : []),
    ...(String(g.order.toSorted()) === seats && String(g.apStack.toSorted()) === seats ? [] : ['a marker is lost']),
    ...(lost ? ['a champion is lost'] : []),
  ];
}
