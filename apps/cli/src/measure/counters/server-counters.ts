import { type ReadCounters, readCounters } from '@inferbench/load/counters/read-counters';
import { fetchMetrics } from './fetch-metrics.ts';

/** Where servers have their counters: beside their API, on the same host and port, whatever path the API has. */
export function metricsAddress(apiUrl: string): URL {
  return new URL('/metrics', apiUrl);
}

/** What the server under test counts now; null where it does not say. No key is sent. */
export async function readServerCounters(apiUrl: string): Promise<ReadCounters | null> {
  const text = await fetchMetrics(metricsAddress(apiUrl));
  return text === null ? null : readCounters(text);
}
