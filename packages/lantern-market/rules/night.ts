/** The course of a night (rulebook chapters 2 and 3). */

import type { Answer, Procedure, Seat } from '@jade/engine';
import {
  at,
  begin,
  call,
  defineRules,
  done,
  draw,
  frame,
  go,
  refuse,
  seat,
  seatsOf,
  tell,
  tellSeat,
} from '@jade/engine';
import type { Lantern, LanternMarket, Merchant } from '../state.ts';
import { BRIGHTEST, HAND, merchantAt, NIGHTS, OIL, random } from '../state.ts';

export const { rules, procedure, decision, together, offer, window } = defineRules<LanternMarket>();

const EVERY_LANTERN = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((lantern) => `lantern:${lantern}`);
export const lanternOf = (key: string): Lantern => Number(key.slice('lantern:'.length));

/** A key for each brightness in the hand that is within these bounds. */
function lanternKeys(hand: readonly Lantern[], atLeast = 1, atMost = BRIGHTEST): string[] {
  const keys: string[] = [];
  for (let lantern = atLeast; lantern <= atMost; lantern++) {
    if (hand.includes(lantern)) keys.push(at(EVERY_LANTERN, lantern - 1));
  }
  return keys;
}

// LM-NIGHT-1
export const market = procedure('market', frame(), {
  nextNight(g) {
    if (g.night === NIGHTS) return done;
    g.night += 1;
    return call(night, { seller: null });
  },
});

export const night: Procedure<{ seller: Seat | null }> = procedure('night', frame<{ seller: Seat | null }>(), {
  // LM-CROWD-1
  crowd(g) {
    const die = random.roll(g, 'dice', 6);
    g.visitors += die;
    tell('LM-CROWD-1', 'crowd', { night: g.night, die, visitors: g.visitors });
    return call(chooseLantern, {}, 'seller');
  },

  // LM-SALE-1
  seller(g, f) {
    f.seller = brightest(g);
    if (f.seller !== null) return call(gusts, { seller: f.seller }, 'sale');
    tell('LM-SALE-1', 'noSeller', { visitors: g.visitors });
    return go('newLanterns');
  },

  // LM-SALE-2; LM-GUST-3: a seller whose lantern went out is no seller.
  sale(g, f) {
    if (f.seller === null || !merchantAt(g, f.seller).burning) return go('seller');
    merchantAt(g, f.seller).coins += g.visitors;
    tell('LM-SALE-2', 'sale', { seat: f.seller, visitors: g.visitors });
    g.visitors = 0;
    return go('newLanterns');
  },

  // LM-DRAW-1
  newLanterns(g) {
    for (const merchant of g.merchants) {
      if (merchant.shown !== null) g.discarded.push(merchant.shown);
      merchant.shown = null;
      merchant.burning = false;
    }
    for (const seat of seatsOf(g)) drawLanterns(g, seat, HAND - merchantAt(g, seat).hand.length);
    return done;
  },
});

