/** Rounds and turns: selecting, placing guards, paying, passing, the refund and the new order (chapters 7 to 9). */

import type { Refusal, Seat } from '@jade/engine';
import { again, at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Deed, Space } from '../content/board.ts';
import { SPACES, SPECIAL_ACTIONS } from '../content/board.ts';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';
import { procedure } from './define.ts';
import { canWithdraw, withdraw } from './missions.ts';
import { deedRefusal, isPossible, perform } from './perform.ts';
import { clearSpecial, hasSpecialActions, specialRefusal, takeSpecial } from './special.ts';
import { byFewestAp, canPay, gainAp, payAp } from './track.ts';

/** WP-ROUND-1, WP-ROUND-3 */
export const round = procedure('round', frame<{ turn: number }>(), {
  begin(g, f) {
    g.round += 1;
    f.turn = 0;
    g.spaceGuards.fill(0);
    g.spacePrice.fill(0);
    for (const clan of g.clans) {
      clan.passed = false;
      clan.lastSpace = -1; // WP-SELECT-4
      clan.specialUsed = false;
    }
    tell('WP-ROUND-1', 'round', { round: g.round });
    return go('turns');
  },

  /** WP-ROUND-2, WP-PASS-2: in turn order, again and again, without those who passed. */
  turns(g, f) {
    if (g.clans.every(({ passed }) => passed)) return go('refund');
    const seat = at(g.order, f.turn % g.seats);
    f.turn += 1;
    if (clanOf(g, seat).passed) return again;
    g.active = seat;
    return call(turn, { seat });
  },

  /** WP-REFUND-1 to WP-REFUND-3: the sequence is fixed before the first marker moves. */
  refund(g) {
    for (const seat of byFewestAp(g)) {
      const guards = guardsOnBoard(g, seat);
      clanOf(g, seat).reserve += guards;
      gainAp(g, seat, guards);
      tell('WP-REFUND-3', 'refund', { seat, guards, ap: clanOf(g, seat).ap });
    }
    g.spaceGuards.fill(0);
    g.spacePrice.fill(0);
    return go('order');
  },

  order(g) {
    g.order = byFewestAp(g); // WP-ORDER-1
    tell('WP-ORDER-1', 'newOrder', { seats: [...g.order] });
    return done;
  },
});

function guardsOnBoard(g: Panda, seat: Seat): number {
  let guards = 0;
  for (let index: number = seat; index < g.spaceGuards.length; index += g.seats)
    guards += g.spaceGuards[index] as number;
  return guards;
}

/** One thing a player may do in a turn with a space: perform an option of it, or only put guards there. */
interface Choice {
  readonly key: string;
  readonly space: Space;
  readonly deed: Deed | null;
}

const CHOICES: readonly Choice[] = SPACES.flatMap((space): Choice[] => [
  ...space.options.map((deed) => ({ key: `do:${deed.id}`, space, deed })),
  { key: `idle:${space.id}`, space, deed: null },
]);
const CHOICE_BY_KEY = new Map(CHOICES.map((choice) => [choice.key, choice]));

const SPECIAL_KEYS: readonly string[] = SPECIAL_ACTIONS.map(({ id }) => `do:${id}`);
const IDLE_SPECIAL_KEYS: readonly string[] = SPECIAL_ACTIONS.map(({ id }) => `idle:${id}`);
const PASS = 'pass';
const WITHDRAW = 'withdraw';

