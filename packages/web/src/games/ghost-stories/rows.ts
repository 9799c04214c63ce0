/** Names on cards and tiles, which are as wide as a dozen letters: longer ones stand in two rows. */

const LONGEST = 13;

export function rowsOf(name: string): readonly string[] {
  if (name.length <= LONGEST) return [name];
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (gap === undefined) return [name];
  return [name.slice(0, gap + 1).trim(), name.slice(gap + 1)];
}
