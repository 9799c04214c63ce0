import { describe, expect, it } from 'vitest';
import type { GhostStories } from '../../state.ts';
import { asked, fresh, play } from '../table.ts';

function chosen(players: number, mode: 'base' | 'white-moon' = 'base'): GhostStories {
  return fresh({ players, mode, options: { boards: 'chosen' } });
}

describe('The game', () => {
  it('are chosen before the villagers who start in safety (WM-PLAYERS-1, GS-SETUP-13)', () => {
    const g = chosen(2, 'white-moon');
    play(g, 'power:heavenly-gust', 'power:dance-of-the-spires');
    expect(asked(g)).toBe('start.save');
  });
});
