/** Throws on a state that only a bug can produce. Expected failures are values, never this. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
