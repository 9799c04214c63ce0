import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, fingerprint } from './hash.ts';
import { canonical } from './plain.ts';

function hex(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

describe('SHA-256', () => {
  it('agrees with the platform on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(hex(digestOf(text))).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  it('agrees around the ends of its blocks', () => {
    for (let length = 50; length < 135; length++) {
      const text = 'j'.repeat(length);
      expect(hex(digestOf(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('fingerprint', () => {
  it('does not depend on the order in which fields were written', () => {
    expect(fingerprint({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(fingerprint({ b: [2, { d: 4, c: 3 }], a: 1 }));
  });

  it('sees every change of a value', () => {
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }));
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  });
});

describe('canonical', () => {
  it('is JSON that reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const data = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonical(data))).toEqual(data);
      }),
    );
  });

  it.each([
    ['a function', { resolve: () => 1 }, '$.resolve'],
    ['undefined', { hand: [1, undefined] }, '$.hand[1]'],
    ['NaN', { coins: Number.NaN }, '$.coins'],
    ['a map', { seats: new Map() }, '$.seats'],
    ['a date', { at: new Date(0) }, '$.at'],
  ])('refuses %s and says where it is', (_, data, path) => {
    expect(() => canonical(data)).toThrow(path);
  });
});
