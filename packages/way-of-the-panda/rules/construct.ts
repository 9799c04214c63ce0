/** Raising a building, and all that follows from it (rulebook chapters 12 to 14, WP-BUILD-10 for the order). */

import type { Procedure, Seat } from '@jade/engine';
import { at, call, done, frame, go, refuse, seatsOf, tell } from '@jade/engine';
import { deedOf, NEUTRAL_OPTIONS } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CLASSES } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { IS_FRONTIER, PLACE_IDS, PLACES } from '../content/map.ts';
import { BASE_SUPPLY, BUILD_VP, FRONTIER_TILES, FRONTIER_VP, LAST_BASE, LAST_CAPITAL } from '../content/numbers.ts';
import type { EndTrigger, Panda } from '../state.ts';
import { procedure, STOP } from './define.ts';
import { awardNetworkMission, countBuilding, entersWith } from './missions.ts';
import { deedRefusal, isPossible, perform } from './perform.ts';
import { isCapital, nextBuilding } from './places.ts';
import { ownGuardsAround } from './roads.ts';
import { takeTiles, tilesToTake } from './tiles.ts';
import { breakQuiet, changeVp, gainVp } from './track.ts';

interface Site {
  seat: Seat;
  place: Place;
  building: Class;
}

export const construct: Procedure<Site> = procedure('construct', frame<Site>(), {
  /** WP-BUILD-5: the points of the table, and one for each guard of an opponent. */
  score(g, f) {
    const number = nextBuilding(g, f.place);
    let guards = 0;
    for (const other of seatsOf(g)) if (other !== f.seat) guards += ownGuardsAround(g, f.place, other);
    const vp = at(BUILD_VP, number) + guards;
    breakQuiet(g);
    changeVp(g, f.seat, vp);
    tell('WP-BUILD-5', 'built', { ...told(f), number, guards, vp });
    return go(number === 3 ? 'cityCard' : 'putBuilding');
  },

  putBuilding(g, f) {
    g.supply.buildings[f.building] = at(g.supply.buildings, f.building) - 1; // WP-BUILD-8
    g.buildings[f.place] = at(g.buildings, f.place) | (1 << f.building); // WP-CITY-7; WP-BUILD-9: nobody's
    return go('networks');
  },

  /** WP-CITY-1, WP-CITY-6: a card must be taken, and it gives what it says; its moves are moves (WP-CITY-9). */
  cityCard: {
    rule: 'WP-CITY-1',
    decider: (_, f) => f.seat,
    options: (g) => cardEnds(g).map(cardKey),
    otherwise: () => go('putBase'),
    candidates: (g) => g.cityRow.map(cardKey),
    refusal: () => refuse('WP-CITY-1', 'onlyTheEnds'),
    resolve(g, f, key) {
      const card = key.slice('card:'.length);
      g.cityRow.splice(g.cityRow.indexOf(card), 1);
      tell('WP-CITY-1', 'cityCard', { seat: f.seat, card });
      return call(perform, { seat: f.seat, deed: card, done: 0 }, 'putBase');
    },
  },

  /** WP-CITY-2, WP-CITY-3: the base takes the place of the two buildings; the third one is not placed. */
  putBase(g, f) {
    for (const c of CLASSES) {
      if ((at(g.buildings, f.place) & (1 << c)) !== 0) g.supply.buildings[c] = at(g.supply.buildings, c) + 1;
    }
    g.buildings[f.place] = 0;
    g.bases[f.place] = 1;
    g.supply.bases -= 1;
    tell('WP-CITY-2', 'founded', { seat: f.seat, place: at(PLACE_IDS, f.place) });
    return go('networks');
  },

  /** WP-EXPERT-5: whoever fulfils the card now is first, whatever the frontier bonus may bring. */
  networks(g) {
    awardNetworkMission(g);
    return go('frontier');
  },

  frontier(_, f) {
    if (!IS_FRONTIER[f.place]) return go('ending');
    tell('WP-FRONT-1', 'frontier', { seat: f.seat, place: at(PLACE_IDS, f.place) });
    return call(frontierBonus, { seat: f.seat }, 'ending');
  },

  ending(g) {
    checkEnd(g);
    return go('mission');
  },

  /** WP-BONUS-A4-1: whoever is not yet on the card may enter with this building. */
  mission: {
    rule: 'WP-BONUS-A4-1',
    decider: (_, f) => f.seat,
    options: (g, f) => (entersWith(g, f.seat, f.building) ? ['enter', STOP] : []),
    otherwise(g, f) {
      countBuilding(g, f.seat, f.building);
      return done;
    },
    resolve(g, f, key) {
      if (key === 'enter') countBuilding(g, f.seat, f.building);
      return done;
    },
  },
});

