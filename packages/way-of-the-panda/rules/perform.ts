/**
 * Performing a deed: the actions of a space, a city card or a special action (rulebook chapters 7 and 15).
 * Every action is optional; of two, either may come first, and the second sees what the first has done.
 */

import type { Frame, Procedure, Refusal, Seat } from '@jade/engine';
import { at, begin, callFrame, done, frame, go, isHeard, refuse, STOP, tell } from '@jade/engine';
import type { Action, Build } from '../content/board.ts';
import { CITY_CARDS, deedOf } from '../content/board.ts';
import { GOVERNOR } from '../content/classes.ts';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';
import { actionRefusal, canAct } from './deeds.ts';
import { procedure } from './define.ts';
import { BOTH } from './keys.ts';
import { beginMove } from './move.ts';
import { takeTile, takeTiles } from './tiles.ts';
import { gainAp, gainVp } from './track.ts';
import { teleport, transfer } from './transfer.ts';

type BeginBuild = (g: Panda, seat: Seat, action: Build) => Frame | null;

let beginBuild: BeginBuild = () => {
  throw new Error('nobody has said how a building begins');
};

/** Said by the chapter on building, which itself performs deeds: a city's card, the bonus of the frontier. */
export function buildingBegins(how: BeginBuild): void {
  beginBuild = how;
}

interface Performing {
  seat: Seat;
  deed: string;
  /** The actions that are over, as bits. */
  done: number;
}

/** WP-ACTION-1 to WP-ACTION-3, WP-BOARD-3 */
export const perform: Procedure<Performing, 'next' | 'choose'> = procedure('perform', frame<Performing>(), {
  next(g, f) {
    const { actions } = deedOf(f.deed);
    const open = openActions(g, f);
    const [index = -1] = open;
    if (open.length === 0) return end(g, f);
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
      return both ? [BOTH, ...keys, STOP] : [...keys, STOP];
    },
    candidates: (_, f) => [BOTH, ...deedOf(f.deed).actions.map(actionKey), STOP],
    refusal(g, f, key) {
      const { actions } = deedOf(f.deed);
      const index = actions.findIndex((action) => actionKey(action) === key);
      if (index < 0) return bothRefusal(g, f);
      if ((f.done & (1 << index)) !== 0) return refuse('WP-ACTION-2', 'alreadyDone');
      return actionRefusal(g, f.seat, at(actions, index));
    },
    prompt: (_, f) => ({ do: f.deed }),
    resolve(g, f, key) {
      if (key === STOP) return end(g, f);
      const { actions } = deedOf(f.deed);
      if (key === BOTH) {
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

/** WP-ACTION-3: what was paid for and cannot be done is lost, and is told with its reason. */
function end(g: Panda, f: Performing) {
  if (!isHeard()) return done;
  for (const [index, action] of deedOf(f.deed).actions.entries()) {
    if ((f.done & (1 << index)) !== 0) continue;
    const refusal = actionRefusal(g, f.seat, action);
    if (refusal === null) continue;
    const why = { key: `refusal.${refusal.why}`, params: refusal.params };
    tell('WP-ACTION-3', 'cameToNothing', { seat: f.seat, act: action.type, why });
  }
  return done;
}

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
    if ((f.done & (1 << index)) === 0 && canAct(g, f.seat, at(actions, index))) open.push(index);
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
  const asks = frameFor(g, f.seat, action);
  if (asks !== null) return callFrame(asks, 'next');
  doAtOnce(g, f.seat, action, cardRule(f.deed));
  return go('next');
}

function frameFor(g: Panda, seat: Seat, action: Action): Frame | null {
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
      return beginBuild(g, seat, action);
    default:
      return null;
  }
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
