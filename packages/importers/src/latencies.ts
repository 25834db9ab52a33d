import type { RequestsPoint } from '@inferbench/domain/point';

/** Latency of a point of requests; null for a metric that nobody stated. */
export type Latencies = RequestsPoint['latency'];
