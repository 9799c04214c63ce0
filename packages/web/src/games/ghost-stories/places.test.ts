import { SPACE_IDS } from '@jade/ghost-stories/screen';
import type { StoryLine } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

const line = (key: string, params: StoryLine['params']): StoryLine => ({ seq: 1, rule: 'GS-1', key, params });
const g = { village: [0, 1, 2, 3, 4, 5, 6, 7, 8] } as Parameters<typeof placesOf>[0];

describe('The picture of a moment', () => {
  it('shows where a ghost fell, not where the one came that its reward brought', () => {
    const moment = {
      causes: [line('rolled', {})],
      line: line('exorcised', { ghost: 'ghoul', space: 'east-1' }),
      notes: [line('arrived', { ghost: 'zombie', space: 'north-0' })],
    };
    expect(placesOf(g, moment).space).toBe(SPACE_IDS.indexOf('east-1'));
  });

  it('shows a ghost and the tile it haunts, each where it is named', () => {
    const moment = {
      causes: [line('figureHaunts', { space: 'west-2' })],
      line: line('tileHaunted', { tile: 'tea-house' }),
      notes: [],
    };
    const { space, place } = placesOf(g, moment);
    expect(space).toBe(SPACE_IDS.indexOf('west-2'));
    expect(place).toBeGreaterThanOrEqual(0);
  });

  it('shows the first of those that stay', () => {
    const moment = { causes: [], line: line('exorcismFailed', { stays: ['south-0', 'south-1'] }), notes: [] };
    expect(placesOf(g, moment).space).toBe(SPACE_IDS.indexOf('south-0'));
  });
});
