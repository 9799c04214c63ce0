/** Why the coach prefers a way, in sentences. */

import type { HintedWay } from '@jade/tables';
import type { Speaker } from '@jade/words';
import { foundIn } from './percent.ts';

type Reason = HintedWay['reasons'][number];

/** What speaks for a way, then what against it, beside the way at another place. */
export function reasonsIn(
  { reasons }: Pick<HintedWay, 'reasons'>,
  way: number,
  shown: boolean,
  games: number,
  words: Speaker,
): { pros: string[]; cons: string[] } {
  const sentences = (wanted: boolean) =>
    reasons
      .filter(({ speaksFor }) => speaksFor === wanted)
      .map(({ key, params }) => {
        const numbers = numbersOf(params, shown, games);
        return words.say(key, { ...params, ...numbers, side: wanted ? 'for' : 'against', way });
      });
  return { pros: sentences(true), cons: sentences(false) };
}

/** How often, no finer than so many games know it; where that makes no difference, no numbers. */
function numbersOf({ often, otherOften }: Reason['params'], shown: boolean, games: number): Reason['params'] {
  const [here, there] = [often, otherOften].map((one) => foundIn(Number(one) / 100, games).percent);
  if (!shown || here === undefined || there === undefined || here === there) return { numbers: 'hidden' };
  return { often: here, otherOften: there, numbers: 'shown' };
}

/** Why the first way: what differs for certain from the second, and what is said where nothing speaks for it alone. */
export function because(
  ways: readonly Pick<HintedWay, 'reasons' | 'isClose'>[],
  numbers: boolean,
  games: number,
  words: Speaker,
): string {
  const [first, second] = ways;
  if (first === undefined || second === undefined) return words.say('coach.only');
  const { pros, cons } = reasonsIn(first, 2, numbers, games, words);
  const equal = ways.filter(({ isClose }, index) => index > 0 && isClose).length;
  const close = equal > 0 ? [words.say('coach.close', { count: equal })] : [];
  if (pros.length > 0) return [...pros, ...cons, ...close].join(' ');
  return [...(equal > 0 ? close : [words.say('coach.wins')]), ...cons].join(' ');
}
