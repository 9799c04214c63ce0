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
import { worthAt } from './worth.ts';

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
  return slots === 0 ? 1 : worthAt(g).empty + (1 - worthAt(g).empty) * (clerksIn(g, location) / slots);
}

function bounty(g: GreatWall, seat: Faction, location: Location, own: number): number {
  const clan = clanOf(g, seat);
  if (isProduction(location)) return (own + at(clan.overseers, location)) * worthAt(g).gathered + worthAt(g).donation;
  switch (location) {
    case BARRACKS:
      // A Soldier costs three or four resources (GW-BARR-3).
      return Math.min(own, holdings(g, seat) / 4) * worthAt(g).recruits;
    case BUILDERS:
      return Math.min(own, (holdings(g, seat) + inWarehouse(g)) / (2 * BARRICADE_PRICE)) * worthAt(g).builds;
    case EMBASSY:
      return Math.min(own, at(clan.resources, 2) / 2) * worthAt(g).hires;
    case SCHOOL:
      return own * worthAt(g).learns;
    case TEAHOUSE:
      return own * worthAt(g).drinksTea;
    case LOGISTICS:
      return own * worthAt(g).marches;
    default:
      return 0;
  }
}

/** GW-ACT-6: whoever fills a Location alone receives Shame. */
function shameRisk(g: GreatWall, location: Location, own: number): number {
  return at(SHAME_ICON, location) && own === slotsOf(g, location) ? worthAt(g).shamedSoldier : 0;
}
