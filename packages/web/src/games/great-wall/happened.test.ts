import type { Told } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { happenedBefore } from './happened.ts';

const line = (key: string, seat = 0): Told => ({ key, params: { seat }, rule: 'GW-WINTER-3' });
const keysOf = (lines: readonly Told[]) => happenedBefore(lines).map(({ key, params }) => `${key} ${params.seat}`);

describe('What led to a window', () => {
  it('begins with the Assault, and counts the Shame of each clan once', () => {
    const before = [line('turn'), line('gained')];
    const assault = [
      line('assault'),
      line('breach'),
      line('shame'),
      line('shameUnder'),
      line('shame'),
      line('shame', 1),
    ];
    expect(keysOf([...before, ...assault, line('doomed')])).toEqual(['assault 0', 'breach 0', 'shame 0', 'shame 1']);
  });

  it('is no more than can be read: how it began, and the last of it', () => {
    const many = Array.from({ length: 9 }, (_, index) => line('clerkMoved', index));
    expect(keysOf([line('turn'), ...many])).toEqual(['turn 0', ...[5, 6, 7, 8].map((seat) => `clerkMoved ${seat}`)]);
  });
});
