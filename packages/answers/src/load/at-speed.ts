import { rangedByTime } from '@inferbench/domain/terms/ranged';
import { exp, ln } from '@inferbench/units/exact-math';
import type { LoadCurve, LoadSample } from './load-curve.ts';

/** What a figure does when all times are shorter by a factor: rates grow with it, prices and energy fall. */
export type Scales = 'GROWS' | 'FALLS';

export interface Measure {
  of: (sample: LoadSample) => number | null;
  scales: Scales;
  errorBar: number;
}

/** A figure of a curve at a speed; an end is null where the curve, slower or faster by its error, does not reach the speed. */
export interface ValueAtSpeed {
  value: number;
  low: number | null;
  high: number | null;
}

/**
 * A figure where a curve crosses a speed: log–log between simulated loads, and at the last load where even that is faster. Null
 * where the first load is slower, or where a sample beside the crossing has no such figure.
 */
export function valueAt<Sample extends { perUser: number }>(
  samples: readonly Sample[],
  speed: number,
  of: (sample: Sample) => number | null,
): number | null {
  const next = samples.findIndex(({ perUser }) => perUser < speed);
  const above = samples[next === -1 ? samples.length - 1 : next - 1];
  if (above === undefined) return null;
  const value = of(above);
  const below = samples[next];
  if (below === undefined || value === null || above.perUser === speed) return value;
  const other = of(below);
  if (other === null) return null;
  const share = ln(speed / above.perUser) / ln(below.perUser / above.perUser);
  return value * exp(share * ln(other / value));
}

/** The figure with the range that the error of time allows: the curve moved along the rays from the origin by 1 ÷ (1 + error) and 1 + error. */
export function bandAt(
  { samples }: Pick<LoadCurve, 'samples'>,
  speed: number,
  { errorBar, ...measure }: Measure,
): ValueAtSpeed | null {
  const value = valueAt(samples, speed, measure.of);
  if (value === null) return null;
  const { scales } = measure;
  const factors = rangedByTime(1, errorBar);
  const moved = (factor: number) => movedAt(samples, speed, { ...measure, factor });
  const [slower, faster] = [moved(factors.low), moved(factors.high)];
  return scales === 'GROWS' ? { value, low: slower, high: faster } : { value, low: faster, high: slower };
}

/** A figure at a speed if the system were so many times as fast: the curve moved along the rays from the origin. */
export function movedAt<Sample extends { perUser: number }>(
  samples: readonly Sample[],
  speed: number,
  { of, scales, factor }: { of: (sample: Sample) => number | null; scales: Scales; factor: number },
): number | null {
  const found = valueAt(samples, speed / factor, of);
  return found === null ? null : scales === 'GROWS' ? found * factor : found / factor;
}

/** Users of each of whom sees the speed; interpolated like everything else. */
export function usersAt({ samples }: Pick<LoadCurve, 'samples'>, speed: number): number | null {
  return valueAt(samples, speed, ({ users }) => users);
}

/** Fastest speed of one user on a curve. */
export function fastestOf({ samples }: Pick<LoadCurve, 'samples'>): number {
  return Math.max(0, ...samples.map(({ perUser }) => perUser));
}
