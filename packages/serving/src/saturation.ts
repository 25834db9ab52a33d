import type { Capacity } from './capacity.ts';

/** A load that is offered faster than it can be served: its latencies grow with the length of the run and are no figures. */
export interface Saturated {
  kind: 'SATURATED';
  offeredRequestsPerSec: number;
  capacity: Capacity;
}

/** Share of the capacity above which an offered load is refused. */
export const MOST_OFFERED = 0.98;
