import { describe, expect, it } from 'vitest';
import { configure } from './game.ts';
import { stream } from './random.ts';
import { SEED_BYTES, seedOf, thinkingSeed } from './seed.ts';

const MODES = { modes: [{ id: 'any', players: [1], options: [] }] };

describe('a seed', () => {
  it('has room for every one of 128 bits', () => {
    const seeds = Array.from({ length: SEED_BYTES * 8 }, (_, bit) => {
      const bytes = new Uint8Array(SEED_BYTES);
      bytes[bit >> 3] = 1 << (bit & 7);
      return seedOf(bytes);
    });
    expect(new Set(seeds).size).toBe(SEED_BYTES * 8);
    expect(seedOf(new Uint8Array(SEED_BYTES))).toBe('0000000-0000000-0000000-00000');
    expect(seedOf(new Uint8Array(SEED_BYTES).fill(255))).toBe('7zzzzzz-zzzzzzz-zzzzzzz-zzzzz');
  });

  it('is one that a table takes', () => {
    const seed = seedOf(Uint8Array.from({ length: SEED_BYTES }, (_, index) => index * 37));
    expect(configure(MODES, { seed }).ok).toBe(true);
  });

  it('is not made of fewer bits', () => {
    expect(() => seedOf(new Uint8Array(8))).toThrow('a seed is made of 16 bytes, not 8');
  });
});

describe('a seed to think by', () => {
  it('is always the same for the same table, and another for another', () => {
    expect(thinkingSeed('moon')).toBe(thinkingSeed('moon'));
    expect(thinkingSeed('moon')).not.toBe(thinkingSeed('moo'));
  });

  it('leads to none of the streams of its table', () => {
    const names = ['deck', 'dice', 'bot', 'coach', 'thinking'];
    const states = ['moon', thinkingSeed('moon')].flatMap((seed) => names.map((of) => stream(seed, of).a));
    expect(new Set(states).size).toBe(states.length);
    expect(thinkingSeed('moon')).not.toContain('moon');
  });
});
