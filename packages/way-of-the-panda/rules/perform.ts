/**
 * Performing a deed: the actions of a space, a city card or a special action (rulebook chapters 7 and 15).
 * Every action is optional; of two, either may come first, and the second sees what the first has done.
 */

import type { Frame, Procedure, Refusal, Seat } from '@jade/engine';
import { at, begin, callFrame, done, frame, go, refuse, tell } from '@jade/engine';
import type { Action, Deed } from '../content/board.ts';
import { CITY_CARDS, deedOf } from '../content/board.ts';
import { GOVERNOR } from '../content/classes.ts';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';
import { buildActionRefusal, buildWithChampion, chooseSite } from './build.ts';
import { construct } from './construct.ts';
import { procedure, STOP } from './define.ts';
import { beginMove, moveActionRefusal } from './move.ts';
import { standsOn } from './places.ts';
import { ownBuildingRefusal, takeTile, takeTiles, tileRefusal, tilesToTake } from './tiles.ts';
import { gainAp, gainVp } from './track.ts';
import { teleport, transfer } from './transfer.ts';

/** WP-SELECT-6, WP-FRONT-4: whether anything of a deed can be done. */
export function isPossible(g: Panda, seat: Seat, { actions }: Deed): boolean {
  for (const action of actions) if (actionRefusal(g, seat, action) === null) return true;
  return false;
}

/**
 * The same for all options of the action board at once. Many options share an action, and moves differ only in what
 * comes after the first step, so each kind of action is examined once. Kinds are bits; `wanted` says which matter.
 */
