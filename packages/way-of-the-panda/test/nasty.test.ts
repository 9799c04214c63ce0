/** Cases at the edge of the rules: ties, empty supplies, triggers inside triggers, the last round, undo across all of it. */

import type { Match } from '@jade/engine';
import { advance, at, begin, choose, configure, expectOk, must, openMatch, seat, undo, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { placeOf, roadOf, spotOf } from '../content/map.ts';
import { wayOfThePanda } from '../index.ts';
import { invariants } from '../invariants.ts';
import messages from '../messages/en.json';
import { rules } from '../rules/define.ts';
import { uncovered } from '../rules/roads.ts';
import { farthestChampions, finalScoring, missionPoints, outcome } from '../rules/scoring.ts';
import { payAp } from '../rules/track.ts';
import type { Panda } from '../state.ts';
import { clanOf, NEUTRAL } from '../state.ts';
import {
  ap,
  building,
  champion,
  city,
  fresh,
  guards,
  only,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  P4,
  pending,
  play,
  quests,
  reserve,
  score,
  strength,
  table,
  tile,
  tileOn,
  turnOf,
  vp,
  whereIs,
  why,
} from './table.ts';

const diff = (g: Panda, before: readonly number[]) => score(g).map((p, i) => p - at(before, i));
const asked = (g: Panda) => at(pending(g).questions, 0).seat;
const missions = (g: Panda) => must(g.missions, 'missions');
const keys = (events: readonly { key: string }[]) => events.map(({ key }) => key);
function passAll(g: Panda, ...who: number[]) {
  for (const w of who) clanOf(g, seat(w)).passed = true;
  return g;
}

describe('Endless games', () => {
  /** 2 players, 10 guards each: 16 on unfinished roads; A9 holds some; nobody has any left but P1's last. */
  function stuck(): Panda {
    const g = table({ players: 2, a: 'A9' });
    for (const road of ['R03', 'R21', 'R28']) guards(g, road, P1, road === 'R28' ? 2 : 3); // 8
    for (const road of ['X05', 'X10', 'X14']) guards(g, road, P2, 3); // 9
    missions(g).special = [P1, P2, -1, -1, -1, -1];
    clanOf(g, P1).reserve -= 1;
    clanOf(g, P2).reserve -= 1;
    expect(clanOf(g, P1).reserve).toBe(1);
    expect(clanOf(g, P2).reserve).toBe(0);
    expect(invariants(g)).toEqual([]);
    return g;
  }
  it('A9: last guard on the card, nobody else has one: the game ends (WP-END-6)', () => {
    const g = stuck();
    play(g, 'do:A9-5');
    expect(g.endings).toEqual(['standstill']);
  });
  it('A9: guards that lie on the card for good do not count as able to cover (WP-END-6)', () => {
    const g = stuck();
    for (let i = 0; i < 30 && g.stack.length > 0; i++) play(g, 'pass');
    expect(g.endings).toEqual(['standstill']);
  });
  it('A4: a guard on the card can be withdrawn, so it counts', () => {
    const g = table({ players: 2, a: 'A6' });
    for (const road of ['R03', 'R21', 'R28']) guards(g, road, P1, road === 'R28' ? 2 : 3); // 8 of 10
    for (const road of ['X05', 'X10', 'X14']) guards(g, road, P2, 3);
    missions(g).progress = [2, 0];
    clanOf(g, P1).reserve -= 1;
    for (let i = 0; i < 60; i++) play(g, 'pass');
    expect(g.endings).toEqual([]);
    play(g, asked(g) === P1 ? 'withdraw' : 'pass');
  });
});

describe('A9', () => {
  it('sixth guard: action first, then the guards go back, no AP, card gone; A9 not usable any more', () => {
    const g = table({ a: 'A9', players: 3 });
    missions(g).special = [P2, P2, P2, P3, -1, P1];
    reserve(reserve(reserve(g, P1, 3), P2, 6), P3, 8);
    play(g, 'do:A9-5');
    expect(missions(g).a).toBeNull();
    expect(g.clans.map((c) => c.reserve)).toEqual([4, 9, 9]);
    expect(clanOf(g, P1).ap).toBe(9);
    expect(optionsOf(g, P2).some((k) => k.includes('A9'))).toBe(false);
  });
  it('sixth guard on A9-6 with the last guard: nothing to cover with during the action', () => {
    const g = champion(table({ a: 'A9', players: 3 }), P2, 'monk', 'L02');
    missions(g).special = [P1, P1, P2, P3, P3, -1];
    reserve(g, P1, 1);
    play(g, 'do:A9-6', 'champion:P2-monk', 'road:R05');
    expect(whereIs(g, P2, 'monk')).toBe(spotOf('L07'));
    expect(onRoad(g, 'R05')).toEqual([0, 0, 0]);
    expect(clanOf(g, P1).reserve).toBe(3);
  });
  it('A9-6: opponent champion, own guards, a third player has the majority and chooses', () => {
    const g = champion(table({ a: 'A9', players: 3 }), P2, 'monk', 'L02');
    strength(guards(g, 'R02', P3, 2), P2, 'monk', 2);
    play(g, 'do:A9-6', 'champion:P2-monk', 'road:R02');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    play(g, 'cover:1');
    expect(asked(g)).toBe(P3);
    play(g, 'tile:own');
    expect(tileOn(g, 'R02')).toBe(P3);
    expect(clanOf(g, P1).reserve).toBe(9 - 1);
    expect(asked(g)).toBe(P2);
  });
  it('A9-3: third building without a champion on a frontier: card, base, frontier bonus, no space occupied', () => {
    const g = table({ a: 'A9' });
    building(tile(tile(g, 'R14', P2), 'R24', 'neutral'), 'L11', 'gate', 'pagoda');
    g.cityRow = ['C1', 'C5'];
    const before = score(g);
    play(g, 'do:A9-3', 'place:L11');
    // one type only: forced
    expect(pending(g).name).toBe('construct.cityCard');
    play(g, 'card:C5', 'do:neutral-5a', 'reward:vp');
    expect(diff(g, before)).toEqual([2 + 3 + 4 + 2 + 5, 0, 0, 0]);
    expect(g.bases[placeOf('L11')]).toBe(1);
    expect(g.spaceGuards.every((n) => n === 0)).toBe(true);
    expect(clanOf(g, P1).lastSpace).toBe(-1);
  });
  it('A9-1: from the clan sheet; not to where it stands', () => {
    const g = champion(table({ a: 'A9' }), P1, 'monk', 'E-N');
    play(g, 'do:A9-1', 'champion:monk', 'place:L05');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L05'));
  });
  it('A9 keeps a player from a forced pass; with it used and nothing selectable the pass is forced', () => {
    const g = ap(table({ a: 'A9', players: 2 }), P1, -2);
    clanOf(g, P1).lastSpace = 23;
    const ev = play(g, 'do:A9-2', 'pass');
    expect(keys(ev).filter((k) => k === 'forced')).toHaveLength(1);
    expect(g.round).toBe(2);
  });
});

describe('A4', () => {
  it('entering with the very last guard, then only withdraw or pass', () => {
    const g = ap(tile(champion(table({ a: 'A6', players: 2 }), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    reserve(g, P1, 2);
    passAll(g, 1);
    play(g, 'do:warrior-4a', 'enter');
    expect(clanOf(g, P1).reserve).toBe(0);
    expect(optionsOf(g, P1)).toEqual(['withdraw', 'pass']);
    play(g, 'withdraw');
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
    expect(why(g, 'withdraw')).not.toBeNull();
  });
});

describe('Tracks', () => {
  it('refund at the cap: who stays at 12 keeps the place, who arrives lies on top, the sequence was fixed', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, 12), P2, 12), P3, 10);
    g.apStack = [P3, P2, P1]; // P1 on top of P2 on 12
    for (const [w, n] of [
      [P1, 3],
      [P2, 1],
      [P3, 5],
    ] as const) {
      g.spaceGuards[4 * 3 + w] = n;
      clanOf(g, w).reserve -= n;
    }
    g.spacePrice[4] = 5;
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P3, P1, P2]);
    expect(g.order).toEqual([P3, P1, P2]);
  });
  it('refund from stacked penalty spaces', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, -2), P2, -2), P3, -1);
    g.apStack = [P1, P3, P2];
    for (const [w, n] of [
      [P1, 1],
      [P2, 1],
      [P3, 0],
    ] as const) {
      g.spaceGuards[w] = n;
      clanOf(g, w).reserve -= n;
    }
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    // sequence: P2 (top of -2), P1, P3; P2 -> -1 on P3, P1 -> -1 on P2
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P2, P1, P3]);
    expect(g.order).toEqual([P1, P2, P3]);
    expect(score(g)).toEqual([6, 6, 6]);
  });
  it('+4 AP at 12: ends on 12 again, but on top; at 0: 5 VP and AP 2', () => {
    const g = ap(ap(table({ players: 2 }), P1, 12), P2, 12);
    g.apStack = [P1, P2];
    play(g, 'do:neutral-3a');
    expect(clanOf(g, P1).ap).toBe(12);
    expect(g.apStack).toEqual([P2, P1]);
    const h = vp(ap(table(), P1, 0), P1, 4);
    play(h, 'do:neutral-3a');
    expect(clanOf(h, P1)).toMatchObject({ ap: 2, vp: 0 });
  });
  it('from -1 one more AP costs 5; from -2 only row 1, free of charge', () => {
    const g = vp(ap(table({ players: 2 }), P1, -1), P1, 20);
    payAp(g, P1, 1);
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 15 });
    passAll(g, 1);
    play(g, 'idle');
    expect(optionsOf(g, P1)).toEqual(['space:monk-1', 'space:governor-1', 'space:warrior-1', 'space:neutral-1']);
    play(g, 'space:monk-1');
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 15 });
  });
  it('a loss larger than the score is told as what it was', () => {
    const g = vp(ap(table(), P1, 0), P1, 1);
    const ev = play(g, 'do:neutral-3a');
    expect(ev.find(({ key }) => key === 'overdrawn')?.params.vp).toBe(1);
  });
  it('AP beyond the cap are not told as gained', () => {
    const g = ap(tile(champion(building(table(), 'L13', 'gate', 'market'), P1, 'warrior', 'L13'), 'R16', P1), P1, 12);
    tile(tile(g, 'R17', 'neutral'), 'R22', 'neutral');
    g.cityRow = ['C3'];
    ap(g, P1, 12);
    const ev = play(g, 'do:warrior-4a', 'card:C3');
    expect(clanOf(g, P1).ap).toBe(12);
    const told = ev.find(({ key }) => key === 'gainedAp');
    expect(told?.rule).not.toBe('WP-AP-1');
  });
});

