/** Where words about a thing stand: beside it, never over it, and over as little as can be of what else can be chosen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between the thing and the words. */
const GAP = 10;
/** To the edge of the window. */
const EDGE = 8;
/** Below the top bar. */
const TOP = 58;

/** `far` are columns where nothing lies that matters, such as the rails: the left edges that the words may also take. */
export function placeBeside(
  thing: Box,
  size: Size,
  window: Size,
  avoid: readonly Box[],
  far: readonly number[] = [],
): Pick<Box, 'left' | 'top'> {
  const middle = thing.top + thing.height / 2 - size.height / 2;
  const across = thing.left + thing.width / 2 - size.width / 2;
  const places = [
    { left: thing.left + thing.width + GAP, top: middle },
    { left: thing.left - size.width - GAP, top: middle },
    { left: across, top: thing.top - size.height - GAP },
    { left: across, top: thing.top + thing.height + GAP },
    ...far.map((left) => ({ left, top: middle })),
  ].map(({ left, top }) => ({
    left: Math.round(within(left, EDGE, window.width - size.width - EDGE)),
    top: Math.round(within(top, TOP, window.height - size.height - EDGE)),
  }));
  const cost = (place: Pick<Box, 'left' | 'top'>) => {
    const box = { ...place, ...size };
    const covered = avoid.reduce((sum, one) => sum + overlap(box, one), 0);
    const distance = Math.hypot(
      box.left + box.width / 2 - thing.left - thing.width / 2,
      box.top + box.height / 2 - thing.top - thing.height / 2,
    );
    // The thing itself is never covered; what else can be chosen only where there is no other place.
    return overlap(box, thing) * 1000 + covered * 10 + distance;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
