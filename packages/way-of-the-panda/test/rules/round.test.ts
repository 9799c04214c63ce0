import { at, must, seatsOf } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../../content/board.ts';
import { selectRefusal } from '../../rules/spaces.ts';
import { gainAp, payAp } from '../../rules/track.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  alone,
  ap,
  asked,
  champion,
  city,
  guards,
  optionsOf,
  P1,
  P2,
  P3,
  P4,
  passAll,
  pending,
  play,
  reserve,
  score,
  strength,
  table,
  turnOf,
  vp,
  why,
} from '../table.ts';

const space = (id: string) =>
  must(
    SPACES.find((one) => one.id === id),
    id,
  );
const onSpace = (g: Panda, id: string) =>
  seatsOf(g).reduce((sum, who) => sum + at(g.spaceGuards, space(id).index * g.seats + who), 0);

/** Puts guards on a space as if they had been placed earlier in the round. */
function occupied(g: Panda, id: string, who: typeof P1, count: number): Panda {
  const { index } = space(id);
  g.spaceGuards[index * g.seats + who] = at(g.spaceGuards, index * g.seats + who) + count;
  g.spacePrice[index] = count;
  clanOf(g, who).reserve -= count;
  return g;
}

function lastSelected(g: Panda, who: typeof P1, id: string): Panda {
  clanOf(g, who).lastSpace = space(id).index;
  return g;
}

/** Everybody but the active player has passed. */
function othersPassed(g: Panda): Panda {
  for (const who of seatsOf(g)) if (who !== g.active) clanOf(g, who).passed = true;
  return g;
}

describe('A round', () => {
  it('lets players take turns in order, again and again, until all have passed (WP-ROUND-1)', () => {
    const g = table({ players: 3 });
    const asked: string[] = [];
    for (const key of ['do:neutral-5a', 'pass', 'pass', 'pass']) {
      asked.push(`P${at(pending(g).questions, 0).seat + 1}`);
      play(g, key);
    }
    expect(asked).toEqual(['P1', 'P2', 'P3', 'P1']);
    expect(g.round).toBe(2);
  });

  it('goes on with one player alone (WP-ROUND-2)', () => {
    const g = table({ players: 2 });
    play(g, 'do:monk-3b', 'stop', 'pass');
    expect(at(pending(g).questions, 0).seat).toBe(P1);
    play(g, 'do:monk-3b', 'stop');
    expect(at(pending(g).questions, 0).seat).toBe(P1);
    expect(g.round).toBe(1);
  });

  it('ends with the refund and a new order, and an empty board (WP-ROUND-3)', () => {
    const g = othersPassed(table());
    play(g, 'do:warrior-2b', 'pass');
    expect(g.round).toBe(2);
    expect(g.spaceGuards.every((count) => count === 0)).toBe(true);
    expect(g.spacePrice.every((count) => count === 0)).toBe(true);
    expect(g.clans.every(({ passed, lastSpace }) => !passed && lastSpace === -1)).toBe(true);
  });

  it('gives a turn five steps: select, place, pay, perform, next player (WP-TURN-1)', () => {
    const g = table();
    const events = play(g, 'do:warrior-2b').map(({ key }) => key);
    expect(events).toEqual(['selected', 'tookTile']);
    expect(clanOf(g, P1)).toMatchObject({ ap: 3, reserve: 7, strength: [1, 1, 2] });
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });
});

