/** Logistic regression: how likely something is from what can be read off, and how surprising what came of it was. */

import { at } from '../packages/engine/index.ts';
import { solve } from './solve.ts';

export interface Sample {
  readonly signs: readonly number[];
  /** What is to be foretold, from 0 to 1. */
  readonly target: number;
}

/** Newton's method: a valley this smooth is reached in a few strides. `restraint` holds the coefficients near to `start`. */
export function fit(samples: readonly Sample[], start: readonly number[], restraint: number, strides = 12): number[] {
  const coefficients = [...start];
  const size = start.length;
  for (let stride = 0; stride < strides; stride++) {
    const slope = coefficients.map((one, index) => -restraint * (one - at(start, index)));
    const bend = coefficients.map((_, row) =>
      coefficients.map((_, column): number => (row === column ? restraint : 0)),
    );
    for (const { signs: read, target } of samples) {
      const foretold = logistic(read, coefficients);
      const missed = target - foretold;
      const weight = foretold * (1 - foretold);
      for (let row = 0; row < size; row++) {
        const sign = at(read, row);
        if (sign === 0) continue;
        slope[row] = at(slope, row) + missed * sign;
        const line = at(bend, row);
        for (let column = 0; column < size; column++)
          line[column] = at(line, column) + weight * sign * at(read, column);
      }
    }
    const move = solve(bend, slope);
    for (let index = 0; index < size; index++) coefficients[index] = at(coefficients, index) + at(move, index);
  }
  return coefficients;
}

export function logistic(read: readonly number[], coefficients: readonly number[]): number {
  let logit = 0;
  for (let index = 0; index < read.length; index++) logit += at(read, index) * at(coefficients, index);
  return 1 / (1 + Math.exp(-logit));
}

/** In bits a position. */
export function surprise(samples: readonly Sample[], coefficients: readonly number[]): number {
  const bits = samples.map(({ signs: read, target }) => {
    const foretold = logistic(read, coefficients);
    return -(target * Math.log2(foretold) + (1 - target) * Math.log2(1 - foretold));
  });
  return bits.reduce((sum, one) => sum + one, 0) / bits.length;
}
