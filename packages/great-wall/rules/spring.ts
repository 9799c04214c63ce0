/** Spring (GW-SPRING-1 to GW-SPRING-9, GW-COOP-23, GW-SOLO-33). */

import { call, done, frame, tell } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import { clanOf, qin } from '../state.ts';
import { refillAdvisors } from './deck.ts';
import { procedure } from './define.ts';
import { placeHordes } from './hordes.ts';
import { hordesComing, newTurn, newYear } from './seasons.ts';
import { happened } from './window.ts';

export const spring = procedure('spring', frame(), {
  time(g) {
    g.year += 1;
    g.season = 'spring';
    newYear(g);
    newTurn(g);
    tell('GW-SPRING-1', 'season', { season: 'spring', year: g.year });
    return call(placeHordes, { left: hordesComing(g, g.year) }, 'advisors');
  },

  advisors(g) {
    changeAdvisors(g);
    return happened(g, 'springEnd', {}, 'end');
  },

  end: () => done,
});

const LEAVING = 2;

/** GW-SPRING-9; in the solo game the leftmost one goes to Qin. */
function changeAdvisors(g: GreatWall): void {
  for (const [index, advisor] of g.advisorTrack.splice(0, LEAVING).entries()) {
    if (index === 0 && qin(g) >= 0) {
      clanOf(g, qin(g)).support.push(advisor);
      tell('GW-SOLO-33', 'advisorSupports', { seat: 'qin', card: advisor });
    } else {
      g.advisorDiscard.push(advisor);
      tell('GW-SPRING-9', 'advisorLeft', { card: advisor });
    }
  }
  refillAdvisors(g, 'GW-SPRING-9');
}
