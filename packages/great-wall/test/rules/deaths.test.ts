import { at, concernsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { deaths, priceOfSaving } from '../../rules/deaths.ts';
import { rules } from '../../rules/define.ts';
import { window } from '../../rules/window.ts';
import { clanOf, WOUND } from '../../state.ts';
import { assaulting, checking } from '../start.ts';
import {
  active,
  firing,
  gives,
  holds,
  honour,
  horde,
  inRest,
  next,
  on,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  playOut,
  purse,
  spot,
  support,
  table,
  wounds,
} from '../table.ts';

describe('Killing and saving', () => {
  it('kills as many of each faction as Lethality says, the owner choosing (GW-KILL-1)', () => {
    const g = table();
    g.year = 3;
    horde(g, 'left', 'heavyLancers');
    on(g, P1, 'L1-a1a2', 'L1-a3', 'L1-a4');
    on(g, P2, 'L1-b1');
    wounds(g, 'L1-b2', 'L1-b3', 'L1-b4');
    checking(g);
    expect(optionsOf(g, P1)).toEqual(['spot:L1-a1', 'spot:L1-a3', 'spot:L1-a4']);
    play(g, 'spot:L1-a3', 'spot:L1-a4');
    expect([inRest(g, P1, 'left', 'horseman'), clanOf(g, P1).pool, clanOf(g, P2).pool[0]]).toEqual([1, [10, 4, 1], 10]);
  });

  it('a player without Chi saves nobody (GW-KILL-3)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    gives(g, P1, { chi: 1 });
    checking(g);
    expect(next(g)).toBeNull();
    expect(clanOf(g, P1).pool[0]).toBe(10);
  });

  it('one event: naming, cards, paying, death (GW-KILL-4, GW-KILL-6)', () => {
    const g = table();
    g.year = 3;
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2', 'L1-a3');
    on(g, P2, 'L1-b3', 'L1-b4');
    holds(g, P2, 'retreat');
    gives(g, P1, { chi: 4 });
    active(g, P1, 'memorialist');
    checking(g);
    play(g, 'basic:retreat', 'save:L1-spearman', 'save:L1-spearman', 'stop');
    expect(inRest(g, P2, 'left')).toBe(1);
    expect([inRest(g, P1, 'left'), purse(g, P1)[3], honour(g, P1), honour(g, P2)]).toEqual([1, 2, 2 + 1, 2]);
  });

  it('a General who saves is not asked about the dead of others (GW-TERM-12)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'yangMiaozhen';
    support(g, P1, 2);
    const card = horde(g, 'left', 'ironColumn');
    expect(card).not.toBe('');
    on(g, P2, 'L1-a1');
    g.barricades = [0, 0, 0];
    assaulting(g, 'left');
    const names: string[] = [];
    playOut(g, (options, name) => {
      names.push(`${name} ${options[0]}`);
      return at(options, options.length - 1);
    });
    expect(names.filter((name) => name.startsWith(window.steps.ask))).toEqual([]);
  });

  it('one of two Horsemen dies: both its spots are Wounds, the other keeps both of its own (GW-KILL-5, GW-INV-6)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    on(g, P1, 'L1-a1a2', 'L1-b2b3');
    g.levels[0] = 0;
    assaulting(g, 'left');
    expect(next(g)).not.toBeNull();
    playOut(g, (options, name) => (name === deaths.steps.choose ? 'spot:L1-b2' : at(options, options.length - 1)));
    expect([spot(g, 'L1-b2'), spot(g, 'L1-b3')]).toEqual([WOUND, WOUND]);
    expect(spot(g, 'L1-a1')).toBeGreaterThan(WOUND);
    expect(spot(g, 'L1-a1')).toBe(spot(g, 'L1-a2'));
  });

  it('Veteran and Surgeon together: the first is free, the second costs 1 (GW-KILL-3, GW-CARD-4)', () => {
    const g = table();
    active(g, P1, 'veteran', 'surgeon');
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left', 1);
    on(g, P1, 'L1-a2');
    gives(g, P1, { chi: 1 });
    assaulting(g, 'left');
    playOut(g, (options, name) => (name === deaths.steps.pay ? at(options, 0) : at(options, options.length - 1)));
    expect([inRest(g, P1, 'left'), inRest(g, P1, 'left', 'archer'), purse(g, P1)[3]]).toEqual([1, 1, 0]);
  });

  it('the Memorialist mourns only those who were not saved (GW-CARD-15, GW-KILL-6)', () => {
    const g = table();
    active(g, P1, 'memorialist');
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left', 1);
    on(g, P1, 'L1-a2');
    gives(g, P1, { chi: 2 });
    assaulting(g, 'left');
    const before = honour(g, P1);
    playOut(g, (options, name) => (name === deaths.steps.pay ? at(options, 0) : at(options, options.length - 1)));
    expect(honour(g, P1) - before).toBe(1);
  });

  it('a Soldier that may be saved is pressed where it stands, and its price is known (GW-KILL-3)', () => {
    const g = table();
    horde(g, 'left', 'spiritHost');
    horde(g, 'left', 'heavyLancers');
    on(g, P1, 'L1-a4', 'L2-a1a2');
    gives(g, P1, { chi: 6 });
    assaulting(g, 'left');
    while (next(g) !== deaths.steps.pay) play(g, at(at(pending(g).questions, 0).options, 0));
    const { frame } = pending(g);
    const concerned = (key: string) => concernsOf(rules, g, frame, key);
    expect(concerned('save:L1-spearman')).toEqual(['horde:L1', 'spot:L1-a4']);
    expect(concerned('save:L2-horseman')).toEqual(['horde:L2', 'spot:L2-a1', 'spot:L2-a2']);
    expect(['save:L1-spearman', 'save:L2-horseman', 'stop'].map((key) => priceOfSaving(g, key))).toEqual([3, 2, null]);
  });
});
