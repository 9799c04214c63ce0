import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { counted } from '../../rules/modifiers.ts';
import { clanOf } from '../../state.ts';
import { performing, turnOf } from '../start.ts';
import { clerksAt, firing, gives, horde, next, P1, P2, play, playOut, purse, support, table } from '../table.ts';

describe('Cards that let others act', () => {
  it('counters read the owner of the card, whoever acts (GW-CARD-14)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'xinQiji';
    support(g, P1, 2);
    turnOf(g, P1, 'betrayal');
    playOut(g, (options) => {
      if (options.includes('use:xinQiji')) return 'use:xinQiji';
      if (options.includes('player:1')) return 'player:1';
      if (options.includes('to:temple')) return 'to:temple';
      return options.includes('from:pool') && g.stack.some((frame) => frame.at.startsWith('eachPlayer'))
        ? 'from:pool'
        : at(options, options.length - 1);
    });
    expect([clerksAt(g, P2, 'temple'), counted(g, P2, 'supportAdvisors', 0)]).toEqual([1, 0]);
  });

  it('cards of the cooperative game: stores, arms, pardon, orders', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { gold: 3 });
    play(performing(g, 'sharedStores/basic'), 'player:1', 'resource:gold', 'resource:gold', 'stop');
    expect([purse(g, P1)[2], purse(g, P2)[2]]).toEqual([1, 2]);
    clanOf(g, P2).shamed = [1, 0, 0];
    clanOf(g, P1).shamed = [1, 0, 0];
    play(performing(g, 'pardon/enhanced'), 'player:1', 'shame:spearman', 'player:0', 'shame:spearman');
    expect([clanOf(g, P1).shamed, clanOf(g, P2).shamed]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    clanOf(g, P1).discards = ['economy'];
    play(performing(g, 'newOrders/basic'), 'reclaim:economy');
    expect(clanOf(g, P1).discards).toEqual([]);
    horde(g, 'left', 'ironColumn');
    firing(g, P2, 'left');
    play(performing(g, 'combinedArms/basic'), 'player:1', 'attacker:left-firing', 'spot:L1-a1');
    expect(next(g)).toBeNull();
  });
});
