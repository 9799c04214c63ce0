/** Effects of which everybody can see that they would do nothing now: an ability of nothing else is not offered. */

import { at } from '@jade/engine';
import type { Op } from '../content/effects.ts';
import { ARCHER, ROWS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { attackKeys, woundTargets } from './attack.ts';
import { holds } from './conditions.ts';
import { deaths, doomedOf } from './deaths.ts';
import { nearest } from './define.ts';
import { canReclaim } from './orders.ts';
import type { Moment } from './reactions.ts';
import { sectionsInPlay } from './spots.ts';

export function isIdle(g: GreatWall, m: Moment, who: Faction, op: Op): boolean {
  const sections = sectionsInPlay(g);
  switch (op.op) {
    case 'save': {
      const event = nearest(g, deaths);
      return event === null || doomedOf(event, who).length === 0;
    }
    case 'attack':
      return !sections.some((one) => {
        const { rest, firing } = clanOf(g, who);
        if (op.kinds.some((kind) => at(rest, one * 3 + kind) > 0 && attackKeys(g, who, kind, one, null))) return true;
        return op.kinds.includes(ARCHER) && at(firing, one) > 0 && woundTargets(g, one, false, null);
      });
    case 'wound': {
      const rows = op.where === 'firstRow' ? 1 : ROWS;
      return !sections.some((one) => {
        return (op.where !== 'section' || one === m.section) && woundTargets(g, one, false, null, rows);
      });
    }
    case 'moveSoldiers':
      return clanOf(g, who).rest.every((count) => count === 0);
    case 'reclaim':
      return !canReclaim(g, who);
    case 'ifThen': // GW-CARD-15: whether a Section holds is not known yet
      return !op.if.includes('sectionHeld') && !holds(g, m, who, op.if);
    default:
      return false;
  }
}
