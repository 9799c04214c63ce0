import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { setupChampions } from '../../rules/setup-phase.ts';
import { clanOf } from '../../state.ts';
import { fresh, only, onRoad, optionsOf, P1, P2, P3, pending, play, seeded, throughSetup, why } from '../table.ts';

describe('Guards in setup', () => {
  it('are placed one at a time in turn order, round after round (WP-SETUP-9)', () => {
    const g = seeded('a', 3);
    const asked: number[] = [];
    for (const road of ['R02', 'R03', 'R06', 'R07', 'R09', 'R14']) {
      asked.push(at(pending(g).questions, 0).seat);
      play(g, `road:${road}`);
    }
    expect(asked).toEqual([...g.order, ...g.order]);
    expect(pending(g).name).toBe('setupChampions');
    expect(g.clans.map(({ reserve }) => reserve)).toEqual([7, 7, 7]);
  });

  it('may not go on a road of one ninja or beside another player’s guard (WP-EX-02, WP-SETUP-10)', () => {
    const g = fresh({ players: 4 });
    const [first, second] = g.order;
    play(g, 'road:R01');
    expect(optionsOf(g, second ?? P2)).not.toContain('road:R01');
    expect(why(g, 'road:R01')).toMatchObject({ rule: 'WP-SETUP-10', why: 'setupOtherGuard' });
    expect(why(g, 'road:R05')).toMatchObject({ rule: 'WP-SETUP-10', why: 'setupOneNinja' });
    play(g, 'road:R02');
    expect(onRoad(g, 'R02')[second ?? P2]).toBe(1);
    expect(clanOf(g, second ?? P2).reserve).toBe(7);
    expect(clanOf(g, first ?? P1).reserve).toBe(7);
  });

  it('may stand beside own ones but may not cover the last ninja (WP-SETUP-11)', () => {
    const g = fresh({ players: 2 });
    const [first = P1] = g.order;
    play(g, 'road:R02', 'road:R03');
    expect(optionsOf(g, first)).toContain('road:R02');
    play(g, 'road:R02', 'road:R06');
    expect(why(g, 'road:R02')).toMatchObject({ rule: 'WP-SETUP-11', why: 'setupLastNinja' });
  });

  it('setup, 2 players: second own guard on a two-ninja road refused by WP-SETUP-11', () => {
    const g = fresh({ players: 2 });
    play(g, 'road:R01', 'road:R02');
    expect(why(g, 'road:R01')).toMatchObject({ rule: 'WP-SETUP-11' });
  });
});

describe('Champions in setup', () => {
  it('come in snake order: monks reverse, governors in turn order, warriors reverse (WP-EX-03, WP-SETUP-12)', () => {
    const g = fresh({ players: 3 });
    g.order = [P1, P2, P3];
    only(g, begin(setupChampions, { placed: 0 }));
    const asked: string[] = [];
    const places = ['L01', 'L02', 'L07', 'L01', 'L07', 'L05', 'L06', 'L03', 'L04'];
    for (const place of places) {
      asked.push(`P${at(pending(g).questions, 0).seat + 1}`);
      if (asked.length === 4) {
        // P1 has the monk on L07.
        expect(why(g, 'place:L07')).toMatchObject({ rule: 'WP-SETUP-13', why: 'setupOwnChampion' });
      }
      play(g, `place:${place}`);
    }
    expect(asked).toEqual(['P3', 'P2', 'P1', 'P1', 'P2', 'P3', 'P3', 'P2', 'P1']);
  });

  it('may share a location with other players’ champions, not with own ones (WP-EX-03, WP-SETUP-13)', () => {
    const g = throughSetup(fresh({ players: 3 }));
    for (const { champions } of g.clans) expect(new Set(champions).size).toBe(3);
    expect(new Set(g.clans.flatMap(({ champions }) => champions)).size).toBeLessThan(9);
  });
});

describe('After setup', () => {
  it('stands as the rulebook says (WP-EX-01)', () => {
    const g = throughSetup(fresh({ players: 4 }));
    expect(g.round).toBe(1);
    for (const clan of g.clans) {
      expect(clan).toMatchObject({
        reserve: 7,
        vp: 6,
        ap: 4,
        strength: [1, 1, 1],
        quests: [0, 0, 0],
        tiles: [2, 6, 2],
      });
    }
    expect(g.supply).toMatchObject({ strength: [8, 8, 8], quests: [12, 12, 12], buildings: [8, 8, 8] });
    expect(g.cityRow).toHaveLength(6);
  });
});
