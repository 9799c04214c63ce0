/** Positions of Way of the Panda in a few words, for tests that start in the middle. */

import type { Event, Frame, Pending, Refusal, Seat } from '@jade/engine';
import {
  advance,
  answer,
  at,
  begin,
  candidatesOf,
  codeAt,
  configure,
  expectOk,
  must,
  refusalIn,
  seat,
  seatsOf,
  setUp,
  witness,
} from '@jade/engine';
import { classOf } from '../content/classes.ts';
import { NINJAS, PLACES, placeOf, roadOf, spotOf } from '../content/map.ts';
import { BUILDING_SUPPLY, TILE_SIZE } from '../content/numbers.ts';
import { wayOfThePanda } from '../index.ts';
import { rules } from '../rules/define.ts';
import { game } from '../rules/game.ts';
import { round, turn } from '../rules/round.ts';
import type { Panda } from '../state.ts';
import { clanOf, NEUTRAL, SHEET } from '../state.ts';

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
  const rounds = { ...begin(game, {}), at: 'game.rounds' };
  const turns = { ...begin(round, { turn: g.order.indexOf(who) + 1 }), at: 'round.turns' };
  g.stack = [rounds, turns, begin(turn, { seat: who })];
  return g;
}

/** Puts only this frame on the stack. */
export function only(g: Panda, ...frames: Frame[]): Panda {
  g.stack = frames;
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

/** What is asked now. */
export function pending(g: Panda): Pending {
  return must(advance(rules, g), 'a decision');
}

/** The options now, after checking who is asked. */
export function optionsOf(g: Panda, who: Seat): readonly string[] {
  const { questions } = pending(g);
  const [question] = questions;
  if (question?.seat !== who)
    throw new Error(`P${(question?.seat ?? -1) + 1} is asked (${pending(g).name}), not P${who + 1}`);
  return question.options;
}

/** Makes these choices, whoever is asked; returns what was told on the way. Every choice must be an option. */
export function play(g: Panda, ...keys: string[]): readonly Event[] {
  return witness(() => {
    for (const key of keys) {
      const now = pending(g);
      const [question] = now.questions;
      if (!question?.options.includes(key))
        throw new Error(`'${key}' is no option in ${now.name}: ${question?.options.join(' ')}`);
      answer(rules, g, now, question.seat, key);
    }
  }).events;
}

/** Why a key is not an option now. */
export function why(g: Panda, key: string): Refusal | null {
  const now = pending(g);
  const asked = must(now.questions[0], 'a question');
  if (asked.options.includes(key)) throw new Error(`'${key}' is an option`);
  const code = codeAt(rules, g, now.frame);
  if (!candidatesOf(code, g, now.frame, asked.seat).includes(key)) throw new Error(`'${key}' means nothing here`);
  return refusalIn(code, g, now.frame, asked.seat, key);
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
