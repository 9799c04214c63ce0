/** Where things lie on the map of Way of the Panda, in a square of 1000. */

import data from '../../../../way-of-the-panda/content/way-of-the-panda.data.json' with { type: 'json' };

export interface Curve {
  /** The path of the road. */
  readonly d: string;
  readonly length: number;
  /** A point on it, from 0 at its first location to 1. */
  at(t: number): readonly [number, number];
}

const { locations, roads, borderSections } = data.map;

export const LOCATIONS = locations;
export const SECTIONS = borderSections;

/** Roads bend a little, alternately to either side; exits run straight. */
export function roadCurve(road: number): Curve {
  const { a, b, x: exitX, y: exitY } = endsOf(road);
  const to = b ?? { x: exitX, y: exitY };
  const [dx, dy] = [to.x - a.x, to.y - a.y];
  const length = Math.hypot(dx, dy);
  const bend = b === null ? 0 : (road % 2 === 1 ? 1 : -1) * Math.min(16, length * 0.07);
  const mx = (a.x + to.x) / 2 - (dy / length) * bend * 2;
  const my = (a.y + to.y) / 2 + (dx / length) * bend * 2;
  return {
    d: `M${a.x} ${a.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x} ${to.y}`,
    length,
    at: (t) => [
      (1 - t) ** 2 * a.x + 2 * t * (1 - t) * mx + t * t * to.x,
      (1 - t) ** 2 * a.y + 2 * t * (1 - t) * my + t * t * to.y,
    ],
  };
}

/** The two ends of a road; an exit has no second location but a point on the edge. */
function endsOf(road: number) {
  const record = roads[road];
  const a = locations.find(({ id }) => id === record?.a);
  if (record === undefined || a === undefined) throw new Error(`the map has no road ${road}`);
  const b = locations.find(({ id }) => id === record.b) ?? null;
  return { a, b, x: 'exitX' in record ? record.exitX : 0, y: 'exitY' in record ? record.exitY : 0 };
}

export function isExit(road: number): boolean {
  return endsOf(road).b === null;
}

/** The point where an exit leaves the map. */
export function exitPoint(road: number): readonly [number, number] {
  const { x, y } = endsOf(road);
  return [x, y];
}

/** Whether a point lies under a location's hill, name (of so many letters) or pieces. */
function isCovered(place: { x: number; y: number; letters?: number }, [x, y]: readonly [number, number]): boolean {
  const dx = x - place.x;
  const dy = y - place.y;
  if (place.letters === undefined) return Math.hypot(dx, dy) < 20;
  const plate = place.letters * 4.1 + 26;
  return (dx / 62) ** 2 + ((dy - 8) / 44) ** 2 < 1 || (Math.abs(dx) < plate && dy > 8 && dy < 66);
}

export interface Lay {
  readonly curve: Curve;
  /** The middle of the open stretch of the road. */
  readonly middle: number;
  /** Where so many things lie side by side. */
  spots(count: number, spacing: number): readonly (readonly [number, number])[];
  /** Spacing at which so many ninjas fit. */
  spacing(count: number): number;
}

/** Where the things on a road lie: in the middle of its longest stretch that no location covers. */
function layOf(road: number): Lay {
  const curve = roadCurve(road);
  const { a, b, x, y } = endsOf(road);
  const other = b ?? { x, y };
  let [start, from, to] = [-1, -1, -1];
  for (let step = 0; step <= 100; step++) {
    const point = curve.at(step / 100);
    const open = !isCovered(a, point) && !isCovered(other, point);
    if (open && start < 0) start = step;
    if ((!open || step === 100) && start >= 0) {
      if (step - start > to - from) [from, to] = [start, step];
      start = -1;
    }
  }
  const middle = (from + to) / 200;
  const room = ((to - from) / 100) * curve.length;
  return {
    curve,
    middle,
    spots: (count, spacing) =>
      Array.from({ length: count }, (_, k) => curve.at(middle + ((k - (count - 1) / 2) * spacing) / curve.length)),
    spacing: (count) => (count > 1 ? Math.max(17, Math.min(27, (room - 6) / (count - 1))) : 0),
  };
}

export const LAYS: readonly Lay[] = roads.map((_, road) => layOf(road));

/** The middle of a border section, where champions stand. */
export function sectionPoint(section: number): readonly [number, number] {
  const rect = borderSections[section]?.rect;
  if (rect === undefined) throw new Error(`there is no border section ${section}`);
  return [rect.x + rect.w / 2, rect.y + rect.h / 2];
}
