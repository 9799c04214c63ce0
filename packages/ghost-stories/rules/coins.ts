/** Tokens and crystals as they are named and spent in an exorcism. */

import { at, keysFor, tell } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, moonOf } from '../state.ts';
import { BARRIER_SIDE, CRYSTAL, coin, coinKind, coinSide } from './cover.ts';
import { returnTao } from './tokens.ts';

/** By the colour of its owner's board, then by its own. */
const TOKEN_KEYS = keysFor(
  'token',
  COLOURS.flatMap((owner) => COLOURS.map((colour) => `${owner}-${colour}`)),
);
/** By the colour of its owner's board, the Barrier last. */
const CRYSTAL_KEYS = keysFor('crystal', [...COLOURS, 'barrier']);

export function coinKey(g: Table, one: number): string {
  const side = coinSide(one);
  const kind = coinKind(one);
  const owner = side === BARRIER_SIDE ? COLOURS.length : boardOf(g, side as Side).colour;
  return kind === CRYSTAL ? at(CRYSTAL_KEYS.of, owner) : at(TOKEN_KEYS.of, owner * COLOURS.length + kind);
}

/** CRYSTAL, or the colour of a token; null for a key of something else. */
export function kindOfCoin(key: string): number | null {
  if (CRYSTAL_KEYS.has(key)) return CRYSTAL;
  return TOKEN_KEYS.has(key) ? TOKEN_KEYS.index(key) % COLOURS.length : null;
}

export function coinFrom(g: Table, key: string): number {
  const isCrystal = CRYSTAL_KEYS.has(key);
  const index = isCrystal ? CRYSTAL_KEYS.index(key) : TOKEN_KEYS.index(key);
  const owner = isCrystal ? index : Math.floor(index / COLOURS.length);
  const side = owner === COLOURS.length ? BARRIER_SIDE : g.boards.findIndex(({ colour }) => colour === owner);
  return coin(side, isCrystal ? CRYSTAL : index % COLOURS.length);
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
