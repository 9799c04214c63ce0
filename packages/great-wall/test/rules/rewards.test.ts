import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { MOST_SPOTS } from '../../content/hordes.ts';
import { slotAt } from '../../content/terms.ts';
import { regainReward } from '../../rules/rewards.ts';
import { clanOf } from '../../state.ts';
import { horde, on, only, optionsOf, P1, play, purse, sectionNamed, table } from '../table.ts';

describe('A reward once more', () => {
  it('is that of one spot just covered, or of none', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2', 'L1-b3');
    const first = slotAt(sectionNamed('left'), 0) * MOST_SPOTS;
    only(g, begin(regainReward, { who: P1, spots: [first, first + 2] }));
    expect(optionsOf(g, P1)).toEqual(['spot:L1-a2', 'spot:L1-b3', 'stop']);
    play(g, 'spot:L1-b3');
    expect([purse(g, P1), clanOf(g, P1).honour, g.stack]).toEqual([[0, 2, 0, 0], 0, []]);
  });
});
