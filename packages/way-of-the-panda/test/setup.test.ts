import { at, configure, expectOk, seatsOf, setUp } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { CITY_CARDS } from '../content/board.ts';
import { START_PLACES } from '../content/map.ts';
import { MISSIONS_A, MISSIONS_B } from '../content/missions.ts';
import { wayOfThePanda } from '../index.ts';
import { fresh, seeded, throughSetup } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('Before the first choice', () => {
  it('six of the eight city cards lie in a row, the other two are out of the game (WP-SETUP-1)', () => {
    const rows = seeds.map((seed) => seeded(seed).cityRow);
    for (const row of rows) {
      expect(row).toHaveLength(6);
      expect(new Set(row).size).toBe(6);
    }
    expect(new Set(rows.flat())).toEqual(new Set(CITY_CARDS.map(({ id }) => id)));
    expect(new Set(rows.map(String)).size).toBeGreaterThan(30);
  });

  it('two buildings of each type stand on the six starting locations (WP-SETUP-2)', () => {
    const dealt = seeds.map((seed) => seeded(seed));
    for (const g of dealt) {
      expect(START_PLACES.map((place) => g.buildings[place]).toSorted()).toEqual([1, 1, 2, 2, 4, 4]);
      expect(g.supply.buildings).toEqual([8, 8, 8]);
    }
    expect(new Set(dealt.map(({ buildings }) => String(buildings))).size).toBeGreaterThan(20);
  });

  it('starting buildings belong to nobody and score nothing (WP-SETUP-3)', () => {
    expect(seeded('a').clans.map(({ vp }) => vp)).toEqual([6, 6, 6, 6]);
  });

  it.each([
    [2, 10, 4, 6],
    [3, 9, 6, 9],
    [4, 8, 8, 12],
  ])(
    '%i players get %i guards each, %i strength and %i quest tiles of a type (WP-SETUP-4)',
    (players, guards, strength, quests) => {
      const g = seeded('a', players);
      expect(g.clans.map(({ reserve }) => reserve)).toEqual(seatsOf(g).map(() => guards));
      expect(g.supply).toMatchObject({ strength: [strength, strength, strength], quests: [quests, quests, quests] });
    },
  );

  it('all road tiles are used with any number of players (WP-SETUP-5)', () => {
    for (const players of [2, 3, 4]) {
      const g = seeded('a', players);
      expect(g.supply.tiles).toEqual([4, 7, 5]);
      for (const clan of g.clans) expect(clan.tiles).toEqual([2, 6, 2]);
    }
  });

  it('everyone has 6 VP, 4 AP and one strength tile of each class (WP-SETUP-6, WP-CLAN-2)', () => {
    for (const clan of seeded('a').clans)
      expect(clan).toMatchObject({ vp: 6, ap: 4, strength: [1, 1, 1], quests: [0, 0, 0] });
  });

  it('a random player is first, and the order goes clockwise from there (WP-SETUP-7)', () => {
    const firsts = seeds.map((seed) => seeded(seed).order);
    for (const order of firsts) expect(order).toEqual(order.map((_, turn) => (at(order, 0) + turn) % 4));
    expect(new Set(firsts.map(([first]) => first)).size).toBe(4);
  });

  it('the first player’s marker lies on top of the stack on AP 4 (WP-SETUP-8)', () => {
    const g = seeded('a', 3);
    expect(g.apStack.toReversed()).toEqual(g.order);
  });

  it('what is not dealt stays in the box (WP-SETUP-15)', () => {
    const g = throughSetup(seeded('a', 3));
    const guards =
      g.clans.reduce((sum, { reserve }) => sum + reserve, 0) + g.roadGuards.reduce((sum, count) => sum + count, 0);
    expect(guards).toBe(27);
  });

  it('an expert game opens one A card and one B card (WP-SETUP-14, WP-EXPERT-1)', () => {
    const drawn = seeds.map((seed) => {
      return setUp(wayOfThePanda, expectOk(configure(wayOfThePanda, { mode: 'expert', players: 2, seed }))).missions;
    });
    for (const missions of drawn) {
      expect(MISSIONS_A).toContain(missions?.a);
      expect(MISSIONS_B).toContain(missions?.b);
    }
    expect(new Set(drawn.map((missions) => missions?.a)).size).toBeGreaterThan(5);
    expect(fresh({ a: 'A4', b: 'B7' }).missions).toMatchObject({ a: 'A4', b: 'B7' });
    expect(seeded('a').missions).toBeNull();
  });
});