describe('Roads', () => {
  it('up to 2 back and forth: the first step finishes the road, the second is free and asks for no guard', () => {
    const g = champion(table(), P1, 'governor', 'L02');
    play(g, 'do:governor-4b', 'road:R05', 'cover:1', 'tile:neutral', 'road:R05');
    expect(whereIs(g, P1, 'governor')).toBe(spotOf('L02'));
    expect(asked(g)).toBe(P2);
    expect(clanOf(g, P1).reserve).toBe(7);
  });
  it('the majority has no tile, the minority has: the guards stay, no tile, the road is open and freed', () => {
    const g = turnOf(champion(guards(table(), 'R02', P1, 2), P2, 'monk', 'L02'), P2);
    clanOf(g, P1).tiles = [2, 0, 2];
    g.supply.tiles = [4, 0, 5];
    for (const r of ['R01', 'R05', 'X02']) g.roadTile[roadOf(r)] = NEUTRAL;
    for (const w of [P1, P2]) vp(g, w, 0);
    const ev = play(g, 'do:monk-1a', 'road:R02', 'cover:1');
    expect(ev.find(({ key }) => key === 'noTileLeft')?.params.seat).toBe(P1);
    expect(onRoad(g, 'R02')).toEqual([2, 1, 0, 0]);
    expect(g.freed[placeOf('L02')]).toBe(1);
    expect([clanOf(g, P1).vp, clanOf(g, P2).vp]).toEqual([2, 3]);
    champion(turnOf(g, P3), P3, 'monk', 'L02');
    play(g, 'do:monk-1a', 'road:R02');
    expect(whereIs(g, P3, 'monk')).toBe(spotOf('L03'));
    expect(pending(g).name).toBe('turn.select');
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
  it('non-active player wins A7 with the tile, both ends are freed, the coverer gets 2 + 2', () => {
    const g = table({ a: 'A7' });
    for (const r of ['X02', 'R15', 'X12', 'R26']) tile(g, r, P1);
    for (const r of ['R01', 'R02', 'R10', 'R11', 'R16']) g.roadTile[roadOf(r)] = NEUTRAL;
    champion(turnOf(g, P2), P2, 'monk', 'L02');
    const before = score(g);
    play(g, 'do:monk-1a', 'road:R05', 'cover:1', 'tile:neutral');
    // P2 +2 +2; P1: A7 15, own tiles: L02 X02 2, L07 R15 1
    expect(diff(g, before)).toEqual([15 + 2 + 1, 4, 0, 0]);
    expect(missions(g).winner).toBe(P1);
  });
  it('the asked majority is a passed player in another turn, the walker goes on afterwards', () => {
    const g = turnOf(champion(guards(table({ players: 2 }), 'R02', P1, 2), P2, 'governor', 'L02'), P2);
    passAll(g, 0);
    play(g, 'do:governor-4b', 'road:R02', 'cover:1');
    expect(asked(g)).toBe(P1);
    play(g, 'tile:own');
    expect(pending(g).name).toBe('walking.step');
    expect(asked(g)).toBe(P2);
    play(g, 'road:R02');
    expect(whereIs(g, P2, 'governor')).toBe(spotOf('L02'));
    expect(clanOf(g, P1).passed).toBe(true);
  });
  it('extra guard: two guards turn a minority into a tie, and the last placer wins it', () => {
    const g = turnOf(champion(guards(table(), 'R03', P1, 2), P2, 'monk', 'L04'), P2);
    strength(ap(g, P2, 12), P2, 'monk', 2);
    play(g, 'do:monk-4b', 'road:R03', 'cover:2');
    expect(asked(g)).toBe(P2);
    play(g, 'tile:own');
    expect(tileOn(g, 'R03')).toBe(P2);
    expect(g.clans.map((c) => c.reserve)).toEqual([8, 7, 8, 8]);
  });
  it('guards that came back are used in the second step of the same move (last guard)', () => {
    const g = reserve(champion(table(), P1, 'governor', 'L02'), P1, 2);
    play(g, 'do:governor-4b', 'road:R05', 'cover:1', 'tile:own', 'road:R15', 'cover:1', 'tile:own');
    expect(clanOf(g, P1).tiles).toEqual([2, 6, 0]);
    expect(clanOf(g, P1).reserve).toBe(1);
  });
  it('two players: own and neutral ones run out one after the other', () => {
    const g = table({ players: 2 });
    passAll(g, 1);
    clanOf(g, P1).tiles = [2, 6, 1];
    g.supply.tiles = [4, 7, 1];
    const walk: [string, string][] = [
      ['L02', 'R05'],
      ['L07', 'R11'],
      ['L08', 'R12'],
    ];
    walk.forEach(([from, road], i) => {
      champion(turnOf(g, P1), P1, 'monk', from);
      clanOf(g, P1).lastSpace = -1;
      g.spacePrice.fill(0);
      play(g, 'do:monk-1a', `road:${road}`, 'cover:1', ...(i === 0 ? ['tile:own'] : []));
    });
    expect(walk.map(([, r]) => tileOn(g, r))).toEqual([P1, NEUTRAL, -1]);
    expect(uncovered(g, roadOf('R12'))).toBe(0);
  });
});

describe('Building', () => {
  it('C8 walks out of the city being founded, finishing its last road: freed before the base', () => {
    const g = ap(champion(building(table(), 'L13', 'gate', 'market'), P1, 'warrior', 'L13'), P1, 6);
    tile(tile(tile(tile(g, 'R16', P1), 'R17', P1), 'R22', P2), 'R23', 'neutral');
    g.cityRow = ['C8', 'C7'];
    const ev = play(g, 'do:warrior-4a', 'card:C8', 'champion:warrior', 'road:R27', 'cover:1', 'tile:own', 'road:R27');
    expect(keys(ev).indexOf('freed')).toBeLessThan(keys(ev).indexOf('founded'));
    expect(g.bases[placeOf('L13')]).toBe(1);
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L13'));
    expect(asked(g)).toBe(P2);
  });
  it('third building with an empty row but a base left', () => {
    const g = ap(champion(building(table(), 'L13', 'gate', 'market'), P1, 'warrior', 'L13'), P1, 6);
    tile(tile(tile(g, 'R16', P1), 'R17', P1), 'R22', P2);
    g.cityRow = [];
    play(g, 'do:warrior-4a');
    expect(g.bases[placeOf('L13')]).toBe(1);
    expect(asked(g)).toBe(P2);
  });
  it('build first on the frontier, the reward makes the champion strong enough for the move of the same option', () => {
    const g = ap(guards(champion(table(), P1, 'monk', 'L05'), 'R09', P1, 2), P1, 12);
    // One guard on R09 and one of P2 on R03: enough to build, and both roads still closed.
    g.roadGuards[roadOf('R09') * 4 + P1] = 1;
    clanOf(g, P1).reserve += 1;
    guards(g, 'R03', P2, 1);
    expect(optionsOf(g, P1)).toContain('do:monk-5b');
    play(g, 'do:monk-5b');
    expect(optionsOf(g, P1)).toEqual(['act:build', 'stop']);
    play(g, 'act:build', 'stop', 'reward:tiles', 'tile:rosary', 'stop');
    expect(pending(g).name).toBe('walking.step');
    play(g, 'road:R09', 'leave');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L10'));
  });
  it('build first on the frontier, the free action moves the builder, its own move goes on from there', () => {
    const g = ap(guards(champion(table(), P1, 'monk', 'L05'), 'R09', P1, 2), P1, 12);
    play(
      g,
      'do:monk-5b',
      'act:build',
      'do:neutral-1a',
      'champion:monk',
      'road:R09',
      'leave',
      'reward:vp',
      'road:R13',
      'leave',
    );
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L09'));
    expect(g.buildings[placeOf('L05')]).toBe(1);
  });
  it('fifth base and last building and second capital in nested buildings: all endings, one last round', () => {
    const g = ap(champion(champion(table(), P1, 'monk', 'L05'), P1, 'warrior', 'L11'), P1, 12);
    tile(tile(g, 'R03', 'neutral'), 'R09', 'neutral');
    building(g, 'L05', 'market', 'pagoda');
    for (const p of ['L01', 'L02']) city(g, p);
    city(g, 'L03', 'gate', 'market', 'pagoda');
    city(g, 'L11', 'gate', 'market');
    for (const r of ['R14', 'R24', 'R21']) tile(g, r, 'neutral');
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:monk-4a', 'card:C5', 'do:neutral-6a', 'build:pagoda', 'stop', 'reward:vp', 'reward:vp');
    // the inner building is checked first and sees both
    expect(g.endings.toSorted()).toEqual(['fifthCityBase', 'secondCapital']);
    expect(asked(g)).toBe(P2);
    play(g, 'pass', 'pass', 'pass', 'pass');
    expect(g.stack).toEqual([]);
    expect(g.round).toBe(1);
  });
  it('a city takes no building of the type it has on the base, a capital none at all, a village no fourth', () => {
    const g = ap(
      champion(
        champion(champion(city(table(), 'L11', 'gate', 'market', 'pagoda'), P1, 'monk', 'L11'), P1, 'governor', 'L11'),
        P1,
        'warrior',
        'L11',
      ),
      P1,
      12,
    );
    for (const r of ['R14', 'R24', 'R21']) tile(g, r, 'neutral');
    for (const o of ['monk-6a', 'governor-6a', 'warrior-6a'])
      expect(why(g, `do:${o}`)).toMatchObject({ rule: 'WP-BUILD-3' });
    expect(why(g, 'do:neutral-6a')).toMatchObject({ rule: 'WP-BUILD-7' });
  });
  it('a base that closes a loop of another player wins A1 for that player, after the card', () => {
    const g = table({ a: 'A1' });
    // L04 - L05 - L10 - L09: R03 4, R09 3, R13 1, R08 1; the third building goes on L10 (R09 3 + R13 1).
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L05', 'L09']) building(g, p, 'gate');
    building(g, 'L10', 'market', 'pagoda');
    ap(champion(g, P1, 'monk', 'L10'), P1, 12);
    g.cityRow = ['C5'];
    const before = score(g);
    const ev = play(g, 'do:monk-4a', 'card:C5');
    expect(diff(g, before)).toEqual([2 + 4 + 4, 10, 0, 0]);
    expect(keys(ev)).toEqual(['selected', 'built', 'cityCard', 'gainedVp', 'founded', 'missionWon']);
  });
  it('a gate fulfils A1 for another player before the free action could for the builder (WP-EXPERT-5, WP-BUILD-10)', () => {
    const g = table({ a: 'A1' });
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L10', 'L09']) building(g, p, 'gate');
    // P1's own loop is L07-L12-L13-L08.
    for (const r of ['R15', 'R22', 'R17']) g.roadTile[roadOf(r)] = P1;
    for (const p of ['L07', 'L08', 'L12', 'L13']) building(g, p, 'gate');
    ap(champion(champion(g, P1, 'monk', 'L05'), P1, 'warrior', 'L07'), P1, 12);
    play(g, 'do:monk-4a', 'do:neutral-1a', 'champion:warrior', 'road:R11', 'cover:1', 'tile:own', 'reward:vp');
    // "The first player": P2 fulfilled the card when the gate was placed.
    expect(missions(g).winner).toBe(P2);
  });
  it('two-action option with nothing possible is not offered, but its space may be taken idly', () => {
    const g = ap(strength(table(), P1, 'monk', 4), P1, 12);
    expect(optionsOf(g, P1)).not.toContain('do:monk-5a');
    play(g, 'idle', 'space:monk-5');
    expect(clanOf(g, P1)).toMatchObject({ ap: 8, lastSpace: 16 });
  });
});

describe('Rounds', () => {
  it('selecting idly raises the price and binds the player', () => {
    const g = table({ players: 2 });
    play(g, 'idle', 'space:neutral-1', 'idle', 'space:neutral-1');
    expect(g.spacePrice[3]).toBe(3);
    expect([clanOf(g, P1).reserve, clanOf(g, P2).reserve]).toEqual([8, 7]);
    expect(why(g, 'do:monk-1a')).toMatchObject({ rule: 'WP-SELECT-3' });
  });
  it('three players forced to pass one after the other, the fourth plays on alone', () => {
    const g = table();
    for (const w of [P2, P3, P4]) reserve(g, w, 0);
    const ev = play(g, 'do:warrior-2b');
    expect(ev.filter(({ key }) => key === 'passed')).toHaveLength(3);
    expect(asked(g)).toBe(P1);
  });
  it('the trigger comes with the last turn of the round: no new round, refund done, tie by AP', () => {
    const g = table({ players: 2 });
    tile(champion(g, P1, 'warrior', 'L10'), 'R20', 'neutral');
    ap(g, P1, 12);
    g.supply.buildings = [0, 0, 1];
    passAll(g, 1);
    reserve(g, P1, 1);
    play(g, 'do:warrior-4a');
    expect(g.stack).toEqual([]);
    expect(clanOf(g, P1).ap).toBe(10);
    expect(outcome(g).reason).toBe('lastBuilding');
  });
});

describe('Scoring', () => {
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
  it('the tie break counts AP after the last refund, negative AP too', () => {
    const g = vp(vp(ap(ap(table({ players: 2 }), P1, -1), P2, -2), P1, 9), P2, 9);
    expect(outcome(g).winners).toEqual([P1]);
  });
});

describe('Undo', () => {
  function opened(players: number): Match<Panda, unknown> {
    return openMatch(
      wayOfThePanda,
      expectOk(configure(wayOfThePanda, { players, seed: 'undo', mode: 'standard' })),
    ) as never;
  }
  function load(m: Match<Panda, unknown>, g: Panda) {
    m.game = g;
    m.pending = advance(rules, g);
    m.moments.length = 0;
  }
  const go = (m: Match<Panda, unknown>, who: number, key: string) =>
    expectOk(choose(m, { seat: seat(who), key, seq: m.moments.length }));
  it('across a forced pass, a round end and a new order', () => {
    const m = opened(2);
    const g = table({ players: 2 });
    reserve(g, P2, 0);
    guards(g, 'R03', P2, 0);
    load(m, g);
    const before = JSON.stringify(m.game);
    go(m, 0, 'pass');
    expect(m.game.round).toBe(2);
    expectOk(undo(m, P1));
    expect(JSON.stringify(m.game)).toBe(before);
  });
  it('not across the tile choice of another player, and back to the middle of nested bonuses', () => {
    const m = opened(2);
    const g = turnOf(champion(guards(table({ players: 2 }), 'R02', P1, 2), P2, 'monk', 'L02'), P2);
    load(m, g);
    for (const k of ['do:monk-1a', 'road:R02', 'cover:1']) go(m, 1, k);
    go(m, 0, 'tile:own');
    expect(undo(m, P2)).toMatchObject({ ok: false, problem: { why: 'another-seat-decided' } });
    expectOk(undo(m, P1));
    expect(m.pending?.name).toBe('finishRoad.tile');
    expectOk(undo(m, P2));
    expect(m.pending?.name).toBe('walking.cover');
    const h = ap(champion(champion(table({ players: 2 }), P1, 'warrior', 'L11'), P1, 'monk', 'L05'), P1, 12);
    guards(tile(tile(city(h, 'L11'), 'R14', 'neutral'), 'R24', 'neutral'), 'R09', P1, 2);
    load(m, h);
    for (const k of ['do:monk-4a', 'do:neutral-6a', 'build:pagoda', 'do:neutral-5a']) go(m, 0, k);
    const at4 = JSON.stringify(m.game);
    go(m, 0, 'reward:vp');
    expectOk(undo(m, P1));
    expect(JSON.stringify(m.game)).toBe(at4);
  });
});

describe('Setup and explanations', () => {
  it('cover:2 with one guard left does not say that there is none', () => {
    const g = reserve(strength(champion(table(), P1, 'monk', 'L06'), P1, 'monk', 2), P1, 2);
    ap(g, P1, 12);
    play(g, 'do:monk-4b', 'road:R10');
    expect(clanOf(g, P1).reserve).toBe(1);
    expect(why(g, 'cover:2')?.why).not.toBe('noGuardLeft');
  });
  it('A9-3 on a village with a gate and too few guards says "few guards"', () => {
    const g = tile(building(table({ a: 'A9' }), 'L08', 'gate'), 'R20', 'neutral');
    play(g, 'do:A9-3');
    expect(why(g, 'place:L08')).toMatchObject({ rule: 'WP-BUILD-2' });
  });
  it('"both" with one half impossible gives the reason of that half', () => {
    const g = ap(table(), P1, 12);
    play(g, 'do:governor-5a');
    expect(why(g, 'both')?.why).not.toBe('notBoth');
  });
  it('a two-action option of which nothing can be done: reason for both halves or the one nearest to possible', () => {
    const g = ap(champion(strength(building(table(), 'L15', 'gate'), P1, 'monk', 4), P1, 'monk', 'L15'), P1, 12);
    quests(g, P1, 'monk', 4);
    expect(why(g, 'do:monk-5a')).toMatchObject({ rule: 'WP-CLAN-6' });
  });
  it('setup, 2 players: second own guard on a two-ninja road refused by WP-SETUP-11', () => {
    const g = fresh({ players: 2 });
    play(g, 'road:R01', 'road:R02');
    expect(why(g, 'road:R01')).toMatchObject({ rule: 'WP-SETUP-11' });
  });
  it('a border section named from a location is refused with the way to get there, not as "not neighbouring"', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    play(g, 'do:monk-1a');
    expect(why(g, 'border:N-W')?.rule).not.toBe('WP-BORDER-2');
  });
  it('refusing an opponent’s champion (A9-6) does not speak of "your" champion', () => {
    const g = champion(table({ a: 'A9' }), P2, 'monk', 'L05');
    champion(g, P3, 'monk', 'L07');
    play(g, 'do:A9-6');
    const no = why(g, 'champion:P2-monk');
    expect((messages as Record<string, string>)[`refusal.${no?.why}`]).not.toMatch(/your/);
  });
  it('evading: the refusal counts the ignored ninja', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    play(g, 'do:neutral-2a', 'champion:monk');
    expect(why(g, 'road:R02')).toMatchObject({ rule: 'WP-EVADE-1' });
  });
  it('a negative B card below 0 is told as what it took', () => {
    const g = vp(table({ b: 'B3', players: 2 }), P1, 3);
    only(g, begin(finalScoring, {}));
    const { events } = witness(() => {
      advance(rules, g);
    });
    expect(events.find((e) => e.key === 'missionScore' && e.params.seat === P1)?.params.vp).toBe(-3);
  });
});
