/**
 * How likely Tao dice cover what a ghost asks for. A die of a colour covers that colour, a white one whatever is left; a
 * die that is useful is never better rolled again. So dice can be looked at one after the other.
 */

import { at } from '@jade/engine';

const FACES = 6;

const known = new Map<number, number>();

/** Needs by colour in the order of size: only their sizes matter, so equal cases meet. */
function sorted(needs: readonly number[]): number[] {
  return needs.filter((need) => need > 0).sort((a, b) => b - a);
}

function keyOf(needs: readonly number[], dice: number, whites: number, flags: number): number {
  let key = (flags * 8 + dice) * 8 + whites;
  for (const need of needs) key = key * 9 + need;
  return key * 6 + needs.length;
}

/** Whether white faces count, and whether useless dice may be rolled once more (GS-POWER-6). */
export interface Luck {
  readonly whitesCount: boolean;
  readonly again: boolean;
}

/** How likely so many dice cover all these needs together; tokens are to be taken off before. */
export function coverOdds(needs: readonly number[], dice: number, { whitesCount, again }: Luck): number {
  return chance(sorted(needs), dice, 0, 0, whitesCount, again);
}

/** By need, dice and luck: the same for one colour, which is asked most. */
const single: number[] = [];
const MOST_NEED = 8;

export function needOdds(need: number, dice: number, luck: Luck): number {
  if (need <= 0) return 1;
  if (need > dice) return 0;
  const index = ((need * MOST_NEED + dice) * 2 + (luck.whitesCount ? 1 : 0)) * 2 + (luck.again ? 1 : 0);
  single[index] ??= coverOdds([need], dice, luck);
  return single[index];
}

/** `wasted`: dice that were useless and may be rolled again. */
function chance(
  needs: readonly number[],
  dice: number,
  whites: number,
  wasted: number,
  whitesCount: boolean,
  again: boolean,
): number {
  let open = -whites;
  for (const need of needs) open += need;
  if (open <= 0) return 1;
  if (open > dice + (again ? wasted : 0)) return 0;
  if (dice === 0) return chance(needs, wasted, whites, 0, whitesCount, false);
  const key = keyOf(needs, dice, whites, (again ? 1 + wasted : 0) * 2 + (whitesCount ? 1 : 0));
  const before = known.get(key);
  if (before !== undefined) return before;
  const left = dice - 1;
  let useless = FACES - needs.length - (whitesCount ? 1 : 0);
  let sum = whitesCount ? chance(needs, left, whites + 1, wasted, whitesCount, again) : 0;
  for (let index = 0; index < needs.length; index++) {
    const rest = needs.map((need, other) => (other === index ? need - 1 : need));
    sum += chance(sorted(rest), left, whites, wasted, whitesCount, again);
  }
  if (useless < 0) useless = 0;
  sum += useless * chance(needs, left, whites, wasted + (again ? 1 : 0), whitesCount, again);
  const result = sum / FACES;
  known.set(key, result);
  return result;
}

/** How many of the dice show one colour, another, and white: every case with its likelihood. */
export interface Roll {
  readonly first: number;
  readonly second: number;
  readonly whites: number;
  readonly likelihood: number;
}

const MOST_DICE = 4;

function rollsOf(dice: number, face: number, white: number, colours: number): Roll[] {
  const rolls: Roll[] = [];
  const other = 1 - colours * face - white;
  for (let first = 0; first <= dice; first++) {
    for (let second = 0; second <= (colours > 1 ? dice - first : 0); second++) {
      for (let whites = 0; whites <= (white > 0 ? dice - first - second : 0); whites++) {
        const rest = dice - first - second - whites;
        const ways = factorial(dice) / (factorial(first) * factorial(second) * factorial(whites) * factorial(rest));
        const likelihood = ways * face ** (first + second) * (white > 0 ? white ** whites : 1) * other ** rest;
        rolls.push({ first, second, whites, likelihood });
      }
    }
  }
  return rolls;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** By colours looked for (one or two), whether whites count, whether dice are rolled again, and dice. */
const ROLLS: readonly (readonly Roll[])[] = [1, 2].flatMap((colours) =>
  [false, true].flatMap((whitesCount) =>
    [false, true].flatMap((again) => {
      const useful = (colours + (whitesCount ? 1 : 0)) / FACES;
      // A useless die that is rolled again shows each face once more as likely.
      const face = (1 / FACES) * (again ? 2 - useful : 1);
      return Array.from({ length: MOST_DICE + 1 }, (_, dice) => rollsOf(dice, face, whitesCount ? face : 0, colours));
    }),
  ),
);

export function rolls(colours: 1 | 2, dice: number, { whitesCount, again }: Luck): readonly Roll[] {
  const index = ((colours - 1) * 2 + (whitesCount ? 1 : 0)) * 2 + (again ? 1 : 0);
  return at(ROLLS, index * (MOST_DICE + 1) + Math.min(dice, MOST_DICE));
}
