import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { LOCATION_IDS, SHAME_ICON, SLOTS } from '../../content/board.ts';
import { activate, activationStep, chooseActivation, newActivation } from '../../rules/activation.ts';
import { moveClerks, moving } from '../../rules/clerks.ts';
import { POOL } from '../../rules/define.ts';
import type { Faction, GreatWall } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  active,
  clerks,
  clerksAt,
  firing,
  gives,
  holds,
  honour,
  horde,
  inRest,
  locationNamed,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  P4,
  play,
  playOut,
  purse,
  resting,
  support,
  table,
  told,
  why,
} from '../table.ts';

function activating(g: GreatWall, location: string, advanced = false): GreatWall {
  return only(g, begin(activate, newActivation(locationNamed(location), advanced)));
}

function movingClerks(g: GreatWall, who: Faction, left: number, distinct: boolean): GreatWall {
  return only(g, begin(moving, { who, left, distinct, moved: LOCATION_IDS.map(() => 0), from: POOL }));
}

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
    expect([next(again), purse(again, P1)[1]]).toEqual(['donate.choose', 5]);
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

describe('Builders’ District', () => {
  it('uses the Warehouse first and gives Honour for the printed price (GW-EX-17, GW-BUILD-3, GW-BUILD-4, GW-BUILD-5, GW-BUILD-7)', () => {
    const g = table();
    g.warehouse = [2, 1, 0];
    gives(g, P1, { wood: 3, gold: 1 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'wall:left', 'paid');
    expect([g.warehouse, purse(g, P1).reduce((sum, count) => sum + count, 0)]).toEqual([[0, 0, 0], 2]);
    expect([honour(g, P1), g.levels, clanOf(g, P1).wallsBuilt]).toEqual([5, [1, 0, 0], 1]);
  });

  it('lets the payer choose the mix (GW-BUILD-4)', () => {
    const g = table();
    gives(g, P1, { wood: 2, stone: 2 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'barricade:left', 'swap:wood-stone', 'paid');
    expect(purse(g, P1)).toEqual([2, 0, 0, 0]);
  });

  it('builds a Barricade out of the Warehouse (GW-EX-18, GW-BUILD-2)', () => {
    const g = table();
    g.warehouse = [3, 0, 0];
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'barricade:middle');
    expect([g.warehouse, g.barricades, honour(g, P1)]).toEqual([[1, 0, 0], [0, 1, 0], 2]);
  });

  it('builds one thing for each Clerk, also in one Section (GW-EX-19, GW-BUILD-1)', () => {
    const g = table();
    gives(g, P1, { wood: 15 });
    clerks(g, P1, 'builders', 2);
    activating(g, 'builders');
    play(g, 'wall:right', 'wall:right');
    expect([honour(g, P1), g.levels, purse(g, P1)]).toEqual([15, [0, 0, 2], [0, 0, 0, 0]]);
  });

  it('leaves Archers where they are and ends at three Barricades and level 3 (GW-BUILD-6, GW-BUILD-8)', () => {
    const g = table();
    g.levels = [3, 0, 0];
    g.barricades = [3, 3, 2];
    firing(g, P1, 'middle');
    gives(g, P1, { wood: 20 });
    clerks(g, P1, 'builders', 3);
    activating(g, 'builders');
    expect(why(g, 'wall:left')?.why).toBe('wallFinished');
    expect(why(g, 'barricade:left')?.why).toBe('slotsFull');
    play(g, 'barricade:right', 'wall:middle');
    expect(clanOf(g, P1).firing).toEqual([0, 1, 0]);
    expect(why(g, 'barricade:right')).toMatchObject({ rule: 'GW-BUILD-8' });
  });
});

describe('Logistics Centre', () => {
  it('moves Archers to Firing Spots or Rest Zones without Wounds (GW-EX-23, GW-LOG-1, GW-LOG-2, GW-LOG-3)', () => {
    const g = table();
    horde(g, 'right', 'sappers');
    g.levels = [1, 0, 0];
    firing(g, P1, 'left');
    resting(g, P1, 'left', 'archer');
    resting(g, P1, 'left', 'horseman');
    clerks(g, P1, 'logistics');
    activating(g, 'logistics');
    play(g, 'section:left', 'section:right');
    expect(optionsOf(g, P1)).toEqual([
      'march:archer',
      'march:horseman',
      'march:firing-rest',
      'march:firing-firing',
      'stop',
    ]);
    play(g, 'march:firing-firing', 'march:archer', 'stop');
    expect([clanOf(g, P1).firing, inRest(g, P1, 'right', 'archer'), inRest(g, P1, 'left', 'horseman')]).toEqual([
      [0, 0, 1],
      1,
      1,
    ]);
    expect(g.spots.every((spot) => spot === 0)).toBe(true);
  });

  it('says why an Archer finds no Firing Spot, and moves once for each Clerk (GW-LOG-1)', () => {
    const g = table();
    firing(g, P1, 'left');
    firing(g, P2, 'right');
    clerks(g, P1, 'logistics', 2);
    activating(g, 'logistics');
    play(g, 'section:left', 'section:right');
    expect(why(g, 'march:firing-firing')?.rule).toBe('GW-LOG-2');
    play(g, 'march:firing-rest');
    expect(next(g)).toBe('logistics.origin');
  });
});

describe('Teahouse', () => {
  it('moves markers up in the order of before (GW-EX-20, GW-TEAH-1, GW-TEA-3)', () => {
    const g = table();
    g.tea = [P3, P1, P2];
    clerks(g, P1, 'teahouse');
    clerks(g, P2, 'teahouse');
    activating(g, 'teahouse');
    play(g, 'tea:up');
    expect(g.tea).toEqual([P1, P3, P2]);
    play(g, 'tea:up');
    expect(g.tea).toEqual([P1, P2, P3]);
  });

  it('takes a player who holds all slots to the top (GW-EX-21, GW-TEAH-2)', () => {
    const g = table();
    g.tea = [P3, P1, P2];
    clerks(g, P2, 'teahouse', 2);
    activating(g, 'teahouse');
    play(g, 'tea:top');
    expect(g.tea).toEqual([P2, P3, P1]);
    const shared = table();
    clerks(shared, P2, 'teahouse');
    clerks(shared, P3, 'teahouse');
    activating(shared, 'teahouse');
    expect(why(shared, 'tea:top')?.rule).toBe('GW-TEAH-2');
  });

  it('gives nothing at the top (GW-TEAH-3)', () => {
    const g = table();
    clerks(g, P1, 'teahouse', 2);
    activating(g, 'teahouse');
    expect([next(g), g.tea[0], clanOf(g, P1).clerks]).toEqual([null, P1, 5]);
  });
});

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

  it('shuffles the discarded Advisors when the deck is empty; with none left slots stay empty (GW-ADV-5)', () => {
    const g = table();
    g.advisorDiscard = g.advisorDeck.splice(0).slice(0, 1);
    gives(g, P1, { gold: 9 });
    clerks(g, P1, 'embassy', 3);
    activating(g, 'embassy');
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect([g.advisorTrack.length, g.advisorDiscard.length]).toEqual([4, 0]);
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect(g.advisorTrack).toHaveLength(3);
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
});

describe('Martial School and the hand', () => {
  it('draws a card for each Clerk and keeps five (GW-SCH-1, GW-TAC-1, GW-INV-8)', () => {
    const g = table();
    holds(g, P1, 'retreat', 'ambush', 'charge', 'glory');
    clerks(g, P1, 'school', 2);
    activating(g, 'school');
    play(g, 'draw');
    expect(clanOf(g, P1).tactics).toHaveLength(6);
    play(g, 'discard:retreat');
    expect([clanOf(g, P1).tactics.length, g.tacticDiscard]).toEqual([5, [expect.stringMatching(/^retreat-/)]]);
  });

  it('draws nothing when all cards are in hands (GW-EX-48)', () => {
    const g = table({ players: 4 });
    for (const who of [P1, P2, P3, P4]) clanOf(g, who).tactics = g.tacticDeck.splice(0, 5);
    clerks(g, P1, 'school');
    activating(g, 'school');
    expect(next(g)).toBeNull();
    expect([clanOf(g, P1).tactics.length, clanOf(g, P1).clerks]).toEqual([5, 5]);
  });

  it('refills the deck from the discard pile (GW-SCH-1)', () => {
    const g = table();
    g.tacticDiscard = g.tacticDeck.splice(0);
    clerks(g, P1, 'school');
    activating(g, 'school');
    play(g, 'draw');
    expect([g.tacticDeck.length, g.tacticDiscard.length, clanOf(g, P1).tactics.length]).toEqual([19, 0, 1]);
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
