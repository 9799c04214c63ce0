import { at, begin, concernsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../../index.ts';
import { moving } from '../../rules/clerks.ts';
import { POOL } from '../../rules/keys.ts';
import { thingsOf } from '../../rules/things.ts';
import { only, P1, table } from '../table.ts';

describe('What an option points at', () => {
  it.each([
    ['to:quarry', ['location:quarry']],
    ['from:pool', ['pool:clerk']],
    ['spots:M3-a2b2', ['spot:M3-a2', 'spot:M3-b2']],
    ['attacker:left-firing', ['firing:left']],
    ['attacker:left-spearman', ['soldier:left-spearman']],
    ['save:L1-spearman', ['horde:L1']],
    ['swap:wood-gold', ['resource:wood', 'resource:gold']],
    ['basic:retreat', ['tactic:retreat']],
    ['sacrifice:pool-archer', ['pool:archer']],
    ['sacrifice:quarry', ['location:quarry']],
    ['next:reed', ['player:reed']],
    ['stop', []],
  ])('%s', (key, things) => {
    expect(thingsOf({ at: 'x' }, key)).toEqual(things);
  });

  it('goes with every decision of the game', () => {
    const g = table();
    only(g, begin(moving, { who: P1, left: 1, distinct: false, moved: [], from: POOL }));
    expect(concernsOf(greatWall.rules, g, at(g.stack, 0), 'from:temple')).toEqual(['location:temple']);
  });
});
