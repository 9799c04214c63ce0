import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { discardGhost } from '../../rules/ghost-moves.ts';
import { isLiving } from '../../rules/table.ts';
import {
  board,
  curses,
  deck,
  keysOf,
  options,
  play,
  put,
  qi,
  run,
  sideOfColour,
  table,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('The Enfeeblement Mantra', () => {
  it('neutral yellow is possessed: the Mantra comes off its ghost (GS-POWER-12, GS-NEUTRAL-3)', () => {
    const g = table({ players: 3 });
    Object.assign(board(g, 'blue'), { power: 'enfeeblement-mantra' });
    Object.assign(board(g, 'yellow'), { power: 'second-wind' });
    put(qi(g, 'blue', 1), { 'west-0': 'fury-of-depth', 'north-0': 'zombie' });
    g.mantra = spaceOf('north-0');
    run(curses(yinOf(g, 'blue'), 'lose-qi'));
    expect(g.mantra).toBe(-1);
  });

  it('the Mantra leaves the game when the power falls silent, and does not come back with it (GS-POWER-12)', () => {
    const g = deck(put(yinOf(table(), 'yellow'), { 'south-1': 'ghoul' }), 'coffin-breakers-a', 'skinner');
    g.mantra = spaceOf('south-1');
    const told = play(g, 'space:north-0', 'space:east-0');
    expect([g.mantra, g.mantraLost, keysOf(told).includes('mantraLost')]).toEqual([-1, true, true]);
    discardGhost(g, spaceOf('north-0'));
    expect(why(yangOf(g, 'yellow'), 'mantra')).toBe('GS-POWER-12 mantraGone');
    expect(options(g)).not.toContain('mantra');
  });

  it('the Mantra is lost also where it lies on no ghost, and with the life of its owner (GS-POWER-12)', () => {
    const blocked = deck(yinOf(table(), 'yellow'), 'coffin-breakers-a', 'skinner');
    play(blocked, 'space:north-0', 'space:east-0');
    expect(blocked.mantraLost).toBe(true);
    const dead = put(qi(yinOf(table(), 'yellow'), 'yellow', 1), { 'north-0': 'lich' });
    run(curses(dead, 'lose-qi'));
    expect([isLiving(dead, sideOfColour(dead, 'yellow')), dead.mantraLost]).toEqual([false, true]);
    const pockets = table({ powers: { yellow: 'bottomless-pockets' } });
    play(deck(yinOf(pockets, 'yellow'), 'coffin-breakers-a', 'skinner'), 'space:north-0', 'space:east-0');
    expect(pockets.mantraLost).toBe(false);
  });
});
