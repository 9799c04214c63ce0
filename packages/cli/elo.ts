/** What matches say about strength, in Elo: 400 points more make a win ten times as likely as a loss. */

/** The difference that a share of the wins speaks for, where equals would get `fair`. All or nothing counts as half a game short. */
export function eloOf(share: number, fair: number, games: number): number {
  const least = 0.5 / games;
  const seen = Math.min(1 - least, Math.max(least, share));
  const odds = (rate: number) => rate / (1 - rate);
  return 400 * Math.log10(odds(seen) / odds(fair));
}
