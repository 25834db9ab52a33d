import { leastInFlight, meanRequestTime } from '@inferbench/checks/in-flight';
import type { Point } from '@inferbench/domain/runs/point';
import { formatNumber } from '@inferbench/units/format';

/** Requests in flight by the law of Little, as ACC-LITTLE adds them up, with the stated load; null where a figure is missing. */
export function littleSum(point: Point): { inFlight: number; words: string } | null {
  if (point.measurement === 'summary') {
    const found = point.phase === 'SERVING' ? leastInFlight(point) : null;
    if (found === null) return null;
    const stated = point.batch === null ? '' : `; ${formatNumber(point.batch)} are stated`;
    return {
      inFlight: found.count,
      words: `${found.words} = ${formatNumber(found.count)} in flight${stated}`,
    };
  }
  const time = meanRequestTime(point);
  if (time === null) return null;
  const { completed } = point.counts;
  const { concurrencyLimit: limit } = point.load;
  const inFlight = (completed * time.seconds) / point.durationSec;
  const stated = limit === null ? '' : `; at most ${formatNumber(limit)} are allowed`;
  return {
    inFlight,
    words: `${formatNumber(completed / point.durationSec)} requests/s × ${formatNumber(time.seconds)} s = ${formatNumber(inFlight)} in flight${stated}`,
  };
}
