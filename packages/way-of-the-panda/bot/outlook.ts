/** What a seat may still hope for: how much of the game is left, which tiles will come, what a place offers. */

import type { Seat } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { ENDS, IS_FRONTIER, NINJAS, PLACES, ROADS, ROADS_AT } from '../content/map.ts';
import {
  BUILD_VP,
  FREED_VP,
  GUARDS_NEEDED,
  MOST_QUESTS,
  MOST_STRENGTH,
  MULTIPLIERS,
  QUEST_VALUES,
} from '../content/numbers.ts';
import type { Clan, Panda } from '../state.ts';
import { NEUTRAL, NO_TILE } from '../state.ts';
import { FIXED, WORTH } from './worth.ts';

const BUILDINGS_IN = [0, 1, 1, 2, 1, 2, 2, 3];
const VILLAGE_BUILDINGS = 3;
/** Layers of a survey, with one entry for each place: guards around, those of the seat, those of others, open ninjas. */
const GUARDS = 0;
const OWN = PLACES.length;
const OTHERS = 2 * PLACES.length;
const OPEN = 3 * PLACES.length;
/** And open ninjas by road. */
const ROAD = 4 * PLACES.length;
/** To copy and fill in; -0 makes them lists of fractions from the start, which the engine need not turn into such. */
const NO_HOPES: readonly number[] = ROADS_AT.map(() => -0);
const NO_SHARES: readonly number[] = ROADS.map(() => -0);
const BARE_LANDS: readonly number[] = Array.from({ length: ROAD + ROADS.length }, () => 0);
/** So many roads ahead a champion is led at least. */
const SWEEPS = 3;
const MOST_PLAYERS = 4;
const FEWER_TAKE_LONGER = FIXED.fewerTakeLonger;
const LEAST_LEFT = FIXED.leastLeft;
const MOST_OPEN = FIXED.mostOpen;
const FAR_ENDS: readonly number[] = ROADS.map((road) => ENDS[road]?.[1] ?? -1);
const NEAR_ENDS: readonly number[] = ROADS.map((road) => ENDS[road]?.[0] ?? -1);

export class Outlook {
  private readonly g: Panda;
  private readonly clan: Clan;
  /** Found out when asked for: many choices need none of it. */
  private surveyed: number[] | null = null;
  private readonly sharesOf: (readonly number[] | undefined)[] = [];
  private readonly seat: Seat;

  constructor(g: Panda, seat: Seat) {
    this.g = g;
    this.clan = g.clans[seat] as Clan;
    this.seat = seat;
  }

  /**
   * The part of the game that is left, from 1 to 0. Judged by the rounds, not by the cities: whoever founds one brings the
   * end nearer for everybody, and must not think that it costs only its own hopes.
   */
  get timeLeft(): number {
    const { g } = this;
    if (g.endings.length > 0) return 0;
    const rounds = WORTH.rounds * (1 + (MOST_PLAYERS - g.seats) * FEWER_TAKE_LONGER);
    return Math.max(LEAST_LEFT, 1 - (g.round - 1) / rounds);
  }

  private get lands(): number[] {
    this.surveyed ??= survey(this.g, this.seat);
    return this.surveyed;
  }

  guardsAround(place: Place): number {
    return this.lands[GUARDS + place] as number;
  }

  /** The multiplier that a class will probably have in the end. */
  multiplierAhead(c: Class): number {
    const own = this.clan.strength[c] as number;
    const room = Math.min(MOST_STRENGTH - own, ((this.g.supply.strength[c] as number) * 2) / this.g.seats);
    return (MULTIPLIERS[own] as number) + room * WORTH.strengthGrowth * this.timeLeft;
  }

  /** The same for the value of its quests. */
  questsAhead(c: Class): number {
    const own = this.clan.quests[c] as number;
    const room = Math.min(MOST_QUESTS - own, ((this.g.supply.quests[c] as number) * 2) / this.g.seats);
    return (QUEST_VALUES[own] as number) + 2 * room * WORTH.questGrowth * this.timeLeft;
  }

  /** The points a building of the class would bring on a place, if the guards are there; 0 where it is impossible. */
  buildingVp(place: Place, c: Class): number {
    const { g } = this;
    const buildings = g.buildings[place] as number;
    if ((buildings & (1 << c)) !== 0) return 0;
    const number = (BUILDINGS_IN[buildings] as number) + (g.bases[place] === 1 ? VILLAGE_BUILDINGS + 1 : 1);
    const founds = number === VILLAGE_BUILDINGS;
    if (founds ? g.supply.bases === 0 : g.supply.buildings[c] === 0) return 0;
    const others = this.lands[OTHERS + place] as number; // WP-BUILD-5
    const extra = (founds ? WORTH.cityCard : 0) + (IS_FRONTIER[place] ? WORTH.frontier : 0);
    return (BUILD_VP[number] as number) + others + extra;
  }

