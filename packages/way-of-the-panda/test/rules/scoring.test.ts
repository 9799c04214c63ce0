import { advance, at, begin, seat, seatsOf, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/define.ts';
import { farthestChampions, finalScoring, missionPoints, outcome } from '../../rules/scoring.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  guards,
  laid,
  only,
  P1,
  P2,
  quests,
  score,
  strength,
  table,
  tile,
  vp,
} from '../table.ts';

function scored(g: Panda): number[] {
  only(g, begin(finalScoring, {}));
  advance(rules, g);
  return score(g);
}

describe('Final scoring', () => {
  const RULEBOOK: [string, number, [number, number][], number][] = [
    [
      'Giulia',
      24,
      [
        [3, 2],
        [2, 2],
        [2, 4],
      ],
      44,
    ],
    [
      'Walter',
      27,
      [
        [2, 2],
        [3, 3],
        [1, 2],
      ],
      43,
    ],
    [
      'Andrea',
      19,
      [
        [3, 4],
        [3, 1],
        [3, 3],
      ],
      51,
    ],
    [
      'Alberto',
      22,
      [
        [2, 3],
        [2, 4],
        [4, 2],
      ],
      48,
    ],
  ];

  it('gives the four scores of the rulebook: 44, 43, 51, 48 (WP-EX-36, WP-SCORE-1)', () => {
    const g = table();
    RULEBOOK.forEach(([, track, columns], who) => {
      const clan = clanOf(g, at(seatsOf(g), who));
      clan.vp = track;
      clan.strength = columns.map(([tiles]) => tiles);
      clan.quests = columns.map(([, tiles]) => tiles);
    });
    expect(scored(g)).toEqual(RULEBOOK.map(([, , , total]) => total));
    expect(outcome(g).winners).toEqual([2]);
  });

  it('adds the B card after the tiles (WP-SCORE-2)', () => {
    const g = quests(
      strength(vp(champion(table({ b: 'B2' }), P1, 'monk', 'L12'), P1, 10), P1, 'monk', 2),
      P1,
      'monk',
      1,
    );
    for (const name of ['governor', 'warrior']) champion(g, P1, name, 'L12');
    city(g, 'L12');
    expect(scored(g)[P1]).toBe(10 + 2 + 15);
  });

  it('breaks ties by AP, else the win is shared (WP-EX-37, WP-SCORE-3)', () => {
    const g = vp(vp(table({ players: 2 }), P1, 51), P2, 51);
    ap(ap(g, P1, 2), P2, 0);
    expect(outcome(g).winners).toEqual([P1]);
    ap(g, P2, 2);
    expect(outcome(g).winners).toEqual([P1, P2]);
    vp(ap(g, P1, -2), P1, 52);
    expect(outcome(g).winners).toEqual([P1]);
  });

  it('does not go below 0 through a negative card (WP-SCORE-4)', () => {
    const g = vp(vp(table({ b: 'B3', players: 2 }), P1, 3), P2, 8);
    expect(scored(g)).toEqual([0, 3]);
  });

  it('the tie break counts AP after the last refund, negative AP too', () => {
    const g = vp(vp(ap(ap(table({ players: 2 }), P1, -1), P2, -2), P1, 9), P2, 9);
    expect(outcome(g).winners).toEqual([P1]);
  });

  it('a negative B card below 0 is told as what it took', () => {
    const g = vp(table({ b: 'B3', players: 2 }), P1, 3);
    only(g, begin(finalScoring, {}));
    const { events } = witness(() => {
      advance(rules, g);
    });
    expect(events.find((e) => e.key === 'missionScore' && e.params.seat === P1)?.params.vp).toBe(-3);
  });

  it('one point more wins against any number of AP (WP-SCORE-3)', () => {
    const g = vp(vp(ap(ap(table({ players: 2 }), P1, -2), P2, 12), P1, 40), P2, 39);
    expect(outcome(g).winners).toEqual([seat(0)]);
  });
});

