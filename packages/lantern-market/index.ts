/** Lantern Market as the engine knows it. */

import type { GameDefinition, Outcome } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import { evaluate } from './bot/evaluation.ts';
import { policy } from './bot/policy.ts';
import { market, rules } from './rules/night.ts';
import type { LanternMarket } from './state.ts';
import { clone, invariants, merchantAt, random, setup } from './state.ts';
import type { MarketView } from './view.ts';
import { imagine, scramble, view } from './view.ts';

export type { MarketView } from './view.ts';

// LM-END-1
export function outcome(g: LanternMarket): Outcome {
  const rank = g.merchants.map(({ coins, fans }) => coins * 10 + fans);
  const best = Math.max(...rank);
  return {
    winners: seatsOf(g).filter((seat) => rank[seat] === best),
    scores: seatsOf(g).map((seat) => merchantAt(g, seat).coins),
    reason: 'fifteenNights',
  };
}

export const lanternMarket: GameDefinition<LanternMarket, MarketView> = {
  id: 'lantern-market',
  version: '2.0.0',
  modes: [{ id: 'standard', players: [3, 2, 4], options: [] }],
  secrets: true,
  rules,
  start: market,
  randomness: random,
  setup,
  clone,
  view,
  outcome,
  imagine,
  scramble,
  invariants,
  evaluate,
  policy,
  // To the end of the game: what a lantern not hung out was worth shows only in the nights that follow.
  foresight: { choices: Number.POSITIVE_INFINITY, until: '' },
  levels: { overlooks: 40, adept: 0.25 },
};
