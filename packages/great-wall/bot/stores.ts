/** What resources are worth to a player, in Honour. */

import { at, measureAt } from '@jade/engine';
import { DROP_SHAME_PRICE, TOP_LEVEL } from '../content/board.ts';
import type { Resource } from '../content/terms.ts';
import { CHI } from '../content/terms.ts';
import { lastYear } from '../rules/seasons.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop, variant } from '../state.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { tribute } from './requests.ts';
import { kept } from './thought.ts';

/** The part of the game that is still to come, from 1 to nearly 0, as fast as it goes. */
export function timeLeft(g: GreatWall): number {
  return partLeft(g, 0, 0);
}

const partLeft = kept((g) => {
  const byTime = lastYear(g) - g.year + 1;
  if (g.year === 1) return byTime / lastYear(g);
  return Math.min(byTime, Math.max(1, Math.min(yearsOfShame(g), yearsOfBuilding(g)))) / lastYear(g);
});

/** GW-END-3: how long the Shame pool lasts if Shame goes on as before. */
function yearsOfShame(g: GreatWall): number {
  const gone = variant(g).shamePool - g.shamePool;
  return gone <= 0 ? Number.POSITIVE_INFINITY : (g.shamePool * (g.year - 1)) / gone;
}

/** GW-END-2: how long until enough Walls are finished if building goes on as before. */
function yearsOfBuilding(g: GreatWall): number {
  if (isCoop(g)) return Number.POSITIVE_INFINITY;
  const { wallsToEnd, sections } = variant(g);
  let least = TOP_LEVEL;
  let built = 0;
  for (const section of sections) {
    const level = at(g.levels, section);
    built += level;
    least = Math.min(least, level);
  }
  // One Wall more than are needed may stay as it is.
  if (sections.length > wallsToEnd) built -= least;
  return built === 0 ? Number.POSITIVE_INFINITY : ((wallsToEnd * TOP_LEVEL - built) * g.year) / built;
}

/** Resources can be spent until the very end; everything else needs time. */
function useLeft(g: GreatWall): number {
  return Math.min(1, GUESSES.stores.toTheEnd + timeLeft(g));
}

/** One more or one fewer of a kind. */
export const worthOfOne = kept((g, seat: Faction, resource: Resource) => {
  const { resources, shamed } = clanOf(g, seat);
  const { resources: worth, plenty, absolution } = habitsOf(g);
  const stock = at(resources, resource);
  // GW-SUMMER-2: Chi takes Shame away in the Summers to come.
  if (resource === CHI && !isCoop(g) && g.year < lastYear(g)) {
    const tokens = at(shamed, 0) + at(shamed, 1) + at(shamed, 2);
    if (stock < tokens * DROP_SHAME_PRICE) return absolution / DROP_SHAME_PRICE;
  }
  return (
    measureAt(worth, resource) * (stock > plenty ? 1 / GUESSES.stores.beyondPlenty : 1) * useLeft(g) +
    tribute(g, seat, resource)
  );
});
