import type { SeatView } from '@jade/engine';
import { anyGame, seat } from '@jade/engine';
import { ghostStories } from '@jade/ghost-stories';
import { SPACE_IDS } from '@jade/ghost-stories/screen';
import type { StoryLine } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../table/moments.ts';
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

  it('is one for each ghost, also for the one that another brings', () => {
    const steps = [
      [line('drew', { ghost: 'severed-heads' })],
      [line('arrived', { ghost: 'severed-heads', space: 'west-1' })],
      [line('stone', { ghost: 'severed-heads', space: 'west-1' })],
      [line('drew', { ghost: 'ooze-devil' })],
      [line('arrived', { ghost: 'ooze-devil', space: 'west-2' })],
      [line('tookBuddha', {})],
    ];
    const view = {} as SeatView;
    const beats = steps.map((lines) => ({ seq: 1, by: seat(1), lines, view }));
    const { telling } = anyGame(ghostStories);
    const told = telling === undefined ? [] : momentsOf(beats, telling, seat(0));
    expect(told.map((moment) => [moment.line.params.ghost, SPACE_IDS[placesOf(g, moment).space]])).toEqual([
      ['severed-heads', 'west-1'],
      ['ooze-devil', 'west-2'],
      [undefined, undefined],
    ]);
  });
});
