/**
 * Where things lie (rulebook chapter 2): nine places of the village in rows from the north-west, four boards around it,
 * three ghost spaces on each. Places, sides and spaces are numbers; everything else follows from the facing tiles.
 */

import { at } from '@jade/engine';
import data from './ghost-stories.data.json';

/** A place in the village, 3 × row + column (GS-GEO-1). */
export type Place = number & { readonly brand: 'Place' };
/** A side of the village with its board, clockwise from the north (GS-GEO-2). */
export type Side = number & { readonly brand: 'Side' };
/** A ghost space, 3 × side + index from the left (GS-GEO-3). */
export type Space = number & { readonly brand: 'Space' };

export const NOWHERE = -1;

export const PLACE_IDS = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;
export const PLACES: readonly Place[] = PLACE_IDS.map((_, index) => index as Place);
export const CENTRE = 4 as Place;

const SIDE_IDS = ['north', 'east', 'south', 'west'] as const;
export const SIDES: readonly Side[] = SIDE_IDS.map((_, index) => index as Side);
export const SPACES_A_BOARD = 3;

export const SPACE_IDS: readonly string[] = SIDE_IDS.flatMap((side) => [0, 1, 2].map((index) => `${side}-${index}`));
export const SPACES: readonly Space[] = SPACE_IDS.map((_, index) => index as Space);

export function spaceOf(id: string): Space {
  const index = SPACE_IDS.indexOf(id);
  if (index < 0) throw new Error(`there is no ghost space '${id}'`);
  return index as Space;
}

export function sideOf(space: Space): Side {
  return Math.floor(space / SPACES_A_BOARD) as Side;
}

/** The next board clockwise: the one on the left (GS-GEO-2). */
export function nextSide(side: Side): Side {
  return ((side + 1) % SIDES.length) as Side;
}

/** The spaces of a board from the left. */
export const SPACES_OF: readonly (readonly Space[])[] = SIDES.map((side) =>
  SPACES.filter((space) => sideOf(space) === side),
);

/** The step that leads away from a board, in places. */
const INWARD: readonly number[] = [3, -1, -3, 1];

/** GS-GEO-4, GS-GEO-5: the three tiles in front of a space, the nearest first. */
export const LINE: readonly (readonly Place[])[] = SPACES.map((space) => {
  const side = sideOf(space);
  const facing = data.geometry.facingTile[at(SIDE_IDS, side)][space % SPACES_A_BOARD];
  if (facing === undefined) throw new Error(`no tile faces space ${space}`);
  const [row = 0, column = 0] = facing;
  // Taken from the list of places: a product could be -0, which makes a list of fractions of it, and those are slow to read everywhere.
  return [0, 1, 2].map((step) => at(PLACES, 3 * row + column + step * at(INWARD, side)));
});

/** GS-GEO-6 */
export const OPPOSITE: readonly Space[] = SPACES.map((space) => {
  const far = at(at(LINE, space), 2);
  const found = SPACES.find((other) => sideOf(other) === (sideOf(space) + 2) % 4 && at(at(LINE, other), 0) === far);
  if (found === undefined) throw new Error(`space ${space} has no opposite`);
  return found;
});

/** GS-GEO-8: the spaces that a tile faces. */
export const FACED: readonly (readonly Space[])[] = PLACES.map((place) =>
  SPACES.filter((space) => at(at(LINE, space), 0) === place),
);

/** GS-GEO-7 */
export const ADJACENT: readonly (readonly Place[])[] = PLACES.map((place) =>
  PLACES.filter((other) => touch(place, other)),
);

function touch(a: Place, b: Place): boolean {
  const rows = Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
  const columns = Math.abs((a % 3) - (b % 3));
  return a !== b && rows <= 1 && columns <= 1;
}

export function areAdjacent(a: Place, b: Place): boolean {
  return at(ADJACENT, a).includes(b);
}

/** GS-GEO-9: the ghost spaces clockwise around the village. */
export const RING: readonly Space[] = data.geometry.clockwiseRing.map((id) => spaceOf(id.replace(':', '-')));

/** Corner holders of one crystal each (WM-COMP-1). */
export const RECEPTACLE_IDS: readonly string[] = data.geometry.receptacles.map(({ id }) => id);

/** WM-CRYSTAL-5: the receptacle beside a corner tile, or -1. */
export const RECEPTACLE_AT: readonly number[] = PLACES.map((place) => {
  return data.geometry.receptacles.findIndex(({ tile: [row = 0, column = 0] }) => 3 * row + column === place);
});

/** WM-SULING-8: the receptacle beside a haunting icon, or -1. */
export const RECEPTACLE_BY: readonly number[] = SPACES.map((space) => {
  return data.geometry.receptacles.findIndex(({ icons }) =>
    icons.some((id) => id.replace(':', '-') === at(SPACE_IDS, space)),
  );
});