function told({ seat, place, building }: Site) {
  return { seat, place: at(PLACE_IDS, place), building: at(BUILDINGS, building) };
}

function cardEnds(g: Panda): string[] {
  const { cityRow } = g;
  return cityRow.length < 2 ? cityRow : [at(cityRow, 0), at(cityRow, cityRow.length - 1)];
}

function cardKey(card: string): string {
  return `card:${card}`;
}

/** WP-FRONT-1: a free neutral action, then points or tiles. */
export const frontierBonus: Procedure<{ seat: Seat }> = procedure('frontierBonus', frame<{ seat: Seat }>(), {
  /** WP-FRONT-2, WP-FRONT-5: no guards, no AP, and the space stays as it is. WP-FRONT-4: its conditions hold. */
  freeAction: {
    rule: 'WP-FRONT-2',
    decider: (_, f) => f.seat,
    options: (g, f) => [
      ...NEUTRAL_OPTIONS.filter((deed) => isPossible(g, f.seat, deed)).map(({ id }) => `do:${id}`),
      STOP,
    ],
    candidates: () => [...NEUTRAL_OPTIONS.map(({ id }) => `do:${id}`), STOP],
    refusal: (g, f, key) => deedRefusal(g, f.seat, deedOf(key.slice('do:'.length))),
    resolve(_, f, key) {
      if (key === STOP) return go('reward');
      // WP-FRONT-6: what the action brings is settled first.
      return call(perform, { seat: f.seat, deed: key.slice('do:'.length), done: 0 }, 'reward');
    },
  },

  /** WP-FRONT-3, WP-CITY-8 */
  reward: {
    rule: 'WP-FRONT-3',
    decider: (_, f) => f.seat,
    options: (g, f) => (tilesToTake(g, f.seat, 'any', 0).length > 0 ? ['reward:vp', 'reward:tiles'] : ['reward:vp']),
    candidates: () => ['reward:vp', 'reward:tiles'],
    refusal: () => refuse('WP-CITY-10', 'noTileToTake'),
    prompt: () => ({ vp: FRONTIER_VP, tiles: FRONTIER_TILES }),
    resolve(g, f, key) {
      if (key === 'reward:tiles')
        return call(takeTiles, { seat: f.seat, of: 'any', left: FRONTIER_TILES, taken: 0 }, 'end');
      gainVp(g, f.seat, FRONTIER_VP, 'WP-FRONT-3');
      return done;
    },
  },

  end: () => done,
});

/** WP-END-1 to WP-END-3; WP-END-4: the round is finished all the same. */
function checkEnd(g: Panda): void {
  if (BASE_SUPPLY - g.supply.bases >= LAST_BASE) noteEnd(g, 'fifthCityBase', 'WP-END-1');
  if (g.supply.buildings.every((left) => left === 0)) noteEnd(g, 'lastBuilding', 'WP-END-2');
  const capitals = PLACES.filter((place) => isCapital(g, place)).length;
  if (capitals >= LAST_CAPITAL) noteEnd(g, 'secondCapital', 'WP-END-3');
}

function noteEnd(g: Panda, trigger: EndTrigger, rule: string): void {
  if (g.endings.includes(trigger)) return;
  g.endings.push(trigger);
  tell(rule, 'lastRound', { trigger });
}
