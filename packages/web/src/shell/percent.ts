/** A chance as it is told: in whole games of a hundred. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** So far the truth may lie from what so many games have shown, before it is told in no more than whole fives. */
const FINE = 0.025;

/** A chance that was found in so many games: no finer than they know it. */
export function foundIn(chance: number, games: number): { readonly percent: number; readonly isAbout: boolean } {
  // One game more of either kind: a few games that all went one way are no proof, either.
  const likely = (chance * games + 1) / (games + 2);
  const isAbout = Math.sqrt((likely * (1 - likely)) / (games + 2)) > FINE;
  return { percent: isAbout ? Math.round(chance * 20) * 5 : percent(chance), isAbout };
}
