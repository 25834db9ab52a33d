import type { Point } from '@inferbench/domain/runs/point';
import { replicatesOf } from '@inferbench/domain/runs/replicates';
import type { Run } from '@inferbench/domain/runs/run';
import { meanIntervalShare } from '@inferbench/units/student-t';
import { workOf } from './work.ts';

/**
 * Half-width of the 95 % interval of a point's rates as a share, from the points of its run that repeat it. Null where it
 * stands alone.
 */
export function replicateShare(run: Pick<Run, 'points'>, point: Point): number | null {
  return meanIntervalShare(replicatesOf(run, point).flatMap((other) => rateOf(other) ?? []));
}

function rateOf(point: Point): number | null {
  const work = workOf(point);
  return work.ok ? work.value.outputTokens / work.value.durationSec : null;
}
