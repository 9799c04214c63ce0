/** Winter: Firing, Assault, End check (GW-WINTER-1 to GW-WINTER-9, GW-END-1 to GW-END-4, GW-COOP-10, GW-COOP-26). */

import { at, call, done, frame, go, tell } from '@jade/engine';
import { BARRICADE_SLOTS, TOP_LEVEL } from '../content/board.ts';
import type { Section } from '../content/terms.ts';
import { ARCHER } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isCoop, isQin, qin, variant } from '../state.ts';
import { assault, newAssault } from './assault.ts';
import type { Struck } from './attack.ts';
import { strike, woundTargets } from './attack.ts';
import { barricadesGo } from './build.ts';
import { defeatCheck } from './defeat.ts';
import { procedure } from './define.ts';
import { endGame } from './ending.ts';
import { qinFiresIn } from './qin.ts';
import { eventStep, fulfilment, requestsStep } from './requests.ts';
import { score } from './scoring.ts';
import { lastYear, newTurn } from './seasons.ts';
import { sectionsInPlay } from './spots.ts';
import { teaOrder } from './treasury.ts';
import { happened } from './window.ts';

interface Winter {
  /** Index of the Section in play, and of the faction in Tea order. */
  section: number;
  order: Faction[];
  turn: number;
}

export const winter = procedure('winter', frame<Winter>(), {
  begin(g, f) {
    g.season = 'winter';
    newTurn(g);
    f.section = 0;
    f.order = teaOrder(g);
    f.turn = 0;
    tell('GW-WINTER-1', 'season', { season: 'winter', year: g.year });
    return happened(g, 'winterStart', {}, 'firing');
  },

  // GW-WINTER-1, GW-WINTER-7: Archers in Firing Spots only.
  firing(g, f) {
    const sections = sectionsInPlay(g);
    for (; f.section < sections.length; f.section++, f.turn = 0) {
      const section = at(sections, f.section);
      while (f.turn < f.order.length) {
        const who = at(f.order, f.turn);
        f.turn += 1;
        const left = at(clanOf(g, who).firing, section);
        if (left === 0) continue;
        if (!isQin(g, who)) return call(volley, { who, section, left, covered: [], wounds: 0, attackers: 0 });
        qinFiresIn(g, section, left, true);
      }
    }
    return go('defeat');
  },

  // GW-WINTER-2
  defeat(_, f) {
    f.section = 0;
    return call(defeatCheck, { queue: [] }, 'assault');
  },

  // GW-WINTER-3
  assault(g, f) {
    const section = sectionsInPlay(g)[f.section];
    if (section === undefined) return go('barricades');
    f.section += 1;
    return call(assault, newAssault(section), 'assault');
  },

  // GW-WINTER-5
  barricades(g) {
    for (const section of sectionsInPlay(g)) barricadesGo(g, section, BARRICADE_SLOTS, 'GW-WINTER-5');
    return isCoop(g) ? call(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }, 'check') : go('check');
  },

  // GW-WINTER-6, GW-END-1
  check(g) {
    if (isCoop(g)) return coopCheck(g);
    const ending = endingNow(g);
    if (ending === null) return done;
    // GW-SOLO-36
    if (qin(g) >= 0 && g.shamePool === 0) return endGame(g, 'GW-SOLO-36', 'shamed');
    score(g);
    return endGame(g, ending.rule, ending.reason);
  },

  requests: () => call(requestsStep, { order: [], turn: 0 }, 'event'),
  event: () => call(eventStep, {}, 'end'),
  end: () => done,
});

/** GW-END-2 to GW-END-4 */
export function endingNow(g: GreatWall): { rule: string; reason: string } | null {
  if (finishedWalls(g) >= variant(g).wallsToEnd) return { rule: 'GW-END-2', reason: 'wallsFinished' };
  if (g.shamePool === 0) return { rule: 'GW-END-3', reason: 'shamePoolEmpty' };
  return g.year === lastYear(g) ? { rule: 'GW-END-4', reason: 'timeIsUp' } : null;
}

export function finishedWalls(g: Table): number {
  return sectionsInPlay(g).filter((section) => g.levels[section] === TOP_LEVEL).length;
}

/** GW-COOP-26, GW-COOP-33 */
function coopCheck(g: GreatWall) {
  if (g.requestsDone.length >= variant(g).requestsNeeded) return endGame(g, 'GW-COOP-26', 'requestsFulfilled');
  if (g.year === lastYear(g)) return endGame(g, 'GW-COOP-26', 'requestsMissed');
  return go('requests');
}

interface Volley extends Struck {
  who: Faction;
  section: Section;
  left: number;
}

/** GW-WINTER-9: all Archers of one faction in one Section, one after the other, are one event. */
export const volley = procedure('volley', frame<Volley>(), {
  next(g, f) {
    if (f.left === 0 || !woundTargets(g, f.section, true, null)) return go('wounded');
    f.left -= 1;
    return call(strike, { who: f.who, kind: ARCHER, from: 'firing', section: f.section, winter: true });
  },
  wounded: (g, f) => (f.wounds === 0 ? done : happened(g, 'woundPlaced', { by: f.who, n: f.wounds }, 'end')),
  end: () => done,
});
