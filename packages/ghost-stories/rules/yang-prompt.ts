/** What the question of a turn says: how far it is, and what a power token could still bring. */

import type { Params } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { boardOf } from '../state.ts';
import { boardsToBorrow, hasPower } from './powers.ts';
import { placeOf } from './qi.ts';
import { tileName } from './table.ts';
import { DEEDS, deedRefusal, isBeforeMove, reachable } from './yang-refusals.ts';

export type TurnState = 'move' | 'act' | 'acted' | 'idle';

/** Parameters that a sentence selects by. */
export function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

/** Where in steps 1 and 2 the turn is. */
export function turnState(g: Table): TurnState {
  if (isBeforeMove(g) && (reachable(g).length > 0 || boardOf(g, g.active).lying)) return 'move';
  if (canAct(g)) return 'act';
  return g.helps + g.exorcisms + g.saves > 0 ? 'acted' : 'idle';
}

function canAct(g: Table): boolean {
  return DEEDS.some((deed) => deedRefusal(g, deed) === null);
}

/** GS-NEUTRAL-4, GS-POWER-8, GS-POWER-9: the boards whose power would allow another deed where none is left. */
export function boardsForAnotherDeed(g: Table): readonly Side[] {
  if (turnState(g) !== 'acted') return [];
  return boardsToBorrow(g).filter((side) => canAct({ ...g, borrowed: g.borrowed | (1 << side) }));
}

export function aboutTurn(g: Table): Params {
  const state = turnState(g);
  const far = yesNo(hasPower(g, 'dance-of-the-spires') && !boardOf(g, g.active).lying);
  return { state, far, tile: tileName(g, placeOf(g, g.active)), borrow: borrowing(g, state) };
}

/** Whether it is worth saying that boards glow: once the deed is done a power brings nothing more, unless it allows another. */
function borrowing(g: Table, state: TurnState): 'yes' | 'another' | 'no' {
  if (boardsToBorrow(g).length === 0) return 'no';
  if (state === 'move' || state === 'act') return 'yes';
  return boardsForAnotherDeed(g).length > 0 ? 'another' : 'no';
}
