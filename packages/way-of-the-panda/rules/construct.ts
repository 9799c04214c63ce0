/** Raising a building, and all that follows from it (rulebook chapters 12 to 14, WP-BUILD-10 for the order). */

import type { Procedure, Seat } from '@jade/engine';
import { at, call, done, frame, go, refuse, STOP, tell } from '@jade/engine';
import { deedOf, NEUTRAL_OPTIONS } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CLASSES } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { IS_FRONTIER, PLACE_IDS } from '../content/map.ts';
import { FRONTIER_TILES, FRONTIER_VP, LAST_BASE, LAST_CAPITAL } from '../content/numbers.ts';
import type { EndTrigger, Panda } from '../state.ts';
import { deedRefusal, isPossible } from './deeds.ts';
import { procedure } from './define.ts';
import { CARD, DO, ENTER, REWARD_TILES, REWARD_VP } from './keys.ts';
import { awardNetworkMission, countBuilding, entersWith } from './missions.ts';
import { perform } from './perform.ts';
import { foundings } from './places.ts';
import { buildingPoints } from './sites.ts';
import { canTakeAny, takeTiles } from './tiles.ts';
import { breakQuiet, changeVp, gainVp } from './track.ts';

interface Site {
  seat: Seat;
  place: Place;
  building: Class;
}

type Construct = 'score' | 'cityCard' | 'putBase' | 'networks' | 'frontier' | 'ending' | 'mission';

export const construct: Procedure<Site, Construct> = procedure('construct', frame<Site>(), {
  /** WP-BUILD-5: the points of the table, and one for each guard of an opponent; then the building, unless it founds a city. */
  score(g, f) {
    const { number, guards, vp } = buildingPoints(g, f.seat, f.place);
    breakQuiet(g);
    changeVp(g, f.seat, vp);
    tell('WP-BUILD-5', 'built', { ...told(f), number, guards, vp });
    if (number === 3) return go('cityCard');
    g.supply.buildings[f.building] = at(g.supply.buildings, f.building) - 1; // WP-BUILD-8
    g.buildings[f.place] = at(g.buildings, f.place) | (1 << f.building); // WP-CITY-7; WP-BUILD-9: nobody's
    return go('networks');
  },

  /** WP-CITY-1, WP-CITY-6: a card must be taken, and it gives what it says; its moves are moves (WP-CITY-9). */
  cityCard: {
    rule: 'WP-CITY-1',
    decider: (_, f) => f.seat,
    options: (g) => cardEnds(g).map(CARD.of),
    otherwise: () => go('putBase'),
    candidates: (g) => g.cityRow.map(CARD.of),
    refusal: () => refuse('WP-CITY-1', 'onlyTheEnds'),
    resolve(g, f, key) {
      const card = CARD.name(key);
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
    options: (g, f) => (entersWith(g, f.seat, f.building) ? [ENTER, STOP] : []),
    otherwise(g, f) {
      countBuilding(g, f.seat, f.building);
      return done;
    },
    resolve(g, f, key) {
      if (key === ENTER) countBuilding(g, f.seat, f.building);
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

const REWARDS = [REWARD_VP, REWARD_TILES];

/** WP-FRONT-1: a free neutral action, then points or tiles. */
export const frontierBonus: Procedure<{ seat: Seat }> = procedure('frontierBonus', frame<{ seat: Seat }>(), {
  /** WP-FRONT-2, WP-FRONT-5: no guards, no AP, and the space stays as it is. WP-FRONT-4: its conditions hold. */
  freeAction: {
    rule: 'WP-FRONT-2',
    decider: (_, f) => f.seat,
    options: (g, f) => [
      ...NEUTRAL_OPTIONS.filter((deed) => isPossible(g, f.seat, deed)).map(({ id }) => DO.of(id)),
      STOP,
    ],
    candidates: () => [...NEUTRAL_OPTIONS.map(({ id }) => DO.of(id)), STOP],
    refusal: (g, f, key) => deedRefusal(g, f.seat, deedOf(DO.name(key))),
    resolve(_, f, key) {
      if (key === STOP) return go('reward');
      // WP-FRONT-6: what the action brings is settled first.
      return call(perform, { seat: f.seat, deed: DO.name(key), done: 0 }, 'reward');
    },
  },

  /** WP-FRONT-3, WP-CITY-8 */
  reward: {
    rule: 'WP-FRONT-3',
    decider: (_, f) => f.seat,
    options: (g, f) => (canTakeAny(g, f.seat, 'any') ? REWARDS : [REWARD_VP]),
    candidates: () => REWARDS,
    refusal: () => refuse('WP-CITY-10', 'noTileToTake'),
    prompt: () => ({ vp: FRONTIER_VP, tiles: FRONTIER_TILES }),
    resolve(g, f, key) {
      if (key === REWARD_TILES)
        return call(takeTiles, { seat: f.seat, of: 'any', left: FRONTIER_TILES, taken: 0 }, 'end');
      gainVp(g, f.seat, FRONTIER_VP, 'WP-FRONT-3');
      return done;
    },
  },

  end: () => done,
});

/** WP-END-1 to WP-END-3; WP-END-4: the round is finished all the same. */
function checkEnd(g: Panda): void {
  const { bases, capitals } = foundings(g);
  if (bases >= LAST_BASE) noteEnd(g, 'fifthCityBase', 'WP-END-1');
  if (g.supply.buildings.every((left) => left === 0)) noteEnd(g, 'lastBuilding', 'WP-END-2');
  if (capitals >= LAST_CAPITAL) noteEnd(g, 'secondCapital', 'WP-END-3');
}

function noteEnd(g: Panda, trigger: EndTrigger, rule: string): void {
  if (g.endings.includes(trigger)) return;
  g.endings.push(trigger);
  tell(rule, 'lastRound', { trigger });
}
