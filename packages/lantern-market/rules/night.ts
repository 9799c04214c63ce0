/** The course of a night, and of all nights (rulebook chapters 2 and 3). */

import type { Procedure, Seat } from '@jade/engine';
import { call, done, frame, go, seatsOf, tell } from '@jade/engine';
import { HAND, NIGHTS } from '../content/numbers.ts';
import { random } from '../setup.ts';
import { merchantAt } from '../state.ts';
import { chooseLantern } from './choose.ts';
import { procedure } from './define.ts';
import { gusts } from './gusts.ts';
import { drawLanterns } from './hands.ts';
import './peddler.ts';
import { brightest } from './stalls.ts';

// LM-NIGHT-1
export const market = procedure('market', frame(), {
  nextNight(g) {
    if (g.night === NIGHTS) return done;
    g.night += 1;
    return call(night, { seller: null });
  },
});

export const night: Procedure<{ seller: Seat | null }, 'crowd' | 'seller' | 'sale' | 'newLanterns'> = procedure(
  'night',
  frame<{ seller: Seat | null }>(),
  {
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
  },
);
