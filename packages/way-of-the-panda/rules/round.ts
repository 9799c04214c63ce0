/** Rounds and turns: selecting, placing guards, paying, passing, the refund and the new order (chapters 7 to 9). */

import type { Seat } from '@jade/engine';
import { again, at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Deed, Space } from '../content/board.ts';
import { SPACES, SPECIAL_ACTIONS } from '../content/board.ts';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';
import { deedRefusal, isPossible, kindsIn, possibleKinds } from './deeds.ts';
import { procedure } from './define.ts';
import { DO, IDLE, PASS, SPACE, SPECIAL, SPECIAL_SPACE } from './keys.ts';
import { perform } from './perform.ts';
import { canSelect, guardsFor, selectRefusal } from './spaces.ts';
import { clearSpecial, hasSpecialActions, specialRefusal, takeSpecial } from './special.ts';
import { byFewestAp, gainAp, payAp } from './track.ts';

/**
 * WP-END-6: so many rounds in a row without a building and without a ninja covered. Both can happen only so many times,
 * so every game comes to an end.
 */
export const STANDSTILL = 10;

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
    g.quietRounds += 1;
    if (g.quietRounds === STANDSTILL) {
      g.endings.push('standstill');
      tell('WP-END-6', 'lastRound', { trigger: 'standstill' });
    }
    if (g.endings.length > 0) return done; // WP-END-5
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

/** An option of a space, as it is chosen in a turn. */
interface Choice {
  readonly key: string;
  readonly space: Space;
  readonly deed: Deed;
  /** The kinds of action in the deed, see `possibleKinds`. */
  readonly kinds: number;
}

const CHOICES: readonly (readonly Choice[])[] = SPACES.map((space) => {
  return space.options.map((deed) => ({ key: DO.of(deed.id), space, deed, kinds: kindsIn(deed) }));
});
const SPACE_KINDS: readonly number[] = CHOICES.map((choices) =>
  choices.reduce((kinds, choice) => kinds | choice.kinds, 0),
);
const CHOICE_BY_KEY = new Map(CHOICES.flat().map((choice) => [choice.key, choice]));

/** WP-TURN-1 */
export const turn = procedure('turn', frame<{ seat: Seat }>(), {
  /** WP-SELECT-1: the option of a space that does something, or a space where nothing is to be done. WP-PASS-1: or pass. */
  select: {
    rule: 'WP-SELECT-1',
    decider: (_, f) => f.seat,
    options(g, f) {
      const keys: string[] = [];
      let spaces = 0;
      let kinds = 0;
      for (let index = Math.max(0, clanOf(g, f.seat).lastSpace); index < SPACES.length; index++) {
        if (!canSelect(g, f.seat, at(SPACES, index))) continue;
        spaces |= 1 << index;
        kinds |= at(SPACE_KINDS, index);
      }
      const possible = possibleKinds(g, f.seat, kinds);
      for (let index = 0; index < SPACES.length; index++) {
        if ((spaces & (1 << index)) === 0) continue;
        for (const choice of at(CHOICES, index)) if ((possible & choice.kinds) !== 0) keys.push(choice.key);
      }
      let selectable = spaces !== 0;
      if (g.missions !== null) selectable = addMissionKeys(g, f.seat, keys) || selectable;
      if (selectable) keys.push(IDLE);
      keys.push(PASS);
      return keys;
    },
    candidates: (g) => [...CHOICE_BY_KEY.keys(), ...(hasSpecialActions(g) ? SPECIAL.of : []), IDLE, PASS],
    refusal(g, f, key) {
      const choice = CHOICE_BY_KEY.get(key);
      if (choice !== undefined) return selectRefusal(g, f.seat, choice.space) ?? deedRefusal(g, f.seat, choice.deed);
      if (key === IDLE) return refuse('WP-PASS-1', 'mustPass');
      const index = SPECIAL.index(key);
      return specialRefusal(g, f.seat, index) ?? deedRefusal(g, f.seat, at(SPECIAL_ACTIONS, index));
    },
    resolve(g, f, key) {
      if (key === IDLE) return go('idle');
      if (key === PASS) {
        clanOf(g, f.seat).passed = true;
        tell('WP-PASS-1', 'passed', { seat: f.seat });
        return done;
      }
      const choice = CHOICE_BY_KEY.get(key);
      if (choice === undefined) {
        const index = SPECIAL.index(key);
        takeSpecial(g, f.seat, index);
        return call(perform, { seat: f.seat, deed: at(SPECIAL_ACTIONS, index).id, done: 0 }, 'end');
      }
      occupy(g, f.seat, choice.space);
      return call(perform, { seat: f.seat, deed: choice.deed.id, done: 0 }, 'end');
    },
  },

  /** WP-SELECT-6: guards and AP are spent all the same. */
  idle: {
    rule: 'WP-SELECT-6',
    decider: (_, f) => f.seat,
    options(g, f) {
      const keys = SPACE.of.filter((_, index) => canSelect(g, f.seat, at(SPACES, index)));
      if (hasSpecialActions(g))
        keys.push(...SPECIAL_SPACE.of.filter((_, index) => specialRefusal(g, f.seat, index) === null));
      return keys;
    },
    candidates: (g) => [...SPACE.of, ...(hasSpecialActions(g) ? SPECIAL_SPACE.of : [])],
    refusal(g, f, key) {
      if (SPACE.has(key)) return selectRefusal(g, f.seat, at(SPACES, SPACE.index(key)));
      return specialRefusal(g, f.seat, SPECIAL_SPACE.index(key));
    },
    resolve(g, f, key) {
      if (SPACE.has(key)) occupy(g, f.seat, at(SPACES, SPACE.index(key)));
      else takeSpecial(g, f.seat, SPECIAL_SPACE.index(key));
      return go('end');
    },
  },

  end(g) {
    clearSpecial(g);
    return done;
  },
});

/** Places the guards and pays. */
function occupy(g: Panda, seat: Seat, space: Space): void {
  const guards = guardsFor(g, space);
  const clan = clanOf(g, seat);
  clan.reserve -= guards;
  clan.lastSpace = space.index;
  const index = space.index * g.seats + seat;
  g.spaceGuards[index] = at(g.spaceGuards, index) + guards;
  g.spacePrice[space.index] = guards;
  tell('WP-GUARD-1', 'selected', { seat, space: space.id, guards, cost: space.cost });
  payAp(g, seat, space.cost);
}

/** What the open mission adds to a turn; whether a special action can be selected (WP-PASS-3). */
function addMissionKeys(g: Panda, seat: Seat, keys: string[]): boolean {
  if (!hasSpecialActions(g)) return false;
  let selectable = false;
  for (const [index, deed] of SPECIAL_ACTIONS.entries()) {
    if (specialRefusal(g, seat, index) !== null) continue;
    selectable = true;
    if (isPossible(g, seat, deed)) keys.push(at(SPECIAL.of, index));
  }
  return selectable;
}
