import { at, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { LOOPS, PLACE_IDS, placeOf, ROAD_IDS, roadOf } from '../../content/map.ts';
import { awardNetworkMission } from '../../rules/missions.ts';
import type { Panda } from '../../state.ts';
import { clanOf, NEUTRAL } from '../../state.ts';
import {
  ap,
  asked,
  building,
  champion,
  city,
  diff,
  guards,
  keys,
  laid,
  missions,
  optionsOf,
  P1,
  P2,
  P3,
  P4,
  passAll,
  pending,
  play,
  reserve,
  score,
  table,
  tile,
  tiles,
  turnOf,
  why,
} from '../table.ts';

const gainedBy = (g: Panda, deed: () => void): number[] => {
  const before = g.clans.map(({ vp }) => vp);
  deed();
  return g.clans.map(({ vp }, who) => vp - at(before, who));
};

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

  it('a base that closes a loop of another player wins A1 for that player, after the card', () => {
    const g = table({ a: 'A1' });
    // L04 - L05 - L10 - L09: R03 4, R09 4, R13 1, R08 1; the third building goes on L10 (R09 4 + R13 1).
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L05', 'L09']) building(g, p, 'gate');
    building(g, 'L10', 'market', 'pagoda');
    ap(champion(g, P1, 'monk', 'L10'), P1, 12);
    g.cityRow = ['C5', 'C6'];
    const before = score(g);
    const ev = play(g, 'do:monk-4a', 'card:C5');
    expect(diff(g, before)).toEqual([2 + 5 + 4, 10, 0, 0]);
    expect(keys(ev)).toEqual(['selected', 'built', 'cityCard', 'gainedVp', 'founded', 'missionWon']);
  });

  it('a gate fulfils A1 for another player before the free action could for the builder (WP-EXPERT-5, WP-BUILD-10)', () => {
    const g = table({ a: 'A1' });
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L10', 'L09']) building(g, p, 'gate');
    // P1's own loop is L07-L12-L13-L08.
    for (const r of ['R15', 'R22', 'R17']) g.roadTile[roadOf(r)] = P1;
    for (const p of ['L07', 'L08', 'L12', 'L13']) building(g, p, 'gate');
    guards(ap(champion(champion(g, P1, 'monk', 'L05'), P1, 'warrior', 'L07'), P1, 12), 'R11', P1, 1);
    play(g, 'do:monk-4a', 'do:neutral-1a', 'champion:warrior', 'road:R11', 'cover:1', 'tile:own', 'reward:vp');
    // "The first player": P2 fulfilled the card when the gate was placed.
    expect(missions(g).winner).toBe(P2);
  });

  it('non-active player wins A7 with the tile, both ends are freed, the coverer gets 2 + 2', () => {
    const g = table({ a: 'A7' });
    for (const r of ['X02', 'R15', 'X12', 'R26']) tile(g, r, P1);
    for (const r of ['R01', 'R02', 'R10', 'R11', 'R16']) g.roadTile[roadOf(r)] = NEUTRAL;
    champion(turnOf(g, P2), P2, 'monk', 'L02');
    const before = score(g);
    play(g, 'do:monk-1a', 'road:R05', 'cover:1', 'tile:neutral');
    // P2 +2 +2; P1: A7 15, own tiles: L02 X02 2, L07 R15 2
    expect(diff(g, before)).toEqual([15 + 2 + 2, 4, 0, 0]);
    expect(missions(g).winner).toBe(P1);
  });

  it('after the active player the turn order decides, not the seat (WP-EXPERT-5)', () => {
    const g = laid(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26');
    g.order = [P4, P3, P1, P2];
    turnOf(g, P4);
    // P4 lacks the last tile; P1 and P3 would both fulfil it, P3 comes first.
    laid(g, P3, 'X12');
    awardNetworkMission(g);
    expect(g.missions?.winner).toBe(P3);
    const shared = laid(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26', 'X12');
    shared.order = [P2, P4, P1, P3];
    shared.active = P4;
    awardNetworkMission(shared);
    expect(shared.missions?.winner).toBe(P4);
  });

  it('A7 also goes from west to east (WP-BONUS-A7)', () => {
    const g = laid(table({ a: 'A7' }), P1, 'X15', 'R10', 'R11', 'R12', 'R13', 'X06');
    awardNetworkMission(g);
    expect(g.missions?.winner).toBe(P1);
  });

  it('A8 needs all three numbers (WP-BONUS-A8)', () => {
    // L01 - L06 - L07 - L12 - L17 joins two of them, L07 - L08 - L09 - L10 the third.
    const two = laid(table({ a: 'A8' }), P1, 'R04', 'R10', 'R11', 'R12', 'R13');
    awardNetworkMission(two);
    expect(two.missions?.winner).toBe(-1);
    awardNetworkMission(laid(two, P1, 'R15'));
    expect(two.missions?.winner).toBe(-1);
    awardNetworkMission(laid(two, P1, 'R26'));
    expect(two.missions?.winner).toBe(P1);
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

  it('entering with the very last guard, then only withdraw or pass', () => {
    const g = ap(tile(champion(table({ a: 'A6', players: 2 }), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    reserve(g, P1, 2);
    passAll(g, 1);
    play(g, 'do:warrior-4a', 'enter');
    expect(clanOf(g, P1).reserve).toBe(0);
    expect(optionsOf(g, P1)).toEqual(['pass']);
    expect(pending(g).offers).toEqual([{ seat: P1, options: ['+withdraw'] }]);
    play(g, '+withdraw');
    expect(optionsOf(g, P1)).toContain('idle');
    expect(missions(g).progress[0]).toBe(-1);
  });

  it('nested frontier: third gate on L05, then free gate in the same new city: both count', () => {
    const g = ap(champion(table({ a: 'A4' }), P1, 'monk', 'L05'), P1, 12);
    building(tile(tile(g, 'R03', 'neutral'), 'R09', 'neutral'), 'L05', 'market', 'pagoda');
    g.cityRow = ['C6', 'C5'];
    missions(g).progress = [2, 0, 0, 0];
    clanOf(g, P1).reserve -= 1;
    const before = score(g);
    play(g, 'do:monk-4a', 'card:C6');
    expect(g.bases[placeOf('L05')]).toBe(1);
    play(g, 'do:neutral-6a', 'build:gate', 'stop', 'reward:vp', 'reward:vp');
    // 2 + 3 (C6) + 5 (fourth building) + 5 + 5 + 10 (mission)
    expect(diff(g, before)[0]).toBe(2 + 3 + 5 + 5 + 5 + 10);
    expect(g.missions).toMatchObject({ a: null, winner: P1 });
    expect(clanOf(g, P1).reserve).toBe(8 - 1);
  });

  it('a building of the type made by an opponent moves only the opponent; a declined entry may be made up later', () => {
    const g = ap(
      tile(
        tile(
          champion(champion(table({ a: 'A6', players: 2 }), P1, 'warrior', 'L10'), P2, 'warrior', 'L16'),
          'R20',
          'neutral',
        ),
        'R25',
        'neutral',
      ),
      P1,
      12,
    );
    ap(g, P2, 12);
    play(g, 'do:warrior-4a', 'stop', 'do:warrior-4a', 'enter');
    expect(missions(g).progress).toEqual([0, 1]);
  });

  it('withdraw when not allowed is explained', () => {
    const g = table({ a: 'A4' });
    expect(why(g, '+withdraw')).toMatchObject({ rule: 'WP-BONUS-A4-4', why: 'notEntered' });
  });

  it('withdrawing does not use up the turn (WP-BONUS-A4-4)', () => {
    const g = table({ a: 'A6' });
    if (g.missions) g.missions.progress = [2, 0, 0, 0];
    clanOf(g, P1).reserve -= 1;
    play(g, '+withdraw');
    expect(asked(g)).toBe(P1);
    play(g, 'do:warrior-2b');
    expect(clanOf(g, P1)).toMatchObject({ strength: [1, 1, 2], reserve: 7 });
  });

  it('later buildings count in cities too (WP-BONUS-A4-3)', () => {
    const g = ap(
      champion(city(tile(tile(table({ a: 'A6' }), 'R21', 'neutral'), 'R25', 'neutral'), 'L12'), P1, 'warrior', 'L12'),
      P1,
      12,
    );
    if (g.missions) g.missions.progress = [2, 0, 0, 0];
    clanOf(g, P1).reserve -= 1;
    play(g, 'do:warrior-6a');
    expect(g.missions?.progress[P1]).toBe(3);
  });
});
