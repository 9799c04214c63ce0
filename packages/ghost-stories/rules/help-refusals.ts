/** When a tile can help, and with what (GS-YANG-5, GS-TILE-13, GS-TILE-14). */

import type { Refusal } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import { isIncarnation } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { BLACK } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { SIDES, SPACES, SPACES_OF } from '../content/layout.ts';
import { HERBALIST_DICE } from '../content/numbers.ts';
import type { Tile } from '../content/village.ts';
import {
  ALTAR,
  CEMETERY,
  CIRCLE,
  HERBALIST,
  HUT,
  PAVILION,
  SCHOOL,
  TEMPLE,
  TILE_IDS,
  WATCHMAN,
} from '../content/village.ts';
import type { Family } from '../content/villagers.ts';
import { familyOf } from '../content/villagers.ts';
import type { Table } from '../state.ts';
import { boardOf, NONE, ON_ICON } from '../state.ts';
import { freeDice } from './dice.ts';
import { cardAt, colourAt, hasFreeSpace, isFree, occupiedSpaces } from './ghosts.ts';
import { isBorrowed, isPowerActive } from './powers.ts';
import { deadSides } from './qi.ts';
import { hauntedPlaces, isActiveTile, isHaunted, isLiving, placeOfTile, playersIn } from './table.ts';
import { coloursInSupply } from './tokens.ts';
import { hasRoom } from './villagers.ts';

/** Why a tile does not help the active player now, or null. */
export function helpRefusal(g: Table, tile: Tile): Refusal | null {
  if (!isActiveTile(g, tile)) return refuse('GS-TILE-1', 'tileHaunted', { tile: at(TILE_IDS, tile) });
  switch (tile) {
    case CIRCLE:
      return unless('GS-TILE-14', 'noneInSupply', coloursInSupply(g).length > 0);
    case TEMPLE:
      return unless('GS-YANG-5', 'noBuddha', g.templeBuddhas > 0);
    case CEMETERY:
      return unless('GS-YANG-5', 'nobodyToRevive', canReviveTaoist(g) || canReviveVillager(g));
    case ALTAR:
      return unless('GS-YANG-5', 'noHauntedTile', hauntedPlaces(g).length > 0);
    case HERBALIST:
      return unless('GS-TILE-14', 'noFreeDie', herbalistDice(g) > 0);
    case HUT:
      return unless('GS-YANG-5', 'noGhostToSendAway', discardable(g).length > 0);
    case WATCHMAN:
      return unless('GS-YANG-5', 'noFigureThere', boardsWithFigures(g).length > 0);
    case PAVILION:
      return unless('GS-TILE-13', 'nothingToMove', movableGhosts(g).length > 0 || carriedTaoists(g).length > 0);
    case SCHOOL:
      return unless(
        'WM-KUNGFU-6',
        'noGhostOfColour',
        schoolColours(g).some((colour) => schoolTargets(g, colour).length > 0),
      );
    default:
      return null;
  }
}

function unless(rule: string, why: string, possible: boolean): Refusal | null {
  return possible ? null : refuse(rule, why);
}

export function canReviveTaoist(g: Table): boolean {
  return deadSides(g).length > 0 && g.qi > 0 && playersIn(g) > 1; // GS-DEATH-8, GS-TILE-14
}

/** WM-CEMETERY-1: there must be a dead villager and room on the tile. */
export function canReviveVillager(g: Table): boolean {
  if (g.moon === null || g.moon.graveyard.length === 0) return false;
  const place = placeOfTile(g, CEMETERY);
  return place !== NONE && !isHaunted(g, place) && hasRoom(g, place);
}

/** The families of the dead, each once: their members are alike. */
export function killedFamilies(g: Table): Family[] {
  return [...new Set((g.moon?.graveyard ?? []).map(familyOf))];
}

/** GS-TILE-6 */
export function herbalistDice(g: Table): number {
  return Math.min(HERBALIST_DICE, freeDice(g));
}

/** GS-TILE-7, GS-INC-1: every ghost but an incarnation. */
export function discardable(g: Table): Space[] {
  return occupiedSpaces(g).filter((space) => !isIncarnation(cardAt(g, space)));
}

export function boardsWithFigures(g: Table): Side[] {
  return SIDES.filter((side) => at(SPACES_OF, side).some((space) => at(g.figures, space) === ON_ICON));
}

export function movableGhosts(g: Table): Space[] {
  return hasFreeSpace(g) ? occupiedSpaces(g) : [];
}

/** GS-TILE-9: the other living Taoists; GS-TILE-11: alone, oneself. */
export function carriedTaoists(g: Table): Side[] {
  return SIDES.filter((side) => isLiving(g, side) && (side !== g.active || playersIn(g) === 1));
}

/** WM-KUNGFU-1: one's own colour or black; WM-KUNGFU-5: or that of a board whose power was borrowed and works. */
export function schoolColours(g: Table): Colour[] {
  const borrowed = SIDES.filter((side) => isBorrowed(g, side) && isPowerActive(g, side));
  return [boardOf(g, g.active).colour, BLACK, ...borrowed.map((side) => boardOf(g, side).colour)];
}

/** WM-KUNGFU-3, WM-KUNGFU-6 */
export function schoolTargets(g: Table, colour: Colour): Space[] {
  return SPACES.filter(
    (space) => !isFree(g, space) && !isIncarnation(cardAt(g, space)) && colourAt(g, space) === colour,
  );
}
