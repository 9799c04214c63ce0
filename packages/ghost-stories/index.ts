/** Ghost Stories as the engine knows it. */

import type { GameDefinition, OptionRule } from '@jade/engine';
import { things } from './board-things.ts';
import { chances, judgement } from './bot/chances.ts';
import { evaluate } from './bot/evaluation.ts';
import { foresight } from './bot/foresight.ts';
import { policy } from './bot/policy.ts';
import { thrift } from './bot/thrift.ts';
import { POOLS } from './content/cards.ts';
import { PLACE_IDS } from './content/layout.ts';
import { LEVELS } from './content/numbers.ts';
import { counts } from './counts.ts';
import { forecasts } from './forecasts.ts';
import { inspect } from './inspect.ts';
import { invariants } from './invariants.ts';
import { rules } from './rules/define.ts';
import { exorcise } from './rules/exorcise.ts';
import { game } from './rules/game.ts';
import { END, FINISH } from './rules/keys.ts';
import { outcome } from './rules/scoring.ts';
import { yang } from './rules/yang.ts';
import { BOARDS, MA_CHO_WAYS, PORTALS, random, setup } from './setup.ts';
import { stakes } from './stakes.ts';
import type { GhostStories } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { GhostView } from './view.ts';
import { imagine, scramble, view } from './view.ts';
import { why } from './why.ts';

export type { GhostView } from './view.ts';

/** GS-DIFF-1, CS-6, GS-SETUP-13 */
const BOTH: readonly OptionRule[] = [
  { id: 'difficulty', values: LEVELS },
  { id: 'crazy-shaman', values: ['false', 'true'] },
  { id: 'boards', values: BOARDS },
];

/** WM-SETUP-1, WM-PORTAL-1, WM-DECK-2, WM-DECK-3, MC-10, WM-PANIC-3 */
const WHITE_MOON: readonly OptionRule[] = [
  { id: 'tiles', values: ['recommended', 'random'] },
  { id: 'portal', values: PORTALS },
  { id: 'incarnations', values: POOLS },
  { id: 'ma-cho', values: MA_CHO_WAYS },
  { id: 'panic', values: ['none', ...PLACE_IDS] },
];

export const ghostStories: GameDefinition<GhostStories, GhostView> = {
  id: 'ghost-stories',
  version: '2.0.0',
  modes: [
    { id: 'base', players: [4, 3, 2, 1], options: BOTH },
    { id: 'white-moon', players: [4, 3, 2, 1], options: [...BOTH, ...WHITE_MOON] },
  ],
  secrets: false,
  rules,
  start: game,
  randomness: random,
  setup,
  clone,
  view,
  outcome,
  winsTogether: () => true,
  imagine,
  scramble,
  invariants,
  forecasts,
  telling,
  why,
  proofs: async () => (await import('./proofs.ts')).PROOFS,
  inspect,
  things,
  counts,
  deeds: new Set([yang.steps.act, yang.steps.place]),
  evaluate,
  stakes,
  lead: 20,
  policy,
  beginner: thrift,
  judgement,
  chances,
  foresight,
  levels: { overlooks: 10, sees: [FINISH, END], plain: [exorcise.steps.choose], adept: 3, master: 4 },
};
