/** The Great Wall as the engine knows it. */

import type { GameDefinition, OptionRule } from '@jade/engine';
import { evaluate } from './bot/evaluation.ts';
import { foresight } from './bot/foresight.ts';
import { odds } from './bot/odds.ts';
import { policy } from './bot/policy.ts';
import { DIFFICULTIES } from './content/board.ts';
import { counts } from './counts.ts';
import { forecasts } from './forecasts.ts';
import { inspect } from './inspect.ts';
import { invariants } from './invariants.ts';
import { rules } from './rules/define.ts';
import { game } from './rules/game.ts';
import { outcome } from './rules/scoring.ts';
import { random, setup, WINDOW_SETTINGS } from './setup.ts';
import { stakes } from './stakes.ts';
import { ahead } from './standing.ts';
import type { GreatWall } from './state.ts';
import { clone, isCoop } from './state.ts';
import { telling } from './telling.ts';
import type { WallView } from './view.ts';
import { imagine, scramble, view } from './view.ts';
import { why } from './why.ts';

export type { WallView } from './view.ts';

/** GW-TIME-5: among people everybody is asked, so that silence tells nothing. */
const WINDOWS: OptionRule = { id: 'windows', values: WINDOW_SETTINGS, forOne: ['playable'] };

export const greatWall: GameDefinition<GreatWall, WallView> = {
  id: 'great-wall',
  version: '2.0.0',
  modes: [
    { id: 'competitive', players: [4, 3, 2], options: [WINDOWS] },
    { id: 'solo', players: [1], options: [{ id: 'difficulty', values: DIFFICULTIES }, WINDOWS] },
    { id: 'cooperative', players: [4, 3, 2], options: [WINDOWS] },
  ],
  secrets: true,
  rules,
  start: game,
  randomness: random,
  setup,
  clone,
  view,
  outcome,
  forecasts,
  telling,
  why,
  proofs: async () => (await import('./proofs.ts')).PROOFS,
  ahead,
  inspect,
  counts,
  winsTogether: isCoop,
  imagine,
  scramble,
  invariants,
  evaluate,
  stakes,
  odds,
  policy,
  foresight,
  lead: 25,
  levels: { overlooks: 10, master: 0.5 },
};
