import { describe, expect, it } from 'vitest';
import { foundIn } from './percent.ts';

describe('A chance that was found in games', () => {
  it('is told in whole fives where they were few', () => {
    expect(foundIn(0.67, 12)).toEqual({ percent: 65, isAbout: true });
    expect(foundIn(0.64, 12)).toEqual({ percent: 65, isAbout: true });
    expect(foundIn(1, 12)).toEqual({ percent: 100, isAbout: true });
  });

  it('is told as it is where they were many', () => {
    expect(foundIn(0.67, 4000)).toEqual({ percent: 67, isAbout: false });
  });
});
