/** Tokens and crystals as they are named and spent in an exorcism. */

import { at, tell } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { boardOf, moonOf } from '../state.ts';
import { BARRIER_SIDE, CRYSTAL, coinKind, coinSide } from './cover.ts';
import { boardName } from './table.ts';
import { returnTao } from './tokens.ts';

export function coinKey(g: Pieces, one: number): string {
  const side = coinSide(one);
  const kind = coinKind(one);
  const owner = side === BARRIER_SIDE ? 'barrier' : boardName(g, side as Side);
  return kind === CRYSTAL ? `crystal:${owner}` : `token:${owner}-${at(COLOURS, kind)}`;
}

/** GS-COMP-4, WM-CRYSTAL-2, WM-CRYSTAL-7, WM-BARRIER-4: tokens to the supply, crystals to the reserve. */
export function spend(g: Pieces, one: number): void {
  const side = coinSide(one);
  const kind = coinKind(one);
  if (side === BARRIER_SIDE) {
    spendBarrierCrystal(g);
    return;
  }
  const board = boardOf(g, side as Side);
  if (kind === CRYSTAL) {
    board.crystals -= 1;
    board.newCrystals = Math.max(0, board.newCrystals - 1); // WM-CRYSTAL-8: new ones first
    moonOf(g).crystals += 1;
  } else returnTao(g, side as Side, kind as Colour);
  tell('GS-EXORCISM-9', 'spent', {
    seat: board.seat,
    what: kind === CRYSTAL ? 'crystal' : at(COLOURS, kind),
  });
}

export function spendBarrierCrystal(g: Pieces): void {
  const moon = moonOf(g);
  moon.receptacles[moon.receptacles.indexOf(1)] = 0;
  moon.crystals += 1;
  tell('WM-BARRIER-4', 'barrierCrystalSpent', { left: moon.receptacles.filter((crystal) => crystal === 1).length });
}
