/**
 * Plain data: the only kind of value a game may hold. Small helpers that the rest of the engine
 * and the games share; none of them knows a game.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, counted from 0. Seats are shown to people as 1, 2, 3 … */
export type Seat = number & { readonly brand: 'Seat' };

export function seat(index: number): Seat {
  return index as Seat;
}

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 9 }, (_, count) => {
  return Array.from({ length: count }, (_, index) => seat(index));
});

/** All seats of a game in order. The list is shared: not to be changed. */
export function seatsOf(game: { seats: number }): readonly Seat[] {
  return at(SEATS, game.seats);
}

/** The element at an index that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return element;
}

/**
 * The same for lists of weights, worths and chances. V8 remembers at most four kinds of list at one place of the code; a list of fractions would be one
 * too many for `at`, and slow for everybody who uses it. `scripts/doubles.ts` finds those who do.
 */
export function measureAt(list: readonly number[], index: number): number {
  const element = list[index];
  if (element === undefined) throw new Error(`no measure ${index} in a list of ${list.length}`);
  return element;
}

/** A value that must be there; `what` names it in the error. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`);
  return value;
}

/**
 * JSON with sorted keys, so that equal data give equal text whatever the order in which their
 * fields were written. Refuses whatever JSON would lose or bend.
 */
export function canonical(value: unknown, path = '$'): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${path} is ${value}, which JSON cannot hold`);
      return JSON.stringify(value);
    case 'object':
      break;
    default:
      throw new Error(`${path} is ${typeof value}, which is not plain data`);
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    return `[${value.map((element, index) => canonical(element, `${path}[${index}]`)).join(',')}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new Error(`${path} is a ${prototype.constructor?.name ?? 'class instance'}, which is not plain data`);
  }
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field, `${path}.${key}`)}`).join(',')}}`;
}

/** What all lists have, in the order of the first. */
export function inAll<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists;
  const texts = others.map((list) => new Set(list.map((one) => JSON.stringify(one))));
  return first.filter((one) => texts.every((known) => known.has(JSON.stringify(one))));
}

/** A copy of plain data that shares nothing with the original. For tests and rare paths; games clone by hand. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