describe('Selecting', () => {
  it('names a space and one of its options (WP-SELECT-1)', () => {
    const options = optionsOf(champion(table(), P1, 'warrior', 'L07'), P1);
    expect(options).toContain('do:warrior-2a');
    expect(options).toContain('do:warrior-2b');
  });

  it('is not hindered by guards on the space (WP-SELECT-2)', () => {
    const g = occupied(occupied(table(), 'monk-2', P2, 1), 'neutral-5', P1, 2);
    expect(optionsOf(g, P1)).toContain('do:monk-2b');
    expect(optionsOf(g, P1)).toContain('do:neutral-5a');
  });

  it('goes only to the same space, to the right or down (WP-EX-06, WP-SELECT-3)', () => {
    const g = lastSelected(ap(table(), P1, 12), P1, 'governor-3');
    const legal = SPACES.filter((one) => selectRefusal(g, P1, one) === null).map(({ id }) => id);
    const rows4to6 = SPACES.filter(({ index }) => index >= 12).map(({ id }) => id);
    expect(legal).toEqual(['governor-3', 'warrior-3', 'neutral-3', ...rows4to6]);
    expect(why(g, 'do:monk-3b')).toEqual({ rule: 'WP-SELECT-3', why: 'leftOrUp', params: { space: 'governor-3' } });
    expect(why(g, 'do:neutral-1a')).toMatchObject({ rule: 'WP-SELECT-3' });
  });

  it('is free for the first time in a round (WP-SELECT-4)', () => {
    const g = ap(table(), P1, 12);
    expect(SPACES.every((one) => selectRefusal(g, P1, one) === null)).toBe(true);
    othersPassed(g);
    play(g, 'do:neutral-5a', 'pass');
    expect(clanOf(g, P1).lastSpace).toBe(-1);
  });

  it('of the same space again may take the other option (WP-SELECT-5)', () => {
    const g = othersPassed(champion(table(), P1, 'monk', 'L07'));
    play(g, 'do:monk-2b');
    expect(optionsOf(g, P1)).toEqual(expect.arrayContaining(['do:monk-2a', 'do:monk-2b']));
  });

  it('is legal when nothing can or shall be done: guards and AP are spent all the same (WP-SELECT-6)', () => {
    const g = table();
    expect(why(g, 'do:governor-3a')).toMatchObject({ rule: 'WP-TRANS-2' });
    play(g, 'idle', 'space:governor-3');
    expect(clanOf(g, P1)).toMatchObject({ ap: 2, reserve: 7, quests: [0, 0, 0] });
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('two-action option with nothing possible is not offered, but its space may be taken idly', () => {
    const g = ap(strength(table(), P1, 'monk', 4), P1, 12);
    expect(optionsOf(g, P1)).not.toContain('do:monk-5a');
    play(g, 'idle', 'space:monk-5');
    expect(clanOf(g, P1)).toMatchObject({ ap: 8, lastSpace: 16 });
  });

  it('selecting idly raises the price and binds the player', () => {
    const g = table({ players: 2 });
    play(g, 'idle', 'space:neutral-1', 'idle', 'space:neutral-1');
    expect(g.spacePrice[3]).toBe(3);
    expect([clanOf(g, P1).reserve, clanOf(g, P2).reserve]).toEqual([8, 7]);
    expect(why(g, 'do:monk-1a')).toMatchObject({ rule: 'WP-SELECT-3' });
  });
});

describe('Guards on the board', () => {
  it('are one on a coloured and two on a neutral space at first (WP-GUARD-1)', () => {
    const g = table();
    play(g, 'do:warrior-2b', 'do:neutral-5a');
    expect([onSpace(g, 'warrior-2'), onSpace(g, 'neutral-5')]).toEqual([1, 2]);
  });

  it('grow by one with every selection, no matter whose (WP-EX-04, WP-GUARD-2)', () => {
    const g = table({ players: 2 });
    for (const who of [P1, P2]) champion(g, who, 'warrior', 'L07');
    play(g, 'do:warrior-1a', 'stop', 'do:warrior-1a', 'stop', 'pass', 'do:warrior-1a', 'stop');
    expect(onSpace(g, 'warrior-1')).toBe(6);
    expect(clanOf(g, P1).reserve).toBe(9);
    expect(clanOf(g, P2).reserve).toBe(10 - 2 - 3);
  });

  it('grow from two on a neutral space, and need the reserve (WP-EX-05, WP-GUARD-4)', () => {
    const g = turnOf(table(), P3);
    for (const who of seatsOf(g)) champion(g, who, 'monk', 'L07');
    play(g, 'do:neutral-1a', 'stop', 'pass');
    expect(clanOf(g, P3).reserve).toBe(6);
    reserve(g, P1, 2);
    expect(why(g, 'do:neutral-1a')).toEqual({
      rule: 'WP-GUARD-4',
      why: 'notEnoughGuards',
      params: { guards: 3, reserve: 2 },
    });
    reserve(g, P1, 3);
    play(g, 'do:neutral-1a', 'stop');
    expect(clanOf(g, P1).reserve).toBe(0);
  });

  it('are counted for the space, not for the option (WP-GUARD-3)', () => {
    const g = othersPassed(champion(table(), P1, 'monk', 'L07'));
    play(g, 'do:monk-2b', 'do:monk-2a', 'stop');
    expect(onSpace(g, 'monk-2')).toBe(3);
  });

  it('the price goes up from the latest selection also when one player selects the space twice (WP-GUARD-2)', () => {
    const g = alone(champion(table(), P1, 'monk', 'L07'));
    play(g, 'do:monk-1a', 'stop', 'do:monk-1a', 'stop', 'do:monk-1a', 'stop');
    expect(clanOf(g, P1).reserve).toBe(8 - 1 - 2 - 3);
  });
});

describe('Paying', () => {
  it('moves the marker left by the cost of the row (WP-EX-07, WP-PAY-1)', () => {
    const g = champion(city(occupied(ap(table(), P1, 5), 'monk-3', P2, 1), 'L13'), P1, 'monk', 'L13');
    play(g, 'do:monk-3a');
    expect(clanOf(g, P1)).toMatchObject({ ap: 3, reserve: 6, quests: [1, 0, 0] });
  });

  it('is possible down to -2 (WP-PAY-2)', () => {
    const g = ap(table(), P1, 0);
    expect(selectRefusal(g, P1, space('warrior-3'))).toBeNull();
    expect(why(g, 'do:warrior-4b')).toEqual({ rule: 'WP-PAY-2', why: 'cannotPay', params: { ap: 0, cost: 3 } });
  });

  it('below zero costs victory points before the action (WP-EX-09, WP-TRACK-2)', () => {
    const g = vp(ap(table(), P1, 0), P1, 6);
    const events = play(g, 'do:monk-2b');
    expect(clanOf(g, P1)).toMatchObject({ ap: -1, vp: 4, strength: [2, 1, 1] });
    expect(events.map(({ key }) => key)).toEqual(['selected', 'overdrawn', 'tookTile']);
  });

  it('loses the points before the action is performed (WP-PAY-3)', () => {
    const g = vp(ap(table(), P1, 2), P1, 3);
    play(g, 'do:neutral-5a');
    expect(clanOf(g, P1).vp).toBe(2);
  });

  it('charges only the space where the marker stops (WP-EX-10, WP-TRACK-3)', () => {
    const g = champion(vp(ap(table(), P1, 1), P1, 10), P1, 'monk', 'L02');
    play(g, 'do:monk-4b');
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 5 });
    expect(selectRefusal(ap(table(), P1, 0), P1, space('warrior-4'))).toMatchObject({ rule: 'WP-PAY-2' });
  });

  it('never takes more points than there are (WP-EX-11, WP-TRACK-7)', () => {
    const g = vp(ap(table(), P1, 0), P1, 3);
    payAp(g, P1, 2);
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 0 });
  });

  it('charges every payment that moves onto a penalty space, and nothing else (WP-TRACK-9)', () => {
    const g = vp(ap(table(), P1, 0), P1, 20);
    payAp(g, P1, 1);
    payAp(g, P1, 1);
    expect(clanOf(g, P1).vp).toBe(20 - 2 - 5);
    payAp(g, P1, 0);
    gainAp(g, P1, 1);
    expect(clanOf(g, P1).vp).toBe(13);
  });

  it('of the space that gains 4 AP comes first, with its penalty (WP-EX-12, WP-AP-1)', () => {
    const g = vp(ap(table(), P1, 1), P1, 10);
    play(g, 'do:neutral-3a');
    expect(clanOf(g, P1)).toMatchObject({ ap: 3, vp: 8 });
  });
});

