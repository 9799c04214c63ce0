/** Which board to choose before the game (GS-SETUP-13). */

import { chooseBoard, powerFrom } from '../rules/boards.ts';
import type { Judged } from './judge.ts';
import { each, judgeOf } from './judge.ts';
import { WEIGHTS as W } from './policy-weights.ts';

export const BOARD_JUDGES: readonly Judged[] = [
  judgeOf(
    chooseBoard,
    each((_, key) => W.boards[powerFrom(key)]),
  ),
];
