import { BOOTSTRAP } from './policy.ts';

export interface Bounds {
  low: number;
  high: number;
}

/**
 * Bootstrap 95 % intervals of percentiles (docs/metrics.md#latency-statistics): 1,000 resamples with replacement from a fixed seed,
 * each read like the value itself, by linear interpolation on n − 1; the interval holds the middle 95 % of them.
 *
 * @param sorted values in growing order, at least one.
 * @param shares percentiles as shares, 0.95 for p95.
 */
export function percentileIntervals(sorted: readonly number[], shares: readonly number[]): Bounds[] {
  const n = sorted.length;
  const values = Float64Array.from(sorted);
  const draw = seededIndexes(BOOTSTRAP.seed);
  const counts = new Uint32Array(n);
  const positions = shares.map((share) => share * (n - 1));
  const drawn = shares.map(() => new Float64Array(BOOTSTRAP.resamples));
  for (let resample = 0; resample < BOOTSTRAP.resamples; resample += 1) {
    counts.fill(0);
    for (let i = 0; i < n; i += 1) {
      const index = draw(n);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const [i, position] of positions.entries()) {
      const [below, above] = orderStatistics(counts, Math.floor(position));
      const [low, high] = [values[below] ?? Number.NaN, values[above] ?? Number.NaN];
      const list = drawn[i];
      if (list) list[resample] = low + (high - low) * (position - Math.floor(position));
    }
  }
  return drawn.map((list) => middle(list.toSorted()));
}

/** Indexes of the values of rank k and k + 1 (from 0) in a resample that holds value i `counts[i]` times. */
function orderStatistics(counts: Uint32Array, k: number): [number, number] {
  let seen = 0;
  for (let i = 0; i < counts.length; i += 1) {
    seen += counts[i] ?? 0;
    if (seen <= k) continue;
    if (seen > k + 1) return [i, i];
    let next = i + 1;
    while (next < counts.length && counts[next] === 0) next += 1;
    return [i, next < counts.length ? next : i];
  }
  return [counts.length - 1, counts.length - 1];
}

function middle(sorted: Float64Array): Bounds {
  const outside = (1 - BOOTSTRAP.coverage) / 2;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(outside), high: at(1 - outside) };
}

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