  /** Guards that are missing for the next building on a place. */
  missingGuards(place: Place): number {
    const { g } = this;
    const number = (BUILDINGS_IN[g.buildings[place] as number] as number) + (g.bases[place] === 1 ? 4 : 1);
    return Math.max(0, (GUARDS_NEEDED[number] as number) - this.guardsAround(place));
  }

  /** What a champion of the class can hope to do on a place: collect, or build. */
  offer(place: Place, c: Class): number {
    let offer = 0;
    if (this.givesQuest(place, c)) offer += 2 * this.multiplierAhead(c) * WORTH.questReach;
    const vp = this.buildingVp(place, c);
    if (vp > 0) offer += faded(vp * WORTH.buildReach, WORTH.missing, this.missingGuards(place));
    return offer;
  }

  /**
   * What a champion of the class can hope to do from every spot, a few roads away included; less with each road, and
   * with each ninja too many on it.
   */
  journeys(c: Class): number[] {
    const shares = this.shares(this.clan.strength[c] as number);
    const hopes = NO_HOPES.slice();
    for (let place = 0; place < PLACES.length; place++) hopes[place] = this.offer(place as Place, c);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let road = 0; road < shares.length; road++) {
        const near = NEAR_ENDS[road] as number;
        const far = FAR_ENDS[road] as number;
        const here = hopes[near] as number;
        const there = hopes[far] as number;
        const share = shares[road] as number;
        if (there * share > here) hopes[near] = there * share;
        else if (here * share > there) hopes[far] = here * share;
      }
    }
    return hopes;
  }

  /** What is left, after each road, of hopes at its other end, for a champion of that strength. */
  private shares(strength: number): readonly number[] {
    const known = this.sharesOf[strength];
    if (known !== undefined) return known;
    const { lands } = this;
    const shares = NO_SHARES.slice();
    for (let road = 0; road < shares.length; road++) {
      const tooMany = (lands[ROAD + road] as number) - strength;
      shares[road] = tooMany > 0 ? faded(WORTH.near, WORTH.tooStrong, tooMany) : WORTH.near;
    }
    this.sharesOf[strength] = shares;
    return shares;
  }

  givesQuest(place: Place, c: Class): boolean {
    const { g, clan } = this;
    if (g.bases[place] === 0 && ((g.buildings[place] as number) & (1 << c)) === 0) return false;
    return (clan.quests[c] as number) < MOST_QUESTS && (g.supply.quests[c] as number) > 0;
  }

  /** What own guards may still bring when locations are freed. */
  freeing(): number {
    let hope = 0;
    for (let place = 0; place < PLACES.length; place++) {
      if (this.g.freed[place] === 1) continue;
      const open = this.lands[OPEN + place] as number;
      const own = this.lands[OWN + place] as number;
      if (open > MOST_OPEN || open === 0) continue;
      const last = open === 1 ? FREED_VP / this.g.seats : 0;
      hope += faded(own + last, WORTH.freeingDecay, open - 1);
    }
    return hope * WORTH.freeing;
  }
}

/** What is left of something when a part is left each time. */
function faded(worth: number, left: number, times: number): number {
  let rest = worth;
  for (let time = 0; time < times; time++) rest *= left;
  return rest;
}

/** Guards and open ninjas around every place, in one walk along all roads. */
function survey(g: Panda, seat: Seat): number[] {
  const lands = BARE_LANDS.slice();
  for (let road = 0; road < ROADS.length; road++) {
    const ninjas = NINJAS[road] as number;
    const tile = g.roadTile[road] as number;
    let guards = ninjas;
    let own = tile === seat ? ninjas : 0;
    if (tile === NO_TILE) {
      guards = 0;
      for (let who = 0; who < g.seats; who++) guards += g.roadGuards[road * g.seats + who] as number;
      own = g.roadGuards[road * g.seats + seat] as number;
    }
    const others = tile === NEUTRAL ? 0 : guards - own;
    lands[ROAD + road] = ninjas - guards;
    add(lands, NEAR_ENDS[road] as number, guards, own, others, ninjas - guards);
    const far = FAR_ENDS[road] as number;
    if (far < PLACES.length) add(lands, far, guards, own, others, ninjas - guards);
  }
  return lands;
}

function add(lands: number[], place: number, guards: number, own: number, others: number, open: number): void {
  lands[GUARDS + place] = (lands[GUARDS + place] as number) + guards;
  lands[OWN + place] = (lands[OWN + place] as number) + own;
  lands[OTHERS + place] = (lands[OTHERS + place] as number) + others;
  lands[OPEN + place] = (lands[OPEN + place] as number) + open;
}
