/** What Clerks may bring where they are: the more the fuller their Location is and the better their clan can use it. */

import { at } from '@jade/engine';
import type { Location } from '../content/board.ts';
import {
  BARRACKS,
  BARRICADE_PRICE,
  BUILDERS,
  EMBASSY,
  isProduction,
  LOCATIONS,
  LOGISTICS,
  SCHOOL,
  SHAME_ICON,
  TEAHOUSE,
} from '../content/board.ts';
import { clerksIn } from '../rules/city.ts';
import { holdings, inWarehouse } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, slotsOf } from '../state.ts';
import { WORTH } from './worth.ts';

export function clerkHope(g: GreatWall, seat: Faction): number {
  let hope = 0;
  for (const location of LOCATIONS) {
    const own = at(clanOf(g, seat).at, location);
    if (own > 0) hope += bounty(g, seat, location, own) * sureness(g, location) - shameRisk(g, location, own);
  }
  return hope;
}

/** A special Location activates with the first Clerk, an ordinary one when it is full. */
function sureness(g: GreatWall, location: Location): number {
  const slots = slotsOf(g, location);
  return slots === 0 ? 1 : WORTH.empty + (1 - WORTH.empty) * (clerksIn(g, location) / slots);
}

function bounty(g: GreatWall, seat: Faction, location: Location, own: number): number {
  const clan = clanOf(g, seat);
  if (isProduction(location)) return (own + at(clan.overseers, location)) * WORTH.gathered + WORTH.donation;
  switch (location) {
    case BARRACKS:
      // A Soldier costs three or four resources (GW-BARR-3).
      return Math.min(own, holdings(g, seat) / 4) * WORTH.recruits;
    case BUILDERS:
      return Math.min(own, (holdings(g, seat) + inWarehouse(g)) / (2 * BARRICADE_PRICE)) * WORTH.builds;
    case EMBASSY:
      return Math.min(own, at(clan.resources, 2) / 2) * WORTH.hires;
    case SCHOOL:
      return own * WORTH.learns;
    case TEAHOUSE:
      return own * WORTH.drinksTea;
    case LOGISTICS:
      return own * WORTH.marches;
    default:
      return 0;
  }
}

/** GW-ACT-6: whoever fills a Location alone receives Shame. */
function shameRisk(g: GreatWall, location: Location, own: number): number {
  return at(SHAME_ICON, location) && own === slotsOf(g, location) ? WORTH.shamedSoldier : 0;
}
