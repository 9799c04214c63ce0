import { advance, answer, at, below, configure, expectOk, seat, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../bot/evaluation.ts';
import { policy } from '../../bot/policy.ts';
import { wayOfThePanda } from '../../index.ts';
import type { Panda } from '../../state.ts';

const setups = [2, 3, 4].flatMap((players) => ['standard', 'expert'].map((mode) => ({ players, mode })));

/** Plays a random game and looks at every decision. */
function randomGame(
  setup: { players: number; mode: string },
  seed: string,
  look: (g: Panda, options: readonly string[], decider: number) => void,
): void {
  const g = setUp(wayOfThePanda, expectOk(configure(wayOfThePanda, { ...setup, seed })));
  const random = stream(seed, 'random');
  let pending = advance(wayOfThePanda.rules, g);
  for (let choices = 0; pending !== null && choices < 250; choices++) {
    const { seat: who, options } = at(pending.questions, 0);
    look(g, options, who);
    pending = answer(wayOfThePanda.rules, g, pending, who, at(options, below(random, options.length)));
  }
}

describe('The policy of Way of the Panda', () => {
  it.each(setups)('the policy has a weight for every option, $players players, $mode', (setup) => {
    const odd: string[] = [];
    for (let number = 0; number < 100; number++) {
      randomGame(setup, `policy ${number}`, (g, options, who) => {
        const given = policy(g, seat(who), options);
        const bad = given.findIndex((weight) => !(weight > 0 && weight < Number.POSITIVE_INFINITY));
        if (given.length !== options.length || bad >= 0) odd.push(`${options[bad]} of ${options.join()}`);
      });
    }
    expect(odd).toEqual([]);
  });

  it('the policy leaves the game as it is', () => {
    randomGame({ players: 3, mode: 'expert' }, 'untouched', (g, options, who) => {
      const before = JSON.stringify(g);
      policy(g, seat(who), options);
      evaluate(g, seat(who));
      expect(JSON.stringify(g)).toBe(before);
    });
  });
});
