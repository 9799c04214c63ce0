/** Why somebody won where all play for themselves: where the points came from, held against whoever came next. */

import type { Phrase, Why } from './game.ts';
import { MOST_REASONS } from './game.ts';
import type { Json, Seat } from './plain.ts';
import { at } from './plain.ts';

/** Where points come from: its name as a message inside another, and what it brought each seat. */
export interface Source {
  readonly name: Json;
  readonly points: readonly number[];
}

/**
 * The two sources that put the winner furthest ahead of the next, and the one that did most for the other side. Nothing where several win
 * or nobody is next.
 */
export function comparison(winners: readonly Seat[], scores: readonly number[], sources: readonly Source[]): Why {
  const [seat] = winners;
  const others = [...scores.keys()].filter((other) => other !== seat);
  const [next] = others.toSorted((a, b) => at(scores, b) - at(scores, a));
  if (seat === undefined || winners.length > 1 || next === undefined) return { cause: null, reasons: [] };
  const leads = sources
    .map(({ name, points }) => ({ what: name, own: at(points, seat), theirs: at(points, next) }))
    .toSorted((a, b) => b.own - b.theirs - (a.own - a.theirs));
  const ahead = leads.filter(({ own, theirs }) => own > theirs).slice(0, MOST_REASONS - 1);
  const behind = leads.filter(({ own, theirs }) => own < theirs).slice(-1);
  const say = (key: string, { what, own, theirs }: (typeof leads)[number]): Phrase => {
    return { key, params: { seat, otherSeat: next, what, own, theirs }, rule: null };
  };
  return {
    cause: null,
    reasons: [
      ...ahead.map((lead, index) => say(index === 0 ? 'why.ahead' : 'why.also', lead)),
      ...behind.map((lead) => say('why.behind', lead)),
    ],
  };
}
