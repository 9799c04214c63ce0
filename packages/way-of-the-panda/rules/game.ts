/** The whole game: setup, rounds until the end is near, scoring (rulebook chapters 6, 7, 16 and 17). */

import { call, done, frame, go } from '@jade/engine';
import './build.ts';
import { procedure } from './define.ts';
import { round } from './round.ts';
import { finalScoring } from './scoring.ts';
import { setupGuards } from './setup-phase.ts';

export const game = procedure('game', frame(), {
  setup: () => call(setupGuards, { placed: 0 }, 'rounds'),

  /** WP-END-4, WP-END-5: the round of the trigger is finished, with its refund, and no other begins. */
  rounds: (g) => (g.endings.length === 0 ? call(round, { turn: 0 }) : go('scoring')),

  scoring: () => call(finalScoring, {}, 'end'),
  end: () => done,
});
