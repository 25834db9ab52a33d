/**
 * Uniform integers below `bound` from a fixed seed: Mulberry32, integer operations only, so that every machine draws the same
 * (T. Ettinger, public domain). Good enough for resampling, for nothing secret.
 */
export function seededIndexes(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * bound);
  };
}
