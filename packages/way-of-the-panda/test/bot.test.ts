import { advance, answer, anyGame, at, below, configure, expectOk, seat, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluation.ts';
import { policy } from '../bot/policy.ts';
import weights from '../bot/weights.json';
import { WORTH } from '../bot/worth.ts';
import { wayOfThePanda } from '../index.ts';
import type { Panda } from '../state.ts';

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

describe('What bots know of Way of the Panda', () => {
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

  it('the weights are those the evaluation asks for, and all are numbers', () => {
    expect(Object.keys(weights.worth).sort()).toEqual(Object.keys(EXPECTED).sort());
    for (const [name, worth] of Object.entries(WORTH)) expect([name, Number.isFinite(worth)]).toEqual([name, true]);
  });

  it('a finished game is worth its points', () => {
    const g = setUp(wayOfThePanda, expectOk(configure(wayOfThePanda, { players: 2, seed: 'over' })));
    g.stack = [];
    at(g.clans, 0).vp = 44;
    expect(evaluate(g, seat(0))).toBe(44);
  });

  it('more of anything good looks better', () => {
    const g = setUp(anyGame(wayOfThePanda), expectOk(configure(wayOfThePanda, { players: 2, seed: 'more' }))) as Panda;
    at(g.clans, 0).reserve = 2;
    const before = evaluate(g, seat(0));
    for (const change of [{ vp: 8 }, { ap: 6 }, { strength: [2, 1, 1] }, { quests: [1, 0, 0] }]) {
      const better = wayOfThePanda.clone(g);
      Object.assign(at(better.clans, 0), change);
      expect(evaluate(better, seat(0))).toBeGreaterThan(before);
    }
  });
});

/** One entry for each weight; the type says if one is missing. */
const EXPECTED: Record<keyof typeof WORTH, true> = {
  actionPoint: true,
  plenty: true,
  guardInHand: true,
  guard: true,
  guardsPerSelection: true,
  rounds: true,
  strengthGrowth: true,
  questGrowth: true,
  questReach: true,
  buildReach: true,
  missing: true,
  near: true,
  tooStrong: true,
  cityCard: true,
  frontier: true,
  freeing: true,
  freeingDecay: true,
  guardOnRoad: true,
  ownTile: true,
  lastRound: true,
  missionB: true,
  missionStep: true,
};