describe('Missions scored at the end', () => {
  it('B1: most own road tiles, 25 VP for all who have them (WP-BONUS-B1)', () => {
    const g = tile(tile(tile(tile(tile(table(), 'R01', P1), 'R02', P1), 'R04', P2), 'R06', P2), 'R07', 'neutral');
    expect(missionPoints(g, 'B1')).toEqual([25, 25, 0, 0]);
    tile(g, 'R08', P2);
    expect(missionPoints(g, 'B1')).toEqual([0, 25, 0, 0]);
  });

  it('B1 and B4: nothing placed wins nothing (WP-BONUS-B1-1)', () => {
    expect(missionPoints(table(), 'B1')).toEqual([0, 0, 0, 0]);
    expect(missionPoints(table(), 'B4')).toEqual([0, 0, 0, 0]);
  });

  it('B2: three champions in one city 15, in one capital 30 VP (WP-BONUS-B2)', () => {
    const g = city(city(table(), 'L12'), 'L13', 'gate', 'market', 'pagoda');
    for (const name of ['monk', 'governor', 'warrior']) {
      champion(champion(g, P1, name, 'L12'), P2, name, 'L13');
    }
    expect(missionPoints(g, 'B2')).toEqual([15, 30, 0, 0]);
    champion(champion(g, P1, 'monk', 'L01'), P2, 'monk', 'sheet');
    expect(missionPoints(g, 'B2')).toEqual([0, 0, 0, 0]);
    for (const name of ['monk', 'governor', 'warrior']) champion(g, P1, name, 'L01');
    expect(missionPoints(g, 'B2')).toEqual([0, 0, 0, 0]);
  });

  it('B3: by the sides of the best network, -5 for fewer than two (WP-EX-40, WP-BONUS-B3)', () => {
    const g = table();
    for (const road of ['X02', 'R05', 'R10', 'X15', 'R15', 'R26', 'X12']) tile(g, road, P1);
    for (const road of ['X05', 'X10']) tile(g, road, P2);
    expect(missionPoints(g, 'B3')).toEqual([20, -5, -5, -5]);
    for (const road of ['R11', 'R12', 'R13']) tile(g, road, 'neutral');
    tile(g, 'X06', P1);
    expect(missionPoints(g, 'B3')[P1]).toBe(30);
    expect(missionPoints(tile(tile(table(), 'X01', P1), 'X16', P1), 'B3')[P1]).toBe(10);
  });

  it('B4: most guards printed on own tiles; miniatures do not count (WP-BONUS-B4)', () => {
    const g = guards(tile(tile(tile(table(), 'R03', P1), 'R01', P2), 'R05', P2), 'R21', P2, 3);
    expect(missionPoints(g, 'B4')).toEqual([25, 0, 0, 0]);
  });

  it('B5: the longest shortest way between two own champions through the network (WP-BONUS-B5)', () => {
    const g = champion(champion(champion(table(), P1, 'monk', 'L02'), P1, 'warrior', 'L17'), P1, 'governor', 'L20');
    for (const road of ['R05', 'R15', 'R26']) tile(g, road, P1);
    expect(farthestChampions(g, P1)).toBe(3);
    champion(champion(g, P2, 'monk', 'L07'), P2, 'warrior', 'L08');
    tile(g, 'R11', 'neutral');
    expect(farthestChampions(g, P2)).toBe(1);
    expect(missionPoints(g, 'B5')).toEqual([25, 0, 0, 0]);
  });

  it('B5: a champion in a border section hangs on its exits, and distance 0 wins nothing (WP-BONUS-B5-1)', () => {
    const g = champion(champion(table(), P1, 'monk', 'N-W'), P1, 'warrior', 'L07');
    tile(tile(g, 'X02', P1), 'R05', P1);
    expect(farthestChampions(g, P1)).toBe(2);
    // Two exits of one section do not join the network across the border.
    const across = champion(champion(table(), P1, 'monk', 'L01'), P1, 'warrior', 'L02');
    tile(tile(across, 'X01', P1), 'X02', P1);
    expect(farthestChampions(across, P1)).toBe(0);
    expect(missionPoints(across, 'B5')).toEqual([0, 0, 0, 0]);
  });

  it('B6: most own guards around each city, 15 VP each (WP-BONUS-B6)', () => {
    const g = city(city(table(), 'L12'), 'L01');
    tile(tile(tile(g, 'R25', P1), 'R15', P2), 'R01', P2);
    expect(missionPoints(g, 'B6')).toEqual([15, 15, 0, 0]);
  });

  it('B6: miniatures count too, ties all score, nobody scores with none (WP-BONUS-B6-1)', () => {
    const g = city(city(table(), 'L12'), 'L01');
    tile(guards(g, 'R25', P2, 2), 'R21', 'neutral');
    guards(g, 'R21', P1, 0);
    tile(g, 'R26', P1);
    expect(missionPoints(g, 'B6')).toEqual([0, 15, 0, 0]);
    guards(g, 'R22', P1, 1);
    expect(missionPoints(g, 'B6')).toEqual([15, 15, 0, 0]);
  });

  it.each([
    ['B7', 'gate'],
    ['B8', 'market'],
    ['B9', 'pagoda'],
  ])('%s: most %ss in one network, 2 VP each (WP-BONUS-B7, WP-BONUS-B8, WP-BONUS-B9)', (card, type) => {
    const g = table();
    for (const place of ['L02', 'L07', 'L12', 'L14', 'L09']) building(g, place, type);
    for (const road of ['R05', 'R15']) tile(g, road, P1);
    tile(g, 'R18', P2);
    expect(missionPoints(g, card)).toEqual([6, 0, 0, 0]);
  });

  it('B7: a base counts once, and one location alone is no network (WP-BONUS-B7-1)', () => {
    const g = city(building(table(), 'L02', 'gate'), 'L07', 'gate');
    tile(g, 'R05', P1);
    tile(g, 'R20', P2);
    building(g, 'L10', 'gate');
    expect(missionPoints(g, 'B7')).toEqual([4, 0, 0, 0]);
  });

  it('B5: ties between a border champion and others; sheet champions are nowhere; never across the border', () => {
    const g = champion(champion(champion(table(), P1, 'monk', 'N-W'), P1, 'governor', 'N-W'), P1, 'warrior', 'L02');
    tile(tile(g, 'X01', P1), 'X02', 'neutral');
    expect(farthestChampions(g, P1)).toBe(1);
    champion(champion(g, P2, 'monk', 'N-W'), P2, 'warrior', 'L02');
    expect(farthestChampions(g, P2)).toBe(1);
    expect(missionPoints(g, 'B5')).toEqual([25, 25, 0, 0]);
  });

  it('B3: one connected network, not the sum of several', () => {
    const g = table();
    tile(tile(tile(g, 'X01', P1), 'X16', P1), 'X12', P1);
    expect(missionPoints(g, 'B3')[0]).toBe(10);
  });

  it('standing guards of WP-ROAD-7: count for building, B6, not for B1, B4 and networks', () => {
    const g = guards(table(), 'R05', P1, 1);
    guards(g, 'R25', P1, 2);
    city(building(g, 'L07', 'gate'), 'L12');
    expect(missionPoints(g, 'B6')).toEqual([15, 0, 0, 0]);
    expect(missionPoints(g, 'B4')).toEqual([0, 0, 0, 0]);
    expect(missionPoints(g, 'B1')).toEqual([0, 0, 0, 0]);
    expect(missionPoints(g, 'B3')).toEqual([-5, -5, -5, -5]);
  });

  it('B2: one champion elsewhere is enough to win nothing (WP-BONUS-B2)', () => {
    for (const away of ['monk', 'governor', 'warrior']) {
      const g = city(table(), 'L12');
      for (const name of ['monk', 'governor', 'warrior']) champion(g, P1, name, name === away ? 'L13' : 'L12');
      expect(missionPoints(g, 'B2')).toEqual([0, 0, 0, 0]);
    }
  });

  it('B4: guards on neutral tiles are nobody’s (WP-BONUS-B4)', () => {
    const g = laid(laid(table(), 'neutral', 'R03', 'R21', 'R28'), P2, 'R05');
    expect(missionPoints(g, 'B4')).toEqual([0, 25, 0, 0]);
  });

  it('B5: between two border sections the way leads through the map (WP-BONUS-B5-1)', () => {
    const g = champion(champion(table(), P1, 'monk', 'N-W'), P1, 'warrior', 'W-N');
    laid(g, P1, 'X01', 'X16');
    expect(farthestChampions(g, P1)).toBe(2);
  });

  it('B6: capitals are watched too (WP-BONUS-B6)', () => {
    const g = laid(city(table(), 'L12', 'gate', 'market', 'pagoda'), P1, 'R25');
    expect(missionPoints(g, 'B6')).toEqual([15, 0, 0, 0]);
  });

  it('B7: the best network counts, not the sum of several (WP-BONUS-B7)', () => {
    const g = table();
    for (const place of ['L02', 'L07', 'L10', 'L15', 'L16', 'L12', 'L17']) building(g, place, 'gate');
    laid(g, P1, 'R05', 'R20');
    laid(g, P2, 'R25', 'R26');
    expect(missionPoints(g, 'B7')).toEqual([0, 6, 0, 0]);
  });

  it.each(['B7', 'B8', 'B9'])('%s: one building in a network scores nothing (WP-BONUS-B7-1)', (card) => {
    const g = laid(building(table(), 'L02', 'gate', 'market'), P1, 'R05');
    building(g, 'L03', 'pagoda');
    expect(missionPoints(g, card)).toEqual([0, 0, 0, 0]);
  });
});
