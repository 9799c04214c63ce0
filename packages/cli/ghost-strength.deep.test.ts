import { botNamed, playGame } from '@jade/bots';
import { anyGame, at, configure, expectOk, must } from '@jade/engine';
import { ghostStories } from '@jade/ghost-stories';
import { describe, expect, it } from 'vitest';

const definition = anyGame(ghostStories);

/** How four of them fare at Initiation: games won, and the mean score. */
function fare(name: string, games: number): { wins: number; score: number } {
  const bot = must(botNamed(name), name);
  let wins = 0;
  let score = 0;
  for (let number = 0; number < games; number++) {
    const options = { difficulty: 'initiation' };
    const config = expectOk(configure(definition, { players: 4, options, seed: `strength ${number}` }));
    const { outcome } = playGame(definition, config, [bot, bot, bot, bot]);
    if (outcome.winners.length > 0) wins += 1;
    score += at(outcome.scores, 0) / games;
  }
  return { wins, score };
}

describe('Four bots at Ghost Stories', () => {
  it('fare better the more they know: random, apprentice, policy; and greedy is no match', { timeout: 300_000 }, () => {
    const [random, greedy, apprentice, policy] = [
      fare('random', 16),
      fare('greedy', 2),
      fare('apprentice', 16),
      fare('policy', 16),
    ] as const;
    expect(apprentice.score).toBeGreaterThan(random.score + 8);
    expect(policy.score).toBeGreaterThan(apprentice.score + 3);
    expect(policy.score).toBeGreaterThan(greedy.score + 8);
    expect(policy.wins).toBeGreaterThan(2);
  });

  it('win when they deliberate, as adepts do', { timeout: 300_000 }, () => {
    expect(fare('adept', 2).wins).toBeGreaterThan(0);
  });
});
