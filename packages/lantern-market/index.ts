/** Lantern Market as the engine knows it. */

import type { GameDefinition } from '@jade/engine';
import { evaluate } from './bot/evaluation.ts';
import { policy } from './bot/policy.ts';
import { counts } from './counts.ts';
import { forecasts } from './forecasts.ts';
import { inspect } from './inspect.ts';
import { invariants } from './invariants.ts';
import { rules } from './rules/define.ts';
import { market } from './rules/night.ts';
import { outcome } from './rules/scoring.ts';
import { random, setup } from './setup.ts';
import { stakes } from './stakes.ts';
import type { LanternMarket } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { MarketView } from './view.ts';
import { imagine, scramble, view } from './view.ts';

export type { MarketView } from './view.ts';

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
  forecasts,
  telling,
  proofs: async () => (await import('./proofs.ts')).PROOFS,
  inspect,
  counts,
  stakes,
  evaluate,
  policy,
  // To the end of the game: what a lantern not hung out was worth shows only in the nights that follow.
  foresight: { isEnough: () => false },
  levels: { overlooks: 40, adept: 0.25 },
};