/** WP-TURN-1 */
export const turn = procedure('turn', frame<{ seat: Seat }>(), {
  /** WP-SELECT-1, WP-SELECT-6: the option of a space, or the space alone when nothing is to be done. WP-PASS-1: or pass. */
  select: {
    rule: 'WP-SELECT-1',
    decider: (_, f) => f.seat,
    options(g, f) {
      const keys: string[] = [];
      let selectable = false;
      for (const { key, space, deed } of CHOICES) {
        if (deed === null || space.options[0] === deed) selectable = selectRefusal(g, f.seat, space) === null;
        if (selectable && (deed === null || isPossible(g, f.seat, deed))) keys.push(key);
      }
      if (g.missions !== null) addMissionKeys(g, f.seat, keys);
      keys.push(PASS);
      return keys;
    },
    candidates(g) {
      const special = hasSpecialActions(g) ? [...SPECIAL_KEYS, ...IDLE_SPECIAL_KEYS] : [];
      return [...CHOICE_BY_KEY.keys(), ...special, PASS];
    },
    refusal(g, f, key) {
      const choice = CHOICE_BY_KEY.get(key);
      if (choice === undefined) return specialKeyRefusal(g, f.seat, key);
      const refusal = selectRefusal(g, f.seat, choice.space);
      return refusal ?? (choice.deed === null ? null : deedRefusal(g, f.seat, choice.deed));
    },
    concerns: (_, __, key) =>
      key.includes(':') ? [`space:${CHOICE_BY_KEY.get(key)?.space.id ?? key.slice(key.indexOf(':') + 1)}`] : [],
    resolve(g, f, key) {
      if (key === PASS) {
        clanOf(g, f.seat).passed = true;
        tell('WP-PASS-1', 'passed', { seat: f.seat });
        return done;
      }
      if (key === WITHDRAW) {
        withdraw(g, f.seat);
        return again;
      }
      const choice = CHOICE_BY_KEY.get(key);
      if (choice === undefined) return special(g, f.seat, key);
      placeGuards(g, f.seat, choice.space);
      payAp(g, f.seat, choice.space.cost);
      if (choice.deed === null) return done;
      return call(perform, { seat: f.seat, deed: choice.deed.id, done: 0 }, 'end');
    },
  },

  end(g) {
    clearSpecial(g);
    return done;
  },
});

/** WP-SELECT-2: guards of others on a space forbid nothing. */
export function selectRefusal(g: Panda, seat: Seat, space: Space): Refusal | null {
  const { lastSpace, reserve, ap } = clanOf(g, seat);
  if (space.index < lastSpace) return refuse('WP-SELECT-3', 'leftOrUp', { space: at(SPACES, lastSpace).id });
  const guards = guardsFor(g, space);
  if (guards > reserve) return refuse('WP-GUARD-4', 'notEnoughGuards', { guards, reserve });
  return canPay(g, seat, space.cost) ? null : refuse('WP-PAY-2', 'cannotPay', { ap, cost: space.cost });
}

/** WP-GUARD-1, WP-GUARD-2, WP-GUARD-3: the printed number, or one more than the latest selection of the space put there. */
export function guardsFor(g: Panda, { index, firstGuards }: Space): number {
  const latest = at(g.spacePrice, index);
  return latest === 0 ? firstGuards : latest + 1;
}

function placeGuards(g: Panda, seat: Seat, space: Space): void {
  const guards = guardsFor(g, space);
  const clan = clanOf(g, seat);
  clan.reserve -= guards;
  clan.lastSpace = space.index;
  const index = space.index * g.seats + seat;
  g.spaceGuards[index] = at(g.spaceGuards, index) + guards;
  g.spacePrice[space.index] = guards;
  tell('WP-GUARD-1', 'selected', { seat, space: space.id, guards, cost: space.cost });
}

/** WP-PASS-3: with A9 there are more ways to take a turn. */
function addMissionKeys(g: Panda, seat: Seat, keys: string[]): void {
  if (canWithdraw(g, seat)) keys.push(WITHDRAW);
  if (!hasSpecialActions(g)) return;
  for (const [index, deed] of SPECIAL_ACTIONS.entries()) {
    if (specialRefusal(g, seat, index) !== null) continue;
    if (isPossible(g, seat, deed)) keys.push(at(SPECIAL_KEYS, index));
    keys.push(at(IDLE_SPECIAL_KEYS, index));
  }
}

function specialKeyRefusal(g: Panda, seat: Seat, key: string): Refusal | null {
  const index = Math.max(SPECIAL_KEYS.indexOf(key), IDLE_SPECIAL_KEYS.indexOf(key));
  return index < 0 ? null : (specialRefusal(g, seat, index) ?? deedRefusal(g, seat, at(SPECIAL_ACTIONS, index)));
}

function special(g: Panda, seat: Seat, key: string) {
  const index = Math.max(SPECIAL_KEYS.indexOf(key), IDLE_SPECIAL_KEYS.indexOf(key));
  takeSpecial(g, seat, index);
  if (IDLE_SPECIAL_KEYS.includes(key)) return go('end');
  return call(perform, { seat, deed: at(SPECIAL_ACTIONS, index).id, done: 0 }, 'end');
}
