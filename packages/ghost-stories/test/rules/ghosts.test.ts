import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { captors } from '../../rules/ghosts.ts';
import { deck, moon, moonOn, options, play, put, table, villagers, yinOf } from '../table.ts';

describe('Ghosts in play', () => {
  it('says who holds a die', () => {
    const g = table({ mode: 'white-moon' });
    expect(captors(g)).toEqual([]);
    expect(captors(put(g, { 'south-0': 'severed-heads' }))).toEqual([spaceOf('south-0')]);
  });

  it('Gatekeeper takes the Portal and gives it back (WM-INC-1, GS-EX-47)', () => {
    const g = deck(villagers(yinOf(moon(), 'yellow'), 'circle-of-prayer', 'li'), 'gatekeeper');
    play(g, 'space:north-1');
    expect(options(g)).not.toContain('save');
    g.ghosts[spaceOf('north-1')] = -1;
    expect([options(g).includes('save'), moonOn(g).portal]).toEqual([true, 4]);
  });
});
