import { pageAddress } from './pages.ts';

interface AskedWorkload {
  /** Slug of the catalogue. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Requests in flight; the page's own where left out. */
  users?: number | null;
  /** Requests that come in a second, in place of those in flight. */
  requestsPerSec?: number | null;
  limits?: { ttftMs?: number | null; tpotMs?: number | null };
}

/** Address of the servers that keep limits of one's own at these lengths, and of what was run near them. */
export function workloadAddress({
  model,
  inputTokens,
  outputTokens,
  users,
  requestsPerSec = null,
  limits = {},
}: AskedWorkload): string {
  const stated = {
    model,
    input: String(inputTokens),
    output: String(outputTokens),
    load: text(requestsPerSec ?? users),
    by: requestsPerSec === null ? '' : 'RATE',
    ttft: text(limits.ttftMs),
    tpot: text(limits.tpotMs),
  };
  return pageAddress('workload', {
    query: Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== '')),
  });
}

const text = (value: number | null | undefined) => (value == null ? '' : String(value));
