import { meanLengths, type Point, type RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';

/** All queued at once, requests finish evenly over the run, and half of them are in flight on average. */
const QUEUED_SHARE = 0.3;

/** Mean requests in flight by the law of Little; null where the time of a request is not known. */
function inFlight(point: RequestsPoint): number | null {
  const { ttft, tpot, e2e } = point.latency;
  const answer = meanLengths(point)?.outputTokens ?? null;
  const [firstSec, stepSec] = [ttft?.meanSec ?? null, tpot?.meanSec ?? null];
  const steps =
    firstSec === null || stepSec === null || answer === null ? firstSec : firstSec + stepSec * (answer - 1);
  const seconds = e2e?.meanSec ?? steps;
  return isPositive(seconds) ? (point.counts.completed * seconds) / point.durationSec : null;
}

/**
 * OFFLINE_QUEUE for points whose requests nothing held back and of which a large share was in flight at once: their time to first
 * token and E2E are mostly waiting in a queue of the client's own making. A limit that lets all of them in holds nothing back.
 */
export function queueNotes(points: readonly Point[]): Run['source']['warnings'] {
  return points.flatMap((point, index) => {
    if (point.measurement === 'summary' || isHeldBack(point)) return [];
    const { completed } = point.counts;
    const count = inFlight(point);
    if (completed < 2 || count === null || count < QUEUED_SHARE * completed) return [];
    const state = point.load.mode === null ? '; state the load' : '';
    const message = `${count.toFixed(1)} of ${completed} requests were in flight on average: as if all were queued at once, so their TTFT and E2E are mostly waiting, not what a user of a server under a load sees${state}.`;
    return [{ code: 'OFFLINE_QUEUE', message, path: `points[${index}].latency` }];
  });
}

function isHeldBack({ load, counts }: RequestsPoint): boolean {
  const { concurrencyLimit: limit, requestRatePerSec } = load;
  return requestRatePerSec !== null || (limit !== null && limit < counts.issued);
}
