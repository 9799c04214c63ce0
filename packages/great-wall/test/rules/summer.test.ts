import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { clearTrack } from '../../rules/command-track.ts';
import { summer } from '../../rules/summer.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, reed } from '../../state.ts';
import { summering } from '../start.ts';
import {
  active,
  coop,
  gives,
  honour,
  horde,
  next,
  only,
  optionsOf,
  P1,
  play,
  purse,
  shows,
  table,
  why,
} from '../table.ts';

describe('Summer', () => {
  it('has no recovery, and its cards do nothing there (GW-COOP-21, GW-COOP-30)', () => {
    const g = coop();
    clanOf(g, P1).discards = ['economy'];
    active(g, P1, 'archivist', 'magistrate');
    only(g, begin(summer, { order: [], turn: 0 }));
    expect([next(g), honour(g, P1), clanOf(g, P1).discards]).toEqual([null, 0, ['economy']]);
  });

  it('gives income and lets Shame be returned (GW-EX-06, GW-SUMMER-1, GW-SUMMER-2)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    g.hordes[0] = '';
    const clan = clanOf(g, P1);
    clan.overseers = [1, 0, 2, 0];
    clan.claimed = [card];
    clan.claimedShame = [1];
    clan.shamed = [2, 0, 0];
    g.shamePool = 27;
    gives(g, P1, { chi: 3 });
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, `shameHorde:${card}`);
    expect([purse(g, P1), clan.claimedShame, clan.shamed, g.shamePool]).toEqual([[1, 0, 2, 1], [0], [2, 0, 0], 28]);
    expect(next(g)).toBeNull();
  });

  it('takes cards back or gives Honour for them; Betrayal stays but counts (GW-EX-07, GW-SUMMER-4, GW-SUMMER-5)', () => {
    const ready = (): GreatWall => {
      const g = table();
      const clan = clanOf(g, P1);
      clan.discards = ['economy', 'workHarder', 'betrayal'];
      clan.commands = ['despotism', 'attackOrder', 'conscription'];
      return only(g, begin(summer, { order: [], turn: 0 }));
    };
    const cards = ready();
    play(cards, 'recover:cards');
    expect([clanOf(cards, P1).commands.length, clanOf(cards, P1).discards]).toEqual([5, ['betrayal']]);
    const points = ready();
    play(points, 'recover:honour');
    expect([honour(points, P1), clanOf(points, P1).discards.length]).toEqual([6, 3]);
  });

  it('or does neither (GW-SUMMER-6)', () => {
    const g = table();
    clanOf(g, P1).discards = ['economy'];
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, 'stop');
    expect([honour(g, P1), clanOf(g, P1).discards]).toEqual([0, ['economy']]);
  });

  it('clears the track; the Reed card goes home (GW-SUMMER-3, GW-2P-24)', () => {
    const g = table({ players: 2 });
    shows(g, 'economy', 'betrayal');
    clanOf(g, reed(g)).shown = 'reedOrders';
    clearTrack(g);
    expect(g.clans.map(({ discards, shown }) => [discards, shown])).toEqual([
      [['economy'], ''],
      [['betrayal'], ''],
      [[], ''],
    ]);
    expect(g.track).toEqual([]);
  });

  it('Betrayal alone in the pile cannot be taken back (GW-SUMMER-4, GW-SUMMER-5)', () => {
    const g = table();
    const clan = clanOf(g, P1);
    clan.commands = clan.commands.filter((title) => title !== 'betrayal');
    clan.discards = ['betrayal'];
    summering(g);
    expect(optionsOf(g, P1)).toEqual(['recover:honour', 'stop']);
    expect(why(g, 'recover:cards')).toMatchObject({ rule: 'GW-SUMMER-5', why: 'betrayalStays' });
    play(g, 'recover:honour');
    expect(honour(g, P1)).toBe(2);
  });
});
