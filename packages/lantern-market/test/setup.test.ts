import { configure, expectOk, setUp } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { lanternMarket } from '../index.ts';

describe('Setup', () => {
  const g = setUp(lanternMarket, expectOk(configure(lanternMarket, { players: 4, seed: 'setup' })));

  it('deals five of the 36 lanterns to everyone (LM-SETUP-1)', () => {
    expect(g.merchants.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
    const all = [...g.pile, ...g.merchants.flatMap(({ hand }) => hand)].sort();
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((lantern) => [lantern, lantern, lantern, lantern]));
  });

  it('gives everyone two fans and 50 coins (LM-SETUP-2)', () => {
    expect(g.merchants.map(({ fans, coins }) => [fans, coins])).toEqual([
      [2, 50],
      [2, 50],
      [2, 50],
      [2, 50],
    ]);
  });
});
