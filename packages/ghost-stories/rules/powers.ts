/** The powers of the boards (rulebook chapters 5 and 8): which of them work, and who may use them now. */

import { at } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Power } from '../content/village.ts';
import type { Table } from '../state.ts';
import { boardOf } from '../state.ts';
import { arePowersOff, isBoardPowerOff } from './ghosts.ts';
import { isLiving, isPlayed, tellOf } from './table.ts';

/** GS-POWER-1, GS-DEATH-5, GS-NEUTRAL-3, GS-NEUTRAL-7: the power of a board works unless it is possessed or blocked. */
export function isPowerActive(g: Table, side: Side): boolean {
  return boardOf(g, side).qi > 0 && !isBoardPowerOff(g, side) && !arePowersOff(g);
}

export function isBorrowed(g: Table, side: Side): boolean {
  return (g.borrowed & (1 << side)) !== 0;
}

/** Whether the active player has a power now, of the own board or borrowed (GS-NEUTRAL-4). */
export function hasPower(g: Table, power: Power): boolean {
  if (!isLiving(g, g.active)) return false; // GS-POWER-10
  for (const side of SIDES) {
    if (side !== g.active && !isBorrowed(g, side)) continue;
    if (at(g.boards, side).power === power) return isPowerActive(g, side);
  }
  return false;
}

/** That a power was used, for the chronicle. */
export function tellPower(g: Table, power: Power, rule: string): void {
  tellOf(g, g.active, rule, 'usedPower', { power });
}

/** The neutral boards whose power a token could still bring this turn. */
export function canBorrow(g: Table, side: Side): boolean {
  return !isPlayed(g, side) && !isBorrowed(g, side) && isPowerActive(g, side) && !isMantraGone(g, side);
}

/** GS-NEUTRAL-4: the boards that glow for whoever holds a power token. */
export function boardsToBorrow(g: Table): readonly Side[] {
  return boardOf(g, g.active).powerTokens === 0 ? [] : SIDES.filter((side) => canBorrow(g, side));
}

/** GS-POWER-12: the power works, but what it is done with has left the game. */
export function isMantraGone(g: Table, side: Side): boolean {
  return g.mantraLost && boardOf(g, side).power === 'enfeeblement-mantra';
}
