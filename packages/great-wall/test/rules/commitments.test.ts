import { at, begin, imagine, seatView, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../../index.ts';
import { strike } from '../../rules/attack.ts';
import { newRecruitment, recruitment } from '../../rules/recruit.ts';
import { gives, next, only, P1, P2, pending, play, purse, table } from '../table.ts';

describe('What others can conclude', () => {
  it('imagined games do not give a recruiter twice what was paid already (GW-TERM-13, GW-BARR-2)', () => {
    const g = table();
    gives(g, P1, { wood: 2, gold: 6 });
    only(g, begin(recruitment, newRecruitment(P1, 2, 0)));
    play(g, 'recruit:horseman', 'recruit:horseman');
    expect([next(g), purse(g, P1)]).toEqual([strike.steps.target, [0, 0, 0, 0]]);
    const view = seatView(greatWall, g, pending(g), P2);
    const golds = Array.from({ length: 40 }, (_, seed) => {
      return at(purse(imagine(greatWall, view, stream(`${seed}`, 'imagine')), P1), 2);
    });
    expect(Math.min(...golds)).toBeLessThan(3);
  });
});
