/**
 * Standing answers to windows: “do not ask me this again unless …”. They only ever pass, and their conditions look at nothing but what their
 * owner sees: whoever gave one is asked again as soon as one of them comes true.
 */

import { BASIC, ENHANCED, PASS, USE } from './rules/keys.ts';
import { sectionIn } from './rules/reactions.ts';
import { hasSoldierIn } from './rules/soldiers.ts';
import type { Open } from './rules/window.ts';
import type { Faction } from './state.ts';
import type { Seen } from './view.ts';

/** What makes the question worth asking all the same. */
export const UNLESS = ['cardFits', 'enhanced', 'mine', 'newYear'] as const;
export type Unless = (typeof UNLESS)[number];

export interface StandingAnswer {
  /** The kind of window it is for. */
  readonly on: string;
  readonly unless: readonly Unless[];
  /** The Year in which it was given. */
  readonly year: number;
}

/** Whether a standing answer lets this window pass for its owner, who has these options in it. */
export function isPassed(
  g: Seen,
  me: Faction,
  window: Open,
  options: readonly string[],
  answers: readonly StandingAnswer[],
): boolean {
  const answer = answers.find(({ on }) => on === window.on);
  if (answer === undefined || !options.includes(PASS)) return false;
  return !answer.unless.some((unless) => isTrue(unless, g, me, window, options, answer.year));
}

function isTrue(unless: Unless, g: Seen, me: Faction, window: Open, options: readonly string[], year: number): boolean {
  switch (unless) {
    case 'cardFits':
      return options.some((key) => BASIC.has(key) || USE.has(key));
    case 'enhanced':
      return options.some(ENHANCED.has);
    case 'newYear':
      return g.year !== year;
    case 'mine':
      return concerns(g, me, window);
  }
}

/** Whether own Soldiers stand where it happens; without a place it always concerns everybody. */
function concerns(g: Seen, me: Faction, window: Open): boolean {
  const here = sectionIn(window);
  return here === null || hasSoldierIn(g, me, here);
}
