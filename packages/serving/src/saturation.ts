import type { Capacity } from './capacity.ts';
import type { QueueGrowth } from './queue-growth.ts';

/** A load that is offered faster than it can be served: its latencies grow with the length of the run and are no figures. */
export interface Saturated {
  kind: 'SATURATED';
  offeredRequestsPerSec: number;
  capacity: Capacity;
}

/** Share of the capacity above which an offered load is refused. */
export const MOST_OFFERED = 0.98;

/** Last half over first half above which a queue has a trend. */
const MOST_GROWTH = 1.5;

/** Requests by which it must have grown, as a share of all: less is chance on a busy engine. */
const LEAST_GROWN = 0.01;

/** Whether a queue grew as long as requests came. */
export function hasTrend({ firstHalf, lastHalf, index }: QueueGrowth, requests: number): boolean {
  const grown = lastHalf - firstHalf > Math.max(1, LEAST_GROWN * requests);
  return grown && (index === null || index > MOST_GROWTH);
}
