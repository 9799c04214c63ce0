/** The whole game: setup, then turns until it is won or lost (GS-TURN-8 ends them). */

import { call, frame, go } from '@jade/engine';
import { chooseBoard } from './boards.ts';
import { procedure } from './define.ts';
import { newStart, start } from './start.ts';
import { newTurn, turn } from './turn.ts';

export const game = procedure('game', frame(), {
  boards: (g) => (g.toChoose === 0 ? go('setup') : call(chooseBoard, {}, 'setup')),
  setup: (g) => (g.moon === null ? go('turns') : call(start, newStart(), 'turns')),
  turns: () => call(turn, newTurn()),
});
