import { at } from '../packages/engine/index.ts';

/** Solves a system of linear equations by elimination; with restraint on the diagonal there is always something to divide by. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, at(right, index)]);
  for (const [pivot, leading] of rows.entries()) {
    for (const row of rows) {
      if (row === leading) continue;
      const factor = at(row, pivot) / at(leading, pivot);
      for (let column = pivot; column < row.length; column++)
        row[column] = at(row, column) - factor * at(leading, column);
    }
  }
  return rows.map((row, index) => at(row, rows.length) / at(row, index));
}
