/** The whole game: setup, then turns until it is won or lost (GS-TURN-8 ends them). Here the chapters come together. */

import { call, frame, go } from '@jade/engine';
import { ARRIVAL_CURSES, ARRIVAL_STONES } from './arrive.ts';
import { chooseBoard } from './boards.ts';
import { CURSING_CURSES, CURSING_STONES } from './curse.ts';
import { procedure } from './define.ts';
import { FAMILY_CURSES, LOSING_CURSES } from './families.ts';
import { MOVING_STONES } from './ghost-moves.ts';
import { LASTING_STONES } from './ghosts.ts';
import { GIFT_STONES } from './give.ts';
import { HAUNTING_CURSES, HAUNTING_STONES } from './haunt.ts';
import { LYING_CURSES, LYING_STONES } from './lying.ts';
import { QI_STONES } from './qi.ts';
import { newStart, start } from './start.ts';
import { STONES } from './stones.ts';
import { SU_LING_STONES } from './su-ling.ts';
import { TOKEN_STONES } from './tokens.ts';
import { newTurn, turn } from './turn.ts';
import { VILLAGER_CURSES, VILLAGER_STONES } from './villagers.ts';

STONES.assign({
  ...ARRIVAL_STONES,
  ...CURSING_STONES,
  ...GIFT_STONES,
  ...HAUNTING_STONES,
  ...LASTING_STONES,
  ...LYING_STONES,
  ...MOVING_STONES,
  ...QI_STONES,

  ...SU_LING_STONES,
  ...TOKEN_STONES,
  ...VILLAGER_STONES,
});

FAMILY_CURSES.assign({
  ...ARRIVAL_CURSES,
  ...CURSING_CURSES,
  ...HAUNTING_CURSES,
  ...LOSING_CURSES,
  ...LYING_CURSES,
  ...VILLAGER_CURSES,
});

export const game = procedure('game', frame(), {
  boards: (g) => (g.toChoose === 0 ? go('setup') : call(chooseBoard, {}, 'setup')),
  setup: (g) => (g.moon === null ? go('turns') : call(start, newStart(), 'turns')),
  turns: () => call(turn, newTurn()),
});
