import words from '@jade/great-wall/messages/en.json';
import { describe, expect, it } from 'vitest';
import { wording } from './wording.ts';

describe('what Vital Spots are called', () => {
  it('names one spot and pairs beside and below each other by where they are', () => {
    const all = wording(words, { mode: 'competitive', seats: 3, locale: 'en' });
    expect(all['spot.L1-a2']).toBe('row 1 left, column 2 above');
    expect(all['spots.R3-b1b2']).toBe('row 3 right, columns 1 and 2 below');
    expect(all['spots.M2-a4b4']).toBe('row 2 middle, column 4 above and below');
  });

  it('knows no middle Section where two are in play', () => {
    expect(wording(words, { mode: 'competitive', seats: 2, locale: 'en' })['spot.M1-b3']).toBe(
      'row 1 left, column 3 below',
    );
  });
});
