import { describe, expect, it } from 'vitest';
import { placeOf, roadOf, spotOf } from '../../content/map.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  guards,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  score,
  strength,
  table,
  tile,
  whereIs,
  why,
} from '../table.ts';
import { asked, diff, keys, missions } from './edge.ts';

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
    // L04 - L05 - L10 - L09: R03 4, R09 4, R13 1, R08 1; the third building goes on L10 (R09 4 + R13 1).
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L05', 'L09']) building(g, p, 'gate');
    building(g, 'L10', 'market', 'pagoda');
    ap(champion(g, P1, 'monk', 'L10'), P1, 12);
    g.cityRow = ['C5', 'C6'];
    const before = score(g);
    const ev = play(g, 'do:monk-4a', 'card:C5');
    expect(diff(g, before)).toEqual([2 + 5 + 4, 10, 0, 0]);
    expect(keys(ev)).toEqual(['selected', 'built', 'cityCard', 'gainedVp', 'founded', 'missionWon']);
  });
  it('a gate fulfils A1 for another player before the free action could for the builder (WP-EXPERT-5, WP-BUILD-10)', () => {
    const g = table({ a: 'A1' });
    for (const r of ['R03', 'R09', 'R13', 'R08']) g.roadTile[roadOf(r)] = P2;
    for (const p of ['L04', 'L10', 'L09']) building(g, p, 'gate');
    // P1's own loop is L07-L12-L13-L08.
    for (const r of ['R15', 'R22', 'R17']) g.roadTile[roadOf(r)] = P1;
    for (const p of ['L07', 'L08', 'L12', 'L13']) building(g, p, 'gate');
    guards(ap(champion(champion(g, P1, 'monk', 'L05'), P1, 'warrior', 'L07'), P1, 12), 'R11', P1, 1);
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
