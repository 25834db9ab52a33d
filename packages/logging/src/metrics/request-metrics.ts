import { Counter, Histogram } from 'prom-client';
import type { Logger } from '../logger.ts';

/** One request as it was answered. */
export interface AnsweredRequest {
  /** One of a set that is known before anybody asks: a name of the client's own would be a series of its own. */
  name: string;
  /** OK, a code of docs/errors.md, or LEFT where the client did not wait. */
  code: string;
  ms: number;
  /** Points that it was priced at; null where it has no price. */
  cost: number | null;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requests = new Counter({
  name: 'inferbench_requests_total',
  help: 'Requests by what was asked and how it was answered',
  labelNames: ['name', 'code'],
});
const seconds = new Histogram({
  name: 'inferbench_request_seconds',
  help: 'Time from the head of a request to the end of its answer',
  labelNames: ['name'],
  buckets: SECONDS,
});
const points = new Counter({
  name: 'inferbench_request_cost_points_total',
  help: 'Points that requests were priced at: beside their seconds, what a point stands for',
  labelNames: ['name'],
});

/** Counts a request, and writes the one line of the log that it gets. `visitor` is a network or the name of a key. */
export function tellRequest(
  logger: Logger,
  { name, code, ms, cost }: AnsweredRequest,
  visitor: string,
): void {
  requests.inc({ name, code });
  seconds.observe({ name }, ms / 1000);
  if (cost !== null) points.inc({ name }, cost);
  logger.info({ request: name, visitor, cost, ms: Math.round(ms), code }, 'answered');
}
