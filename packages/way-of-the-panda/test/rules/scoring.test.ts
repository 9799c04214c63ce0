import { advance, at, begin, seatsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { rules } from '../../rules/define.ts';
import { STANDSTILL } from '../../rules/round.ts';
import { farthestChampions, finalScoring, missionPoints, outcome } from '../../rules/scoring.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  guards,
  only,
  P1,
  P2,
  pending,
  play,
  quests,
  score,
  strength,
  table,
  tile,
  turnOf,
  vp,
} from '../table.ts';

/** Everybody but P1 has passed. */
function alone(g: Panda): Panda {
  for (const who of seatsOf(g)) if (who !== P1) clanOf(g, who).passed = true;
  return g;
}

/** P1's warrior builds the fourth building or more on L12, with all the guards it takes. */
function builderInL12(g: Panda, ...there: string[]): Panda {
  for (const road of ['R21', 'R25', 'R15', 'R22']) tile(g, road, 'neutral');
  return ap(champion(city(g, 'L12', ...there), P1, 'warrior', 'L12'), P1, 12);
}

function scored(g: Panda): number[] {
  only(g, begin(finalScoring, {}));
  advance(rules, g);
  return score(g);
}

describe('The end of the game', () => {
  it('is near when the fifth base is placed (WP-END-1)', () => {
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
    for (const place of ['L01', 'L02', 'L03']) city(g, place);
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:warrior-4a', 'card:C5');
    expect(g.endings).toEqual([]);
    const fifth = ap(
      champion(
        building(tile(tile(table(), 'R21', 'neutral'), 'R26', 'neutral'), 'L12', 'gate', 'market'),
        P1,
        'warrior',
        'L12',
      ),
      P1,
      12,
    );
    for (const place of ['L01', 'L02', 'L03', 'L04']) city(fifth, place);
    fifth.cityRow = ['C5', 'C6'];
    play(fifth, 'do:warrior-4a', 'card:C5');
    expect(fifth.endings).toEqual(['fifthCityBase']);
  });

  it('is near when the last building of all types is placed, not of one type (WP-END-2)', () => {
    const one = ap(tile(champion(table(), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    one.supply.buildings = [1, 0, 1];
    play(one, 'do:warrior-4a');
    expect(one.endings).toEqual([]);
    const all = ap(tile(champion(table(), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    all.supply.buildings = [0, 0, 1];
    play(all, 'do:warrior-4a');
    expect(all.endings).toEqual(['lastBuilding']);
  });

  it('is near when a second city becomes a capital (WP-END-3)', () => {
    const first = builderInL12(table(), 'gate', 'market');
    play(first, 'do:warrior-6a');
    expect(first.endings).toEqual([]);
    const second = builderInL12(city(table(), 'L01', 'gate', 'market', 'pagoda'), 'gate', 'market');
    play(second, 'do:warrior-6a');
    expect(second.endings).toEqual(['secondCapital']);
  });

  it('comes after the current round, with all its rules (WP-END-4)', () => {
    const g = builderInL12(city(table(), 'L01', 'gate', 'market', 'pagoda'), 'gate', 'market');
    play(g, 'do:warrior-6a');
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    play(g, 'do:warrior-2b', 'pass', 'pass');
    expect(clanOf(g, P2).strength).toEqual([1, 1, 2]);
    expect(g.stack.length).toBeGreaterThan(0);
  });

  it('has a last refund, which decides ties, and no new round (WP-END-5)', () => {
    const g = alone(table());
    g.endings = ['secondCapital'];
    play(g, 'do:warrior-2b', 'pass');
    expect(g.stack).toEqual([]);
    expect(g.round).toBe(1);
    expect(clanOf(g, P1)).toMatchObject({ ap: 4 - 1 + 1, reserve: 8 });
  });

  it('leaves the order as it is: no round follows for which a new one would be told (WP-END-5, WP-ORDER-1)', () => {
    const g = alone(table());
    g.endings = ['secondCapital'];
    const events = play(g, 'do:warrior-2b', 'pass').map(({ key }) => key);
    expect(events).toContain('refund');
    expect(events).not.toContain('newOrder');
  });

  it('comes when all always pass, although all could do something (WP-END-6)', () => {
    const g = table({ players: 3 });
    for (let passes = 0; passes < 3 * STANDSTILL; passes++) {
      expect(g.endings).toEqual([]);
      play(g, 'pass');
    }
    expect(g.endings).toEqual(['standstill']);
    expect(g.stack).toEqual([]);
  });

  it('comes too when nothing is built and no ninja covered for ten rounds (WP-END-6)', () => {
    const g = table({ players: 2 });
    // Nine guards of each player stand on unfinished roads.
    for (const [who, roads] of [
      [P1, ['R03', 'R21', 'R28']],
      [P2, ['X05', 'X10', 'X14']],
    ] as const) {
      for (const road of roads) guards(g, road, who, 3);
    }
    const rounds: number[] = [];
    while (g.stack.length > 0 && rounds.length < 100) {
      rounds.push(g.round);
      play(g, 'pass');
    }
    expect(g.endings).toEqual(['standstill']);
    expect(g.round).toBe(STANDSTILL);
  });

  it('is called our ruling wherever it is told (WP-END-6)', () => {
    for (const text of [messages['trigger.standstill'], messages['end.standstill']]) expect(text).toMatch(/our ruling/);
  });

  it('is put off by one covered ninja (WP-END-6)', () => {
    const g = champion(table({ players: 2 }), P1, 'monk', 'L02');
    while (g.round < STANDSTILL) play(g, 'pass');
    play(turnOf(g, P1), 'do:monk-1a', 'road:R05', 'cover:1', 'tile:own', 'pass', 'pass');
    expect(g.endings).toEqual([]);
    expect(g.quietRounds).toBe(0);
  });
});

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
});
