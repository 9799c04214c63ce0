/** What of a deed can be done: its actions, asked one by one before anything happens (rulebook chapters 7 and 15). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import type { Action, Deed } from '../content/board.ts';
import { GOVERNOR } from '../content/classes.ts';
import type { Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { canMove, moveActionRefusal } from './move.ts';
import { buildActionRefusal, canBuild } from './sites.ts';
import { canTakeAny, canTakeTile, isAtOwnBuilding, ownBuildingRefusal, tileRefusal } from './tiles.ts';

/** WP-SELECT-6, WP-FRONT-4: whether anything of a deed can be done. */
export function isPossible(g: Table, seat: Seat, { actions }: Deed): boolean {
  for (const action of actions) if (canAct(g, seat, action)) return true;
  return false;
}

/**
 * The same for all options of the action board at once. Many options share an action, and moves differ only in what
 * comes after the first step, so each kind of action is examined once. Kinds are bits; `wanted` says which matter.
 */
export function possibleKinds(g: Table, seat: Seat, wanted: number): number {
  let possible = 0;
  for (let kind = 0; kind < ACTION_KINDS.length; kind++) {
    if ((wanted & (1 << kind)) === 0) continue;
    if (canAct(g, seat, ACTION_KINDS[kind] as Action)) possible |= 1 << kind;
  }
  return possible;
}

const ACTION_KINDS: Action[] = [];
const KIND_NAMES: string[] = [];

/** The kinds of action in a deed, as bits. */
export function kindsIn({ actions }: Deed): number {
  let kinds = 0;
  for (const action of actions) {
    const name = action.type === 'move' ? `move ${action.champion} ${action.ignoredNinjas}` : JSON.stringify(action);
    if (!KIND_NAMES.includes(name)) {
      KIND_NAMES.push(name);
      ACTION_KINDS.push(action);
    }
    kinds |= 1 << KIND_NAMES.indexOf(name);
  }
  if (ACTION_KINDS.length > 31) throw new Error('there are more kinds of action than bits');
  return kinds;
}

/** Why nothing of a deed can be done; null when something can. */
export function deedRefusal(g: Table, seat: Seat, deed: Deed): Refusal | null {
  const [first, second] = deed.actions.map((action) => actionRefusal(g, seat, action));
  if (first === undefined || first === null || second === null) return null;
  return second === undefined ? first : { ...first, and: second };
}

/** Whether an action can be done now. Asked far more often than why not: nothing is made for an answer. */
export function canAct(g: Table, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'move':
      return canMove(g, seat, action);
    case 'build':
      return canBuild(g, seat, action);
    case 'strength':
      return canTakeTile(g, seat, 'strength', action.class);
    case 'quest':
      return isAtOwnBuilding(g, seat, action.class) && canTakeTile(g, seat, 'quest', action.class);
    case 'sell':
      return at(clanOf(g, seat).quests, GOVERNOR) > 0 && isAtOwnBuilding(g, seat, GOVERNOR);
    case 'tiles':
      return canTakeAny(g, seat, action.of);
    case 'transfer':
    case 'teleport':
    case 'vp':
    case 'ap':
      return true;
  }
}

/** Why an action cannot be done now; null when it can. */
export function actionRefusal(g: Table, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'move':
      return moveActionRefusal(g, seat, action);
    case 'build':
      return buildActionRefusal(g, seat, action);
    case 'strength':
      return tileRefusal(g, seat, 'strength', action.class);
    case 'quest':
      return ownBuildingRefusal(g, seat, action.class, 'WP-QUEST-2') ?? tileRefusal(g, seat, 'quest', action.class);
    case 'sell': {
      const chests = at(clanOf(g, seat).quests, GOVERNOR);
      return chests === 0 ? refuse('WP-SELL-1', 'noChest') : ownBuildingRefusal(g, seat, GOVERNOR, 'WP-SELL-1');
    }
    case 'tiles':
      return canTakeAny(g, seat, action.of) ? null : refuse('WP-CITY-10', 'noTileToTake');
    case 'transfer':
    case 'teleport':
    case 'vp':
    case 'ap':
      return null;
  }
}
