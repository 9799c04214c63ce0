import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spring } from '../../rules/spring.ts';
import { clanOf } from '../../state.ts';
import { only, P1, run, table } from '../table.ts';

describe('The Year and its turns', () => {
  it('Spring resets what was used in the Year', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).usedThisYear = ['wangJian'];
    run(only(g, begin(spring, {})));
    expect(clanOf(g, P1).usedThisYear).toEqual([]);
  });
});
