import type { Point } from '@inferbench/domain/point';

/** How far the duration can be off, as a share of it; 0 where the tool states it. */
export function durationShare(point: Point): number {
  if (point.measurement === 'summary' || point.durationRange === undefined) return 0;
  const { durationSec, durationRange } = point;
  return Math.max(durationSec - durationRange.lowerSec, durationRange.upperSec - durationSec) / durationSec;
}
