import { describe, expect, it } from 'vitest';
import { donate } from '../../rules/production.ts';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import { clerks, gives, honour, next, optionsOf, P1, P2, P3, play, purse, table } from '../table.ts';

describe('Production', () => {
  it('gathers, upgrades and donates in Tea order (GW-EX-11, GW-PROD-2, GW-PROD-3, GW-OVER-1, GW-DON-1)', () => {
    const g = table({ players: 3 });
    g.tea = [P2, P1, P3];
    clerks(g, P1, 'lumberMill', 2);
    clerks(g, P2, 'lumberMill');
    clanOf(g, P1).overseers[0] = 1;
    clanOf(g, P1).overseerKinds[0] = 0;
    gives(g, P1, { stone: 5 });
    gives(g, P2, { stone: 2 });
    activating(g, 'lumberMill');
    play(g, 'gather', 'gather');
    expect([purse(g, P2)[0], purse(g, P1)[0]]).toEqual([1, 3]);
    expect(optionsOf(g, P2)).toEqual(['soldier:spearman', 'soldier:archer', 'soldier:horseman', 'stop']);
    play(g, 'soldier:archer');
    expect(optionsOf(g, P1)).toEqual(['upgrade', 'stop']);
    play(g, 'upgrade');
    expect([clanOf(g, P2).overseers[0], clanOf(g, P1).overseers[0]]).toEqual([1, 2]);
    expect([purse(g, P2)[1], purse(g, P1)[1]]).toEqual([0, 2]);
    play(g, 'donate', 'donate');
    expect([g.warehouse, honour(g, P1), honour(g, P2), g.shamePool]).toEqual([[2, 0, 0], 2, 2, 30]);
    expect([clanOf(g, P1).clerks, clanOf(g, P2).clerks, purse(g, P2)[0]]).toEqual([5, 5, 0]);
  });

  it.each([
    ['lumberMill', 0],
    ['quarry', 1],
    ['goldMine', 2],
    ['temple', 3],
  ])('gives its own resource: %s (GW-PROD-1)', (id, resource) => {
    const g = table();
    clerks(g, P1, id, 2);
    clerks(g, P2, id);
    activating(g, id);
    play(g, 'gather');
    expect(purse(g, P1)[resource]).toBe(2);
  });

  it('an Overseer costs 2, 3, 4 and ends at level 3 (GW-OVER-2, GW-OVER-3, GW-OVER-4)', () => {
    const g = table();
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    clanOf(g, P1).overseers[1] = 2;
    clanOf(g, P1).overseerKinds[1] = 0;
    clanOf(g, P1).pool[0] = 9;
    gives(g, P1, { gold: 4 });
    activating(g, 'quarry');
    play(g, 'gather', 'gather', 'upgrade');
    expect([clanOf(g, P1).overseers[1], purse(g, P1)[2]]).toEqual([3, 0]);
    const again = table();
    clanOf(again, P1).overseers[1] = 3;
    gives(again, P1, { gold: 9 });
    clerks(again, P1, 'quarry', 2);
    clerks(again, P2, 'quarry');
    activating(again, 'quarry');
    play(again, 'gather', 'gather');
    expect([next(again), purse(again, P1)[1]]).toEqual([donate.steps.choose, 5]);
  });

  it('an Overseer stays for good and gives as much as its level (GW-OVER-5, GW-OVER-6)', () => {
    const g = table();
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    gives(g, P1, { gold: 2 });
    activating(g, 'quarry');
    play(g, 'gather', 'gather', 'soldier:horseman', 'stop', 'stop');
    expect([clanOf(g, P1).pool, clanOf(g, P1).overseerKinds[1]]).toEqual([[10, 4, 1], 2]);
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    activating(g, 'quarry');
    play(g, 'gather');
    expect(purse(g, P1)[1]).toBe(2 + 3);
  });
});
