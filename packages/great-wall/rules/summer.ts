/** Summer (GW-SUMMER-1 to GW-SUMMER-6, GW-COOP-19, GW-COOP-21). */

import { at, done, frame, go, refuse, tell } from '@jade/engine';
import { DROP_SHAME_HONOUR, DROP_SHAME_PRICE, HONOUR, PRODUCTION } from '../content/board.ts';
import { BETRAYAL } from '../content/cards.ts';
import type { Resource } from '../content/terms.ts';
import { CHI } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isAsked, isCoop, qin } from '../state.ts';
import { clearTrack } from './command-track.ts';
import { procedure } from './define.ts';
import { RECOVER_CARDS, RECOVER_HONOUR, STOP } from './keys.ts';
import { modified } from './modifiers.ts';
import { canReclaim, takeBack } from './reclaim.ts';
import { newTurn } from './seasons.ts';
import { returnToken, tokens } from './shame.ts';
import { gain, gainHonour, has, loseHonour, pay, playersInTea } from './treasury.ts';
import { happened } from './window.ts';

interface Summer {
  order: Faction[];
  turn: number;
}

export const summer = procedure('summer', frame<Summer>(), {
  begin(g, f) {
    g.season = 'summer';
    newTurn(g);
    tell('GW-SUMMER-1', 'season', { season: 'summer', year: g.year });
    f.order = playersInTea(g);
    f.turn = 0;
    return go('income');
  },

  // GW-SUMMER-1, GW-OVER-6; GW-SOLO-8: Qin gains nothing here.
  income(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) {
      f.turn = 0;
      return go('shame');
    }
    f.turn += 1;
    const { overseers } = clanOf(g, who);
    let gained = 0;
    for (const location of PRODUCTION) {
      gained += at(overseers, location);
      gain(g, who, location as number as Resource, at(overseers, location), 'GW-SUMMER-1');
    }
    return happened(g, 'summerIncome', { by: who, n: gained }, 'income');
  },

  shame(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) return go('track');
    if (tokens(g, who).length > 0 && (isCoop(g) ? canReturn(g, who) : isAsked(g, canReturn(g, who))))
      return go('token');
    f.turn += 1;
    return go('shame');
  },

  // GW-SUMMER-2, GW-COOP-19. Deliberate: what a player can pay is secret.
  token: {
    rule: 'GW-SUMMER-2',
    deliberate: true,
    decider: (_, f) => at(f.order, f.turn),
    options: (g, f) => (canReturn(g, at(f.order, f.turn)) ? [...tokens(g, at(f.order, f.turn)), STOP] : [STOP]),
    candidates: (g, f) => [...tokens(g, at(f.order, f.turn)), STOP],
    refusal: (g, f) =>
      isCoop(g)
        ? refuse('GW-COOP-19', 'honourMissing', { honour: DROP_SHAME_HONOUR })
        : refuse('GW-SUMMER-2', 'chiMissing', { chi: returnPrice(g, at(f.order, f.turn)) }),
    prompt: (g, f) =>
      isCoop(g) ? { honour: DROP_SHAME_HONOUR, chi: 0 } : { honour: 0, chi: returnPrice(g, at(f.order, f.turn)) },
    resolve(g, f, key) {
      const who = at(f.order, f.turn);
      if (key === STOP) {
        f.turn += 1;
        return go('shame');
      }
      if (isCoop(g)) loseHonour(g, who, DROP_SHAME_HONOUR, 'GW-COOP-19');
      else pay(g, who, CHI, returnPrice(g, who), 'GW-SUMMER-2');
      returnToken(g, who, key, 'GW-SUMMER-2');
      return go('shame');
    },
  },

  // GW-SUMMER-3; GW-COOP-21: no recovery in the cooperative game, so what reacts to it does nothing (GW-COOP-30).
  track(g, f) {
    clearTrack(g);
    f.turn = 0;
    return go(isCoop(g) ? 'last' : 'recovery');
  },

  recovery(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) {
      // GW-SOLO-9
      const automaton = qin(g);
      if (automaton >= 0)
        gainHonour(g, automaton, HONOUR.discardedCommand * clanOf(g, automaton).discards.length, 'GW-SOLO-9');
      return go('last');
    }
    if (clanOf(g, who).discards.length > 0) return go('recover');
    f.turn += 1;
    return go('recovery');
  },

  // GW-SUMMER-4, GW-SUMMER-5, GW-SUMMER-6
  recover: {
    rule: 'GW-SUMMER-4',
    decider: (_, f) => at(f.order, f.turn),
    options: (g, f) => (canReclaim(g, at(f.order, f.turn)) ? RECOVERIES : RECOVERIES.slice(1)),
    candidates: () => RECOVERIES,
    refusal: () => refuse('GW-SUMMER-5', 'betrayalStays'),
    prompt: (g, f) => ({ count: clanOf(g, at(f.order, f.turn)).discards.length }),
    resolve(g, f, key) {
      const who = at(f.order, f.turn);
      const { discards } = clanOf(g, who);
      f.turn += 1;
      if (key === RECOVER_CARDS)
        for (const title of discards.filter((one) => one !== BETRAYAL)) takeBack(g, who, title, 'GW-SUMMER-4');
      if (key !== RECOVER_HONOUR) return go('recovery');
      gainHonour(g, who, HONOUR.discardedCommand * discards.length, 'GW-SUMMER-4');
      return happened(g, 'commandRecovery', { by: who, n: 1 }, 'recovery');
    },
  },

  last: (g) => happened(g, 'summerEnd', {}, 'end'),
  end: () => done,
});

const RECOVERIES = [RECOVER_CARDS, RECOVER_HONOUR, STOP];

/** Chi for one token, with the changes of cards. */
function returnPrice(g: Table, who: Faction): number {
  return Math.max(0, DROP_SHAME_PRICE + modified(g, who, 'cost.dropShame'));
}

function canReturn(g: GreatWall, who: Faction): boolean {
  return isCoop(g) ? clanOf(g, who).honour >= DROP_SHAME_HONOUR : has(g, who, CHI, returnPrice(g, who));
}
