import { meanLengths, type Point } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { meanIntervalShare } from './student-t.ts';
import { workOf } from './work.ts';

/** Lengths that differ by more are another workload, not another try. */
const SAME_LENGTH_SHARE = 0.02;

/**
 * Half-width of the 95 % interval of a point's rates as a share, from the points of its run that repeat it: the same load and
 * the same lengths. Null where it stands alone.
 */
export function replicateShare({ points }: Run, point: Point): number | null {
  const rates = points.filter((other) => repeats(point, other)).flatMap((other) => rateOf(other) ?? []);
  return meanIntervalShare(rates);
}

function repeats(a: Point, b: Point): boolean {
  if (a.measurement !== 'requests' || b.measurement !== 'requests') return false;
  const sameLoad =
    a.load.mode === b.load.mode &&
    a.load.concurrencyLimit === b.load.concurrencyLimit &&
    a.load.requestRatePerSec === b.load.requestRatePerSec;
  const [ours, theirs] = [meanLengths(a), meanLengths(b)];
  return (
    sameLoad &&
    ours !== null &&
    theirs !== null &&
    near(ours.inputTokens, theirs.inputTokens) &&
    near(ours.outputTokens, theirs.outputTokens)
  );
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_LENGTH_SHARE * Math.max(a, b);
}

function rateOf(point: Point): number | null {
  const work = workOf(point);
  return work.ok ? work.value.outputTokens / work.value.durationSec : null;
}
