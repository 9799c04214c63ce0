import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { window } from '../../rules/window.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, WOUND } from '../../state.ts';
import { assaulting } from '../start.ts';
import {
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
  P3,
  play,
  playOut,
  purse,
  resting,
  spot,
  table,
  told,
  wounds,
} from '../table.ts';

describe('Breach', () => {
  function breached(): GreatWall {
    const g = table();
    g.year = 3;
    g.levels[1] = 0;
    horde(g, 'middle', 'heavyLancers');
    horde(g, 'middle', 'steppeRaiders');
    on(g, P1, 'M1-a1', 'M1-a2', 'M1-a3');
    firing(g, P1, 'middle');
    resting(g, P1, 'middle', 'spearman');
    on(g, P2, 'M2-a2');
    return g;
  }

  it('brings Shame for cards without own Soldiers and kills (GW-EX-31, GW-BREACH-1, GW-BREACH-2, GW-BREACH-3, GW-BREACH-4)', () => {
    const g = assaulting(breached(), 'middle');
    playOut(g, (options) => at(options, 0));
    expect(g.clans.map(({ shamed }) => shamed.reduce((sum, count) => sum + count, 0))).toEqual([1, 1, 2]);
    expect(['M1-a1', 'M1-a2', 'M2-a2'].map((name) => spot(g, name))).toEqual([WOUND, WOUND, WOUND]);
    expect(spot(g, 'M1-a3')).toBeGreaterThan(WOUND);
    expect([clanOf(g, P1).firing[1], inRest(g, P1, 'middle')]).toEqual([0, 1]);
  });

  it('Retreat saves all of one event, the Archer too (GW-EX-31, GW-BREACH-5, GW-KILL-5)', () => {
    const g = breached();
    holds(g, P1, 'retreat');
    gives(g, P1, { chi: 3 });
    assaulting(g, 'middle');
    while (next(g) !== window.steps.ask) play(g, at(optionsOfAny(g), 0));
    play(g, 'enhanced:retreat');
    expect([inRest(g, P1, 'middle'), inRest(g, P1, 'middle', 'archer'), purse(g, P1)[3]]).toEqual([3, 1, 0]);
    expect([spot(g, 'M1-a1'), spot(g, 'M1-a2')]).toEqual([WOUND, WOUND]);
  });

  it('removes neither Hordes nor Walls, and no check follows (GW-BREACH-6)', () => {
    const g = table();
    g.levels[0] = 1;
    horde(g, 'left', 'heavyLancers');
    horde(g, 'left', 'steppeRaiders');
    wounds(g, 'L2-a2', 'L2-a3', 'L2-b3', 'L2-b4');
    assaulting(g, 'left');
    playOut(g);
    expect([g.levels[0], g.hordes.filter((card) => card !== '').length, g.breached]).toEqual([1, 2, true]);
  });

  function optionsOfAny(g: GreatWall): readonly string[] {
    for (const who of [P1, P2, P3]) {
      try {
        return optionsOf(g, who);
      } catch {
        // Somebody else is asked.
      }
    }
    return [];
  }

  it('a short pool serves the higher Tea marker; Honour stops at 0 (GW-BREACH-1, GW-SHAME-5, GW-TERM-8)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    g.shameBox += g.shamePool - 1;
    g.shamePool = 1;
    clanOf(g, P2).honour = 3;
    const events = playOut(assaulting(g, 'left'));
    expect(clanOf(g, P1).shamed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect([honour(g, P2), honour(g, P3), g.shamePool]).toEqual([0, 0, 0]);
    expect(told(events, 'lostHonour').map((params) => params.honour)).toEqual([3, 0]);
  });
});
