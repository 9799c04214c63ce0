/**
 * What is at stake in a choice: a coach follows it into many games, counts what comes about in them, and gives the difference between two choices
 * as its reason. The game says of each event what it means to a seat.
 */

import type { Params } from './log.ts';
import type { Json } from './plain.ts';

export interface Stake {
  /** The message that compares two choices by it: see `bots/futures.ts` for what it is given beside these parameters. */
  readonly key: string;
  readonly params: Params;
  /** How much came about: points, tokens; 1 where it happens or not. */
  readonly count: number;
  /** What one of it is worth to the seat, in the unit of the game's evaluation; below 0 it does harm. */
  readonly worth: number;
}

/** Named after its message `stake.…`; what an event does not say is left out. */
export function stake(
  what: string,
  about: Readonly<Record<string, Json | undefined>>,
  worth: number,
  count = 1,
): Stake {
  const params: Record<string, Json> = {};
  for (const [name, value] of Object.entries(about)) if (value !== undefined) params[name] = value;
  return { key: `stake.${what}`, params, count, worth };
}
