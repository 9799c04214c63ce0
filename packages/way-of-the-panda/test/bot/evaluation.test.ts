import { anyGame, at, configure, expectOk, seat, setUp } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../bot/evaluation.ts';
import weights from '../../bot/weights.json';
import { WORTH } from '../../bot/worth.ts';
import { wayOfThePanda } from '../../index.ts';
import type { Panda } from '../../state.ts';

describe('The evaluation of Way of the Panda', () => {
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
