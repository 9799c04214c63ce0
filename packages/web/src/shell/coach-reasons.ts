/** Why the coach prefers a way, in sentences. */

import type { HintedWay } from '@jade/tables';
import type { Speaker } from '@jade/words';

/** What speaks for a way, then what against it, beside the way at another place. */
export function reasonsIn(
  { reasons }: Pick<HintedWay, 'reasons'>,
  way: number,
  shown: boolean,
  words: Speaker,
): { pros: string[]; cons: string[] } {
  const numbers = shown ? 'shown' : 'hidden';
  const sentences = (wanted: boolean) =>
    reasons
      .filter(({ speaksFor }) => speaksFor === wanted)
      .map(({ key, params }) => words.say(key, { ...params, side: wanted ? 'for' : 'against', numbers, way }));
  return { pros: sentences(true), cons: sentences(false) };
}

/** Why the first way: what differs for certain from the second, and what is said where nothing speaks for it alone. */
export function because(
  ways: readonly Pick<HintedWay, 'reasons' | 'isClose'>[],
  numbers: boolean,
  words: Speaker,
): string {
  const [first, second] = ways;
  if (first === undefined || second === undefined) return words.say('coach.only');
  const { pros, cons } = reasonsIn(first, 2, numbers, words);
  const equal = ways.filter(({ isClose }, index) => index > 0 && isClose).length;
  const close = equal > 0 ? [words.say('coach.close', { count: equal })] : [];
  if (pros.length > 0) return [...pros, ...cons, ...close].join(' ');
  return [...(equal > 0 ? close : [words.say('coach.wins')]), ...cons].join(' ');
}
