/** Which Command card suits the moment. */

import type { Seat } from '@jade/engine';
import { at } from '@jade/engine';
import { BUILDERS, isProduction, LOCATIONS, PRODUCTION } from '../content/board.ts';
import { ALL_SECTIONS } from '../content/terms.ts';
import { clerksIn } from '../rules/city.ts';
import { COMMAND } from '../rules/keys.ts';
import type { GreatWall } from '../state.ts';
import { clanOf, slotsOf } from '../state.ts';
import { hopeIn } from './clerk-worth.ts';
import { spearmanWorth } from './fronts.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { bestBuilding, recruitsWorth, upgradeWorth } from './labour.ts';

export function commandScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => commandWorth(g, seat, COMMAND.name(key)));
}

function commandWorth(g: GreatWall, seat: Seat, title: string): number {
  switch (title) {
    case 'economy': {
      let raise = 2 * habitsOf(g).gathered;
      for (const location of PRODUCTION) raise = Math.max(raise, upgradeWorth(g, seat, location, 1));
      return habitsOf(g).clerkMove * 3 + raise;
    }
    case 'despotism':
      return habitsOf(g).clerkMove * 2 + activated(g, seat);
    case 'workHarder':
      return habitsOf(g).clerkMove * 2 + bestBuilding(g, seat);
    case 'attackOrder':
      return habitsOf(g).clerkMove * 2 + attack(g, seat);
    case 'conscription':
      return habitsOf(g).clerkMove * 2 + recruitsWorth(g, seat, 1) + habitsOf(g).gathered;
    default:
      return habitsOf(g).clerkMove * 2;
  }
}

/** The best Location that could be activated although it is not full. */
function activated(g: GreatWall, seat: Seat): number {
  let best = 0;
  for (const location of LOCATIONS) {
    if (location === BUILDERS) continue;
    const own = at(clanOf(g, seat).at, location) + (isProduction(location) ? 2 : 1);
    const slots = slotsOf(g, location);
    if (slots === 0) continue;
    const all = clerksIn(g, location);
    best = Math.max(
      best,
      hopeIn(g, seat, location, own, Math.max(own + 1, slots)) - hopeIn(g, seat, location, own, all),
    );
  }
  return best;
}

/** Soldiers that wait in the Rest Zones, and Archers that would fire once more. */
function attack(g: GreatWall, seat: Seat): number {
  const { rest, firing } = clanOf(g, seat);
  let ready = 0;
  for (const section of ALL_SECTIONS) {
    for (let kind = 0; kind < 3; kind++) ready += at(rest, section * 3 + kind);
    ready += at(firing, section) * GUESSES.attack.archer;
  }
  return ready === 0
    ? 0
    : ready * Math.max(0, spearmanWorth(g, seat) - habitsOf(g).soldierAtRest * GUESSES.attack.resting);
}
