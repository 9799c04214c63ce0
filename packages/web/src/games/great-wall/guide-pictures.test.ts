import { describe, expect, it } from 'vitest';
import { guidePicture } from './guide-pictures.ts';

describe('Pictures of the guide of the Wall', () => {
  it('are its pieces; only arrows and sums are signs', () => {
    const row = guidePicture('clerk > location:quarry + -shame');
    expect(row.map(({ piece }) => ('sign' in piece ? piece.sign : piece.kind))).toEqual([
      'tile',
      '>',
      'tile',
      '+',
      'tile',
    ]);
    expect(row.map(({ crossed }) => crossed)).toEqual([false, false, false, false, true]);
    expect(guidePicture('soldier:archer:2')[0]?.piece).toEqual({ kind: 'soldier', soldier: 1, seat: 1 });
  });

  it.each(['clerks', 'location:palace', 'wall:4', 'soldier:monk', 'honour:much'])('there is none called %s', (word) => {
    expect(() => guidePicture(word)).toThrow();
  });
});
