import { describe, expect, it } from 'vitest';
import { placeOf } from '../../content/map.ts';
import { hasBuilding } from '../../rules/places.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  diff,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  score,
  table,
  tile,
  why,
} from '../table.ts';

describe('Building without a champion', () => {
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

  it('A9-3: third building without a champion on a frontier: card, base, frontier bonus, no space occupied', () => {
    const g = table({ a: 'A9' });
    building(tile(tile(g, 'R14', P2), 'R24', 'neutral'), 'L11', 'gate', 'pagoda');
    g.cityRow = ['C1', 'C5'];
    const before = score(g);
    play(g, 'do:A9-3', 'place:L11');
    // one type only: forced
    expect(pending(g).name).toBe('construct.cityCard');
    play(g, 'card:C5', 'do:neutral-5a', 'reward:vp');
    expect(diff(g, before)).toEqual([2 + 4 + 4 + 2 + 5, 0, 0, 0]);
    expect(g.bases[placeOf('L11')]).toBe(1);
    expect(g.spaceGuards.every((n) => n === 0)).toBe(true);
    expect(clanOf(g, P1).lastSpace).toBe(-1);
  });

  it('A9-3 on a village with a gate and too few guards says "few guards"', () => {
    const g = tile(building(table({ a: 'A9' }), 'L08', 'gate'), 'R20', 'neutral');
    play(g, 'do:A9-3');
    expect(why(g, 'place:L08')).toMatchObject({ rule: 'WP-BUILD-2' });
  });

  it('A9 builds in cities as well (WP-BONUS-A9-4)', () => {
    const g = city(tile(tile(table({ a: 'A9' }), 'R21', 'neutral'), 'R25', 'neutral'), 'L12');
    play(g, 'do:A9-3', 'place:L12', 'build:gate');
    expect(g.buildings[placeOf('L12')]).toBe(1);
  });
});

describe('Building with any champion', () => {
  it('of any type in a city needs a champion of that class there (WP-BUILD-7)', () => {
    const g = city(tile(tile(ap(table(), P1, 12), 'R21', 'neutral'), 'R25', 'neutral'), 'L12');
    expect(why(g, 'do:neutral-6a')).toMatchObject({ rule: 'WP-BUILD-7', why: 'noBuilder' });
    champion(champion(g, P1, 'monk', 'L12'), P1, 'warrior', 'L12');
    play(g, 'do:neutral-6a');
    expect(optionsOf(g, P1)).toEqual(['build:gate', 'build:pagoda', 'stop']);
    expect(why(g, 'build:market')).toMatchObject({ rule: 'WP-TRANS-2' });
    play(g, 'build:pagoda');
    expect(hasBuilding(g, placeOf('L12'), 2)).toBe(true);
  });
});
