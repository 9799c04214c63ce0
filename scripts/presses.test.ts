import { describe, expect, it } from 'vitest';
import { botNamed, playGame } from '../packages/bots/index.ts';
import { anyGame, choose, configure, expectOk, must, openMatch } from '../packages/engine/index.ts';
import { greatWall } from '../packages/great-wall/index.ts';
import { meanPresses, pressesOf } from './count-presses.ts';

describe('The presses of a Year at the Wall', () => {
  it('are far fewer than the choices: a Clerk walks by one, and what is always done is pressed once', () => {
    const definition = anyGame(greatWall);
    const config = expectOk(configure(definition, { mode: 'competitive', players: 3, seed: 'presses' }));
    const match = openMatch(definition, config);
    const policy = must(botNamed('policy'), 'the policy');
    playGame(definition, config, [policy, policy, policy], {
      chosen: (choice) => expectOk(choose(match, { ...choice, seq: match.moments.length })),
    });
    const years = pressesOf(match);
    const { choices, presses } = meanPresses(years);
    expect(choices).toBeGreaterThan(20);
    expect(presses).toBeLessThan(choices * 0.75);
    // No Clerk takes two presses while the pool has some, and nobody is asked twice what they always do.
    const total = (name: string) => years.reduce((sum, { by }) => sum + (by.get(name) ?? 0), 0);
    expect(total('moving.destination')).toBe(0);
    expect(total('activate.gather')).toBeLessThanOrEqual(3);
  });
});
