import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { COOP_TACTICS, TACTIC_WINDOWS, TACTICS } from '../../content/cards.ts';
import { perform } from '../../rules/effects.ts';
import { window } from '../../rules/window.ts';
import { clanOf } from '../../state.ts';
import { activating, assaulting, turnOf } from '../start.ts';
import {
  active,
  clerks,
  gives,
  holds,
  honour,
  horde,
  next,
  on,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  purse,
  resting,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

describe('Windows', () => {
  it('is optional where somebody might decline, and happens once an event (GW-TERM-12, GW-CARD-1, GW-CARD-2)', () => {
    const g = table();
    active(g, P1, 'caravanner');
    gives(g, P1, { wood: 2 });
    turnOf(g, P1, 'betrayal');
    expect(optionsOf(g, P1)).toEqual(['use:caravanner', 'pass']);
    play(g, 'use:caravanner', 'resource:wood', 'resource:chi', 'stop');
    expect([purse(g, P1), next(g)]).toEqual([[1, 0, 0, 1], perform.steps.choose]);
  });

  it('a gift is taken without asking (GW-TIME-6)', () => {
    const g = table();
    active(g, P1, 'forester', 'trophyKeeper');
    clerks(g, P1, 'lumberMill', 1);
    play(activating(g, 'lumberMill', true), 'gather');
    expect(purse(g, P1)[0]).toBe(2);
  });

  it('ask in Tea order, abilities before one Tactic card (GW-TIME-1, GW-TAC-4)', () => {
    const g = table();
    g.tea = [P2, P1, P3];
    holds(g, P2, 'ambush', 'ambush');
    active(g, P1, 'guardian');
    holds(g, P1, 'charge');
    horde(g, 'left', 'heavyLancers');
    resting(g, P1, 'left', 'spearman', 2);
    turnOf(g, P1, 'betrayal');
    play(g, 'stop');
    expect([optionsOf(g, P2), next(g)]).toEqual([['basic:ambush', 'pass'], window.steps.ask]);
    play(g, 'basic:ambush', 'spot:L1-a1');
    expect(optionsOf(g, P1)).toEqual(['use:guardian', 'basic:charge', 'pass']);
    play(g, 'use:guardian', 'attacker:left-spearman', 'spot:L1-a2');
    expect(optionsOf(g, P1)).toEqual(['basic:charge', 'pass']);
  });

  it('are played in any turn while open and true; the card is discarded (GW-TAC-2, GW-TAC-5)', () => {
    const g = table();
    holds(g, P2, 'overtime', 'charge', 'restless');
    clerks(g, P2, 'school');
    clerks(g, P1, 'school');
    g.active = P1;
    activating(g, 'school', true);
    expect(optionsOf(g, P2)).toEqual(['basic:overtime', 'pass']);
    expect(why(g, 'basic:charge')).toMatchObject({ rule: 'GW-TAC-2', why: 'otherWindow' });
    play(g, 'basic:overtime', 'draw', 'draw');
    expect([clanOf(g, P2).tactics.length, g.tacticDiscard.length]).toEqual([2 + 2, 1]);
  });

  it('the enhanced effect costs Chi (GW-TAC-3, GW-TAC-6)', () => {
    const g = table();
    holds(g, P1, 'glory');
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    gives(g, P1, { chi: 1 });
    active(g, P1, 'tactician');
    turnOf(g, P1, 'betrayal');
    play(g, 'stop', 'enhanced:glory');
    expect([honour(g, P1), purse(g, P1)[3]]).toEqual([2 + 5, 0]);
    const poor = table();
    holds(poor, P1, 'ambush');
    turnOf(poor, P1, 'betrayal');
    play(poor, 'stop');
    expect(why(poor, 'enhanced:ambush')).toMatchObject({ rule: 'GW-TAC-6', params: { chi: 2 } });
    // Nothing to wound, and still it may be played.
    play(poor, 'basic:ambush');
    expect(poor.tacticDiscard).toHaveLength(1);
  });

  it('inside an effect are finished before it goes on (GW-TIME-3)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    holds(g, P1, 'spoils');
    active(g, P1, 'vanguardCaptain');
    clerks(g, P1, 'barracks');
    gives(g, P1, { wood: 1, stone: 2 });
    activating(g, 'barracks', true);
    const before = play(g, 'recruit:spearman', 'spot:L1-a2');
    expect([next(g), told(before, 'ability')]).toEqual([window.steps.ask, []]);
    const after = play(g, 'basic:spoils', 'spot:L1-a2');
    expect([purse(g, P1), told(after, 'ability').length, honour(g, P1)]).toEqual([[4, 0, 0, 0], 1, 1]);
  });

  it('pass over who has nothing to use, unless the table asks everybody (GW-TIME-5)', () => {
    const quiet = table();
    holds(quiet, P2, 'retreat');
    turnOf(quiet, P1, 'betrayal');
    expect(next(quiet)).toBe(perform.steps.choose);
    const always = table({ options: { windows: 'always' } });
    holds(always, P2, 'retreat');
    turnOf(always, P1, 'betrayal');
    expect([next(always), optionsOf(always, P2)]).toEqual([window.steps.ask, ['pass']]);
    expect(TACTIC_WINDOWS.size).toBe(8);
  });

  it('has a window in which some effect of it can be carried out', () => {
    const titles = new Set([...TACTICS, ...COOP_TACTICS].map((card) => card.replace(/-\d$/, '')));
    expect(titles.size).toBe(16);
  });

  it('with windows=always the same seats are asked whatever they hold (GW-TIME-5)', () => {
    const asked = (first: string, second: string) => {
      const g = table({ options: { windows: 'always' } });
      horde(g, 'left', 'steppeRaiders');
      holds(g, P1, first);
      holds(g, P3, second);
      assaulting(g, 'left');
      const seats: number[] = [];
      for (let name = next(g); name === window.steps.ask; name = next(g)) {
        seats.push(at(pending(g).questions, 0).seat);
        play(g, 'pass');
      }
      return seats;
    };
    expect(asked('nightWatch', 'restless')).toEqual([P1, P3]);
    expect(asked('restless', 'nightWatch')).toEqual([P1, P3]);
    expect(asked('overtime', 'spoils')).toEqual([P1, P3]);
  });
});
