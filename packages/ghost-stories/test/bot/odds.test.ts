import { describe, expect, it } from 'vitest';
import { coverOdds, rolls } from '../../bot/odds.ts';
import { plainOdds, strikeWorth } from '../../bot/strike.ts';
import { sceneOf } from '../../bot/worth.ts';
import { TAO_FACES, WHITE } from '../../content/colours.ts';
import { LINE, PLACES, SIDES, SPACES, spaceOf } from '../../content/layout.ts';
import { outlook } from '../../rules/prospects.ts';
import { boardOf } from '../../state.ts';
import { put, stand, table, tao } from '../table.ts';

/** Every roll of so many dice, one by one. */
function everyRoll(dice: number): number[][] {
  return dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => TAO_FACES.map((face) => [...roll, face as number]));
}

function left(needs: readonly number[], roll: readonly number[], whitesCount: boolean): number {
  const whites = whitesCount ? roll.filter((face) => face === WHITE).length : 0;
  const open = needs.map((need, colour) => Math.max(0, need - roll.filter((face) => face === colour).length));
  return Math.max(0, open.reduce((sum, need) => sum + need, 0) - whites);
}

/** The share of rolls that cover everything, when any set of dice may be rolled once more: the best set each time. */
function bruteAgain(needs: readonly number[], dice: number): number {
  let sum = 0;
  for (const roll of everyRoll(dice)) {
    let best = 0;
    for (let again = 0; again < 1 << dice; again++) {
      const kept = roll.filter((_, die) => (again & (1 << die)) === 0);
      const second = everyRoll(dice - kept.length);
      const good = second.filter((rest) => left(needs, [...kept, ...rest], true) === 0).length;
      best = Math.max(best, good / second.length);
    }
    sum += best;
  }
  return sum / 6 ** dice;
}

const NEEDS = [
  [1, 0, 0, 0, 0],
  [0, 2, 0, 0, 0],
  [3, 0, 0, 0, 0],
  [0, 0, 0, 4, 0],
  [1, 1, 0, 0, 0],
  [2, 0, 0, 1, 0],
  [1, 1, 1, 0, 0],
  [1, 1, 1, 1, 0],
  [2, 2, 0, 0, 0],
];

describe('The odds of an exorcism', () => {
  it('are those of all rolls counted one by one', () => {
    for (const needs of NEEDS) {
      for (const whitesCount of [true, false]) {
        for (let dice = 0; dice <= 4; dice++) {
          const all = everyRoll(dice);
          const good = all.filter((roll) => left(needs, roll, whitesCount) === 0).length;
          expect(coverOdds(needs, dice, { whitesCount, again: false })).toBeCloseTo(good / all.length, 10);
        }
      }
    }
  });

  it('with dice rolled again are those of the best choice of dice each time', () => {
    for (const needs of NEEDS) {
      for (let dice = 1; dice <= 3; dice++) {
        expect(coverOdds(needs, dice, { whitesCount: true, again: true })).toBeCloseTo(bruteAgain(needs, dice), 10);
      }
    }
  });

  it('are spread over cases that together are certain', () => {
    for (const colours of [1, 2] as const) {
      for (const whitesCount of [true, false]) {
        for (const again of [true, false]) {
          const all = rolls(colours, 3, { whitesCount, again });
          expect(all.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1, 10);
        }
      }
    }
  });

  it('agree with what a screen foretells, tokens of companions included', () => {
    const g = put(stand(table(), { yellow: 'buddhist-temple', red: 'buddhist-temple' }), {
      'south-1': 'hopping-vampire',
    });
    tao(g, 'red', 'yellow');
    const side = SIDES.find((one) => boardOf(g, one).colour === 0) ?? g.active;
    g.active = side;
    const south = spaceOf('south-1');
    const front = LINE[south]?.[0] ?? PLACES[0];
    if (front === undefined) throw new Error('no tile faces south-1');
    const [chance] = outlook(g, side).chances;
    expect(plainOdds(sceneOf(g, side), side, front, south)).toBeCloseTo(chance ?? -1, 10);
  });

  it('make an exorcism worth nothing where no ghost is', () => {
    const g = put(table(), { 'south-1': 'ghoul' });
    const scene = sceneOf(g, g.active);
    const worth = PLACES.map((place) => strikeWorth(scene, place));
    for (const place of PLACES) {
      const faced = SPACES.some((space) => LINE[space]?.[0] === place && (g.ghosts[space] ?? -1) >= 0);
      expect((worth[place] ?? 0) > 0).toBe(faced);
    }
  });
});
