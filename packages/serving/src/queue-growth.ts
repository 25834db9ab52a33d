/** Mean number of requests that wait, in the first and in the last half of the time in which requests arrive. */
export interface QueueGrowth {
  firstHalf: number;
  lastHalf: number;
  /** Last half over first: about 1 where the queue has no trend, 3 where it grows evenly from nothing. Null without a queue. */
  index: number | null;
}

/** Times from and until which a request waited: open where it still waits. */
export interface Waits {
  from: ArrayLike<number>;
  to: ArrayLike<number>;
}

export function queueGrowth(
  waits: readonly Waits[],
  count: number,
  arrivalSec: ArrayLike<number>,
): QueueGrowth {
  const begin = arrivalSec[0] ?? 0;
  const end = lastOf(arrivalSec, count);
  const middle = begin + (end - begin) / 2;
  let [first, last] = [0, 0];
  for (const { from, to } of waits) {
    for (let i = 0; i < count; i += 1) {
      const since = from[i] ?? Number.NaN;
      if (Number.isNaN(since)) continue;
      const until = to[i] ?? end;
      first += overlap(since, until, begin, middle);
      last += overlap(since, until, middle, end);
    }
  }
  const halfSec = (end - begin) / 2;
  if (!(halfSec > 0)) return { firstHalf: 0, lastHalf: 0, index: null };
  return {
    firstHalf: first / halfSec,
    lastHalf: last / halfSec,
    index: first > 0 ? last / first : null,
  };
}

function overlap(since: number, until: number, begin: number, end: number): number {
  return Math.max(0, Math.min(Number.isNaN(until) ? end : until, end) - Math.max(since, begin));
}

function lastOf(arrivalSec: ArrayLike<number>, count: number): number {
  let last = 0;
  for (let i = 0; i < count; i += 1) last = Math.max(last, arrivalSec[i] ?? 0);
  return last;
}

/** Last half over first half above which a queue has a trend. */
const MOST_GROWTH = 1.5;

/** Requests by which it must have grown, as a share of all: less is chance on a busy engine. */
const LEAST_GROWN = 0.01;

/** Whether a queue grew as long as requests came. */
export function hasTrend({ firstHalf, lastHalf, index }: QueueGrowth, requests: number): boolean {
  const grown = lastHalf - firstHalf > Math.max(1, LEAST_GROWN * requests);
  return grown && (index === null || index > MOST_GROWTH);
}
