import { meanLengths, type Point } from './point.ts';
import type { Run } from './run.ts';

/** Lengths that differ by more are another workload, not another try. */
const SAME_LENGTH_SHARE = 0.02;

/** Points of a run that repeat one of them, itself included: the same load and the same lengths. */
export function replicatesOf({ points }: Pick<Run, 'points'>, point: Point): Point[] {
  return points.filter((other) => repeats(point, other));
}

function repeats(a: Point, b: Point): boolean {
  if (a.measurement !== 'requests' || b.measurement !== 'requests') return false;
  const [ours, theirs] = [meanLengths(a), meanLengths(b)];
  return (
    a.load.mode === b.load.mode &&
    a.load.concurrencyLimit === b.load.concurrencyLimit &&
    a.load.requestRatePerSec === b.load.requestRatePerSec &&
    ours !== null &&
    theirs !== null &&
    near(ours.inputTokens, theirs.inputTokens) &&
    near(ours.outputTokens, theirs.outputTokens)
  );
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_LENGTH_SHARE * Math.max(a, b);
}
