/** Gusts against the seller's lantern, and what shelters it (rulebook chapter 3). */

import type { Seat } from '@jade/engine';
import { begin, done, frame, refuse, seat, seatsOf, tell } from '@jade/engine';
import { random } from '../setup.ts';
import { merchantAt } from '../state.ts';
import { decision, window } from './define.ts';
import { discard } from './hands.ts';
import { choicesAmong, DARK, GUST, LANTERN, lanternOf } from './keys.ts';

const EVERY_SHELTER = [DARK, ...LANTERN.of];
const lanternsToGive = choicesAmong(DARK);
const ONLY_GUST = [GUST];
const NOTHING: readonly string[] = [];

// LM-GUST-1
export const gusts = window('gusts', frame<{ seller: Seat }>(), {
  rule: 'LM-GUST-1',
  seats: (g, f) =>
    seatsOf(g)
      .slice(1)
      .map((steps) => seat((f.seller + steps) % g.seats)),
  stillOpen: (g, f) => merchantAt(g, f.seller).burning,
  options: (g, _, seat) => (merchantAt(g, seat).fans > 0 ? ONLY_GUST : NOTHING),
  prompt: (_, f) => ({ sellerSeat: f.seller }),
  play(g, f, seat) {
    merchantAt(g, seat).fans -= 1;
    const wind = random.roll(g, 'dice', 6);
    tell('LM-GUST-1', 'gust', { seat, sellerSeat: f.seller, wind });
    return begin(shelter, { seller: f.seller, wind });
  },
});

// LM-GUST-2. Deliberate: whether there was anything to choose is the seller's secret.
export const shelter = decision('shelter', frame<{ seller: Seat; wind: number }>(), {
  rule: 'LM-GUST-2',
  deliberate: true,
  decider: (_, f) => f.seller,
  options: (g, f) => lanternsToGive(merchantAt(g, f.seller).hand, f.wind),
  candidates: () => EVERY_SHELTER,
  refusal(g, f, key) {
    const inHand = merchantAt(g, f.seller).hand.includes(lanternOf(key));
    return inHand ? refuse('LM-GUST-2', 'tooDim', { wind: f.wind }) : refuse('LM-GUST-2', 'notInHand');
  },
  prompt: (_, f) => ({ wind: f.wind }),
  resolve(g, f, key) {
    if (key === DARK) {
      merchantAt(g, f.seller).burning = false;
      tell('LM-GUST-2', 'wentOut', { seat: f.seller });
    } else {
      discard(g, f.seller, lanternOf(key));
      tell('LM-GUST-2', 'sheltered', { seat: f.seller, lantern: lanternOf(key) });
    }
    return done;
  },
});
