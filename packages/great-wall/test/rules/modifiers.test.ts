import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { assault, newAssault } from '../../rules/assault.ts';
import { amountOf } from '../../rules/modifiers.ts';
import { clanOf } from '../../state.ts';
import { activating, turnOf } from '../start.ts';
import {
  active,
  clerks,
  clerksAt,
  gives,
  honour,
  horde,
  inRest,
  on,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  purse,
  resting,
  support,
  table,
} from '../table.ts';

describe('Amounts', () => {
  it('round toward zero, also negative ones (GW-EX-45, GW-CARD-3)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'liTing';
    horde(g, 'left', 'ironColumn');
    horde(g, 'left', 'ironColumn');
    const breaching = (): number => {
      const before = g.shamePool;
      playOut(only(g, begin(assault, newAssault(0))), (options) => at(options, 0));
      return before - g.shamePool - 4;
    };
    support(g, P1, 1);
    expect(breaching()).toBe(2);
    support(g, P1, 1);
    expect(breaching()).toBe(1);
    expect(amountOf(g, P1, { per: 'supportAdvisors', mul: -1, div: 4, max: 9 }, 0)).toBeCloseTo(0);
  });
});

describe('Cards that change numbers', () => {
  it('Advisors of Production, School and Teahouse', () => {
    const g = table();
    active(g, P1, 'benefactor', 'almoner', 'ledgerKeeper', 'foreman', 'strategist', 'teaMaster');
    clerks(g, P1, 'quarry', 2);
    gives(g, P1, { gold: 1 });
    activating(g, 'quarry', true);
    play(g, 'gather', 'soldier:spearman', 'donate', 'donate');
    expect([honour(g, P1), g.warehouse]).toEqual([3 + 3 + 3, [0, 2, 0]]);
    clerks(g, P1, 'school');
    play(activating(g, 'school', true), 'draw');
    expect(clanOf(g, P1).tactics).toHaveLength(2);
    clanOf(g, P1).tactics = [];
    g.tea = [P2, P3, P1];
    clerks(g, P1, 'teahouse');
    play(activating(g, 'teahouse', true), 'tea:up');
    expect(g.tea[0]).toBe(P1);
  });

  it('Advisors of war: cheaper recruits, further reach, cheaper saving', () => {
    const g = table();
    active(g, P1, 'drillMaster', 'fletcher', 'horseBreeder', 'pikeCaptain', 'surgeon', 'veteran');
    gives(g, P1, { wood: 3, stone: 1, gold: 2, chi: 1 });
    clerks(g, P1, 'barracks', 3);
    activating(g, 'barracks', true);
    play(g, 'recruit:spearman', 'recruit:archer', 'recruit:horseman');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'sappers');
    play(g, 'soldier:spearman');
    expect(optionsOf(g, P1)).toContain('spot:L2-a3');
    g.year = 3;
    const dying = table();
    dying.year = 3;
    active(dying, P1, 'surgeon', 'veteran');
    horde(dying, 'left', 'spiritHost');
    on(dying, P1, 'L1-a4', 'L1-a5');
    gives(dying, P1, { chi: 2 });
    only(dying, begin(assault, newAssault(0)));
    playOut(dying, (options) => options.find((key) => key.startsWith('save:')) ?? at(options, 0));
    expect([inRest(dying, P1, 'left'), purse(dying, P1)[3]]).toEqual([2, 0]);
  });

  it('Advisors of building: cheaper, more Honour, a Wound, Chi as material', () => {
    const g = table();
    active(g, P1, 'architect', 'carpenter', 'rampartCaptain', 'siegeEngineer', 'geomancer');
    gives(g, P1, { wood: 2, chi: 4 });
    clerks(g, P1, 'builders', 2);
    horde(g, 'left', 'steppeRaiders');
    activating(g, 'builders', true);
    play(g, 'wall:left', 'paid', 'use:siegeEngineer', 'spot:L1-a2', 'barricade:left');
    expect([honour(g, P1), g.levels[0], g.barricades[0]]).toEqual([5 + 2 + 1, 1, 1]);
  });

  it('the Censor is never ashamed of being alone, and the Envoy moves a Clerk', () => {
    const g = table();
    active(g, P1, 'censor', 'envoy', 'courier');
    clerks(g, P1, 'temple', 3);
    playOut(activating(g, 'temple'));
    expect(g.shamePool).toBe(30);
    resting(g, P1, 'left', 'spearman');
    turnOf(g, P1, 'betrayal');
    play(g, 'stop', 'use:envoy', 'from:pool', 'to:temple', 'use:courier', 'soldier:left-spearman', 'section:right');
    expect([clerksAt(g, P1, 'temple'), inRest(g, P1, 'right')]).toEqual([1, 1]);
  });
});
