import { describe, expect, it } from 'vitest';
import { placeOf, roadOf, spotOf } from '../../content/map.ts';
import { uncovered } from '../../rules/roads.ts';
import { missionPoints } from '../../rules/scoring.ts';
import { clanOf, NEUTRAL } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  guards,
  onRoad,
  P1,
  P2,
  P3,
  pending,
  play,
  reserve,
  score,
  strength,
  table,
  tile,
  tileOn,
  turnOf,
  vp,
  whereIs,
} from '../table.ts';
import { asked, diff, missions, passAll } from './edge.ts';

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
    // P2 +2 +2; P1: A7 15, own tiles: L02 X02 2, L07 R15 2
    expect(diff(g, before)).toEqual([15 + 2 + 2, 4, 0, 0]);
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
    play(g, 'do:monk-6b', 'act:move', 'road:R03', 'cover:2');
    expect(asked(g)).toBe(P2);
    play(g, 'tile:own');
    expect(tileOn(g, 'R03')).toBe(P2);
    expect(g.clans.map((c) => c.reserve)).toEqual([8, 7, 8, 8]);
  });
  it('guards that came back are used in the second step of the same move (last guard)', () => {
    const g = reserve(champion(table(), P1, 'governor', 'L04'), P1, 2);
    play(g, 'do:governor-4b', 'road:R08', 'cover:1', 'tile:own', 'road:R13', 'cover:1', 'tile:own');
    expect(clanOf(g, P1).tiles).toEqual([2, 6, 0]);
    expect(clanOf(g, P1).reserve).toBe(1);
  });
  it('two players: own and neutral ones run out one after the other', () => {
    const g = table({ players: 2 });
    passAll(g, 1);
    clanOf(g, P1).tiles = [2, 6, 1];
    g.supply.tiles = [4, 7, 1];
    const walk: [string, string][] = [
      ['L04', 'R08'],
      ['L09', 'R13'],
      ['L10', 'X06'],
    ];
    walk.forEach(([from, road], i) => {
      champion(turnOf(g, P1), P1, 'monk', from);
      clanOf(g, P1).lastSpace = -1;
      g.spacePrice.fill(0);
      play(g, 'do:monk-1a', `road:${road}`, 'cover:1', ...(i === 0 ? ['tile:own'] : []));
    });
    expect(walk.map(([, r]) => tileOn(g, r))).toEqual([P1, NEUTRAL, -1]);
    expect(uncovered(g, roadOf('X06'))).toBe(0);
  });
});
