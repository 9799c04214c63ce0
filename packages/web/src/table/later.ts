/** Does something after so many milliseconds; returns how to stop that. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}
