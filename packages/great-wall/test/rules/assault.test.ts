import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { assault, defenceOf, newAssault, powerAgainst } from '../../rules/assault.ts';
import { window } from '../../rules/window.ts';
import { clanOf } from '../../state.ts';
import { assaulting } from '../start.ts';
import {
  active,
  gives,
  holds,
  honour,
  horde,
  next,
  only,
  optionsOf,
  P1,
  play,
  playOut,
  resting,
  run,
  support,
  table,
  told,
} from '../table.ts';

describe('Abilities of Hordes', () => {
  it('Light Riders grow with other Hordes (GW-EX-30)', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    expect(powerAgainst(g, 0)).toBe(3);
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'steppeRaiders');
    expect(powerAgainst(g, 0)).toBe(5 + 3 + 3);
  });

  it('Sappers weaken Barricades, never below 0 (GW-EX-29, GW-EX-44, GW-CARD-4)', () => {
    const g = table();
    g.levels[0] = 1;
    g.barricades[0] = 3;
    horde(g, 'left', 'sappers');
    horde(g, 'left', 'khansGuard');
    expect([defenceOf(g, 0), powerAgainst(g, 0)]).toEqual([11, 11]);
    const three = table();
    three.levels[0] = 1;
    three.barricades[0] = 2;
    for (let card = 0; card < 3; card++) horde(three, 'left', 'sappers');
    expect([defenceOf(three, 0), powerAgainst(three, 0)]).toEqual([8, 15]);
  });

  it('Fire Lancers burn a Barricade before cards are played (GW-EX-43, GW-TIME-2, GW-TIME-4)', () => {
    const g = table();
    g.barricades[0] = 3;
    horde(g, 'left', 'fireLancers');
    holds(g, P1, 'emergencyWorks');
    assaulting(g, 'left');
    expect(next(g)).toBe(window.steps.ask);
    expect(g.barricades[0]).toBe(2);
    const events = play(g, 'basic:emergencyWorks', 'barricade:left');
    expect(told(events, 'assault')).toEqual([{ section: 'left', defence: 6, power: 5 }]);
    expect([honour(g, P1), told(events, 'held').length]).toEqual([0, 1]);
    const alone = table();
    alone.barricades[0] = 3;
    horde(alone, 'left', 'fireLancers');
    assaulting(alone, 'left');
    expect(told(run(alone), 'breach')).toHaveLength(1);
  });
});

describe('The Assault', () => {
  it('compares Defence and Power (GW-EX-28, GW-WINTER-3, GW-WINTER-4)', () => {
    const g = table();
    g.levels[0] = 1;
    g.barricades[0] = 3;
    horde(g, 'left', 'heavyLancers');
    horde(g, 'left', 'horseArchers');
    horde(g, 'left', 'spiritHost');
    expect([defenceOf(g, 0), powerAgainst(g, 0)]).toEqual([14, 15]);
    assaulting(g, 'left');
    expect(told(playOut(g), 'breach')).toHaveLength(1);
    const even = table();
    even.levels[0] = 2;
    horde(even, 'left', 'heavyLancers');
    horde(even, 'left', 'heavyLancers');
    assaulting(even, 'left');
    expect(told(run(even), 'held')).toHaveLength(1);
  });

  it('a Section without Hordes is not assaulted and holds nothing (GW-WINTER-8)', () => {
    const g = table();
    active(g, P1, 'wallInspector');
    resting(g, P1, 'left', 'spearman');
    assaulting(g, 'left');
    expect([run(g).length, honour(g, P1)]).toEqual([0, 0]);
    g.levels[0] = 1;
    horde(g, 'left', 'steppeRaiders');
    run(assaulting(g, 'left'));
    expect(honour(g, P1)).toBe(2);
  });

  it('what depends on holding waits for the comparison (GW-CARD-15)', () => {
    const g = table();
    g.levels[0] = 1;
    horde(g, 'left', 'sappers');
    horde(g, 'left', 'sappers');
    holds(g, P1, 'nightWatch');
    gives(g, P1, { chi: 2 });
    only(g, begin(assault, newAssault(0)));
    const events = play(g, 'enhanced:nightWatch');
    expect([told(events, 'assault')[0], honour(g, P1)]).toEqual([{ section: 'left', defence: 13, power: 10 }, 2]);
  });

  it('but a General of the Assault is, though the Section may hold without (GW-CARD-15)', () => {
    const g = table();
    clanOf(g, P1).general = 'mengGong';
    support(g, P1, 1);
    resting(g, P1, 'left', 'spearman');
    horde(g, 'left', 'steppeRaiders');
    assaulting(g, 'left');
    expect(optionsOf(g, P1)).toEqual(['use:mengGong', 'pass']);
  });
});
