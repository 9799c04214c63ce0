/** Taoists who lie on the ground (WM-FAMILY-9 to WM-FAMILY-12). */

import { done } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { boardOf } from '../state.ts';
import type { CurseEffects } from './families.ts';
import type { StoneEffects } from './stones.ts';
import { isLiving, tellOf } from './table.ts';

function layDown(g: Pieces, side: Side, rule: string): void {
  const board = boardOf(g, side);
  if (!isLiving(g, side) || board.lying) return;
  board.lying = true;
  tellOf(g, side, rule, 'laidDown');
}

/** WM-FAMILY-9, WM-FAMILY-11, WM-VILLAGER-13: standing up is a movement. */
export function standUp(g: Pieces, side: Side): void {
  boardOf(g, side).lying = false;
  tellOf(g, side, 'WM-FAMILY-9', 'stoodUp');
}

export const LYING_STONES = {
  'lay-down-all-taoists': (g) => {
    for (const side of SIDES) layDown(g, side, 'WM-INC-4');
    return done;
  },
} satisfies StoneEffects;

export const LYING_CURSES = {
  'lay-down-active-taoist': (g) => {
    layDown(g, g.active, 'WM-FAMILY-9');
    return done;
  },
} satisfies CurseEffects;
