import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { embassy } from '../../rules/embassy.ts';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import { active, clerks, gives, honour, next, only, optionsOf, P1, play, purse, support, table } from '../table.ts';

describe('Embassy and Advisors', () => {
  it('hires a Clerk, then an Advisor (GW-EX-22, GW-EMB-1, GW-EMB-2, GW-EMB-3, GW-EMB-4)', () => {
    const g = table();
    active(g, P1, 'forester');
    support(g, P1, 1);
    gives(g, P1, { gold: 5 });
    clerks(g, P1, 'embassy', 2);
    activating(g, 'embassy');
    const [, wanted = ''] = g.advisorTrack;
    const rest = g.advisorTrack.filter((card) => card !== wanted);
    play(g, 'clerk', `advisor:${wanted}`, 'support');
    expect([purse(g, P1)[2], clanOf(g, P1).clerks, clanOf(g, P1).clerkArea]).toEqual([0, 6, 2]);
    expect([g.advisorTrack.length, g.advisorTrack.slice(0, 3)]).toEqual([4, rest]);
    expect(clanOf(g, P1).support).toContain(wanted);
  });

  it('lets a player have any number of Active and Supporting Advisors (GW-ADV-2, GW-ADV-3)', () => {
    const g = table();
    gives(g, P1, { gold: 6 });
    clerks(g, P1, 'embassy', 3);
    activating(g, 'embassy');
    for (let hire = 0; hire < 3; hire++) {
      play(g, `advisor:${g.advisorTrack[0]}`);
      play(g, hire < 2 ? 'active' : 'support');
    }
    expect([clanOf(g, P1).active.length, clanOf(g, P1).support.length, purse(g, P1)[2]]).toEqual([2, 1, 0]);
  });

  it('a new Active Advisor works for the next hire (GW-ADV-6)', () => {
    const g = table();
    g.advisorDeck.splice(g.advisorDeck.indexOf('patron'), 1);
    g.advisorTrack[0] = 'patron';
    gives(g, P1, { gold: 2 });
    clerks(g, P1, 'embassy', 2);
    activating(g, 'embassy');
    play(g, 'advisor:patron', 'active');
    expect(optionsOf(g, P1).filter((key) => key.startsWith('advisor:'))).toHaveLength(4);
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect(purse(g, P1)[2]).toBe(0);
  });

  it('strengthens the General (GW-ADV-1)', () => {
    const g = table();
    clanOf(g, P1).general = 'liuQi';
    support(g, P1, 3);
    gives(g, P1, { wood: 2 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'wall:left');
    expect([g.levels[0], honour(g, P1)]).toEqual([1, 5]);
  });

  it('hiring with an empty deck leaves a gap, and the price still counts the new one (GW-EMB-3, GW-EMB-4)', () => {
    const g = table();
    g.advisorDeck = [];
    g.advisorDiscard = [];
    gives(g, P1, { gold: 3 });
    only(g, begin(embassy, { who: P1, left: 3, advisor: '' }));
    play(g, `advisor:${at(g.advisorTrack, 0)}`, 'support');
    expect([g.advisorTrack.length, purse(g, P1)[2]]).toEqual([3, 2]);
    play(g, `advisor:${at(g.advisorTrack, 0)}`, 'support');
    expect([purse(g, P1)[2], next(g)]).toEqual([0, null]);
  });
});
