/** Second looks: cases that tell a rule from its nearest misreading. */

import { at, seat, seatsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { placeOf, ROAD_IDS, spotOf } from '../content/map.ts';
import { awardNetworkMission } from '../rules/missions.ts';
import { STANDSTILL } from '../rules/round.ts';
import { farthestChampions, missionPoints, outcome } from '../rules/scoring.ts';
import type { Panda } from '../state.ts';
import { clanOf, NEUTRAL } from '../state.ts';
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
  P4,
  pending,
  play,
  reserve,
  strength,
  table,
  tile,
  tileOn,
  turnOf,
  vp,
  whereIs,
} from './table.ts';

const asked = (g: Panda) => at(pending(g).questions, 0).seat;

function alone(g: Panda): Panda {
  for (const who of seatsOf(g)) if (who !== P1) clanOf(g, who).passed = true;
  return g;
}

function tiles(g: Panda, owner: typeof P1 | 'neutral', ...roads: string[]): Panda {
  for (const road of roads) g.roadTile[ROAD_IDS.indexOf(road)] = owner === 'neutral' ? NEUTRAL : owner;
  return g;
}

describe('Rounds', () => {
  it('A9 can be used again in the next round (WP-BONUS-A9)', () => {
    const g = table({ a: 'A9', players: 2 });
    play(g, 'do:A9-5', 'pass', 'pass');
    expect(g.round).toBe(2);
    play(turnOf(g, P1), 'do:A9-2');
    expect(g.missions?.special.filter((owner) => owner === P1)).toHaveLength(2);
  });

  it('A9 needs a guard in the reserve (WP-BONUS-A9)', () => {
    const g = reserve(table({ a: 'A9', players: 2 }), P1, 0);
    play(turnOf(g, P2), 'pass');
    expect(g.round).toBe(2);
    expect(g.missions?.special).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('the price goes up from the latest selection also when one player selects the space twice (WP-GUARD-2)', () => {
    const g = alone(champion(table(), P1, 'monk', 'L07'));
    play(g, 'do:monk-1a', 'stop', 'do:monk-1a', 'stop', 'do:monk-1a', 'stop');
    expect(clanOf(g, P1).reserve).toBe(8 - 1 - 2 - 3);
  });

  it('with only A9 left its spaces can also be taken idly (WP-PASS-3)', () => {
    const g = ap(table({ a: 'A9' }), P1, -2);
    clanOf(g, P1).lastSpace = 23;
    expect(optionsOf(g, P1)).toContain('idle');
    play(g, 'idle', 'space:A9-3');
    expect(g.missions?.special[2]).toBe(P1);
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

  it('a building begins the count of quiet rounds anew, and only rounds in a row count (WP-END-6)', () => {
    const g = table({ players: 2 });
    while (g.round < STANDSTILL - 1) play(g, 'pass');
    expect(g.quietRounds).toBe(STANDSTILL - 2);
    champion(ap(tile(turnOf(g, P1), 'R20', 'neutral'), P1, 6), P1, 'warrior', 'L10');
    play(g, 'do:warrior-4a', 'pass');
    expect(g.endings).toEqual([]);
    while (g.round < STANDSTILL + 3) play(g, 'pass');
    expect(g.endings).toEqual([]);
    expect(g.quietRounds).toBe(3);
  });
});

describe('Roads', () => {
  it('on a tie the last placer chooses, whatever the seat (WP-ROAD-2)', () => {
    const g = champion(guards(table(), 'R01', P2, 1), P1, 'governor', 'L02');
    play(g, 'do:governor-1a', 'road:R01', 'cover:1');
    expect(asked(g)).toBe(P1);
    play(g, 'tile:own');
    expect(tileOn(g, 'R01')).toBe(P1);
  });

  it('the chooser’s tiles matter, not those of who covered the last ninja, who still frees (WP-ROAD-7, WP-FREE-3)', () => {
    const g = turnOf(champion(guards(table(), 'R02', P1, 2), P2, 'monk', 'L02'), P2);
    clanOf(g, P2).tiles = [0, 0, 0];
    g.supply.tiles = [4, 0, 5];
    for (const road of ['R01', 'R05', 'X02']) g.roadTile[ROAD_IDS.indexOf(road)] = NEUTRAL;
    for (const who of [P1, P2]) vp(g, who, 0);
    play(g, 'do:monk-1a', 'road:R02', 'cover:1');
    expect(tileOn(g, 'R02')).toBe(P1);
    expect([clanOf(g, P1).vp, clanOf(g, P2).vp]).toEqual([3, 2]);
  });

  it('a border step after a road takes no guard on that road (WP-BORDER-2)', () => {
    const g = champion(table(), P1, 'governor', 'L06');
    play(g, 'do:governor-4b', 'road:X15', 'leave', 'border:N-W');
    expect(asked(g)).toBe(P2);
    expect(onRoad(g, 'X15')).toEqual([0, 0, 0, 0]);
  });

  it('a neutral move is for own champions only (WP-MOVE-1)', () => {
    const g = champion(table(), P2, 'monk', 'L07');
    expect(optionsOf(g, P1)).not.toContain('do:neutral-1a');
  });
});

describe('Building', () => {
  it('a third building on a frontier earns the bonus too (WP-FRONT-1)', () => {
    const g = ap(
      champion(building(tile(table(), 'R14', 'neutral'), 'L11', 'gate', 'market'), P1, 'warrior', 'L11'),
      P1,
      12,
    );
    guards(g, 'R24', P2, 1);
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:warrior-4a', 'card:C5');
    expect(pending(g).name).toBe('frontierBonus.freeAction');
    expect(g.bases[placeOf('L11')]).toBe(1);
  });

  it('the check for the end comes after the frontier bonus (WP-BUILD-10)', () => {
    const g = ap(
      champion(building(tile(table(), 'R14', 'neutral'), 'L11', 'gate', 'market'), P1, 'warrior', 'L11'),
      P1,
      12,
    );
    guards(g, 'R24', P2, 1);
    for (const place of ['L01', 'L02', 'L03', 'L04']) city(g, place);
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:warrior-4a', 'card:C5');
    expect(g.endings).toEqual([]);
    play(g, 'stop', 'reward:vp');
    expect(g.endings).toEqual(['fifthCityBase']);
  });

  it('a trigger counts once, also when it is pulled again (WP-END-4)', () => {
    const g = ap(
      champion(
        building(tile(tile(table(), 'R21', 'neutral'), 'R26', 'neutral'), 'L12', 'gate', 'market'),
        P1,
        'warrior',
        'L12',
      ),
      P1,
      12,
    );
    for (const place of ['L01', 'L02', 'L03', 'L04', 'L05']) city(g, place);
    g.endings = ['fifthCityBase'];
    g.cityRow = ['C5', 'C6'];
    const events = play(g, 'do:warrior-4a', 'card:C5').map(({ key }) => key);
    expect(events).not.toContain('lastRound');
    expect(g.endings).toEqual(['fifthCityBase']);
  });

  it('a transfer ends on any of the twenty locations (WP-TRANS-1)', () => {
    const g = table();
    play(g, 'do:warrior-3b');
    expect(optionsOf(g, P1)).toHaveLength(20 + 1);
    play(g, 'place:L20');
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L20'));
  });
});

describe('Missions during the game', () => {
  it('after the active player the turn order decides, not the seat (WP-EXPERT-5)', () => {
    const g = tiles(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26');
    g.order = [P4, P3, P1, P2];
    turnOf(g, P4);
    // P4 lacks the last tile; P1 and P3 would both fulfil it, P3 comes first.
    tiles(g, P3, 'X12');
    awardNetworkMission(g);
    expect(g.missions?.winner).toBe(P3);
    const shared = tiles(table({ a: 'A7' }), 'neutral', 'X02', 'R05', 'R15', 'R26', 'X12');
    shared.order = [P2, P4, P1, P3];
    shared.active = P4;
    awardNetworkMission(shared);
    expect(shared.missions?.winner).toBe(P4);
  });

  it('A7 also goes from west to east (WP-BONUS-A7)', () => {
    const g = tiles(table({ a: 'A7' }), P1, 'X15', 'R10', 'R11', 'R12', 'R13', 'X06');
    awardNetworkMission(g);
    expect(g.missions?.winner).toBe(P1);
  });

  it('A8 needs all three numbers (WP-BONUS-A8)', () => {
    // L01 - L06 - L07 - L12 - L17 joins two of them, L07 - L08 - L09 - L10 the third.
    const two = tiles(table({ a: 'A8' }), P1, 'R04', 'R10', 'R11', 'R12', 'R13');
    awardNetworkMission(two);
    expect(two.missions?.winner).toBe(-1);
    awardNetworkMission(tiles(two, P1, 'R15'));
    expect(two.missions?.winner).toBe(-1);
    awardNetworkMission(tiles(two, P1, 'R26'));
    expect(two.missions?.winner).toBe(P1);
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

  it('A9 builds in cities as well (WP-BONUS-A9-4)', () => {
    const g = city(tile(tile(table({ a: 'A9' }), 'R21', 'neutral'), 'R25', 'neutral'), 'L12');
    play(g, 'do:A9-3', 'place:L12', 'build:gate');
    expect(g.buildings[placeOf('L12')]).toBe(1);
  });

  it('A9 moves another’s champion with the mover’s guards, as the last placer (WP-BONUS-A9-5)', () => {
    const g = guards(champion(strength(table({ a: 'A9' }), P2, 'warrior', 2), P2, 'warrior', 'L06'), 'R10', P2, 1);
    reserve(g, P1, 2);
    play(g, 'do:A9-6', 'champion:P2-warrior', 'road:R10');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    play(g, 'cover:1');
    expect(asked(g)).toBe(P1);
  });
});

describe('Missions at the end', () => {
  it('B2: one champion elsewhere is enough to win nothing (WP-BONUS-B2)', () => {
    for (const away of ['monk', 'governor', 'warrior']) {
      const g = city(table(), 'L12');
      for (const name of ['monk', 'governor', 'warrior']) champion(g, P1, name, name === away ? 'L13' : 'L12');
      expect(missionPoints(g, 'B2')).toEqual([0, 0, 0, 0]);
    }
  });

  it('B4: guards on neutral tiles are nobody’s (WP-BONUS-B4)', () => {
    const g = tiles(tiles(table(), 'neutral', 'R03', 'R21', 'R28'), P2, 'R05');
    expect(missionPoints(g, 'B4')).toEqual([0, 25, 0, 0]);
  });

  it('B5: between two border sections the way leads through the map (WP-BONUS-B5-1)', () => {
    const g = champion(champion(table(), P1, 'monk', 'N-W'), P1, 'warrior', 'W-N');
    tiles(g, P1, 'X01', 'X16');
    expect(farthestChampions(g, P1)).toBe(2);
  });

  it('B6: capitals are watched too (WP-BONUS-B6)', () => {
    const g = tiles(city(table(), 'L12', 'gate', 'market', 'pagoda'), P1, 'R25');
    expect(missionPoints(g, 'B6')).toEqual([15, 0, 0, 0]);
  });

  it('B7: the best network counts, not the sum of several (WP-BONUS-B7)', () => {
    const g = table();
    for (const place of ['L02', 'L07', 'L10', 'L15', 'L16', 'L12', 'L17']) building(g, place, 'gate');
    tiles(g, P1, 'R05', 'R20');
    tiles(g, P2, 'R25', 'R26');
    expect(missionPoints(g, 'B7')).toEqual([0, 6, 0, 0]);
  });

  it.each(['B7', 'B8', 'B9'])('%s: one building in a network scores nothing (WP-BONUS-B7-1)', (card) => {
    const g = tiles(building(table(), 'L02', 'gate', 'market'), P1, 'R05');
    building(g, 'L03', 'pagoda');
    expect(missionPoints(g, card)).toEqual([0, 0, 0, 0]);
  });

  it('one point more wins against any number of AP (WP-SCORE-3)', () => {
    const g = vp(vp(ap(ap(table({ players: 2 }), P1, -2), P2, 12), P1, 40), P2, 39);
    expect(outcome(g).winners).toEqual([seat(0)]);
  });
});
