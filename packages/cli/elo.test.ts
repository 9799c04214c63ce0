import { describe, expect, it } from 'vitest';
import { rungsOf } from './commands/ladder.ts';
import { eloOf } from './elo.ts';
import type { MatchResult } from './strength.ts';

const match = (a: string, b: string, aWinRate: number, more: Partial<MatchResult> = {}): MatchResult => ({
  a,
  b,
  games: 100,
  aWinRate,
  interval: [0, 1],
  fairShare: 0.5,
  bWinRate: null,
  bInterval: null,
  meanScore: { a: 1, b: 0 },
  ...more,
});

describe('Elo', () => {
  it('is nothing for equals, whatever the number of seats', () => {
    expect(eloOf(0.5, 0.5, 100)).toBe(0);
    expect(eloOf(0.25, 0.25, 100)).toBe(0);
  });

  it('is 400 where wins are ten times as likely as losses', () => {
    expect(eloOf(10 / 11, 0.5, 100)).toBeCloseTo(400);
    expect(eloOf(1 / 11, 0.5, 100)).toBeCloseTo(-400);
  });

  it('stays finite when one side wins everything, and grows with the games', () => {
    expect(eloOf(1, 0.5, 10)).toBeLessThan(eloOf(1, 0.5, 100));
    expect(Number.isFinite(eloOf(1, 0.5, 100))).toBe(true);
  });
});

describe('the ladder', () => {
  it('adds up from the bottom', () => {
    const rungs = rungsOf([match('apprentice', 'random', 10 / 11), match('adept', 'apprentice', 10 / 11)]);
    expect(rungs.map(({ level, elo }) => [level, elo])).toEqual([
      ['random', 0],
      ['apprentice', 400],
      ['adept', 800],
    ]);
  });

  it('tells how often players win together instead', () => {
    const together = { fairShare: null, bWinRate: 0, bInterval: [0, 0.1] as const };
    const rungs = rungsOf([match('apprentice', 'random', 0.2, together), match('adept', 'apprentice', 0.4, together)]);
    expect(rungs.map(({ level, elo, winRate }) => [level, elo, winRate])).toEqual([
      ['random', null, 0],
      ['apprentice', null, 0.2],
      ['adept', null, 0.4],
    ]);
  });
});