export function possibleKinds(g: Panda, seat: Seat, wanted: number): number {
  let possible = 0;
  for (let kind = 0; kind < ACTION_KINDS.length; kind++) {
    if ((wanted & (1 << kind)) === 0) continue;
    if (actionRefusal(g, seat, ACTION_KINDS[kind] as Action) === null) possible |= 1 << kind;
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
export function deedRefusal(g: Panda, seat: Seat, deed: Deed): Refusal | null {
  const [first, second] = deed.actions.map((action) => actionRefusal(g, seat, action));
  if (first === undefined || first === null || second === null) return null;
  return second === undefined ? first : { ...first, and: second };
}

/** Why an action cannot be done now; null when it can. */
export function actionRefusal(g: Panda, seat: Seat, action: Action): Refusal | null {
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
      return tilesToTake(g, seat, action.of, 0).length > 0 ? null : refuse('WP-CITY-10', 'noTileToTake');
    case 'transfer':
    case 'teleport':
    case 'vp':
    case 'ap':
      return null;
  }
}

interface Performing {
  seat: Seat;
  deed: string;
  /** The actions that are over, as bits. */
  done: number;
}

/** WP-ACTION-1 to WP-ACTION-3, WP-BOARD-3 */
export const perform: Procedure<Performing> = procedure('perform', frame<Performing>(), {
  next(g, f) {
    const { actions } = deedOf(f.deed);
    const open = openActions(g, f);
    const [index = -1] = open;
    if (open.length === 0) return done;
    // A deed of one action was chosen for its sake, and what asks further can be declined there. A city card's
    // effects follow in the order they are printed.
    const only = open.length === 1 && (actions.length === 1 || asksFurther(at(actions, index)));
    return only || isCityCard(f.deed) ? start(g, f, index) : go('choose');
  },

  choose: {
    rule: 'WP-ACTION-2',
    decider: (_, f) => f.seat,
    options(g, f) {
      const { actions } = deedOf(f.deed);
      const open = openActions(g, f);
      const keys = open.map((index) => actionKey(at(actions, index)));
      const both = open.length === 2 && open.every((index) => !asksFurther(at(actions, index)));
      return both ? ['both', ...keys, STOP] : [...keys, STOP];
    },
    candidates: (_, f) => ['both', ...deedOf(f.deed).actions.map(actionKey), STOP],
    refusal(g, f, key) {
      const { actions } = deedOf(f.deed);
      const index = actions.findIndex((action) => actionKey(action) === key);
      if (index < 0) return bothRefusal(g, f);
      if ((f.done & (1 << index)) !== 0) return refuse('WP-ACTION-2', 'alreadyDone');
      return actionRefusal(g, f.seat, at(actions, index));
    },
    prompt: (_, f) => ({ do: f.deed }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      const { actions } = deedOf(f.deed);
      if (key === 'both') {
        for (const action of actions) doAtOnce(g, f.seat, action, null);
        return done;
      }
      return start(
        g,
        f,
        actions.findIndex((action) => actionKey(action) === key),
      );
    },
  },
});

/** Why two actions cannot be taken in one go. */
function bothRefusal(g: Panda, f: Performing): Refusal {
  const { actions } = deedOf(f.deed);
  if (f.done !== 0) return refuse('WP-ACTION-2', 'alreadyDone');
  for (const action of actions) {
    const refusal = actionRefusal(g, f.seat, action);
    if (refusal !== null) return refusal;
  }
  return refuse('WP-ACTION-2', 'notBoth');
}

function openActions(g: Panda, f: Performing): number[] {
  const { actions } = deedOf(f.deed);
  const open: number[] = [];
  for (let index = 0; index < actions.length; index++) {
    if ((f.done & (1 << index)) === 0 && actionRefusal(g, f.seat, at(actions, index)) === null) open.push(index);
  }
  return open;
}

const CITY_CARD_IDS = new Set(CITY_CARDS.map(({ id }) => id));

function isCityCard(deed: string): boolean {
  return CITY_CARD_IDS.has(deed);
}

/** The rule of the card that a deed stands on; null for a space of the action board. */
function cardRule(deed: string): string | null {
  if (isCityCard(deed)) return 'WP-CITY-1';
  return deed.startsWith('A9') ? 'WP-BONUS-A9-3' : null;
}

/** The key of an action within its deed: no deed has two of one type. */
function actionKey({ type }: Action): string {
  return `act:${type}`;
}

/** Whether an action begins with a choice of its own, in which it can also be declined. */
function asksFurther(action: Action): boolean {
  if (action.type === 'build') return action.building === 'any';
  return ['move', 'transfer', 'teleport', 'tiles'].includes(action.type);
}

/** Begins an action: those that ask further as a procedure, the others at once. */
function start(g: Panda, f: Performing, index: number) {
  const action = at(deedOf(f.deed).actions, index);
  f.done |= 1 << index;
  const asks = frameFor(f.seat, action) ?? constructFrame(g, f.seat, action);
  if (asks !== null) return callFrame(asks, 'next');
  doAtOnce(g, f.seat, action, cardRule(f.deed));
  return go('next');
}

function frameFor(seat: Seat, action: Action): Frame | null {
  switch (action.type) {
    case 'move':
      return beginMove(seat, action);
    case 'transfer':
      return begin(transfer, { seat, champion: action.class });
    case 'teleport':
      return begin(teleport, { seat });
    case 'tiles':
      return begin(takeTiles, { seat, of: action.of, left: action.count, taken: 0 });
    case 'build':
      if (action.champion === 'none') return begin(chooseSite, { seat });
      return action.building === 'any' ? begin(buildWithChampion, { seat, where: action.where }) : null;
    default:
      return null;
  }
}

/** A building whose type and place are given needs no choice before, but has many consequences. */
function constructFrame(g: Panda, seat: Seat, action: Action): Frame | null {
  if (action.type !== 'build' || action.building === 'any') return null;
  const place = standsOn(g, seat, action.building);
  return place === null ? null : begin(construct, { seat, place, building: action.building });
}

/** What needs no further choice. A card's gains cite the card's rule, not that of the spaces. */
function doAtOnce(g: Panda, seat: Seat, action: Action, rule: string | null): void {
  switch (action.type) {
    case 'strength':
      takeTile(g, seat, 'strength', action.class, 'WP-STR-1');
      return;
    case 'quest':
      takeTile(g, seat, 'quest', action.class, 'WP-QUEST-1');
      return;
    case 'sell':
      sellChest(g, seat, action.vp);
      return;
    case 'vp':
      gainVp(g, seat, action.amount, rule ?? 'WP-VP-1');
      return;
    case 'ap':
      tell(rule ?? 'WP-AP-1', 'gainedAp', { seat, ap: gainAp(g, seat, action.amount) });
      return;
  }
}

/** WP-SELL-1, WP-SELL-2: the chest goes back to the supply, where anybody may take it again. */
function sellChest(g: Panda, seat: Seat, vp: number): void {
  const { quests } = clanOf(g, seat);
  quests[GOVERNOR] = at(quests, GOVERNOR) - 1;
  g.supply.quests[GOVERNOR] = at(g.supply.quests, GOVERNOR) + 1;
  gainVp(g, seat, vp, 'WP-SELL-1');
}
