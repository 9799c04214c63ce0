/**
 * Answers that hold while one decision is thought about. The same questions (what is a resource worth, how likely is a Breach) come up for every
 * option; while the policy looks at one table, each is worked out once. About any other table everything is worked out anew.
 */

import type { GreatWall } from '../state.ts';

let subject: GreatWall | null = null;
let moment = 0;

/** Thinks about a table that does not change meanwhile. */
export function thought<T>(g: GreatWall, think: () => T): T {
  subject = g;
  moment += 1;
  try {
    return think();
  } finally {
    subject = null;
  }
}

/** More than there are factions, and than any of the other things that are asked for: Locations, resources, Sections. */
const FACTIONS = 6;
const THINGS = 20;

/** A question about one faction and one thing, both counted from 0, whose answer is kept during a thought. */
export function kept<A extends number, B extends number>(
  work: (g: GreatWall, a: A, b: B) => number,
): (g: GreatWall, a: A, b: B) => number {
  const answers = new Float64Array(FACTIONS * THINGS);
  const asked = new Uint32Array(FACTIONS * THINGS);
  return (g, a, b) => {
    if (g !== subject) return work(g, a, b);
    const index = a * THINGS + b;
    if (asked[index] !== moment) {
      answers[index] = work(g, a, b);
      asked[index] = moment;
    }
    return answers[index] as number;
  };
}
