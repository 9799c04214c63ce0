import { at, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { LOOPS, PLACE_IDS, placeOf, ROAD_IDS, spotOf } from '../../content/map.ts';
import { awardNetworkMission } from '../../rules/missions.ts';
import { networkOf } from '../../rules/network.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  guards,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  reserve,
  table,
  tile,
  tileOn,
  turnOf,
  whereIs,
  why,
} from '../table.ts';

const gainedBy = (g: Panda, deed: () => void): number[] => {
  const before = g.clans.map(({ vp }) => vp);
  deed();
  return g.clans.map(({ vp }, who) => vp - at(before, who));
};

/** Tiles of one owner on several roads. */
function tiles(g: Panda, owner: typeof P1 | 'neutral', ...roads: string[]): Panda {
  for (const road of roads) tile(g, road, owner);
  return g;
}

describe('A network', () => {
  it('is made of own and neutral tiles; guards do not connect (WP-EXPERT-2)', () => {
    const g = guards(tiles(tiles(tiles(table(), P1, 'R05'), 'neutral', 'R15'), P2, 'R26'), 'R16', P1, 1);
    const [part] = networkOf(g, P1);
    expect(part?.places.map((place) => PLACE_IDS[place]).toSorted()).toEqual(['L02', 'L07', 'L12']);
    expect(part?.roads.map((road) => ROAD_IDS[road]).toSorted()).toEqual(['R05', 'R15']);
  });

  it('is joined through locations, not through border sections (WP-EXPERT-3)', () => {
    expect(networkOf(tiles(table(), P1, 'X01', 'X02'), P1)).toHaveLength(2);
    expect(networkOf(tiles(table(), P1, 'X01', 'X02', 'R01'), P1)).toHaveLength(1);
  });

  it('touches a side through an exit tile (WP-EXPERT-4)', () => {
    const [part] = networkOf(tiles(table(), P1, 'X16', 'X01'), P1);
    expect(part?.sides.toSorted()).toEqual(['N', 'W']);
    expect(networkOf(tiles(table(), P1, 'R01'), P1)[0]?.sides).toEqual([]);
  });
});

