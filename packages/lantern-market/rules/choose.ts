/** All choose a lantern, or none, at the same time and in secret (rulebook chapter 2). */

import type { Seat } from '@jade/engine';
import { done, frame, refuse, seatsOf, tell } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import { BRIGHTEST, OIL } from '../content/numbers.ts';
import type { LanternMarket, Merchant } from '../state.ts';
import { merchantAt } from '../state.ts';
import { together } from './define.ts';
import { choicesAmong, LANTERN, lanternOf, NONE } from './keys.ts';
import { oilFor } from './stalls.ts';

const EVERY_CHOICE = [NONE, ...LANTERN.of];
const lanternsToShow = choicesAmong(NONE);

// LM-CHOOSE-1. Deliberate, because a choice made by itself would tell the others what is in the hand.
export const chooseLantern = together('chooseLantern', frame(), {
  rule: 'LM-CHOOSE-1',
  deliberate: true,
  deciders: (g) => seatsOf(g).filter((seat) => merchantAt(g, seat).hand.length > 0),
  options: (g, _, seat) => affordable(merchantAt(g, seat)),
  candidates: () => EVERY_CHOICE,
  refusal(g, _, key, seat) {
    const inHand = merchantAt(g, seat).hand.includes(lanternOf(key));
    return inHand ? refuse('LM-OIL-1', 'noOil', { oil: oilFor(lanternOf(key)) }) : refuse('LM-CHOOSE-1', 'notInHand');
  },
  resolve(g, _, answers) {
    for (const { seat, key } of answers) {
      if (key === NONE) tell('LM-CHOOSE-1', 'noneShown', { seat });
      else show(g, seat, lanternOf(key));
    }
    // LM-CHOOSE-2
    for (const merchant of g.merchants) {
      const equals = g.merchants.filter((other) => other.shown === merchant.shown);
      merchant.burning = merchant.shown !== null && equals.length === 1;
    }
    return done;
  },
});

// LM-OIL-1
function affordable({ hand, coins }: Merchant): readonly string[] {
  return lanternsToShow(hand, 1, Math.min(BRIGHTEST, Math.floor(coins / OIL)));
}

function show(g: LanternMarket, seat: Seat, lantern: Lantern): void {
  const merchant = merchantAt(g, seat);
  const oil = oilFor(lantern);
  merchant.hand.splice(merchant.hand.indexOf(lantern), 1);
  merchant.shown = lantern;
  merchant.coins -= oil;
  tell('LM-OIL-1', 'shown', { seat, lantern, oil });
}
