import type { Telling } from '@jade/engine';
import { PLAINLY, seat } from '@jade/engine';
import type { StoryPart } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { ticksOf, turningPoints } from './turning-points.ts';

const TELLING: Telling = {
  ...PLAINLY,
  turns: new Set(['turn', 'season']),
  leads: new Set(['overrun', 'turn']),
  kindOf: ({ key }) =>
    key === 'lost' ? 'loss' : key === 'rolled' ? 'roll' : key === 'done' ? 'result' : key === 'over' ? 'end' : 'plain',
};

const part = (seq: number, ...keys: string[]): StoryPart => {
  const lines = keys.map((key) => {
    const [name = '', number] = key.split(' ');
    return { seq, key: name, params: number === undefined ? {} : { [name]: Number(number) }, rule: 'X-1' };
  });
  return { seq, by: seat(0), lines };
};
const point = (seq: number) => ({ seq, seat: seat(0), decision: 'act', key: 'go', from: 0.5, to: 0.2 });
const review = (...turns: number[]) => ({
  stands: [0, 2, 4, 6].map((seq) => ({ seq, chances: [0.5] })),
  turns: turns.map(point),
});

const STORY = [
  part(0, 'turn 1'),
  part(1, 'moved'),
  part(2, 'rolled', 'turn 2'),
  part(3, 'rolled', 'lost'),
  part(4, 'moved', 'turn 3'),
  part(5, 'rolled'),
  part(6, 'lost', 'over'),
];

describe('where a game turned', () => {
  it('is named by the turn under which it was chosen, not by the one that began after it', () => {
    const headings = turningPoints(review(0, 2, 4), STORY, TELLING).map(({ heading }) => heading?.params.turn);
    expect(headings).toEqual([1, 2, 3]);
  });

  it('tells the weightiest of what came of it until the chances were taken again; never that it was over', () => {
    const told = turningPoints(review(0, 2, 4), STORY, TELLING).map(({ weightiest }) => weightiest?.key);
    expect(told).toEqual(['rolled', 'lost', 'lost']);
    expect(turningPoints(review(4), [part(5, 'moved'), part(6, 'over')], TELLING)[0]).toMatchObject({
      heading: null,
      weightiest: null,
    });
  });
});

it('a rise is told by what succeeded, a fall by what was lost', () => {
  const story = [part(1, 'lost', 'done')];
  const rise = { stands: review().stands, turns: [{ ...point(0), to: 0.9 }] };
  expect(turningPoints(rise, story, TELLING)[0]?.weightiest?.key).toBe('done');
  expect(turningPoints(review(0), story, TELLING)[0]?.weightiest?.key).toBe('lost');
});

it('a loss is told with what led to it', () => {
  const of = (...keys: string[]) => turningPoints(review(0), [part(1, ...keys)], TELLING)[0]?.cause?.key ?? null;
  expect(of('moved', 'overrun', 'lost')).toBe('overrun');
  expect(of('moved', 'lost')).toBeNull();
  // That a turn began is told above it.
  expect(of('turn 2', 'lost')).toBeNull();
});

describe('the numbers below a timeline', () => {
  it('stand where turns begin that have a number', () => {
    expect(ticksOf([...STORY, part(7, 'season')], TELLING)).toEqual([
      { seq: 0, label: 1 },
      { seq: 2, label: 2 },
      { seq: 4, label: 3 },
    ]);
  });

  it('are no more than there is room for, evenly left out', () => {
    const long = Array.from({ length: 60 }, (_, index) => part(index, `turn ${index + 1}`));
    expect(ticksOf(long, TELLING).map(({ label }) => label)).toEqual([1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56]);
  });
});
