/** The whole game: setup, then turns until it is won or lost (GS-TURN-8 ends them). */

import { call, frame, go } from '@jade/engine';
import { procedure } from './define.ts';
import { newStart, start } from './start.ts';
import { newTurn, turn } from './turn.ts';

export const game = procedure('game', frame(), {
  setup: (g) => (g.moon === null ? go('turns') : call(start, newStart(), 'turns')),
  turns: () => call(turn, newTurn()),
});
