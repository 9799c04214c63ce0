/** How the pieces lie before the first choice (rulebook chapters 1 and 6). */

import type { Config, Core, Seat } from '@jade/engine';
import { randomness, seat, seatsOf } from '@jade/engine';
import { CITY_CARDS, SPACES } from './content/board.ts';
import { PLACES, ROADS, START_PLACES } from './content/map.ts';
import { MISSIONS_A, MISSIONS_B } from './content/missions.ts';
import {
  BASE_SUPPLY,
  BUILDING_SUPPLY,
  CITY_ROW,
  dealtTo,
  START_AP,
  START_BUILDINGS,
  START_VP,
  TILES_EACH,
  TILES_NEUTRAL,
} from './content/numbers.ts';
import type { Clan, Missions, Panda, Pieces } from './state.ts';
import { NO_TILE, UNPLACED, withCore } from './state.ts';

export const random = randomness('cities', 'buildings', 'firstPlayer', 'missions');

/** WP-SETUP-14: an expert game may also be played with cards that were agreed on. */
export const RANDOM_MISSION = 'random';

export function setup({ players, mode, options }: Config, core: Core): Panda {
  const dealt = dealtTo(players);
  const seats = seatsOf(core);
  const firstPlayer = random.roll(core, 'firstPlayer', players) - 1; // WP-SETUP-7
  const order = seats.map((_, turn) => seat((firstPlayer + turn) % players));
  const cards = random.shuffle(
    core,
    'cities',
    CITY_CARDS.map(({ id }) => id),
  ); // WP-SETUP-1
  const pieces: Pieces = {
    round: 0,
    active: order[0] as Seat,
    order,
    clans: seats.map((): Clan => newClan(dealt.guards)),
    apStack: order.toReversed(), // WP-SETUP-8
    roadGuards: zeros(ROADS.length * players),
    roadTile: ROADS.map(() => NO_TILE),
    buildings: zeros(PLACES.length),
    bases: zeros(PLACES.length),
    freed: zeros(PLACES.length),
    spaceGuards: zeros(SPACES.length * players),
    spacePrice: zeros(SPACES.length),
    supply: {
      buildings: [...BUILDING_SUPPLY],
      bases: BASE_SUPPLY,
      strength: [dealt.strengthTiles, dealt.strengthTiles, dealt.strengthTiles],
      quests: [dealt.questTiles, dealt.questTiles, dealt.questTiles],
      tiles: [...TILES_NEUTRAL], // WP-SETUP-5
    },
    cityRow: cards.slice(0, CITY_ROW),
    endings: [],
    quietRounds: 0,
    missions: mode === 'expert' ? newMissions(core, options) : null,
  };
  placeStartBuildings(core, pieces);
  return withCore(pieces, core);
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

// WP-SETUP-6, WP-CLAN-2, WP-COMP-2, WP-COMP-3; WP-SETUP-15: what is not dealt stays in the box.
function newClan(guards: number): Clan {
  return {
    vp: START_VP,
    ap: START_AP,
    reserve: guards,
    strength: [1, 1, 1],
    quests: [0, 0, 0],
    champions: [UNPLACED, UNPLACED, UNPLACED],
    tiles: [...TILES_EACH],
    passed: false,
    lastSpace: -1,
    specialUsed: false,
  };
}

// WP-SETUP-2; WP-SETUP-3: nobody's, and without points.
function placeStartBuildings(core: Core, pieces: Pieces): void {
  const cards = random.shuffle(core, 'buildings', [...START_BUILDINGS]);
  for (const [index, place] of START_PLACES.entries()) {
    const c = cards[index];
    if (c === undefined) throw new Error('there are fewer starting buildings than locations for them');
    pieces.buildings[place] = 1 << c;
    pieces.supply.buildings[c] = (pieces.supply.buildings[c] ?? 0) - 1;
  }
}

// WP-SETUP-14, WP-EXPERT-1
function newMissions(core: Core, options: Readonly<Record<string, string>>): Missions {
  const [a = '', b = ''] = [MISSIONS_A, MISSIONS_B].map((deck) => random.shuffle(core, 'missions', [...deck])[0]);
  return {
    a: options.a === RANDOM_MISSION ? a : (options.a ?? a),
    b: options.b === RANDOM_MISSION ? b : (options.b ?? b),
    progress: zeros(core.seats),
    special: [-1, -1, -1, -1, -1, -1],
    winner: -1,
  };
}
