/** What the question of a turn says: how far it is, and what a power token could still bring. */

import type { Params } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { boardOf } from '../state.ts';
import { boardsToBorrow } from './powers.ts';
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
  const another = boardsForAnotherDeed(g).length > 0;
  const borrow = boardsToBorrow(g).length === 0 ? 'no' : another ? 'another' : 'yes';
  return { state, tile: tileName(g, placeOf(g, g.active)), borrow };
}
