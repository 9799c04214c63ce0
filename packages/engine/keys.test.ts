import { describe, expect, it } from 'vitest';
import { keySet, keysFor, namedKeys } from './keys.ts';

describe('keys of options', () => {
  it('name the elements of a set in its order', () => {
    const roads = keysFor('road', ['R01', 'R02']);
    expect(roads.of).toEqual(['road:R01', 'road:R02']);
    expect(roads.index('road:R02')).toBe(1);
    expect(roads.has('road:R03')).toBe(false);
  });

  it('refuse a key of another kind', () => {
    expect(() => keysFor('road', ['R01']).index('place:L01')).toThrow("'place:L01' is none of road:R01");
  });

  it('may be of several kinds in one set', () => {
    expect(keySet(['place:L01', 'border:B01']).index('border:B01')).toBe(1);
  });

  it('give back the name that was put in', () => {
    const cards = namedKeys('card');
    expect(cards.of('geomancer')).toBe('card:geomancer');
    expect(cards.name('card:geomancer')).toBe('geomancer');
    expect(cards.name('card:not-made-yet')).toBe('not-made-yet');
    expect(cards.has('cardinal:x')).toBe(false);
  });
});
