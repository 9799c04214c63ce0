import { at, seatsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { CITY_CARDS, COLUMNS, deedOf, SPACES, SPECIAL_ACTIONS } from '../../content/board.ts';
import { BUILDINGS, CHAMPIONS, CLASSES, classOf, QUEST_TILES, STRENGTH_TILES } from '../../content/classes.ts';
import type { Place, Spot } from '../../content/map.ts';
import {
  BORDERS_AT,
  ENDS,
  EXIT_SIDE,
  IS_FRONTIER,
  isPlace,
  LOOPS,
  NINJAS,
  NUMBERED_PLACES,
  PLACE_IDS,
  PLACES,
  placeOf,
  ROAD_IDS,
  ROADS,
  ROADS_AT,
  roadOf,
  SECTION_IDS,
  SPOT_IDS,
  START_PLACES,
  spotOf,
} from '../../content/map.ts';
import { MISSIONS_A, MISSIONS_B } from '../../content/missions.ts';
import {
  BASE_SUPPLY,
  BUILDING_SUPPLY,
  COLOURS,
  dealtTo,
  GUARDS_NEEDED,
  LEAST_AP,
  MOST_AP,
  MOST_QUESTS,
  MOST_STRENGTH,
  MULTIPLIERS,
  QUEST_VALUES,
  START_BUILDINGS,
  TILE_SIZE,
  TILES_EACH,
  TILES_NEUTRAL,
  vpLostAt,
} from '../../content/numbers.ts';
import data from '../../content/way-of-the-panda.data.json';
import { wayOfThePanda } from '../../index.ts';
import { guardsAround, ownGuardsAround } from '../../rules/roads.ts';
import { fresh, guards, P1, P2, table, tile } from '../table.ts';

const ids = (places: readonly number[]) => places.map((place) => at(PLACE_IDS, place));

describe('What is in the box', () => {
  it('is a map and a board with its tracks (WP-COMP-1)', () => {
    expect([PLACES.length, ROADS.length, SPACES.length]).toEqual([20, 48, 24]);
  });

  it('gives every colour three champions, ten guards and ten road tiles (WP-COMP-2, WP-SETUP-16)', () => {
    expect(COLOURS).toEqual(['orange', 'white', 'purple', 'yellow']);
    expect(new Set(COLOURS).size).toBe(4);
    const g = fresh({ players: 2 });
    for (const clan of g.clans) {
      expect(clan.champions).toHaveLength(3);
      expect(clan.reserve).toBe(10);
      expect(clan.tiles.reduce((sum, count) => sum + count, 0)).toBe(10);
    }
  });

  it('has 2 fours, 6 threes-or-twos and 2 ones of each colour (WP-COMP-3)', () => {
    expect(TILES_EACH).toEqual([2, 6, 2]);
    expect([4, 3, 2, 1].map((ninjas) => TILE_SIZE[ninjas])).toEqual([0, 1, 1, 2]);
  });

  it('has 4, 7 and 5 neutral road tiles (WP-COMP-4)', () => {
    expect(TILES_NEUTRAL).toEqual([4, 7, 5]);
  });

  it('has ten buildings of each type and six bases (WP-COMP-5)', () => {
    expect(BUILDING_SUPPLY).toEqual([10, 10, 10]);
    expect(BASE_SUPPLY).toBe(6);
  });

  it('has 8 of each strength tile and 12 of each quest tile, all used with four players (WP-COMP-6)', () => {
    expect(dealtTo(4)).toMatchObject({ strengthTiles: 8, questTiles: 12 });
    expect(fresh().supply).toMatchObject({ strength: [8, 8, 8], quests: [12, 12, 12] });
  });

  it('has 6 starting-building, 8 city and 9 + 9 bonus cards (WP-COMP-7)', () => {
    expect([START_BUILDINGS.length, CITY_CARDS.length, MISSIONS_A.length, MISSIONS_B.length]).toEqual([6, 8, 9, 9]);
  });

  it('shows each building type twice on the starting cards (WP-COMP-8)', () => {
    expect(CLASSES.map((c) => START_BUILDINGS.filter((one) => one === c).length)).toEqual([2, 2, 2]);
  });

  it('keeps nothing secret: every seat and every spectator sees all pieces (WP-COMP-9)', () => {
    const g = fresh({ a: 'A1' });
    const views = [...seatsOf(g), 'spectator' as const].map((viewer) => JSON.stringify(wayOfThePanda.view(g, viewer)));
    expect(new Set(views).size).toBe(1);
    expect(wayOfThePanda.view(g, P1)).toMatchObject({ cityRow: g.cityRow, missions: { a: 'A1' } });
  });

  it('marks classes by the colour of their base, which is no piece of its own (WP-COMP-10)', () => {
    expect(data.champions.map(({ baseColor }) => baseColor)).toEqual(['blue', 'green', 'red']);
    expect(JSON.stringify(fresh())).not.toContain('blue');
  });

  it('belongs class by class to one champion (WP-CHAMP-1)', () => {
    for (const { id, building, strengthTile, questTile } of data.champions) {
      const c = classOf(id);
      expect([CHAMPIONS[c], BUILDINGS[c], STRENGTH_TILES[c], QUEST_TILES[c]]).toEqual([
        id,
        building,
        strengthTile,
        questTile,
      ]);
    }
  });

  it('says of every record where it comes from', () => {
    const records = [...data.map.locations, ...data.map.roads, ...data.bonusCards, ...data.cityCards.cards];
    for (const { provenance } of records) expect(['seed', 'public', 'reconstructed']).toContain(provenance);
  });
});

describe('The map', () => {
  it('has one to four ninjas on every road (WP-MAP-1)', () => {
    expect(NINJAS).toHaveLength(48);
    expect(NINJAS.every((ninjas) => ninjas >= 1 && ninjas <= 4)).toBe(true);
  });

  it('has six locations for starting buildings (WP-MAP-4)', () => {
    expect(ids(START_PLACES)).toEqual(['L07', 'L08', 'L09', 'L12', 'L13', 'L14']);
  });

  it('has three frontier locations at its edge (WP-MAP-5)', () => {
    expect(ids(PLACES.filter((place) => IS_FRONTIER[place]))).toEqual(['L05', 'L11', 'L19']);
  });

  it('has three numbered locations (WP-MAP-6)', () => {
    expect(ids(NUMBERED_PLACES)).toEqual(['L01', 'L10', 'L17']);
  });

  it('has four exits on each side, each into one border section (WP-MAP-7)', () => {
    for (const side of ['N', 'E', 'S', 'W']) expect(EXIT_SIDE.filter((one) => one === side)).toHaveLength(4);
    const exits = ROADS.filter((road) => EXIT_SIDE[road] !== null);
    for (const road of exits) expect(isPlace(at(ENDS, road)[1])).toBe(false);
  });

  it('has 20 locations, 32 inner roads and 16 exits (WP-MAP-8)', () => {
    expect(PLACE_IDS).toHaveLength(20);
    expect(ROAD_IDS.filter((id) => id.startsWith('R'))).toHaveLength(32);
    expect(ROAD_IDS.filter((id) => id.startsWith('X'))).toHaveLength(16);
  });

  it('has eight border sections in a ring (WP-MAP-9)', () => {
    expect(SECTION_IDS).toEqual(['N-W', 'N-E', 'E-N', 'E-S', 'S-E', 'S-W', 'W-S', 'W-N']);
    SECTION_IDS.forEach((id, index) => {
      const neighbours = [SECTION_IDS[(index + 7) % 8], SECTION_IDS[(index + 1) % 8]].sort();
      expect(BORDERS_AT[spotOf(id)]?.map((spot) => SPOT_IDS[spot]).sort()).toEqual(neighbours);
    });
  });

  it('counts exit roads among the roads around a location (WP-MAP-10)', () => {
    expect(ROADS_AT[placeOf('L20')]?.map((road) => ROAD_IDS[road])).toEqual(['R29', 'R32', 'X08', 'X09']);
  });

  it('counts miniatures and printed guards around a location; neutral ones are nobody’s (WP-MAP-11)', () => {
    const g = tile(tile(guards(table(), 'X09', P1, 1), 'R29', P1), 'R32', 'neutral');
    expect(guardsAround(g, placeOf('L20'))).toBe(1 + 2 + 4);
    expect(ownGuardsAround(g, placeOf('L20'), P1)).toBe(3);
    expect(ownGuardsAround(g, placeOf('L20'), P2)).toBe(0);
  });

  it('is one connected graph with nine loops of four roads', () => {
    const reached = [PLACES[0]];
    for (const place of reached) {
      for (const road of ROADS_AT[place ?? 0] ?? [])
        for (const end of at(ENDS, road)) if (isPlace(end) && !reached.includes(end)) reached.push(end);
    }
    expect(reached).toHaveLength(20);
    expect(LOOPS).toHaveLength(9);
    for (const { roads, places } of LOOPS) expect([new Set(roads).size, new Set(places).size]).toEqual([4, 4]);
  });

  const ninjasAround = (place: Place) => at(ROADS_AT, place).reduce((sum, road) => sum + at(NINJAS, road), 0);

  it('lets every location become a capital: eight guards find room around it (WP-MAP-2, WP-BUILD-2)', () => {
    expect(GUARDS_NEEDED[6]).toBe(8);
    for (const place of PLACES)
      expect([at(PLACE_IDS, place), ninjasAround(place) >= 8]).toEqual([ids([place])[0], true]);
  });

  it('fits the tiles of the box, and uses all its fours (WP-COMP-3, WP-COMP-4)', () => {
    const box = TILES_EACH.map((each, size) => each * COLOURS.length + at(TILES_NEUTRAL, size));
    const roads = box.map((_, size) => NINJAS.filter((ninjas) => TILE_SIZE[ninjas] === size).length);
    expect(box).toEqual([12, 31, 13]);
    expect(roads).toEqual([12, 23, 13]);
  });

  it('makes the frontier hard to reach: four ninjas on each of its roads, and none from a starting building (WP-MAP-5)', () => {
    for (const place of PLACES.filter((one) => IS_FRONTIER[one])) {
      for (const road of at(ROADS_AT, place)) {
        expect([at(ROAD_IDS, road), at(NINJAS, road)]).toEqual([at(ROAD_IDS, road), 4]);
        for (const end of at(ENDS, road)) expect(START_PLACES).not.toContain(end);
      }
    }
  });

  it('has two ninjas between starting buildings (WP-MAP-4)', () => {
    const between = ROADS.filter((road) =>
      at(ENDS, road).every((end) => (START_PLACES as readonly Spot[]).includes(end)),
    );
    expect(between.map((road) => NINJAS[road])).toEqual(between.map(() => 2));
    expect(between).toHaveLength(8);
  });

  it('refuses names that are not on it', () => {
    expect(() => roadOf('R99')).toThrow("no road 'R99'");
    expect(() => placeOf('N-W')).toThrow("no location 'N-W'");
    expect(() => spotOf('L99')).toThrow("no 'L99'");
  });
});

describe('The action board', () => {
  it('has six rows of four columns that cost 0 to 5 AP (WP-BOARD-1)', () => {
    expect(COLUMNS).toEqual(['monk', 'governor', 'warrior', 'neutral']);
    expect([0, 4, 8, 12, 16, 20].map((index) => SPACES[index]?.cost)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(SPACES.slice(0, 4).map(({ id }) => id)).toEqual(['monk-1', 'governor-1', 'warrior-1', 'neutral-1']);
  });

  it('offers one option in row 1 and on neutral spaces, two elsewhere (WP-BOARD-2)', () => {
    for (const { id, index, options } of SPACES) {
      expect([id, options.length]).toEqual([id, index < 4 || id.startsWith('neutral') ? 1 : 2]);
    }
  });

  it('has at most two actions in an option, of different types (WP-BOARD-3)', () => {
    for (const { options } of SPACES) {
      for (const { actions } of options) expect([1, 2]).toContain(new Set(actions.map(({ type }) => type)).size);
    }
    expect(deedOf('warrior-5b').actions.map(({ type }) => type)).toEqual(['move', 'build']);
  });

  it.each([
    ['warrior-2b', [{ type: 'strength', class: 2 }]],
    ['neutral-3a', [{ type: 'ap', amount: 4 }]],
    ['neutral-2a', [{ type: 'move', champion: 'any', roads: 1, ignoredNinjas: 1, guards: 1 }]],
    ['monk-4b', [{ type: 'move', champion: 0, roads: 2, ignoredNinjas: 0, guards: 1 }]],
    ['governor-6b', [{ type: 'sell', vp: 6 }]],
    ['neutral-6a', [{ type: 'build', building: 'any', champion: 'matching', where: 'city' }]],
    [
      'monk-6b',
      [
        { type: 'move', champion: 0, roads: 1, ignoredNinjas: 0, guards: 2 },
        { type: 'build', building: 0, champion: 'matching', where: 'village' },
      ],
    ],
  ])('offers as %s what the table says (WP-BOARD-4)', (id, actions) => {
    expect(deedOf(id).actions).toEqual(actions);
  });

  it('lets each class move up to two roads, alone and before building; so does a neutral space (WP-BOARD-4)', () => {
    const far = (id: string) =>
      deedOf(id).actions.filter((action) => action.type === 'move' && action.roads === 2).length;
    for (const column of CHAMPIONS) expect([column, far(`${column}-4b`), far(`${column}-5b`)]).toEqual([column, 1, 1]);
    expect(far('neutral-4a')).toBe(1);
  });

  it('names spaces by column and row, options by a or b (WP-BOARD-5)', () => {
    expect(SPACES.find(({ id }) => id === 'warrior-2')?.options.map(({ id }) => id)).toEqual([
      'warrior-2a',
      'warrior-2b',
    ]);
    expect(() => deedOf('warrior-9a')).toThrow("no deed 'warrior-9a'");
  });

  it('has no space for guards in the column of costs (WP-BOARD-6)', () => {
    expect(SPACES.every(({ id }) => COLUMNS.some((column) => id.startsWith(column)))).toBe(true);
    expect(fresh({ players: 2 }).spaceGuards).toHaveLength(24 * 2);
  });

  it('has six special actions on card A9', () => {
    expect(SPECIAL_ACTIONS.map(({ actions }) => actions[0]?.type)).toEqual([
      'teleport',
      'vp',
      'build',
      'move',
      'ap',
      'move',
    ]);
  });
});

describe('Tracks and clan sheet', () => {
  it('has AP spaces from -2 to 12, with a price on the first two (WP-TRACK-1)', () => {
    expect([LEAST_AP, MOST_AP]).toEqual([-2, 12]);
    expect([-2, -1, 0, 1, 12].map(vpLostAt)).toEqual([5, 2, 0, 0, 0]);
  });

  it('multiplies by 0 to 3 for one to four strength tiles (WP-CLAN-4)', () => {
    expect([1, 2, 3, 4].map((tiles) => MULTIPLIERS[tiles])).toEqual([0, 1, 2, 3]);
  });

  it('values none to four quest tiles at 0, 2, 4, 6, 8 (WP-CLAN-5)', () => {
    expect(QUEST_VALUES).toEqual([0, 2, 4, 6, 8]);
  });

  it('holds four tiles in each column (WP-CLAN-6)', () => {
    expect([MOST_STRENGTH, MOST_QUESTS]).toEqual([4, 4]);
  });
});
