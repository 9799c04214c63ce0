/** A chance as it is told: in whole games of a hundred. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
