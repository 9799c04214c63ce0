import type { Table } from '@jade/ghost-stories/screen';
import { turn, yang } from '@jade/ghost-stories/screen';
import { describe, expect, it } from 'vitest';
import { stepNow } from './step-now.ts';

const step = (...at: readonly string[]) =>
  stepNow(
    { helps: 0, exorcisms: 0, saves: 0, marks: 0 } as Table,
    at.map((one) => ({ at: one })),
  );

describe('The step that is lit', () => {
  it('is the arrival until the ghost that comes has found its space and been told', () => {
    expect(step(turn.steps.ghosts)).toBe('yin');
    expect(step(turn.steps.arrival)).toBe('arrival');
    expect(step(turn.steps.yang)).toBe('arrival');
    expect(step(turn.steps.evening, yang.steps.act)).toBe('move');
    expect(step(turn.steps.evening, yang.steps.place)).toBe('place');
  });
});
