import { describe, expect, it } from 'vitest';
import type { Sitter } from '../head.ts';
import { sitterIn, sitterTags } from '../sitters.ts';

const sitters: readonly Sitter[] = [
  { kind: 'person', name: 'Mei' },
  { kind: 'bot', name: 'Tomo', level: 'adept' },
];

describe('who sat where', () => {
  it('stands in the tags of a record and is read from them again', () => {
    const tags = sitterTags(sitters);
    expect(tags).toEqual({ Seat1: 'Mei', Sitter1: 'person', Seat2: 'Tomo', Sitter2: 'adept' });
    expect(sitters.map((_, index) => sitterIn(tags, index))).toEqual(sitters);
  });

  it('is not guessed where a record does not say it', () => {
    expect(sitterIn({ Seat1: 'Mei' }, 0)).toBeNull();
    expect(sitterIn({ Sitter1: 'person' }, 0)).toBeNull();
    expect(sitterIn({ Seat1: 'Mei', Sitter1: 'emperor' }, 0)).toBeNull();
  });
});
