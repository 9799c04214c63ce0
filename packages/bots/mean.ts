/** The mean of many figures, and its standard error, from their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, count: number): { mean: number; error: number } {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
}
