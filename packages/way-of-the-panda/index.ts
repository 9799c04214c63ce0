/** Way of the Panda as the engine knows it. */

import type { GameDefinition } from '@jade/engine';
import { things } from './board-things.ts';
import { evaluate } from './bot/evaluation.ts';
import { odds } from './bot/odds.ts';
import { policy } from './bot/policy.ts';
import { MISSIONS_A, MISSIONS_B } from './content/missions.ts';
import { counts } from './counts.ts';
import { forecasts } from './forecasts.ts';
import { inspect } from './inspect.ts';
import { invariants } from './invariants.ts';
import { rules } from './rules/define.ts';
import { game } from './rules/game.ts';
import { outcome } from './rules/scoring.ts';
import { RANDOM_MISSION, random, setup } from './setup.ts';
import { stakes } from './stakes.ts';
import type { Panda } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { PandaView } from './view.ts';
import { imagine, view } from './view.ts';
import { why } from './why.ts';

export type { PandaView } from './view.ts';

export const wayOfThePanda: GameDefinition<Panda, PandaView> = {
  id: 'way-of-the-panda',
  version: '2.0.0',
  modes: [
    { id: 'standard', players: [4, 3, 2], options: [] },
    {
      id: 'expert',
      players: [4, 3, 2],
      options: [
        { id: 'a', values: [RANDOM_MISSION, ...MISSIONS_A] },
        { id: 'b', values: [RANDOM_MISSION, ...MISSIONS_B] },
      ],
    },
  ],
  secrets: false,
  certain: true,
  rules,
  start: game,
  randomness: random,
  setup,
  clone,
  view,
  outcome,
  imagine,
  scramble: () => {},
  invariants,
  forecasts,
  telling,
  why,
  proofs: async () => (await import('./proofs.ts')).PROOFS,
  inspect,
  things,
  counts,
  evaluate,
  levels: { adept: 8, master: 8 },
  stakes,
  odds,
  policy,
};
