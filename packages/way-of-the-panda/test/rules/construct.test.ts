import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { placeOf, roadOf, spotOf } from '../../content/map.ts';
import { hasBuilding, isCapital, isCity } from '../../rules/places.ts';
import type { Panda } from '../../state.ts';
import { clanOf, SHEET } from '../../state.ts';
import {
  ap,
  asked,
  building,
  champion,
  city,
  cityDue,
  guards,
  keys,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  quests,
  score,
  strength,
  table,
  tile,
  tileOn,
  whereIs,
  why,
} from '../table.ts';

const gained = (g: Panda, before: readonly number[]) => score(g).map((points, who) => points - at(before, who));

/** P1's warrior on L10, with so many neutral guards around it. */
function warriorOnL10(guardsAround: 0 | 1 | 2 | 3): Panda {
  const g = ap(champion(table(), P1, 'warrior', 'L10'), P1, 12);
  if (guardsAround === 1) tile(g, 'R13', 'neutral');
  if (guardsAround === 2) tile(g, 'R20', 'neutral');
  if (guardsAround === 3) tile(g, 'R09', 'neutral');
  return g;
}

describe('Building', () => {
  it('is done by a champion, of its own type, where it stands (WP-BUILD-1)', () => {
    const g = warriorOnL10(2);
    play(g, 'do:warrior-4a');
    expect(hasBuilding(g, placeOf('L10'), 2)).toBe(true);
    expect(g.supply.buildings).toEqual([10, 10, 9]);
  });

  it('needs guards of whatever colour around: two for the first (WP-EX-25, WP-BUILD-2, WP-BUILD-5)', () => {
    const g = ap(tile(champion(table(), P1, 'warrior', 'L10'), 'R20', P2), P1, 12);
    const before = score(g);
    play(g, 'do:warrior-4a');
    expect(gained(g, before)).toEqual([4 + 2, 0, 0, 0]);
  });

  it('is not offered with too few guards, nor for a type that stands there (WP-EX-26, WP-BUILD-2, WP-BUILD-3)', () => {
    expect(why(warriorOnL10(1), 'do:warrior-4a')).toEqual({
      rule: 'WP-BUILD-2',
      why: 'fewGuards',
      params: { guards: 1, needed: 2, number: 1 },
    });
    expect(why(building(warriorOnL10(2), 'L10', 'pagoda'), 'do:warrior-4a')).toMatchObject({
      rule: 'WP-BUILD-3',
      why: 'sameBuilding',
    });
  });

  it.each([
    [[], 'village', 2, 4],
    [['gate'], 'village', 3, 3],
    [['gate', 'market'], 'village', 4, 2],
    [[], 'city', 5, 5],
    [['gate'], 'city', 6, 7],
    [['gate', 'market'], 'city', 8, 9],
  ])('with %j in a %s needs %i guards and brings %i VP (WP-BUILD-2)', (there, kind, needed, points) => {
    // L12 has roads of 3, 3, 2, 2 and 1 ninjas.
    const g = ap(champion(table(), P1, 'warrior', 'L12'), P1, 12);
    if (kind === 'city') city(g, 'L12', ...there);
    else building(g, 'L12', ...there);
    const option = kind === 'city' ? 'do:warrior-6a' : 'do:warrior-4a';
    const steps: [string, number][] = [
      ['R21', 3],
      ['R25', 3],
      ['R15', 2],
      ['R22', 2],
      ['R26', 1],
    ];
    let around = 0;
    for (const [road, ninjas] of steps) {
      if (around + ninjas >= needed) continue;
      tile(g, road, 'neutral');
      around += ninjas;
    }
    expect(around).toBe(needed - 1);
    expect(why(g, option)).toMatchObject({ rule: 'WP-BUILD-2', params: { guards: needed - 1, needed } });
    const spare = steps.find(([road]) => tileOn(g, road) < 0)?.[0] ?? '';
    guards(g, spare, P1, 1);
    const before = clanOf(g, P1).vp;
    play(g, option);
    expect(clanOf(g, P1).vp - before).toBe(points);
  });

  it('of one type happens once below and once on the base (WP-BUILD-3)', () => {
    const g = ap(
      champion(city(tile(tile(table(), 'R21', 'neutral'), 'R25', 'neutral'), 'L12', 'pagoda'), P1, 'warrior', 'L12'),
      P1,
      12,
    );
    expect(why(g, 'do:warrior-6a')).toMatchObject({ rule: 'WP-BUILD-3', why: 'sameBuilding' });
  });

  it('counts a starting building as the first (WP-EX-27, WP-BUILD-4, WP-BUILD-5)', () => {
    const g = ap(champion(tile(building(table(), 'L08', 'gate'), 'R06', P1), P1, 'governor', 'L08'), P1, 12);
    const before = score(g);
    play(g, 'do:governor-4a');
    expect(gained(g, before)).toEqual([3, 0, 0, 0]);
  });

  it('scores one VP for each guard of an opponent, none for own and neutral ones (WP-EX-28, WP-BUILD-5)', () => {
    // Around L12: 2 of P2, 2 neutral, 3 of P1 (own).
    const g = ap(champion(city(table(), 'L12'), P1, 'warrior', 'L12'), P1, 12);
    guards(guards(guards(tile(g, 'R15', 'neutral'), 'R25', P2, 2), 'R21', P1, 2), 'R22', P1, 1);
    const before = score(g);
    play(g, 'do:warrior-6a');
    expect(gained(g, before)).toEqual([5 + 2, 0, 0, 0]);
  });

  it('“in village” and “in city” are two different things (WP-BUILD-6)', () => {
    const village = ap(champion(tile(table(), 'R21', 'neutral'), P1, 'monk', 'L12'), P1, 12);
    expect(why(village, 'do:monk-6a')).toMatchObject({ rule: 'WP-BUILD-6', why: 'needsCity' });
    const town = ap(champion(city(tile(table(), 'R21', 'neutral'), 'L12'), P1, 'monk', 'L12'), P1, 12);
    expect(why(town, 'do:monk-4a')).toMatchObject({ rule: 'WP-BUILD-6', why: 'needsVillage' });
  });

  it('needs a building in the supply (WP-BUILD-8)', () => {
    const g = warriorOnL10(2);
    g.supply.buildings = [10, 10, 0];
    expect(why(g, 'do:warrior-4a')).toMatchObject({ rule: 'WP-BUILD-8', why: 'noBuildingLeft' });
  });

  it('leaves something that any champion of the class may use (WP-BUILD-9)', () => {
    const g = champion(warriorOnL10(2), P2, 'warrior', 'L10');
    play(g, 'do:warrior-4a', 'do:warrior-3a');
    expect(clanOf(g, P2).quests).toEqual([0, 0, 1]);
  });

  it('scores first, then comes the card, then the base, then the check for the end (WP-BUILD-10)', () => {
    const g = cityDue('L01', 'L02', 'L03', 'L04');
    g.cityRow = ['C5', 'C7'];
    const events = play(g, 'do:warrior-4a', 'card:C5').map(({ key }) => key);
    expect(events).toEqual(['selected', 'built', 'cityCard', 'gainedVp', 'founded', 'lastRound']);
  });

  it('may be declined by selecting the space alone (WP-ACTION-2)', () => {
    const g = warriorOnL10(2);
    play(g, 'idle', 'space:warrior-4');
    expect(hasBuilding(g, placeOf('L10'), 2)).toBe(false);
    expect(clanOf(g, P1).ap).toBe(9);
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
});

describe('A city', () => {
  /** P1's warrior will build the third building on L13. */
  function thirdOnL13(row = ['C3', 'C1', 'C8', 'C7', 'C2', 'C6']): Panda {
    const g = ap(champion(building(table(), 'L13', 'gate', 'market'), P1, 'warrior', 'L13'), P1, 6);
    tile(tile(tile(tile(g, 'R16', P1), 'R17', P1), 'R22', P2), 'R23', 'neutral');
    g.cityRow = row;
    return g;
  }

  it('is founded with the third building: points, card, base (WP-EX-29, WP-CITY-2, WP-CITY-3)', () => {
    const g = thirdOnL13(['C5', 'C7']);
    for (const place of ['L01', 'L02', 'L03', 'L04']) city(g, place);
    // 4 guards of P1 and 2 of P2: the neutral road is open here.
    g.roadTile = g.roadTile.map((owner) => (owner === 4 ? -1 : owner));
    const before = score(g);
    const supply = [...g.supply.buildings];
    play(g, 'do:warrior-4a');
    expect(optionsOf(g, P1)).toEqual(['card:C5', 'card:C7']);
    play(g, 'card:C5');
    expect(gained(g, before)).toEqual([2 + 2 + 4, 0, 0, 0]);
    expect(isCity(g, placeOf('L13'))).toBe(true);
    expect(g.buildings[placeOf('L13')]).toBe(0);
    expect(g.supply.buildings).toEqual([at(supply, 0) + 1, at(supply, 1) + 1, at(supply, 2)]);
    expect(g.endings).toEqual(['fifthCityBase']);
  });

  it('gives only a card from either end of the row (WP-EX-30, WP-CITY-1)', () => {
    const g = thirdOnL13();
    play(g, 'do:warrior-4a');
    expect(optionsOf(g, P1)).toEqual(['card:C3', 'card:C6']);
    expect(why(g, 'card:C8')).toMatchObject({ rule: 'WP-CITY-1', why: 'onlyTheEnds' });
    play(g, 'card:C6');
    expect(g.cityRow).toEqual(['C3', 'C1', 'C8', 'C7', 'C2']);
  });

  it('needs no pagoda in the supply, but a base (WP-CITY-3, WP-CITY-4)', () => {
    const g = thirdOnL13();
    g.supply.buildings[2] = 0;
    expect(optionsOf(g, P1)).toContain('do:warrior-4a');
    g.supply.bases = 0;
    expect(why(g, 'do:warrior-4a')).toMatchObject({ rule: 'WP-CITY-4', why: 'noBaseLeft' });
  });

  it('counts as one building of each type (WP-CITY-5)', () => {
    const g = city(table(), 'L13');
    expect([0, 1, 2].map((c) => hasBuilding(g, placeOf('L13'), c as 0))).toEqual([true, true, true]);
  });

  it('must take a card and what it gives; only its move may be left (WP-CITY-6)', () => {
    const points = thirdOnL13(['C5', 'C6']);
    play(points, 'do:warrior-4a');
    expect(optionsOf(points, P1)).toEqual(['card:C5', 'card:C6']);
    const move = thirdOnL13(['C8', 'C7']);
    const before = clanOf(move, P1).vp;
    play(move, 'do:warrior-4a', 'card:C8');
    expect(clanOf(move, P1).vp - before).toBe(2 + 2 + 1);
    play(move, 'stop');
    expect(isCity(move, placeOf('L13'))).toBe(true);
  });

  it('gives its tiles without a way to leave them (WP-CITY-6, WP-CITY-10)', () => {
    const g = thirdOnL13(['C1', 'C6']);
    play(g, 'do:warrior-4a', 'card:C1');
    expect(optionsOf(g, P1)).toEqual(['tile:rosary', 'tile:coin', 'tile:sword']);
    play(g, 'tile:sword');
    expect(optionsOf(g, P1)).toEqual(['tile:rosary', 'tile:coin']);
  });

  it('takes buildings 4 to 6 on its base and becomes a capital (WP-CITY-7)', () => {
    const g = ap(champion(city(table(), 'L12', 'gate', 'market'), P1, 'warrior', 'L12'), P1, 12);
    for (const road of ['R21', 'R25', 'R15', 'R22']) tile(g, road, 'neutral');
    play(g, 'do:warrior-6a');
    expect(isCapital(g, placeOf('L12'))).toBe(true);
  });

  it.each([
    ['C3', { ap: 6 - 3 + 3 }],
    ['C4', { ap: 6 - 3 + 2 }],
    ['C5', { vp: 6 + 2 + 2 + 4 }],
    ['C6', { vp: 6 + 2 + 2 + 3 }],
  ])('gives with %s what the card says (WP-CITY-1)', (card, clan) => {
    const g = thirdOnL13([card, 'C8']);
    play(g, 'do:warrior-4a', `card:${card}`);
    expect(clanOf(g, P1)).toMatchObject(clan);
  });

  it('gives tiles with C1 and C2 wherever the champions stand (WP-CITY-8)', () => {
    const g = thirdOnL13(['C2', 'C8']);
    play(g, 'do:warrior-4a', 'card:C2', 'tile:lantern');
    expect(why(g, 'tile:lantern')).toMatchObject({ rule: 'WP-CITY-10', why: 'differentTiles' });
    expect(why(g, 'tile:sword')).toMatchObject({ rule: 'WP-CITY-10', why: 'otherTiles' });
    play(g, 'tile:chest');
    expect(clanOf(g, P1).quests).toEqual([1, 1, 0]);
  });

  it('moves a champion with C7 and C8 under all rules of moving (WP-CITY-9)', () => {
    const g = thirdOnL13(['C8', 'C7']);
    const before = clanOf(g, P1).vp;
    play(g, 'do:warrior-4a', 'card:C8', 'champion:warrior', 'road:R27', 'cover:1', 'tile:own');
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L18'));
    // Building and card bring 5 VP; covering R27 frees L13, with five own guards around it: 7 more.
    expect(clanOf(g, P1).vp - before).toBe(2 + 2 + 1 + 7);
    expect(why(g, 'road:R31')).toMatchObject({ rule: 'WP-MOVE-2' });
    play(g, 'stop');
    expect(isCity(g, placeOf('L13'))).toBe(true);
  });

  it('gives fewer tiles when kinds are short, never two of a kind (WP-EX-43, WP-CITY-10)', () => {
    const g = strength(strength(thirdOnL13(['C1', 'C8']), P1, 'monk', 4), P1, 'warrior', 2);
    g.supply.strength = [8, 0, 3];
    play(g, 'do:warrior-4a', 'card:C1');
    expect(clanOf(g, P1).strength).toEqual([4, 1, 3]);
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('says why a tile is not to be had (WP-CITY-10)', () => {
    const full = strength(thirdOnL13(['C1', 'C8']), P1, 'monk', 4);
    play(full, 'do:warrior-4a', 'card:C1');
    expect(why(full, 'tile:rosary')).toMatchObject({ rule: 'WP-CLAN-6', why: 'columnFull' });
    const short = thirdOnL13(['C1', 'C8']);
    short.supply.strength = [8, 0, 3];
    play(short, 'do:warrior-4a', 'card:C1');
    expect(why(short, 'tile:coin')).toMatchObject({ rule: 'WP-STR-1', why: 'noSuchTileLeft' });
  });

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
});

describe('The frontier', () => {
  /** P1's warrior on L19 with two own guards around it. */
  function onL19(): Panda {
    return ap(guards(champion(table(), P1, 'warrior', 'L19'), 'R31', P1, 2), P1, 6);
  }

  it('rewards every building there (WP-FRONT-1)', () => {
    const g = onL19();
    expect(play(g, 'do:warrior-4a').map(({ key }) => key)).toContain('frontier');
    expect(pending(g).name).toBe('frontierBonus.freeAction');
  });

  it('gives a free neutral action, then 5 VP (WP-EX-33, WP-FRONT-2, WP-FRONT-3, WP-FRONT-5)', () => {
    const g = onL19();
    const board = () => g.spaceGuards.reduce((sum, count) => sum + count, 0);
    const before = clanOf(g, P1).vp;
    play(g, 'do:warrior-4a');
    expect([clanOf(g, P1).ap, board()]).toEqual([3, 1]);
    play(g, 'do:neutral-3a', 'reward:vp');
    expect(clanOf(g, P1).ap).toBe(7);
    expect(clanOf(g, P1).vp - before).toBe(9);
    expect(board()).toBe(1);
  });

  it('may be taken as two different tiles, after the action (WP-FRONT-3)', () => {
    const g = onL19();
    play(g, 'do:warrior-4a', 'stop', 'reward:tiles', 'tile:sword', 'tile:mask');
    expect(clanOf(g, P1)).toMatchObject({ strength: [1, 1, 2], quests: [0, 0, 1] });
  });

  it('keeps the conditions of the free action (WP-FRONT-4)', () => {
    const g = onL19();
    play(g, 'do:warrior-4a');
    expect(why(g, 'do:neutral-6a')).toMatchObject({ rule: 'WP-BUILD-7' });
    expect(optionsOf(g, P1)).not.toContain('do:neutral-6a');
    clanOf(g, P1).champions = [SHEET, SHEET, SHEET];
    expect(why(g, 'do:neutral-1a')).toMatchObject({ rule: 'WP-MOVE-8', why: 'allOnSheet' });
    expect(optionsOf(g, P1)).toEqual(['do:neutral-3a', 'do:neutral-5a', 'stop']);
  });

  it('does not change the price of the space nor where the player may select (WP-FRONT-5)', () => {
    const g = onL19();
    play(g, 'do:warrior-4a', 'do:neutral-5a', 'reward:vp');
    expect(g.spacePrice.filter((price) => price > 0)).toEqual([1]);
    expect(clanOf(g, P1).lastSpace).toBe(14);
  });

  it('inside a frontier is settled first (WP-EX-42, WP-FRONT-6)', () => {
    const g = ap(champion(champion(table(), P1, 'warrior', 'L11'), P1, 'monk', 'L05'), P1, 12);
    guards(tile(tile(city(g, 'L11'), 'R14', 'neutral'), 'R24', 'neutral'), 'R09', P1, 2);
    const before = clanOf(g, P1).vp;
    const { reserve: guardsBefore } = clanOf(g, P1);
    play(g, 'do:monk-4a', 'do:neutral-6a', 'build:pagoda', 'do:neutral-5a', 'reward:vp', 'reward:vp');
    expect(clanOf(g, P1).vp - before).toBe(21);
    expect(clanOf(g, P1)).toMatchObject({ ap: 12 - 3, reserve: guardsBefore - 1 });
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('offers tiles only while there are some (WP-CITY-10)', () => {
    const g = onL19();
    for (const name of ['monk', 'governor', 'warrior']) quests(strength(g, P1, name, 4), P1, name, 4);
    play(g, 'do:warrior-4a', 'stop');
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    expect(clanOf(g, P1).vp).toBe(6 + 4 + 5);
  });

  it('build first on the frontier, the reward makes the champion strong enough for the move of the same option', () => {
    const g = ap(guards(champion(strength(table(), P1, 'monk', 2), P1, 'monk', 'L05'), 'R09', P1, 2), P1, 12);
    // One guard on R09 and one of P2 on R03: enough to build, and both roads still closed.
    g.roadGuards[roadOf('R09') * 4 + P1] = 1;
    clanOf(g, P1).reserve += 1;
    guards(g, 'R03', P2, 1);
    expect(optionsOf(g, P1)).toContain('do:monk-5b');
    play(g, 'do:monk-5b');
    expect(optionsOf(g, P1)).toEqual(['act:build', 'stop']);
    play(g, 'act:build', 'stop', 'reward:tiles', 'tile:rosary', 'tile:coin');
    expect(pending(g).name).toBe('walking.step');
    play(g, 'road:R09', 'leave');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L10'));
  });

  it('build first on the frontier, the free action moves the builder, its own move goes on from there', () => {
    const g = ap(guards(champion(strength(table(), P1, 'monk', 2), P1, 'monk', 'L05'), 'R09', P1, 2), P1, 12);
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
});

describe('A longer story', () => {
  it('moves and then builds where it arrived (WP-EX-44, WP-ACTION-3, WP-BUILD-5)', () => {
    const g = ap(building(champion(table(), P1, 'monk', 'L17'), 'L12', 'market'), P1, 12);
    guards(guards(g, 'R22', P2, 1), 'R25', P2, 1);
    const before = clanOf(g, P1).vp;
    play(g, 'do:monk-5b');
    // Building first on L17 is not possible: there are no guards. So the move begins at once.
    expect(pending(g).name).toBe('walking.step');
    play(g, 'road:R26', 'cover:1', 'tile:own', 'stop');
    expect(optionsOf(g, P1)).toEqual(['act:build', 'stop']);
    play(g, 'act:build');
    expect(clanOf(g, P1).vp - before).toBe(3 + 2);
    expect(hasBuilding(g, placeOf('L12'), 0)).toBe(true);
  });

  it('may stop between the two (WP-ACTION-2)', () => {
    const g = ap(building(champion(table(), P1, 'monk', 'L17'), 'L12', 'market'), P1, 12);
    guards(guards(g, 'R22', P2, 1), 'R25', P2, 1);
    play(g, 'do:monk-5b', 'road:R26', 'cover:1', 'tile:own', 'stop', 'stop');
    expect(hasBuilding(g, placeOf('L12'), 0)).toBe(false);
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('may build first and move then, when both are possible (WP-ACTION-2)', () => {
    const g = ap(champion(guards(table(), 'R25', P1, 2), P1, 'monk', 'L12'), P1, 12);
    play(g, 'do:monk-5b');
    expect(optionsOf(g, P1)).toEqual(['act:move', 'act:build', 'stop']);
    expect(why(g, 'both')).toMatchObject({ rule: 'WP-ACTION-2' });
    play(g, 'act:build', 'road:R26', 'leave');
    expect(hasBuilding(g, placeOf('L12'), 0)).toBe(true);
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L17'));
  });

  it('does not build between the two steps of one move (WP-ACTION-2)', () => {
    const g = ap(champion(guards(table(), 'R25', P1, 2), P1, 'monk', 'L17'), P1, 12);
    play(g, 'do:monk-5b', 'road:R26', 'leave');
    expect(optionsOf(g, P1)).not.toContain('act:build');
    expect(pending(g).name).toBe('walking.step');
  });
});
