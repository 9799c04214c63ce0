/** What decides when three or four play together, for the evaluation: how far the Emperor's Requests are prepared, and the Raids that draw near. */

import { at, seatsOf } from '@jade/engine';
import type { Request } from '../content/coop-cards.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Section } from '../content/terms.ts';
import { ROWS, slotAt } from '../content/terms.ts';
import { hordesComing, lastYear } from '../rules/seasons.ts';
import { hordeIn, hordesIn, sectionsInPlay, vacantSpots } from '../rules/spots.ts';
import { inWarehouse } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { anybodyRests } from './requests.ts';
import { worthAt } from './worth.ts';

/** All Requests in play: the last step to one counts more than the first. */
export function prepared(g: GreatWall): number {
  let sum = 0;
  for (const id of g.requests) if (id !== '') sum += readiness(g, requestOf(id)) ** 2;
  return sum * worthAt(g).progress;
}

/** From 0 to 1. */
function readiness(g: GreatWall, request: Request): number {
  const sections = sectionsInPlay(g);
  switch (request.kind) {
    case 'resources':
      return shares(g, (who) => at(clanOf(g, who).resources, request.resource) / request.n);
    case 'honour':
      return shares(g, (who) => clanOf(g, who).honour / request.n);
    case 'soldiers':
      return shares(g, (who) => soldiers(g, who) / request.n);
    case 'clerks':
      return 1;
    case 'escort':
      return sections.filter((section) => anybodyRests(g, section)).length / sections.length;
    case 'warehouse':
      return Math.min(1, inWarehouse(g) / (request.perPlayer * g.seats));
    case 'state':
      switch (request.check) {
        case 'allSectionsWallAtLeast':
          return meanOf(sections, (section) => Math.min(1, at(g.levels, section) / request.level));
        case 'hordeDefeatedThisYearInEachSection':
          return meanOf(sections, (section) =>
            (g.defeatedIn & (1 << section)) === 0 ? mostCovered(g, section) / 2 : 1,
          );
        case 'noBreachThisYear':
          return g.breached ? 0 : 0.5;
      }
  }
}

/** What everybody has to give: as far as all together have it, each no more than is asked of one. */
function shares(g: GreatWall, part: (who: Faction) => number): number {
  return meanOf(seatsOf(g), (who) => Math.min(1, Math.max(0, part(who))));
}

function soldiers(g: GreatWall, who: Faction): number {
  const { pool, rest, firing } = clanOf(g, who);
  let count = 0;
  for (const some of [pool, rest, firing]) for (const one of some) count += one;
  return count;
}

function meanOf<T>(things: readonly T[], of: (one: T) => number): number {
  let sum = 0;
  for (const one of things) sum += of(one);
  return sum / things.length;
}

/** The part of the spots that is covered on the Horde of a Section that is nearest to its Defeat. */
function mostCovered(g: GreatWall, section: Section): number {
  let most = 0;
  for (let row = 0; row < ROWS; row++) {
    const slot = slotAt(section, row);
    const type = hordeIn(g, slot)?.type;
    if (type !== undefined) most = Math.max(most, 1 - vacantSpots(g, slot) / type.cells.length);
  }
  return most;
}

/** GW-SPRING-6: tokens that the Hordes of the Springs to come will take out of the game, less as Hordes come near their Defeat. */
export function raidsAhead(g: GreatWall): number {
  const sections = sectionsInPlay(g);
  let coming = 0;
  for (let year = g.year + 1; year <= lastYear(g); year++) coming += hordesComing(g, year);
  if (coming === 0) return 0;
  let free = 0;
  for (const section of sections) free += ROWS - hordesIn(g, section) + mostCovered(g, section) ** 2;
  return Math.max(0, coming - free) * g.seats * worthAt(g).raid;
}