// LM-CHOOSE-1. Deliberate, because a choice made by itself would tell the others what is in the hand.
export const chooseLantern = together('chooseLantern', frame(), {
  rule: 'LM-CHOOSE-1',
  deliberate: true,
  deciders: (g) => seatsOf(g).filter((seat) => merchantAt(g, seat).hand.length > 0),
  options: (g, _, seat) => ['none', ...affordable(merchantAt(g, seat))],
  candidates: () => ['none', ...EVERY_LANTERN],
  refusal(g, _, key, seat) {
    const inHand = merchantAt(g, seat).hand.includes(lanternOf(key));
    return inHand ? refuse('LM-OIL-1', 'noOil', { oil: OIL * lanternOf(key) }) : refuse('LM-CHOOSE-1', 'notInHand');
  },
  resolve(g, _, answers) {
    for (const { seat, key } of answers) {
      if (key === 'none') tell('LM-CHOOSE-1', 'noneShown', { seat });
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
function affordable({ hand, coins }: Merchant): string[] {
  return lanternKeys(hand, 1, Math.min(BRIGHTEST, Math.floor(coins / OIL)));
}

function show(g: LanternMarket, seat: Seat, lantern: Lantern): void {
  const merchant = merchantAt(g, seat);
  const oil = OIL * lantern;
  merchant.hand.splice(merchant.hand.indexOf(lantern), 1);
  merchant.shown = lantern;
  merchant.coins -= oil;
  tell('LM-OIL-1', 'shown', { seat, lantern, oil });
}

export function brightest(g: LanternMarket): Seat | null {
  let best: Seat | null = null;
  for (const seat of seatsOf(g)) {
    const { burning, shown } = merchantAt(g, seat);
    if (burning && (best === null || (shown ?? 0) > (merchantAt(g, best).shown ?? 0))) best = seat;
  }
  return best;
}

// LM-GUST-1
const gusts = window('gusts', frame<{ seller: Seat }>(), {
  rule: 'LM-GUST-1',
  seats: (g, f) =>
    seatsOf(g)
      .slice(1)
      .map((steps) => seat((f.seller + steps) % g.seats)),
  stillOpen: (g, f) => merchantAt(g, f.seller).burning,
  options: (g, _, seat) => (merchantAt(g, seat).fans > 0 ? ['gust'] : []),
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
  options: (g, f) => ['dark', ...lanternKeys(merchantAt(g, f.seller).hand, f.wind)],
  candidates: () => ['dark', ...EVERY_LANTERN],
  refusal(g, f, key) {
    const inHand = merchantAt(g, f.seller).hand.includes(lanternOf(key));
    return inHand ? refuse('LM-GUST-2', 'tooDim', { wind: f.wind }) : refuse('LM-GUST-2', 'notInHand');
  },
  prompt: (_, f) => ({ wind: f.wind }),
  resolve(g, f, key) {
    if (key === 'dark') {
      merchantAt(g, f.seller).burning = false;
      tell('LM-GUST-2', 'wentOut', { seat: f.seller });
    } else {
      discard(g, f.seller, lanternOf(key));
      tell('LM-GUST-2', 'sheltered', { seat: f.seller, lantern: lanternOf(key) });
    }
    return done;
  },
});

// LM-PEDDLER-1
offer('peddler', {
  rule: 'LM-PEDDLER-1',
  options: (g, seat, asked) => (canMeetPeddler(g, seat, asked) ? ['+peddler'] : []),
  candidates: () => ['+peddler'],
  refusal: (g, seat) => refuse('LM-PEDDLER-1', merchantAt(g, seat).peddlerCame ? 'peddlerCame' : 'notWhileChoosing'),
  take: (_, seat) => begin(givePeddler, { seat }),
});

function canMeetPeddler(g: LanternMarket, seat: Seat, asked: { at: string; answers?: Answer[] }): boolean {
  if (asked.at !== chooseLantern.start || merchantAt(g, seat).peddlerCame || merchantAt(g, seat).hand.length === 0)
    return false;
  return !asked.answers?.some((given) => given.seat === seat) && g.pile.length > 0;
}

export const givePeddler = decision('givePeddler', frame<{ seat: Seat }>(), {
  rule: 'LM-PEDDLER-1',
  deliberate: true,
  decider: (_, f) => f.seat,
  options: (g, f) => lanternKeys(merchantAt(g, f.seat).hand),
  candidates: () => EVERY_LANTERN,
  refusal: () => refuse('LM-PEDDLER-1', 'notInHand'),
  resolve(g, f, key) {
    merchantAt(g, f.seat).peddlerCame = true;
    discard(g, f.seat, lanternOf(key));
    tell('LM-PEDDLER-1', 'peddler', { seat: f.seat, lantern: lanternOf(key) });
    drawLanterns(g, f.seat, 1);
    return done;
  },
});

function discard(g: LanternMarket, seat: Seat, lantern: Lantern): void {
  const { hand } = merchantAt(g, seat);
  hand.splice(hand.indexOf(lantern), 1);
  g.discarded.push(lantern);
}

function drawLanterns(g: LanternMarket, seat: Seat, count: number): void {
  const drawn: Lantern[] = [];
  while (drawn.length < count && g.pile.length > 0) drawn.push(draw(g.pile));
  if (drawn.length === 0) return;
  merchantAt(g, seat).hand.push(...drawn);
  tellSeat('LM-DRAW-1', 'drew', { seat, count: drawn.length }, seat, { lanterns: drawn });
}
