import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { serve } from '@inferbench/evaluation/serve';
import type { Workload } from './workload.ts';

/** Requests of a run: as many rounds of the clients, and enough for a 95th percentile of what is left in the middle. */
const ROUNDS = 8;
const LEAST_REQUESTS = 300;
/** Requests that do for many clients, in fewer rounds: a percentile has its thousand requests. */
const ENOUGH_REQUESTS = 1200;
const LEAST_ROUNDS = 2;
/** Most clients that are simulated one by one. */
const MOST_CLIENTS = 2000;
/** Lengths differ by a fifth, as those of most public load tests do: the mean is that of the workload. */
const SPREAD = 0.8;
const MEAN_OF_SPREAD = (1 + SPREAD) / 2;

/** Longest lengths, of which the workload's are the mean; all equal where the model's context leaves no room for longer ones. */
export function lengthsOf(
  { inputTokens, outputTokens }: Pick<Workload, 'inputTokens' | 'outputTokens'>,
  maxContextTokens: number,
) {
  const times = (factor: number) => ({
    inputTokens: Math.max(1, Math.round(inputTokens * factor)),
    outputTokens: Math.max(1, Math.round(outputTokens * factor)),
  });
  const longest = times(1 / MEAN_OF_SPREAD);
  return longest.inputTokens + longest.outputTokens <= maxContextTokens
    ? { ...longest, lengthSpread: SPREAD }
    : times(1);
}

/** Serves clients that send again when they are answered; null of more than are simulated, or where nothing can be served. */
export function closedLoad(shared: object, clients: number, catalogue: CatalogueView): ServeResult | null {
  const batch = Math.max(1, Math.round(clients));
  if (batch > MOST_CLIENTS) return null;
  return servedLoad({ ...shared, arrivals: 'closed', batch, requests: requestsOf(batch) }, catalogue, false);
}

function requestsOf(clients: number): number {
  const rounds = Math.min(ROUNDS * clients, ENOUGH_REQUESTS);
  return Math.max(LEAST_REQUESTS, rounds, LEAST_ROUNDS * clients);
}

/** One load, as `serve` answers it; null where it refuses. */
export function servedLoad(
  request: object,
  catalogue: CatalogueView,
  withCapacity: boolean,
): ServeResult | null {
  const parsed = ServeRequest.safeParse(request);
  if (!parsed.success) return null;
  const outcome = serve(parsed.data, catalogue, { withCapacity });
  return outcome.ok ? outcome.value : null;
}