describe('Passing', () => {
  it('is free to choose, and forced when no space can be selected (WP-PASS-1)', () => {
    const g = table({ players: 2 });
    expect(optionsOf(g, P1)).toContain('pass');
    reserve(g, P2, 0);
    expect(play(g, 'pass').map(({ key }) => key)).toContain('forced');
    expect(g.round).toBe(2);
  });

  it('knows four reasons (WP-EX-41, WP-PAY-2)', () => {
    // Walter: AP 1, no guard. He must pass.
    const walter = reserve(ap(table(), P1, 1), P1, 0);
    expect(SPACES.every((one) => selectRefusal(walter, P1, one) !== null)).toBe(true);
    // Alberto: AP 0, 2 guards, last in row 2. He may still select there and chooses to pass.
    const alberto = lastSelected(reserve(ap(table(), P1, 0), P1, 2), P1, 'monk-2');
    expect(selectRefusal(alberto, P1, space('monk-2'))).toBeNull();
    expect(optionsOf(alberto, P1)).toContain('pass');
    // Giulia: AP 1, 3 guards, last in row 5. Rows 5 and 6 would end on -3 or -4: she must pass.
    const giulia = lastSelected(reserve(ap(table(), P1, 1), P1, 3), P1, 'monk-5');
    expect(SPACES.every((one) => selectRefusal(giulia, P1, one) !== null)).toBe(true);
    expect(selectRefusal(giulia, P1, space('monk-5'))).toMatchObject({ rule: 'WP-PAY-2' });
    expect(play(turnOf(giulia, P1), 'pass')).toMatchObject([{ key: 'forced' }, { key: 'passed' }, { key: 'passed' }]);
    // Andrea: AP 2, 2 guards. She may select in row 3 and chooses to pass.
    const andrea = lastSelected(reserve(ap(table(), P1, 2), P1, 2), P1, 'monk-3');
    expect(selectRefusal(andrea, P1, space('monk-3'))).toBeNull();
    expect(optionsOf(andrea, P1)).toContain('pass');
  });

  it('lasts for the round, even if guards come back (WP-EX-35, WP-PASS-2)', () => {
    const g = guards(table({ players: 2 }), 'R05', P1, 0);
    guards(g, 'R10', P1, 1);
    champion(turnOf(g, P2), P2, 'governor', 'L06');
    clanOf(g, P1).passed = true;
    play(g, 'do:governor-1a', 'road:R10', 'cover:1');
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    play(g, 'tile:own');
    expect(clanOf(g, P1)).toMatchObject({ reserve: 10, passed: true });
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('is not forced on a player who could still use A9 (WP-PASS-3)', () => {
    const g = lastSelected(ap(table({ a: 'A9' }), P1, -2), P1, 'neutral-6');
    expect(SPACES.every((one) => selectRefusal(g, P1, one) !== null)).toBe(true);
    expect(optionsOf(g, P1)).toEqual(expect.arrayContaining(['do:A9-2', 'do:A9-5', 'pass']));
  });

  it('three players forced to pass one after the other, the fourth plays on alone', () => {
    const g = table();
    for (const w of [P2, P3, P4]) reserve(g, w, 0);
    const ev = play(g, 'do:warrior-2b');
    expect(ev.filter(({ key }) => key === 'passed')).toHaveLength(3);
    expect(asked(g)).toBe(P1);
  });
});

describe('The end of a round', () => {
  it('gives back the guards of the action board, not those of the map (WP-REFUND-1)', () => {
    const g = othersPassed(guards(table(), 'R02', P1, 2));
    play(g, 'do:neutral-5a', 'pass');
    expect(clanOf(g, P1).reserve).toBe(6);
  });

  it('refunds from the fewest AP up, in a sequence fixed beforehand, and orders anew (WP-EX-13, WP-REFUND-2, WP-ORDER-1)', () => {
    const [walter, alberto, giulia, andrea] = [P1, P2, P3, P4];
    const g = turnOf(ap(ap(ap(ap(table(), walter, 0), alberto, 0), giulia, 1), andrea, 1), walter);
    g.apStack = [walter, alberto, giulia, andrea];
    const onBoard: [typeof P1, number][] = [
      [alberto, 6],
      [walter, 7],
      [andrea, 5],
      [giulia, 5],
    ];
    for (const [who, count] of onBoard) occupied(g, 'neutral-1', who, count);
    othersPassed(g);
    const refunds = play(g, 'pass')
      .filter(({ key }) => key === 'refund')
      .map(({ params }) => params.seat);
    expect(refunds).toEqual([alberto, walter, andrea, giulia]);
    expect(g.clans.map((clan) => clan.ap)).toEqual([7, 6, 6, 6]);
    expect(g.apStack.filter((who) => clanOf(g, who).ap === 6)).toEqual([alberto, andrea, giulia]);
    expect(g.order).toEqual([giulia, andrea, alberto, walter]);
  });

  it('moves one AP for each guard, up to the cap (WP-REFUND-3)', () => {
    const g = othersPassed(ap(table(), P1, 10));
    occupied(g, 'neutral-1', P1, 4);
    play(g, 'pass');
    expect(clanOf(g, P1)).toMatchObject({ ap: 12, reserve: 8 });
  });

  it('costs nothing on the way out of the penalty spaces (WP-REFUND-4)', () => {
    const g = othersPassed(vp(ap(table(), P1, -2), P1, 9));
    occupied(g, 'neutral-1', P1, 1);
    play(g, 'pass');
    expect(clanOf(g, P1)).toMatchObject({ ap: -1, vp: 9 });
  });

  it('puts the fewest AP first in the new order (WP-ORDER-1)', () => {
    const g = othersPassed(ap(ap(table(), P3, 1), P2, 9));
    play(g, 'pass');
    expect(g.order[0]).toBe(P3);
    expect(g.order[3]).toBe(P2);
  });

  it('refund at the cap: who stays at 12 keeps the place, who arrives lies on top, the sequence was fixed', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, 12), P2, 12), P3, 10);
    g.apStack = [P3, P2, P1]; // P1 on top of P2 on 12
    for (const [w, n] of [
      [P1, 3],
      [P2, 1],
      [P3, 5],
    ] as const) {
      g.spaceGuards[4 * 3 + w] = n;
      clanOf(g, w).reserve -= n;
    }
    g.spacePrice[4] = 5;
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P3, P1, P2]);
    expect(g.order).toEqual([P3, P1, P2]);
  });

  it('refund from stacked penalty spaces', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, -2), P2, -2), P3, -1);
    g.apStack = [P1, P3, P2];
    for (const [w, n] of [
      [P1, 1],
      [P2, 1],
      [P3, 0],
    ] as const) {
      g.spaceGuards[w] = n;
      clanOf(g, w).reserve -= n;
    }
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    // sequence: P2 (top of -2), P1, P3; P2 -> -1 on P3, P1 -> -1 on P2
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P2, P1, P3]);
    expect(g.order).toEqual([P1, P2, P3]);
    expect(score(g)).toEqual([6, 6, 6]);
  });
});
