import { advance, begin, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { rules } from '../../rules/define.ts';
import { finalScoring } from '../../rules/scoring.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  fresh,
  only,
  P1,
  P2,
  P3,
  play,
  quests,
  reserve,
  strength,
  table,
  tile,
  vp,
  why,
} from '../table.ts';

describe('Setup and explanations', () => {
  it('cover:2 with one guard left does not say that there is none', () => {
    const g = reserve(strength(champion(table(), P1, 'monk', 'L06'), P1, 'monk', 2), P1, 2);
    ap(g, P1, 12);
    play(g, 'do:monk-6b', 'road:R10');
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
