/** Positions of Way of the Panda in a few words, for tests that start in the middle. */

import type { Seat } from '@jade/engine';
import { at, begin, configure, expectOk, must, seat, seatsOf, setUp } from '@jade/engine';
import { drive } from '@jade/engine/kit';
import { classOf } from '../content/classes.ts';
import { NINJAS, PLACES, placeOf, roadOf, spotOf } from '../content/map.ts';
import { BUILDING_SUPPLY, TILE_SIZE } from '../content/numbers.ts';
import { wayOfThePanda } from '../index.ts';
import { rules } from '../rules/define.ts';
import { game } from '../rules/game.ts';
import { round, turn } from '../rules/round.ts';
import { setupChampions, setupGuards } from '../rules/setup-phase.ts';
import type { Missions, Panda } from '../state.ts';
import { clanOf, NEUTRAL, SHEET } from '../state.ts';

export const { only, pending, optionsOf, play, why } = drive(rules);

export const [P1, P2, P3, P4] = [seat(0), seat(1), seat(2), seat(3)];

interface Wish {
  players?: number;
  /** Mission cards make it an expert game. */
  a?: string;
  b?: string;
}

/** A table before the first choice of setup. */
export function fresh({ players = 4, a, b }: Wish = {}): Panda {
  const expert = a !== undefined || b !== undefined;
  const options = expert ? { ...(a && { a }), ...(b && { b }) } : {};
  return setUp(
    wayOfThePanda,
    expectOk(configure(wayOfThePanda, { mode: expert ? 'expert' : 'standard', players, options, seed: 'table' })),
  );
}

/** The same, with nothing wished for but the seed. */
export function seeded(seed: string, players = 4): Panda {
  return setUp(wayOfThePanda, expectOk(configure(wayOfThePanda, { players, seed })));
}

/** Plays setup with the first option each time. */
export function throughSetup(g: Panda): Panda {
  const steps = [setupGuards.start, setupChampions.start];
  while (steps.includes(pending(g).name)) play(g, at(at(pending(g).questions, 0).options, 0));
  return g;
}

/**
 * An empty map in round 1 with P1 to move: turn order P1, P2, …, no buildings, guards of setup back in the reserves,
 * all champions on the clan sheets.
 */
export function table(wish: Wish = {}): Panda {
  const g = fresh(wish);
  g.round = 1;
  g.order = [...seatsOf(g)];
  g.apStack = g.order.toReversed();
  g.buildings = PLACES.map(() => 0);
  g.supply.buildings = [...BUILDING_SUPPLY];
  for (const clan of g.clans) clan.champions = [SHEET, SHEET, SHEET];
  return turnOf(g, P1);
}

/** Makes it the turn of a seat. */
export function turnOf(g: Panda, who: Seat): Panda {
  g.active = who;
  const rounds = { ...begin(game, {}), at: game.steps.rounds };
  const turns = { ...begin(round, { turn: g.order.indexOf(who) + 1 }), at: round.steps.turns };
  g.stack = [rounds, turns, begin(turn, { seat: who })];
  return g;
}

export function champion(g: Panda, who: Seat, name: string, spot: string): Panda {
  clanOf(g, who).champions[classOf(name)] = spot === 'sheet' ? SHEET : spotOf(spot);
  return g;
}

/** Guards from the reserve on a road. */
export function guards(g: Panda, road: string, who: Seat, count: number): Panda {
  g.roadGuards[roadOf(road) * g.seats + who] = count;
  clanOf(g, who).reserve -= count;
  return g;
}

/** A road tile from its owner's stock. */
export function tile(g: Panda, road: string, owner: Seat | 'neutral'): Panda {
  const index = roadOf(road);
  g.roadTile[index] = owner === 'neutral' ? NEUTRAL : owner;
  const stock = owner === 'neutral' ? g.supply.tiles : clanOf(g, owner).tiles;
  const size = at(TILE_SIZE, at(NINJAS, index));
  stock[size] = at(stock, size) - 1;
  return g;
}

export function building(g: Panda, place: string, ...names: string[]): Panda {
  for (const name of names) {
    const c = classOf(name);
    g.buildings[placeOf(place)] = at(g.buildings, placeOf(place)) | (1 << c);
    g.supply.buildings[c] = at(g.supply.buildings, c) - 1;
  }
  return g;
}

/** A city base with these buildings on it. */
export function city(g: Panda, place: string, ...names: string[]): Panda {
  g.bases[placeOf(place)] = 1;
  g.supply.bases -= 1;
  return building(g, place, ...names);
}

export function strength(g: Panda, who: Seat, name: string, tiles: number): Panda {
  const c = classOf(name);
  g.supply.strength[c] = at(g.supply.strength, c) - (tiles - at(clanOf(g, who).strength, c));
  clanOf(g, who).strength[c] = tiles;
  return g;
}

export function quests(g: Panda, who: Seat, name: string, tiles: number): Panda {
  const c = classOf(name);
  g.supply.quests[c] = at(g.supply.quests, c) - (tiles - at(clanOf(g, who).quests, c));
  clanOf(g, who).quests[c] = tiles;
  return g;
}

export function ap(g: Panda, who: Seat, points: number): Panda {
  clanOf(g, who).ap = points;
  return g;
}

export function vp(g: Panda, who: Seat, points: number): Panda {
  clanOf(g, who).vp = points;
  return g;
}

export function reserve(g: Panda, who: Seat, count: number): Panda {
  clanOf(g, who).reserve = count;
  return g;
}

/** VP of all seats. */
export function score(g: Panda): number[] {
  return g.clans.map((clan) => clan.vp);
}

export function onRoad(g: Panda, road: string): number[] {
  return seatsOf(g).map((who) => at(g.roadGuards, roadOf(road) * g.seats + who));
}

export function tileOn(g: Panda, road: string): number {
  return at(g.roadTile, roadOf(road));
}

export function whereIs(g: Panda, who: Seat, name: string): number {
  return at(clanOf(g, who).champions, classOf(name));
}

/** What everybody won since then. */
export function diff(g: Panda, before: readonly number[]): number[] {
  return score(g).map((points, who) => points - at(before, who));
}

/** Who is asked. */
export function asked(g: Panda): Seat {
  return at(pending(g).questions, 0).seat;
}

export function missions(g: Panda): Missions {
  return must(g.missions, 'missions');
}

export function keys(events: readonly { key: string }[]): string[] {
  return events.map(({ key }) => key);
}

export function passAll(g: Panda, ...who: number[]): Panda {
  for (const one of who) clanOf(g, seat(one)).passed = true;
  return g;
}

/** Everybody but P1 has passed. */
export function alone(g: Panda): Panda {
  return passAll(g, ...seatsOf(g).filter((who) => who !== P1));
}

/** Tiles of one owner on several roads. */
export function tiles(g: Panda, owner: Seat | 'neutral', ...roads: string[]): Panda {
  for (const road of roads) tile(g, road, owner);
  return g;
}

/** The same from nobody's stock. */
export function laid(g: Panda, owner: Seat | 'neutral', ...roads: string[]): Panda {
  for (const road of roads) g.roadTile[roadOf(road)] = owner === 'neutral' ? NEUTRAL : owner;
  return g;
}

/** P1's warrior stands on L12, where its building would be the third and found a city; these are cities already. */
export function cityDue(...cities: string[]): Panda {
  const g = building(tiles(table(), 'neutral', 'R21', 'R26'), 'L12', 'gate', 'market');
  for (const place of cities) city(g, place);
  return ap(champion(g, P1, 'warrior', 'L12'), P1, 12);
}