describe('Missions won during the game', () => {
  const loop = at(LOOPS, 0);
  const loopRoads = loop.roads.map((road) => at(ROAD_IDS, road));
  const loopPlaces = loop.places.map((place) => at(PLACE_IDS, place));

  /** A loop of four roads of P1, with buildings of a type on all four places but the last. */
  function almostLoop(a: string, type: string): Panda {
    const g = table({ a });
    for (const road of loopRoads) g.roadTile[ROAD_IDS.indexOf(road)] = P1;
    for (const place of loopPlaces.slice(0, 3)) building(g, place, type);
    return g;
  }

  it.each([
    ['A1', 'gate'],
    ['A2', 'market'],
    ['A3', 'pagoda'],
  ])('%s: a loop of four roads through four %ss brings 10 VP (WP-BONUS-A1, WP-BONUS-A2, WP-BONUS-A3)', (card, type) => {
    const g = almostLoop(card, type);
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([0, 0, 0, 0]);
    building(g, loopPlaces[3] ?? '', type);
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([10, 0, 0, 0]);
  });

  it('a city base counts for a loop of any type (WP-BONUS-A3, WP-CITY-5)', () => {
    const g = city(almostLoop('A3', 'pagoda'), loopPlaces[3] ?? '');
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([10, 0, 0, 0]);
  });

  it('a loop of somebody else’s tiles does not count (WP-BONUS-A1)', () => {
    const g = building(almostLoop('A1', 'gate'), loopPlaces[3] ?? '', 'gate');
    g.roadTile[at(loop.roads, 0)] = P2;
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([0, 0, 0, 0]);
  });

  it('A7: connecting opposite sides brings 15 VP with the last tile (WP-EX-38, WP-BONUS-A7)', () => {
    const g = tiles(tiles(table({ a: 'A7' }), P1, 'X02', 'R15', 'X12'), 'neutral', 'R26');
    champion(g, P1, 'monk', 'L02');
    const gained = gainedBy(g, () => play(g, 'do:monk-1a', 'road:R05', 'cover:1', 'tile:own'));
    expect(gained).toEqual([15, 0, 0, 0]);
    expect(g.missions).toMatchObject({ a: null, winner: P1 });
  });

  it('A7: neighbouring sides are not opposite (WP-BONUS-A7)', () => {
    const g = tiles(table({ a: 'A7' }), P1, 'X01', 'X16');
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([0, 0, 0, 0]);
  });

  it('A8: connecting the three numbered locations brings 20 VP (WP-BONUS-A8)', () => {
    // L01 - L06 - L07 - L12 - L17, and L07 - L08 - L09 - L10.
    const g = tiles(tiles(table({ a: 'A8' }), P1, 'R04', 'R10', 'R15', 'R26'), 'neutral', 'R11', 'R12');
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([0, 0, 0, 0]);
    tile(g, 'R13', 'neutral');
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([20, 0, 0, 0]);
  });

  it('go to the active player if several fulfil them at once, else to the next in turn order (WP-EXPERT-5)', () => {
    const shared = () => tiles(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26', 'X12');
    const active = turnOf(shared(), P3);
    expect(gainedBy(active, () => awardNetworkMission(active))).toEqual([0, 0, 15, 0]);
    const others = turnOf(tiles(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26'), P3);
    others.roadTile[ROAD_IDS.indexOf('X12')] = P2;
    expect(gainedBy(others, () => awardNetworkMission(others))).toEqual([0, 15, 0, 0]);
  });

  it('are checked after every building too (WP-EXPERT-5)', () => {
    const g = almostLoop('A1', 'gate');
    const last = loopPlaces[3] ?? '';
    ap(champion(g, P1, 'monk', last), P1, 12);
    const gained = gainedBy(g, () => play(g, 'do:monk-4a'));
    expect(gained[0]).toBeGreaterThanOrEqual(10 + 4);
  });

  it('leave the game when they are won (WP-EXPERT-6)', () => {
    const g = tiles(table({ a: 'A7' }), P1, 'X02', 'R05', 'R15', 'R26', 'X12');
    awardNetworkMission(g);
    expect(gainedBy(g, () => awardNetworkMission(g))).toEqual([0, 0, 0, 0]);
  });
});

describe('Missions of four buildings', () => {
  /** P1 builds pagodas one after the other; the others have passed. */
  function builder(a = 'A6'): Panda {
    const g = ap(table({ a }), P1, 12);
    for (const who of [1, 2, 3]) clanOf(g, seat(who)).passed = true;
    for (const road of ['R21', 'R25', 'R20', 'R29']) tile(g, road, 'neutral');
    return g;
  }

  const type = { A4: 'monk', A5: 'governor', A6: 'warrior' } as const;

  /** Builds with the class of the card on a place, in a fresh turn. */
  function buildOn(g: Panda, place: string, card: keyof typeof type = 'A6'): void {
    clanOf(g, P1).lastSpace = -1;
    g.spacePrice.fill(0);
    champion(ap(turnOf(g, P1), P1, 12), P1, type[card], place);
    play(g, `do:${type[card]}-4a`);
  }

  it.each(['A4', 'A5', 'A6'] as const)(
    '%s: the fourth building of the type brings 10 VP (WP-BONUS-A4, WP-BONUS-A5, WP-BONUS-A6)',
    (card) => {
      const g = builder(card);
      buildOn(g, 'L10', card);
      play(g, 'enter');
      buildOn(g, 'L15', card);
      buildOn(g, 'L16', card);
      expect(g.missions).toMatchObject({ a: card, progress: [3, 0, 0, 0] });
      const gained = gainedBy(g, () => buildOn(g, 'L20', card));
      expect(gained[0]).toBe(4 + 10);
      expect(g.missions).toMatchObject({ a: null, winner: P1 });
    },
  );

  it('are entered for a guard, or not (WP-BONUS-A4-1)', () => {
    const g = builder();
    buildOn(g, 'L10');
    expect(optionsOf(g, P1)).toEqual(['enter', 'stop']);
    const { reserve: before } = clanOf(g, P1);
    play(g, 'enter');
    expect(clanOf(g, P1).reserve).toBe(before - 1);
    const not = builder();
    buildOn(not, 'L10');
    play(not, 'stop');
    expect(not.missions?.progress).toEqual([0, 0, 0, 0]);
    const poor = reserve(builder(), P1, 1);
    buildOn(poor, 'L10');
    expect(poor.missions?.progress).toEqual([0, 0, 0, 0]);
    expect(pending(poor).name).toBe('turn.select');
  });

  it('count the building of entering as the first, and only the type of the card (WP-BONUS-A4-2)', () => {
    const g = builder();
    buildOn(g, 'L10');
    play(g, 'enter');
    expect(g.missions?.progress[P1]).toBe(1);
    champion(ap(turnOf(g, P1), P1, 12), P1, 'monk', 'L15');
    clanOf(g, P1).lastSpace = -1;
    play(g, 'do:monk-4a');
    expect(g.missions?.progress[P1]).toBe(1);
  });

  it('do not count what was built before entering, but do count a third building (WP-BONUS-A4-3)', () => {
    const g = builder();
    buildOn(g, 'L10');
    play(g, 'stop');
    building(g, 'L12', 'gate', 'market');
    g.cityRow = ['C5', 'C6'];
    buildOn(g, 'L12');
    play(g, 'card:C5');
    expect(pending(g).name).toBe('construct.mission');
    play(g, 'enter');
    expect(g.missions?.progress[P1]).toBe(1);
  });

  it('can be left in the middle of an action, for a guard that is needed there (WP-BONUS-A4-4)', () => {
    const g = champion(table({ a: 'A6' }), P1, 'monk', 'L02');
    if (g.missions) g.missions.progress = [2, 1, 0, 0];
    reserve(g, P1, 1);
    play(g, 'do:monk-1a');
    expect(pending(g).offers).toEqual([{ seat: P1, options: ['+withdraw'] }]);
    play(g, '+withdraw', 'road:R05', 'cover:1');
    expect(g.missions?.progress).toEqual([-1, 1, 0, 0]);
  });

  it('can be left at the start of a turn, for good (WP-BONUS-A4-4)', () => {
    const g = builder();
    buildOn(g, 'L10');
    play(g, 'enter');
    const { reserve: before } = clanOf(g, P1);
    play(g, '+withdraw');
    expect(clanOf(g, P1).reserve).toBe(before + 1);
    expect(pending(g).offers).toEqual([]);
    buildOn(g, 'L15');
    expect(pending(g).name).toBe('turn.select');
    expect(g.missions?.progress[P1]).toBe(-1);
  });

  it('give all guards on the card back when it is won, without AP (WP-BONUS-A4-5)', () => {
    const g = builder();
    if (g.missions) g.missions.progress = [3, 2, -1, 0];
    reserve(reserve(g, P1, 6), P2, 7);
    buildOn(g, 'L10');
    expect(g.missions).toMatchObject({ a: null, progress: [0, 0, -1, 0] });
    expect([clanOf(g, P1).reserve, clanOf(g, P2).reserve]).toEqual([6 - 1 + 1, 8]);
    expect(clanOf(g, P1).ap).toBe(12 - 3);
  });
});

describe('Mission A9', () => {
  it('can be used once a round, for a guard, in place of a space (WP-EX-39, WP-BONUS-A9, WP-BONUS-A9-1)', () => {
    const g = ap(table({ a: 'A9', players: 2 }), P1, 0);
    clanOf(g, P1).lastSpace = 15;
    clanOf(g, P2).passed = true;
    const { reserve: before } = clanOf(g, P1);
    play(g, 'do:A9-5');
    expect(clanOf(g, P1)).toMatchObject({ ap: 5, reserve: before - 1, lastSpace: 15 });
    expect(why(g, 'do:A9-2')).toMatchObject({ rule: 'WP-BONUS-A9', why: 'specialUsed' });
    play(g, 'idle');
    expect(optionsOf(g, P1)[0]).toBe('space:neutral-4');
  });

  it('keeps its guards until all six spaces are filled, then leaves without AP (WP-BONUS-A9-2)', () => {
    const g = table({ a: 'A9' });
    if (g.missions) g.missions.special = [P2, -1, P2, P3, P1, P1];
    expect(why(g, 'do:A9-1')).toMatchObject({ rule: 'WP-BONUS-A9-2', why: 'specialTaken' });
    for (const [who, left] of [
      [P1, 6],
      [P2, 6],
      [P3, 7],
    ] as const)
      reserve(g, who, left);
    play(g, 'do:A9-2');
    expect(g.missions).toMatchObject({ a: null, special: [-1, -1, -1, -1, -1, -1] });
    expect(g.clans.map((clan) => clan.reserve)).toEqual([8, 8, 8, 8]);
    expect(clanOf(g, P1)).toMatchObject({ ap: 4, vp: 6 + 6 });
  });

  it('brings 6 VP, 5 AP, and a move past two ninjas (WP-BONUS-A9-3)', () => {
    const g = champion(table({ a: 'A9' }), P1, 'monk', 'L03');
    play(g, 'do:A9-4', 'champion:monk', 'road:R06', 'leave');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L08'));
    const points = table({ a: 'A9' });
    play(points, 'do:A9-2');
    expect(clanOf(points, P1).vp).toBe(12);
  });

  it('can be occupied without doing anything (WP-BONUS-A9, WP-ACTION-2)', () => {
    const g = table({ a: 'A9' });
    play(g, 'idle', 'space:A9-2');
    expect(clanOf(g, P1)).toMatchObject({ vp: 6, reserve: 7 });
    expect(g.missions?.special[1]).toBe(P1);
  });

  it('builds anywhere without a champion, under the rules of the place (WP-BONUS-A9-4)', () => {
    const g = tile(table({ a: 'A9' }), 'R20', 'neutral');
    play(g, 'do:A9-3');
    expect(optionsOf(g, P1)).toEqual(['place:L10', 'place:L15', 'stop']);
    expect(why(g, 'place:L01')).toMatchObject({ rule: 'WP-BUILD-2' });
    play(g, 'place:L10');
    expect(optionsOf(g, P1)).toEqual(['build:gate', 'build:market', 'build:pagoda']);
    play(g, 'build:market');
    expect(g.buildings[placeOf('L10')]).toBe(2);
    expect(clanOf(g, P1).vp).toBe(6 + 4);
  });

  it('cannot build where nothing may be built (WP-BONUS-A9-4)', () => {
    expect(why(table({ a: 'A9' }), 'do:A9-3')).toMatchObject({ rule: 'WP-BONUS-A9-4', why: 'noSite' });
  });

  it('moves any player’s champion with its owner’s strength and own guards (WP-BONUS-A9-5)', () => {
    const g = champion(table({ a: 'A9' }), P2, 'warrior', 'L06');
    clanOf(g, P2).strength = [1, 1, 2];
    play(g, 'do:A9-6');
    expect(optionsOf(g, P1)).toEqual(['champion:P2-warrior', 'stop']);
    expect(why(g, 'champion:P1-monk')).toMatchObject({ rule: 'WP-MOVE-8' });
    play(g, 'champion:P2-warrior', 'road:R10', 'cover:2');
    expect(tileOn(g, 'R10')).toBe(-1);
    expect(optionsOf(g, P1)).toEqual(['tile:own', 'tile:neutral']);
    play(g, 'tile:own');
    expect(tileOn(g, 'R10')).toBe(P1);
    expect(whereIs(g, P2, 'warrior')).toBe(spotOf('L07'));
    expect(onRoad(g, 'R10')).toEqual([0, 0, 0, 0]);
  });

  it('puts a champion on any other location, from wherever it is (WP-BONUS-A9-6)', () => {
    for (const start of ['sheet', 'N-W', 'L01']) {
      const g = champion(table({ a: 'A9' }), P1, 'monk', start);
      play(g, 'do:A9-1', 'champion:monk');
      if (start === 'L01') expect(why(g, 'place:L01')).toMatchObject({ rule: 'WP-BONUS-A9-3', why: 'otherPlace' });
      play(g, 'place:L20');
      expect(whereIs(g, P1, 'monk')).toBe(spotOf('L20'));
    }
  });
});
