import { describe, expect, it } from 'vitest';
import { board, crystals, dice, moon, options, play, put, stand, tao, yangOf } from '../table.ts';

describe('Crystals that are spent', () => {
  it('of an old and a new crystal the new one is spent first (WM-CRYSTAL-5, WM-CRYSTAL-8)', () => {
    const g = put(crystals(stand(moon(), { yellow: 'taoist-altar' }), 'yellow', 2), { 'north-0': 'ghoul' });
    tao(g, 'yellow');
    board(g, 'yellow').newCrystals = 1;
    play(dice(yangOf(g, 'yellow'), 'red', 'red', 'red'), 'exorcise', 'space:north-0', 'finish');
    expect(options(g)).toContain('setCrystal');
  });
});
