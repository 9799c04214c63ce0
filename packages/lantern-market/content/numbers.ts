/** The numbers of the market. */

/** A lantern is its brightness, 1 to 9. */
export type Lantern = number;

export const BRIGHTEST = 9;
/** LM-SETUP-1: of every brightness. */
export const COPIES = 4;
export const HAND = 5;
export const NIGHTS = 15;
/** The oil for a point of brightness, in coins. */
export const OIL = 2;
/** LM-SETUP-2 */
export const PURSE = 50;
export const FANS = 2;

// LM-SETUP-1
const LANTERNS: readonly Lantern[] = Array.from({ length: BRIGHTEST * COPIES }, (_, index) => (index % BRIGHTEST) + 1);

export function allLanterns(): Lantern[] {
  return LANTERNS.slice();
}
