import { describe, expect, it } from 'vitest';
import { witness } from './log.ts';
import { below, draw, mix, randomness, reveal, stream } from './random.ts';

describe('a stream', () => {
  it('gives the same numbers from the same seed and name', () => {
    const [a, b] = [stream('moon', 'dice'), stream('moon', 'dice')];
    expect(Array.from({ length: 20 }, () => below(a, 100))).toEqual(Array.from({ length: 20 }, () => below(b, 100)));
  });

  it('gives other numbers under another name or seed', () => {
    const first = ([seed, name]: [string, string]) => {
      const numbers = stream(seed, name);
      return Array.from({ length: 8 }, () => below(numbers, 1000)).join();
    };
    const all = [first(['moon', 'dice']), first(['moon', 'deck']), first(['sun', 'dice'])];
    expect(new Set(all).size).toBe(3);
  });

  it('is fair: every face of a die within five standard deviations', () => {
    const numbers = stream('fair', 'dice');
    const rolls = 60_000;
    const counts = new Map<number, number>();
    for (let i = 0; i < rolls; i++) {
      const face = below(numbers, 6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const deviation = Math.sqrt(rolls * (1 / 6) * (5 / 6));
    for (let face = 0; face < 6; face++)
      expect(Math.abs((counts.get(face) ?? 0) - rolls / 6)).toBeLessThan(5 * deviation);
  });

  it('shuffles fairly: every order of three cards equally often', () => {
    const numbers = stream('fair', 'deck');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = mix(numbers, [1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000 * (5 / 6)));
  });
});

describe('the randomness of a game', () => {
  const random = randomness('dice', 'deck');

  it('keeps its streams apart: a draw here never shifts a roll there', () => {
    const quiet = { rng: random.streams('moon') };
    const busy = { rng: random.streams('moon') };
    random.shuffle(busy, 'deck', [1, 2, 3, 4, 5]);
    expect(random.roll(busy, 'dice', 6)).toBe(random.roll(quiet, 'dice', 6));
    expect(random.roll(busy, 'dice', 6)).toBe(random.roll(quiet, 'dice', 6));
  });

  it.each<[string, (g: { rng: ReturnType<typeof random.streams> }) => unknown]>([
    ['a roll', (g) => random.roll(g, 'dice', 6)],
    ['a shuffle', (g) => random.shuffle(g, 'deck', [1, 2, 3])],
    ['a draw', () => draw([1, 2])],
    ['a reveal', () => reveal()],
  ])('marks %s as a point of no return', (_, deed) => {
    const g = { rng: random.streams('moon') };
    expect(witness(() => deed(g)).pointOfNoReturn).toBe(true);
    expect(witness(() => {}).pointOfNoReturn).toBe(false);
  });

  it('survives JSON in the middle of its course', () => {
    const g = { rng: random.streams('moon') };
    random.roll(g, 'dice', 6);
    const loaded = JSON.parse(JSON.stringify(g)) as typeof g;
    expect(random.roll(loaded, 'dice', 1000)).toBe(random.roll(g, 'dice', 1000));
  });
});
