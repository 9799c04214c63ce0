import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { activate, newActivation } from '../../rules/activation.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { clanOf } from '../../state.ts';
import {
  clerks,
  coop,
  gives,
  honour,
  horde,
  locationNamed,
  on,
  only,
  optionsOf,
  P1,
  play,
  run,
  wounds,
} from '../table.ts';

describe('Command cards taken back', () => {
  it('gives a card back for a Wall level and Honour for a Horde at once (GW-EX-42, GW-COOP-22, GW-COOP-24)', () => {
    const g = coop();
    clanOf(g, P1).discards = ['economy', 'betrayal'];
    clanOf(g, P1).commands = ['despotism'];
    gives(g, P1, { wood: 5 });
    clerks(g, P1, 'builders');
    only(g, begin(activate, newActivation(locationNamed('builders'), false)));
    play(g, 'wall:left');
    expect(optionsOf(g, P1)).toEqual(['reclaim:economy', 'stop']);
    play(g, 'reclaim:economy');
    const card = horde(g, 'left', 'ironColumn');
    on(g, P1, 'L1-a1');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-a4', 'L1-b1', 'L1-b2', 'L1-b3', 'L1-b4');
    run(only(g, begin(defeatCheck, { queue: [] })));
    expect([honour(g, P1), clanOf(g, P1).claims, clanOf(g, P1).claimed, g.hordeDiscard]).toEqual([
      5 + 2 + 16,
      1,
      [],
      [card],
    ]);
  });
});
