import type { RequestsPoint } from '@inferbench/domain/runs/point';

type Stated = Partial<RequestsPoint> & Pick<RequestsPoint, 'load' | 'counts' | 'durationSec' | 'latency'>;

/** A point of requests that were served, with what a file states; everything else stays unknown. */
export function requestsPoint(stated: Stated): RequestsPoint {
  return {
    measurement: 'requests',
    phase: 'SERVING',
    perRequest: null,
    toolRates: null,
    power: null,
    ...stated,
  };
}
