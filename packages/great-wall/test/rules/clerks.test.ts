import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { LOCATION_IDS, SLOTS } from '../../content/board.ts';
import { activationStep } from '../../rules/activation.ts';
import { moveClerks } from '../../rules/clerks.ts';
import { movingClerks } from '../start.ts';
import { clerks, clerksAt, next, only, optionsOf, P1, P2, play, table, why } from '../table.ts';

describe('Clerks', () => {
  it('ordinary Locations have slots, special ones hold any number (GW-CLERK-1, GW-CLERK-2)', () => {
    const special = ['builders', 'logistics', 'embassy', 'school'];
    for (const [index, id] of LOCATION_IDS.entries())
      expect([id, at(SLOTS.side3, index) === 0]).toEqual([id, special.includes(id)]);
    const g = table();
    clerks(g, P2, 'quarry', 3);
    clerks(g, P2, 'school', 2);
    movingClerks(g, P1, 1, false);
    play(g, 'from:pool');
    expect(optionsOf(g, P1)).not.toContain('to:quarry');
    expect(why(g, 'to:quarry')?.rule).toBe('GW-CLERK-1');
    expect(optionsOf(g, P1)).toContain('to:school');
  });

  it('cannot enter the Warehouse (GW-CLERK-3)', () => {
    const g = movingClerks(table(), P1, 1, false);
    play(g, 'from:pool');
    expect(optionsOf(g, P1)).toHaveLength(10);
    expect(optionsOf(g, P1).join()).not.toContain('warehouse');
  });

  it('go from the pool or from Location to Location, never back (GW-CLERK-4, GW-CLERK-9)', () => {
    const g = table();
    clerks(g, P1, 'temple');
    movingClerks(g, P1, 3, false);
    expect(optionsOf(g, P1)).toEqual(['from:temple', 'from:pool', 'stop']);
    play(g, 'from:temple');
    expect(why(g, 'to:temple')?.why).toBe('samePlace');
    play(g, 'to:quarry');
    expect([clerksAt(g, P1, 'temple'), clerksAt(g, P1, 'quarry')]).toEqual([0, 1]);
    expect(why(g, 'from:quarry')?.rule).toBe('GW-CLERK-9');
    play(g, 'stop');
    expect(next(g)).toBeNull();
  });

  it('do not leave a full ordinary Location (GW-EX-09, GW-CLERK-5)', () => {
    const g = table();
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    movingClerks(g, P2, 2, true);
    expect(optionsOf(g, P2)).toEqual(['from:pool', 'stop']);
    expect(why(g, 'from:quarry')).toMatchObject({ rule: 'GW-CLERK-5', why: 'locked' });
  });

  it('go to different Locations in an Others box (GW-EX-10, GW-CLERK-6)', () => {
    const g = movingClerks(table(), P2, 2, true);
    play(g, 'from:pool', 'to:temple', 'from:pool');
    expect(optionsOf(g, P2)).not.toContain('to:temple');
    expect(why(g, 'to:temple')?.rule).toBe('GW-CLERK-6');
  });

  it('wait in the Clerk area until they are hired (GW-CLERK-7)', () => {
    const g = table();
    clerks(g, P1, 'school', 5);
    movingClerks(g, P1, 1, false);
    expect(why(g, 'from:pool')).toMatchObject({ rule: 'GW-CLERK-7', params: { area: 3 } });
  });

  it('stay where they are from Year to Year (GW-CLERK-8)', () => {
    const g = table();
    clerks(g, P1, 'quarry');
    only(g, begin(activationStep, { done: 0, queue: [] }));
    expect(next(g)).toBeNull();
    expect(clerksAt(g, P1, 'quarry')).toBe(1);
    expect(moveClerks(g, P1, 0, false, 'x').step).toBe('x');
  });
});
