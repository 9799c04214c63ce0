import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { placeOf, ROAD_IDS, roadOf, spotOf } from '../../content/map.ts';
import { guardsAround, ownGuardsAround, uncovered } from '../../rules/roads.ts';
import { clanOf, NEUTRAL } from '../../state.ts';
import {
  ap,
  asked,
  champion,
  guards,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  passAll,
  pending,
  play,
  score,
  strength,
  table,
  tile,
  tileOn,
  turnOf,
  vp,
  whereIs,
} from '../table.ts';

/** The second player's governor can walk R01, on which the first player has covered one of two ninjas. */
function halfCovered() {
  return turnOf(champion(guards(table(), 'R01', P1, 1), P2, 'governor', 'L02'), P2);
}

describe('A completed road', () => {
  it('is one whose ninjas are all covered by miniatures (WP-ROAD-1)', () => {
    const g = turnOf(champion(guards(table(), 'R02', P1, 1), P2, 'monk', 'L02'), P2);
    strength(g, P2, 'monk', 2);
    play(g, 'do:monk-1a', 'road:R02', 'cover:1');
    expect(tileOn(g, 'R02')).toBe(-1);
    expect(uncovered(g, roadOf('R02'))).toBe(1);
  });

  it('gets the tile of who placed last, if guards are equal (WP-EX-16, WP-ROAD-2, WP-ROAD-6)', () => {
    const g = halfCovered();
    const before = clanOf(g, P2).reserve;
    play(g, 'do:governor-1a', 'road:R01', 'cover:1');
    expect(optionsOf(g, P2)).toEqual(['tile:own', 'tile:neutral']);
    play(g, 'tile:own');
    expect(tileOn(g, 'R01')).toBe(P2);
    expect(clanOf(g, P2).tiles).toEqual([2, 5, 2]);
    expect(clanOf(g, P2).reserve).toBe(before - 1);
    expect(clanOf(g, P1).reserve).toBe(8);
    expect(g.freed.every((freed) => freed === 0)).toBe(true);
  });

  it('gets the tile of the majority, who is asked in another player’s turn (WP-EX-17, WP-ROAD-3, WP-ROAD-4)', () => {
    const g = turnOf(champion(guards(table(), 'R02', P1, 2), P2, 'monk', 'L02'), P2);
    play(g, 'do:monk-1a', 'road:R02', 'cover:1');
    expect(optionsOf(g, P1)).toEqual(['tile:own', 'tile:neutral']);
    play(g, 'tile:neutral');
    expect(tileOn(g, 'R02')).toBe(NEUTRAL);
    expect(g.supply.tiles).toEqual([4, 6, 5]);
    expect(at(pending(g).questions, 0).seat).toBe(P3);
  });

  it('must take the kind that is left (WP-ROAD-4)', () => {
    const g = halfCovered();
    clanOf(g, P2).tiles = [2, 0, 2];
    play(g, 'do:governor-1a', 'road:R01', 'cover:1');
    expect(tileOn(g, 'R01')).toBe(NEUTRAL);
  });

  it('takes a two or a three from the same tiles, for the rest of the game (WP-ROAD-5)', () => {
    const g = halfCovered();
    play(g, 'do:governor-1a', 'road:R01', 'cover:1', 'tile:own');
    expect(guardsAround(g, placeOf('L01'))).toBe(2);
    strength(champion(turnOf(g, P2), P2, 'warrior', 'L02'), P2, 'warrior', 3);
    guards(g, 'R02', P2, 2);
    play(g, 'do:warrior-1a', 'road:R02', 'cover:1', 'tile:own');
    expect(clanOf(g, P2).tiles).toEqual([2, 4, 2]);
    expect(ownGuardsAround(g, placeOf('L02'), P2)).toBe(5);
  });

  it('gives all guards back to their owners (WP-ROAD-6)', () => {
    const g = turnOf(champion(guards(guards(table(), 'R02', P1, 1), 'R02', P3, 1), P2, 'monk', 'L02'), P2);
    play(g, 'do:monk-1a', 'road:R02', 'cover:1', 'tile:own');
    expect(onRoad(g, 'R02')).toEqual([0, 0, 0, 0]);
    expect(g.clans.map((clan) => clan.reserve)).toEqual([8, 7, 8, 8]);
  });

  it('keeps the guards for good when there is no tile for it (WP-EX-18, WP-ROAD-7)', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    clanOf(g, P1).tiles = [2, 6, 0];
    g.supply.tiles = [4, 7, 0];
    const events = play(g, 'do:monk-1a', 'road:R05', 'cover:1');
    expect(events.map(({ key }) => key)).toContain('noTileLeft');
    expect(onRoad(g, 'R05')).toEqual([1, 0, 0, 0]);
    expect(uncovered(g, roadOf('R05'))).toBe(0);
    expect([guardsAround(g, placeOf('L02')), ownGuardsAround(g, placeOf('L07'), P1)]).toEqual([1, 1]);
    expect(whereIs(g, P1, 'monk')).toBe(placeOf('L07'));
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
});

describe('A freed location', () => {
  /** Around L20 only one ninja on X08 is open. */
  function lastOfL20() {
    const g = tile(tile(tile(guards(table(), 'X08', P1, 1), 'R29', P1), 'R32', P2), 'X09', 'neutral');
    return turnOf(champion(g, P3, 'monk', 'L20'), P3);
  }

  it('scores when its last ninja is covered, once (WP-FREE-1)', () => {
    const g = lastOfL20();
    play(g, 'do:monk-1a', 'road:X08', 'cover:1', 'tile:own');
    expect(g.freed[placeOf('L20')]).toBe(1);
    expect(g.freed.filter((freed) => freed === 1)).toHaveLength(1);
  });

  it('gives the points of the rulebook’s example (WP-EX-19, WP-FREE-2, WP-FREE-3, WP-FREE-4)', () => {
    const g = lastOfL20();
    for (const who of [P1, P2, P3]) vp(g, who, 0);
    play(g, 'do:monk-1a', 'road:X08', 'cover:1', 'tile:own');
    expect(score(g).slice(0, 3)).toEqual([2, 4, 4]);
  });

  it('counts the tile that was just placed, and gives 2 VP to who covered the last ninja (WP-FREE-2, WP-FREE-3)', () => {
    // P1 has the majority on R32 and places the tile; P3 covered the last ninja.
    const g = tile(tile(tile(guards(table(), 'R32', P1, 3), 'R29', 'neutral'), 'X08', 'neutral'), 'X09', 'neutral');
    turnOf(champion(g, P3, 'monk', 'L20'), P3);
    for (const who of [P1, P3]) vp(g, who, 0);
    play(g, 'do:monk-1a', 'road:R32', 'cover:1', 'tile:own');
    expect([clanOf(g, P1).vp, clanOf(g, P3).vp]).toEqual([4, 2]);
  });

  it('gives nothing for neutral guards (WP-FREE-4)', () => {
    const g = lastOfL20();
    vp(g, P3, 0);
    play(g, 'do:monk-1a', 'road:X08', 'cover:1', 'tile:neutral');
    expect(clanOf(g, P3).vp).toBe(2);
  });

  it('may be two at once, each with its own points (WP-FREE-5)', () => {
    // L15 and L20 hang on R29 alone.
    let g = table();
    for (const road of ['R19', 'R20', 'R28', 'X07', 'R32', 'X08', 'X09']) g = tile(g, road, 'neutral');
    guards(g, 'R29', P1, 1);
    vp(champion(g, P1, 'monk', 'L15'), P1, 0);
    play(g, 'do:monk-1a', 'road:R29', 'cover:1', 'tile:own');
    expect(g.freed[placeOf('L15')]).toBe(1);
    expect(g.freed[placeOf('L20')]).toBe(1);
    expect(clanOf(g, P1).vp).toBe(2 + 2 + 2 + 2);
  });

  it('is freed also when no tile is left for the road (WP-FREE-1, WP-ROAD-7)', () => {
    const g = lastOfL20();
    clanOf(g, P3).tiles = [0, 0, 0];
    g.supply.tiles = [0, 0, 0];
    vp(g, P3, 0);
    play(g, 'do:monk-1a', 'road:X08', 'cover:1');
    expect(clanOf(g, P3).vp).toBe(2 + 1);
  });
});
