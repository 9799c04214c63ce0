import { describe, expect, it } from 'vitest';
import { exercisedBy } from './rule-coverage.ts';

describe('a rule is exercised', () => {
  it('by a test that names it and asserts something', () => {
    expect(exercisedBy(`it('pours (TE-POUR-1)', () => { expect(cup()).toBe(1); });`)).toEqual(['TE-POUR-1']);
    expect(
      exercisedBy(`describe('x', () => test('pours (TE-POUR-1)', async () => { await expectFull(cup()); }));`),
    ).toEqual(['TE-POUR-1']);
  });

  it('by a table of cases', () => {
    expect(exercisedBy(`it.each([[1], [2]])('pours %i (TE-POUR-2)', (n: number) => { expect(n).toBe(n); });`)).toEqual([
      'TE-POUR-2',
    ]);
  });

  it('not by a test that asserts nothing', () => {
    expect(exercisedBy(`it('pours (TE-POUR-1)', () => { cup(); });`)).toEqual([]);
  });

  it('not by a comment or by a string that is no title', () => {
    expect(exercisedBy(`// TE-POUR-1\nit('pours', () => { expect('TE-POUR-1').toBeTruthy(); });`)).toEqual([]);
  });

  it('not by a list of ids in one test', () => {
    const ids = [1, 2, 3, 4, 5, 6].map((n) => `TE-POUR-${n}`);
    expect(exercisedBy(`it('everything (${ids.join(', ')})', () => { expect(1).toBe(1); });`)).toEqual([]);
  });

  it('not by the title of a group', () => {
    expect(
      exercisedBy(`describe('pouring (TE-POUR-1)', () => { it('pours', () => { expect(1).toBe(1); }); });`),
    ).toEqual([]);
  });
});
