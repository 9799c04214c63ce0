import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { strike } from '../../rules/attack.ts';
import { woundEffect } from '../../rules/attack-effects.ts';
import { newRecruitment, recruitment } from '../../rules/recruit.ts';
import { clanOf, WOUND } from '../../state.ts';
import { attacking } from '../start.ts';
import {
  firing,
  gives,
  horde,
  isVital,
  next,
  on,
  only,
  optionsOf,
  P1,
  P2,
  play,
  purse,
  resting,
  spot,
  table,
  why,
  wounds,
} from '../table.ts';

describe('Attack', () => {
  it('a Spearman attacks row 1 only, in its own Section (GW-EX-16, GW-ATT-2, GW-REST-2)', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    horde(g, 'left', 'sappers');
    horde(g, 'right', 'sappers');
    wounds(g, 'L1-a1', 'L1-a2', 'L1-b2', 'L1-b3', 'L1-b5');
    resting(g, P1, 'left', 'spearman');
    resting(g, P1, 'right', 'spearman');
    attacking(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['attacker:right-spearman', 'stop']);
    expect(why(g, 'attacker:left-spearman')).toMatchObject({ rule: 'GW-ATT-2', why: 'noTarget' });
    play(g, 'attacker:right-spearman');
    expect(optionsOf(g, P1).every((key) => key.startsWith('spot:R1-'))).toBe(true);
  });

  it('a Horseman takes two adjacent spots of one card in any row and gains both rewards (GW-EX-15, GW-ATT-3, GW-ATT-6)', () => {
    const g = table();
    horde(g, 'middle', 'sappers');
    horde(g, 'middle', 'sappers');
    horde(g, 'middle', 'heavyLancers');
    resting(g, P1, 'middle', 'horseman');
    attacking(g, P1, 1);
    play(g, 'attacker:middle-horseman');
    const options = optionsOf(g, P1);
    expect(options).toContain('spots:M3-a2b2');
    expect(options).toContain('spots:M3-a1a2');
    expect(options).not.toContain('spots:M3-a1b2');
    play(g, 'spots:M3-a2b2');
    expect([purse(g, P1), clanOf(g, P1).rest[5]]).toEqual([[0, 2, 2, 0], 0]);
  });

  it('an Archer takes a Firing Spot, then must put a Wound, without reward (GW-ATT-4, GW-TERM-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    resting(g, P1, 'left', 'archer');
    attacking(g, P1, 1);
    play(g, 'attacker:left-archer');
    expect(optionsOf(g, P1)).toEqual(['spot:L1-a2', 'spot:L1-a3', 'spot:L1-b3', 'spot:L1-b4']);
    play(g, 'spot:L1-b4');
    expect([spot(g, 'L1-b4'), purse(g, P1), clanOf(g, P1).firing]).toEqual([WOUND, [0, 0, 0, 0], [1, 0, 0]]);
  });

  it('an Archer in a Firing Spot stays and needs a vacant spot (GW-ATT-5, GW-ATT-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left');
    on(g, P1, 'L1-a2');
    attacking(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['attacker:left-firing', 'stop']);
    play(g, 'attacker:left-firing', 'spot:L1-a3');
    expect(next(g)).toBeNull();
    wounds(g, 'L1-b3', 'L1-b4');
    attacking(g, P1, 1);
    expect(next(g)).toBeNull();
  });

  it('an Archer may take a Firing Spot with no spot vacant (GW-ATT-8)', () => {
    const g = table();
    resting(g, P1, 'left', 'archer');
    attacking(g, P1, 1);
    play(g, 'attacker:left-archer');
    expect(clanOf(g, P1).firing[0]).toBe(1);
  });

  it('Firing Spots grow with the Wall and hold no more (GW-INV-9)', () => {
    const g = table();
    firing(g, P2, 'left');
    only(
      g,
      begin(strike, { who: P1, kind: 1, from: 'pool', section: -1, winter: false }),
      begin(strike, { who: P1, kind: 1, from: 'pool', section: -1, winter: false }),
    );
    expect(optionsOf(g, P1)).toEqual(['firing:middle', 'firing:right', 'rest:left', 'rest:middle', 'rest:right']);
    expect(why(g, 'firing:left')?.rule).toBe('GW-INV-9');
    g.levels[0] = 1;
    expect(optionsOf(g, P1)).toContain('firing:left');
  });

  it('Khan’s Guard behind row 1 can be neither attacked nor wounded', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'khansGuard');
    only(g, begin(woundEffect, { who: P1, left: 1, where: 'any', section: -1 }));
    expect(optionsOf(g, P1).every((key) => key === 'stop' || key.startsWith('spot:L1'))).toBe(true);
    expect(why(g, 'spot:L2-a2')?.why).toBe('notInFirstRow');
  });

  it('Ghost Riders let no Horseman near, however many spots touch (GW-TERM-10)', () => {
    const g = table({ mode: 'cooperative' });
    horde(g, 'left', 'ghostRiders');
    const spot = `spot:${at(
      ['L1-a1', 'L1-a2', 'L1-a3', 'L1-b1', 'L1-b2'].filter((name) => isVital(g, name)),
      0,
    )}`;
    gives(g, P1, { wood: 1, gold: 3 });
    only(g, begin(recruitment, newRecruitment(P1, 1, 0)));
    play(g, 'recruit:horseman');
    expect(why(g, spot)).toMatchObject({ rule: 'GW-TERM-10', why: 'noHorsemen' });
  });
});
