import { configure, expectOk, must, setUp, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { lanternMarket, outcome } from '../../index.ts';
import { chooseLantern, night, shelter, market as wholeMarket } from '../../rules/night.ts';
import { asked, market, P1, P2, P3, play, start } from '../position.ts';

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

describe('A night', () => {
  it('comes fifteen times (LM-NIGHT-1)', () => {
    const g = market([1], [2]);
    g.night = 14;
    start(g, wholeMarket, {});
    expect(g.night).toBe(15);
    play(g, 'P1 lantern:1', 'P2 lantern:2', 'P1 pass');
    expect(g.stack).toEqual([]);
    expect(g.night).toBe(15);
  });

  it('adds a die to the visitors who still wait (LM-CROWD-1)', () => {
    const g = market([1], [2]);
    const heard = witness(() => start(g, night, { seller: null }));
    const [crowd] = heard.events;
    const { die } = must(crowd, 'the crowd').params as { die: number };
    expect(g.visitors).toBe(7 + die);
  });

  it('asks all for a lantern at once and shows them together (LM-CHOOSE-1)', () => {
    const g = market([1, 4], [2, 2, 5], [3, 9]);
    expect(asked(start(g, chooseLantern, {}))).toBe(
      'P1: none lantern:1 lantern:4 | P2: none lantern:2 lantern:5 | P3: none lantern:3 lantern:9',
    );
    play(g, 'P3 lantern:9', 'P1 lantern:4');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([null, null, null]);
    play(g, 'P2 lantern:2');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([4, 2, 9]);
    expect(g.merchants.map(({ hand }) => hand)).toEqual([[1], [2, 5], [3]]);
  });

  it('lets a merchant show none (LM-CHOOSE-1)', () => {
    const g = market([7], [9]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:7', 'P2 none');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([7, null]);
    expect(g.merchants[P2]).toMatchObject({ hand: [9], coins: 20 });
    expect(pending?.frame).toMatchObject({ seller: P1 });
  });

  it('costs two coins of oil for each point of brightness, and nobody shows what they cannot pay (LM-OIL-1)', () => {
    const g = market([1, 4, 5], [2, 9]);
    (g.merchants[P1] ?? { coins: 0 }).coins = 9;
    expect(asked(start(g, chooseLantern, {}))).toBe('P1: none lantern:1 lantern:4 | P2: none lantern:2 lantern:9');
    play(g, 'P1 lantern:4', 'P2 lantern:9');
    expect(g.merchants.map(({ coins }) => coins)).toEqual([1, 2]);
  });

  it('lets equal lanterns drown each other, and the next one sells (LM-EX-01, LM-CHOOSE-2, LM-SALE-1)', () => {
    const g = market([7], [9], [9]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:7', 'P2 lantern:9', 'P3 lantern:9');
    expect(g.merchants.map(({ burning }) => burning)).toEqual([true, false, false]);
    expect(g.merchants.map(({ coins }) => coins)).toEqual([20 - 14, 20 - 18, 20 - 18]);
    expect(pending?.frame).toMatchObject({ seller: P1 });
  });

  it('keeps the visitors when no lantern burns (LM-SALE-1)', () => {
    const g = market([9], [9]);
    start(g, night, { seller: null });
    const waiting = g.visitors;
    play(g, 'P1 lantern:9', 'P2 lantern:9');
    expect(g.visitors).toBe(waiting);
    expect(g.merchants.map(({ coins }) => coins)).toEqual([2, 2]);
  });

  it('pays the seller a coin for each visitor (LM-SALE-2)', () => {
    const g = market([3], [8]);
    start(g, night, { seller: null });
    const crowd = g.visitors;
    play(g, 'P1 lantern:3', 'P2 lantern:8', 'P1 pass');
    expect(g.merchants.map(({ coins }) => coins)).toEqual([14, 4 + crowd]);
    expect(g.visitors).toBe(0);
  });

  it('ends with shown lanterns discarded and hands of five, as long as the pile lasts (LM-DRAW-1)', () => {
    const g = market([3], [8, 1]);
    g.pile = [4, 5, 6, 7, 8];
    start(g, night, { seller: null });
    play(g, 'P1 lantern:3', 'P2 lantern:8', 'P1 pass');
    expect(g.discarded).toEqual([3, 8]);
    expect(g.merchants.map(({ hand }) => hand)).toEqual([[8, 7, 6, 5, 4], [1]]);
  });
});

describe('A gust', () => {
  it('may be raised by the others, clockwise from the seller, each with a fan (LM-GUST-1)', () => {
    const g = market([3], [9], [5]);
    start(g, night, { seller: null });
    expect(asked(play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5'))).toBe('P3: gust pass');
    expect(asked(play(g, 'P3 pass'))).toBe('P1: gust pass');
    play(g, 'P1 gust');
    expect(g.merchants.map(({ fans }) => fans)).toEqual([1, 2, 2]);
  });

  it('passes over who has no fan left (LM-GUST-1)', () => {
    const g = market([3], [9], [5]);
    for (const seat of [P1, P3]) (g.merchants[seat] ?? { fans: 0 }).fans = 0;
    start(g, night, { seller: null });
    expect(play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5')).toBeNull();
  });

  it('is sheltered only by a lantern as bright as the wind is strong (LM-EX-02, LM-GUST-2)', () => {
    const g = market([2, 3, 5], [1]);
    expect(asked(start(g, shelter, { seller: P1, wind: 4 }))).toBe('P1: dark lantern:5');
    play(g, 'P1 lantern:5');
    expect(g.discarded).toEqual([5]);
    expect(g.merchants[P1]?.hand).toEqual([2, 3]);
  });

  it('does not tell the others that there was nothing to shelter with (LM-GUST-2)', () => {
    expect(asked(start(market([1, 1], [9]), shelter, { seller: P1, wind: 6 }))).toBe('P1: dark');
  });

  it('that puts the lantern out makes the next brightest the seller, who can be blown at again (LM-GUST-3)', () => {
    const g = market([3], [9], [5]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5', 'P3 gust', 'P2 dark');
    expect(pending?.frame).toMatchObject({ seller: P3 });
    expect(asked(pending)).toBe('P1: gust pass');
  });
});

describe('The peddler', () => {
  it('comes while lanterns are chosen, once, and swaps one for the top of the pile (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    g.pile = [9];
    const pending = start(g, chooseLantern, {});
    expect(pending?.offers.map(({ seat, options }) => [seat, options])).toEqual([
      [P1, ['+peddler']],
      [P2, ['+peddler']],
    ]);
    expect(asked(play(g, 'P2 +peddler'))).toBe('P2: lantern:3 lantern:4');
    const after = play(g, 'P2 lantern:3');
    expect(g.merchants[P2]?.hand).toEqual([4, 9]);
    expect(g.discarded).toEqual([3]);
    expect(after?.offers).toEqual([]);
    expect(asked(after)).toBe('P1: none lantern:1 lantern:2 | P2: none lantern:4 lantern:9');
  });

  it('does not come to a merchant who has chosen (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    start(g, chooseLantern, {});
    expect(play(g, 'P1 lantern:1')?.offers.map(({ seat }) => seat)).toEqual([P2]);
  });

  it('brings one lantern, not a full hand (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    start(g, chooseLantern, {});
    play(g, 'P1 +peddler', 'P1 lantern:1');
    expect(g.merchants[P1]?.hand).toHaveLength(2);
  });
});

describe('The end', () => {
  it('goes to the most coins, then to the most fans, else it is shared (LM-EX-03, LM-END-1)', () => {
    const g = market([], [], []);
    const [a, b, c] = g.merchants;
    if (!a || !b || !c) throw new Error('three merchants');
    Object.assign(a, { coins: 12, fans: 0 });
    Object.assign(b, { coins: 12, fans: 1 });
    Object.assign(c, { coins: 11, fans: 2 });
    expect(outcome(g).winners).toEqual([P2]);
    a.fans = 1;
    expect(outcome(g)).toMatchObject({ winners: [P1, P2], scores: [12, 12, 11] });
    c.coins = 13;
    expect(outcome(g).winners).toEqual([P3]);
  });
});
