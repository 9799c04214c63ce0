import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { SHAME_ICON } from '../../content/board.ts';
import { activationStep, chooseActivation } from '../../rules/activation.ts';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import {
  clerks,
  clerksAt,
  gives,
  honour,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  purse,
  table,
  told,
  why,
} from '../table.ts';

describe('Activation', () => {
  it('takes every full ordinary and every special Location with a Clerk, in the active player’s order (GW-ACT-1, GW-ACT-2)', () => {
    const g = table();
    clerks(g, P2, 'quarry', 3);
    clerks(g, P2, 'temple', 1);
    clerks(g, P3, 'school', 1);
    only(g, begin(activationStep, { done: 0, queue: [] }));
    expect(optionsOf(g, P1)).toEqual(['location:quarry', 'location:school']);
    expect(why(g, 'location:temple')?.rule).toBe('GW-ACT-1');
  });

  it('looks again after each Location, and each activates once (GW-ACT-3)', () => {
    const g = table();
    clerks(g, P1, 'logistics');
    clerks(g, P2, 'school');
    clerks(g, P3, 'embassy');
    only(g, begin(activationStep, { done: 0, queue: [] }));
    play(g, 'location:logistics');
    clerks(g, P1, 'logistics');
    clerks(g, P2, 'builders');
    expect(optionsOf(g, P1)).toEqual(['location:builders', 'location:embassy', 'location:school']);
    expect(why(g, 'location:logistics')).toMatchObject({ rule: 'GW-ACT-3', why: 'activatedAlready' });
  });

  it('gives Shame to a player alone under the icon, then returns the Clerks (GW-EX-12, GW-ACT-6, GW-ACT-7, GW-DON-2)', () => {
    const g = table();
    clerks(g, P1, 'temple', 3);
    activating(g, 'temple');
    const events = playOut(g, (options) => at(options, 0));
    expect(purse(g, P1)).toEqual([0, 0, 0, 3]);
    expect(told(events, 'alone')).toEqual([{ seat: P1, location: 'temple' }]);
    expect([clanOf(g, P1).shamed, g.shamePool]).toEqual([[1, 0, 0], 29]);
    expect([clerksAt(g, P1, 'temple'), clanOf(g, P1).clerks]).toEqual([0, 5]);
    expect(told(events, 'donated')).toEqual([]);
    expect(SHAME_ICON.filter((icon) => icon)).toHaveLength(5);
  });

  it('may be declined (GW-ACT-5)', () => {
    const g = table();
    clerks(g, P1, 'embassy', 2);
    gives(g, P1, { gold: 9 });
    activating(g, 'embassy');
    play(g, 'stop');
    expect([purse(g, P1), clerksAt(g, P1, 'embassy')]).toEqual([[0, 0, 9, 0], 0]);
  });

  it('gathering and drawing may be declined, and who gained nothing neither upgrades nor donates (GW-ACT-5, GW-OVER-1, GW-DON-1)', () => {
    const g = table();
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    for (const who of [P1, P2]) gives(g, who, { gold: 4, stone: 1 });
    activating(g, 'quarry');
    expect(optionsOf(g, P1)).toEqual(['gather', 'stop']);
    const events = play(g, 'stop', 'gather');
    expect(told(events, 'declined')).toEqual([{ seat: P1, location: 'quarry' }]);
    expect([purse(g, P1)[1], purse(g, P2)[1]]).toEqual([1, 2]);
    expect(optionsOf(g, P2)).toContain('soldier:spearman');
    play(g, 'stop');
    expect(optionsOf(g, P2)).toEqual(['donate', 'stop']);
    play(g, 'stop');
    expect([clerksAt(g, P1, 'quarry'), next(g)]).toEqual([0, null]);
    clerks(g, P1, 'school');
    activating(g, 'school');
    expect(optionsOf(g, P1)).toEqual(['draw', 'stop']);
    play(g, 'stop');
    expect([clanOf(g, P1).tactics, clerksAt(g, P1, 'school')]).toEqual([[], 0]);
  });

  it('Advanced: need not be full, and nobody receives Shame (GW-EX-13, GW-AA-1, GW-AA-2)', () => {
    const g = table();
    clerks(g, P1, 'temple');
    only(g, begin(chooseActivation, { who: P1 }));
    play(g, 'location:temple', 'gather');
    expect([purse(g, P1), g.shamePool, clanOf(g, P1).clerks]).toEqual([[0, 0, 0, 1], 30, 5]);
  });

  it('Advanced: needs an own Clerk and lets all others resolve too (GW-AA-3, GW-AA-4)', () => {
    const g = table();
    clerks(g, P1, 'temple');
    clerks(g, P2, 'temple');
    clerks(g, P2, 'quarry');
    only(g, begin(chooseActivation, { who: P1 }));
    expect(why(g, 'location:quarry')?.rule).toBe('GW-AA-3');
    play(g, 'location:temple', 'gather', 'gather');
    expect([purse(g, P1)[3], purse(g, P2)[3], clerksAt(g, P2, 'temple')]).toEqual([1, 1, 0]);
  });
});

describe('Order in a Location', () => {
  it('is Tea order, all Clerks of one together (GW-ACT-4, GW-TEA-1)', () => {
    const g = table();
    g.tea = [P3, P2, P1];
    for (const who of [P1, P2, P3]) {
      clerks(g, who, 'builders');
      gives(g, who, { wood: 2 });
    }
    activating(g, 'builders');
    play(g, 'barricade:left');
    expect(honour(g, P3)).toBe(2);
    play(g, 'barricade:left');
    expect(honour(g, P2)).toBe(2);
    expect(optionsOf(g, P1)).toContain('barricade:left');
  });
});
