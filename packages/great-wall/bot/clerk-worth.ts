/** What Clerks may bring where they are: the more the fuller their Location is and the better their clan can use it. */

import { at } from '@jade/engine';
import type { Location } from '../content/board.ts';
import {
  BARRACKS,
  BUILDERS,
  EMBASSY,
  isProduction,
  LOGISTICS,
  SCHOOL,
  SHAME_ICON,
  TEAHOUSE,
  TEMPLE,
} from '../content/board.ts';
import type { Resource } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, slotsOf } from '../state.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { bestBuilding, donationWorth, recruitsWorth, upgradeWorth } from './labour.ts';
import { timeLeft, worthOfOne } from './stores.ts';
import { kept } from './thought.ts';

/** With so many own Clerks, and so many in all, in a Location. */
export function hopeIn(g: GreatWall, seat: Faction, location: Location, own: number, all: number): number {
  if (own === 0) return 0;
  const slots = slotsOf(g, location);
  const hope = bounty(g, seat, location, own) * sureness(g, slots, all);
  // GW-ACT-6: whoever fills a Location alone receives Shame.
  const alone = at(SHAME_ICON, location) && own >= slots;
  return alone ? hope - habitsOf(g).shamedSoldier : hope;
}

/** A special Location activates with the first Clerk, an ordinary one when it is full. */
function sureness(g: GreatWall, slots: number, all: number): number {
  if (slots === 0 || all >= slots) return 1;
  const { empty, nearlyFull } = habitsOf(g);
  return empty + (nearlyFull - empty) * (all / slots);
}

/** What raising the Overseer of a Location would bring. */
const raise = kept((g, seat: Faction, location: Location) => Math.max(0, upgradeWorth(g, seat, location, 0)));

function bounty(g: GreatWall, seat: Faction, location: Location, own: number): number {
  const clan = clanOf(g, seat);
  if (isProduction(location)) {
    const resource = location as number as Resource;
    const each = worthOfOne(g, seat, resource);
    const gift = location === TEMPLE ? 0 : Math.max(0, donationWorth(g, seat, resource));
    return (own + at(clan.overseers, location)) * each + gift + raise(g, seat, location);
  }
  switch (location) {
    case BARRACKS:
      return recruitsWorth(g, seat, own);
    case BUILDERS:
      return bestBuilding(g, seat) * (1 + GUESSES.clerks.nextBuilding * (own - 1));
    case EMBASSY:
      return Math.min(own, at(clan.resources, 2) / 2) * habitsOf(g).hires * timeLeft(g);
    case SCHOOL:
      return own * habitsOf(g).learns * (GUESSES.clerks.lastLesson + timeLeft(g));
    case TEAHOUSE:
      return habitsOf(g).drinksTea;
    case LOGISTICS:
      return own * habitsOf(g).marches;
    default:
      return 0;
  }
}
