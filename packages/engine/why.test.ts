import { describe, expect, it } from 'vitest';
import { seat } from './plain.ts';
import { comparison } from './why.ts';

const sources = [
  { name: 'road', points: [4, 9, 0] },
  { name: 'monk', points: [16, 8, 2] },
  { name: 'warrior', points: [12, 10, 30] },
  { name: 'even', points: [3, 3, 3] },
];

describe('why somebody won', () => {
  it('names the leads over whoever came next, the largest first, and what that one had more of', () => {
    const { reasons } = comparison([seat(0)], [35, 30, 20], sources);
    expect(reasons.map(({ key, params }) => [key, params.what, params.own, params.theirs])).toEqual([
      ['why.ahead', 'monk', 16, 8],
      ['why.also', 'warrior', 12, 10],
      ['why.behind', 'road', 4, 9],
    ]);
    expect(reasons[0]?.params).toMatchObject({ seat: 0, otherSeat: 1 });
  });

  it('holds the winner against the best of the others, wherever that one sits', () => {
    const { reasons } = comparison([seat(1)], [20, 30, 25], sources);
    expect(reasons.map(({ key, params }) => [key, params.otherSeat, params.what])).toEqual([
      ['why.ahead', 2, 'road'],
      ['why.also', 2, 'monk'],
      ['why.behind', 2, 'warrior'],
    ]);
  });

  it('says nothing where a win is shared, where nobody won and where nobody else played', () => {
    expect(comparison([seat(0), seat(1)], [5, 5], sources).reasons).toEqual([]);
    expect(comparison([], [5, 5], sources).reasons).toEqual([]);
    expect(comparison([seat(0)], [5], sources).reasons).toEqual([]);
  });
});
