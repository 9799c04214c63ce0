import { describe, expect, it } from 'vitest';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import { clerks, gives, horde, inRest, optionsOf, P1, P3, play, purse, support, table, why } from '../table.ts';

describe('Barracks', () => {
  it('recruits, pays and attacks (GW-EX-14, GW-BARR-1, GW-BARR-2, GW-BARR-3, GW-ATT-2)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    clerks(g, P1, 'barracks', 2);
    clerks(g, P3, 'barracks');
    gives(g, P1, { wood: 3, stone: 2, chi: 2 });
    activating(g, 'barracks');
    play(g, 'recruit:spearman', 'recruit:archer');
    expect(purse(g, P1)).toEqual([1, 0, 0, 0]);
    play(g, 'soldier:spearman', 'spot:L1-a2', 'firing:left', 'spot:L1-b4');
    expect(purse(g, P1)).toEqual([3, 0, 0, 0]);
    expect([clanOf(g, P1).firing, clanOf(g, P1).pool]).toEqual([
      [1, 0, 0],
      [9, 3, 2],
    ]);
  });

  it('cannot recruit what a player cannot pay (GW-TERM-6, GW-SHAME-3)', () => {
    const g = table();
    clerks(g, P1, 'barracks', 3);
    gives(g, P1, { wood: 1, stone: 2 });
    clanOf(g, P1).shamed = [9, 0, 0];
    activating(g, 'barracks');
    expect(why(g, 'recruit:horseman')).toMatchObject({ rule: 'GW-BARR-3', params: { gold: 3, wood: 1 } });
    play(g, 'recruit:spearman');
    expect(clanOf(g, P1).pool[0]).toBe(10);
    play(g, 'rest:right');
    expect(inRest(g, P1, 'right')).toBe(1);
  });

  it('lets a recruit rest anywhere, also when it could not attack (GW-BARR-5, GW-REST-1)', () => {
    const g = table();
    clerks(g, P1, 'barracks', 1);
    gives(g, P1, { wood: 1, gold: 3 });
    activating(g, 'barracks', true);
    play(g, 'recruit:horseman');
    expect(optionsOf(g, P1)).toEqual(['rest:left', 'rest:middle', 'rest:right']);
  });

  it('is one recruitment however many are recruited (GW-BARR-4)', () => {
    const g = table();
    clanOf(g, P1).general = 'hanShizhong';
    support(g, P1, 2);
    clerks(g, P1, 'barracks', 2);
    gives(g, P1, { wood: 2, stone: 2 });
    activating(g, 'barracks', true);
    play(g, 'recruit:spearman', 'recruit:spearman');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
  });
});
