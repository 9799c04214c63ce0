/** Counting pieces: adding up over a list of them. */

export function sum<T>(list: readonly T[], count: (one: T) => number): number {
  let total = 0;
  for (const one of list) total += count(one);
  return total;
}
