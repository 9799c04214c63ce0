/** Where words about a thing stand: beside it, never over it, and over as little as can be of what else can be chosen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** Between the thing and the words. */
const GAP = 10;
/** To the edge of the window. */
const EDGE = 8;
/** Below the top bar. */
const TOP = 58;

/** What should not be covered, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly worth: number;
}

/** `rails` are columns beside the board, by their left edges, where words may stand as well; above and below they stand at `centre`. */
export function placeBeside(
  thing: Box,
  size: Size,
  window: Size,
  kept: readonly Kept[],
  rails: readonly number[] = [],
  centre = thing.left + thing.width / 2,
): Pick<Box, 'left' | 'top'> {
  const middle = thing.top + thing.height / 2 - size.height / 2;
  const across = centre - size.width / 2;
  const places = [
    { left: thing.left + thing.width + GAP, top: middle },
    { left: thing.left - size.width - GAP, top: middle },
    { left: across, top: thing.top - size.height - GAP },
    { left: across, top: thing.top + thing.height + GAP },
    ...rails.flatMap((left) => [
      { left, top: middle },
      { left, top: window.height },
    ]),
  ].map(({ left, top }) => ({
    left: Math.round(within(left, EDGE, window.width - size.width - EDGE)),
    top: Math.round(within(top, TOP, window.height - size.height - EDGE)),
  }));
  const cost = (place: Pick<Box, 'left' | 'top'>) => {
    const box = { ...place, ...size };
    const covered = kept.reduce((sum, { box: one, worth }) => sum + overlap(box, one) * worth, 0);
    const distance = Math.hypot(
      box.left + box.width / 2 - centre,
      box.top + box.height / 2 - thing.top - thing.height / 2,
    );
    // The thing itself is never covered.
    return overlap(box, thing) * 1000 + covered + distance;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/**
 * On phones, as wide as the window: right below or above what was pressed, so that the second tap comes where the first did; on the board
 * above `floor`, where the choices of the next question will lie.
 */
export function placeAcross(thing: Box, size: Size, window: Size, floor: number): Pick<Box, 'left' | 'top'> {
  const left = Math.round((window.width - size.width) / 2);
  const below = thing.top + thing.height + GAP;
  const above = thing.top - size.height - GAP;
  const fits = below + size.height <= floor || above < EDGE;
  return { left, top: Math.round(fits ? Math.min(below, window.height - size.height - EDGE) : above) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
