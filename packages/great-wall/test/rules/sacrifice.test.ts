import { describe, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { clanOf } from '../../state.ts';
import { fulfilling } from '../start.ts';
import { clerks, clerksAt, coop, horde, inRest, on, optionsOf, P1, P2, play, resting } from '../table.ts';

describe('Sacrifice', () => {
  it('sacrifices leave the game; the Reed Clan pays nothing (GW-COOP-13, GW-COOP-27)', () => {
    const g = coop(2, 'scribes-for-the-capital', 'warriors-for-the-guard');
    clerks(g, P1, 'quarry');
    resting(g, P2, 'middle', 'horseman');
    fulfilling(g);
    play(g, 'request:scribes-for-the-capital', 'yes', 'yes', 'sacrifice:quarry');
    // Only the pool is left to choose for the second player, so it is taken.
    expect([clanOf(g, P1).clerksLost, clerksAt(g, P1, 'quarry'), clanOf(g, P2).clerks]).toEqual([1, 0, 4]);
    play(
      g,
      'request:warriors-for-the-guard',
      'yes',
      'yes',
      'sacrifice:pool-archer',
      'sacrifice:pool-archer',
      'sacrifice:middle-horseman',
      'sacrifice:pool-spearman',
    );
    expect([clanOf(g, P1).lost, clanOf(g, P2).lost, inRest(g, P2, 'middle', 'horseman')]).toEqual([
      [0, 2, 0],
      [1, 0, 1],
      0,
    ]);
    expect(clanOf(g, 2 as typeof P1).lost).toEqual([0, 0, 0]);
  });

  it('Soldiers on Hordes are not sacrificed for the Guard, and the card says so (GW-COOP-13, GW-ATT-7)', () => {
    const g = coop(3, 'warriors-for-the-guard');
    horde(g, 'left', 'vanguard');
    on(g, P1, 'L1-a2', 'L1-a3');
    clanOf(g, P1).lost = [...clanOf(g, P1).pool];
    clanOf(g, P1).pool = [0, 0, 0];
    play(fulfilling(g), 'request:warriors-for-the-guard');
    expect(optionsOf(g, P1)).toEqual(['no']);
    expect(messages['text.warriors-for-the-guard']).toContain('none on Hordes');
  });
});
