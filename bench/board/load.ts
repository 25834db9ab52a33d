import { createRequire } from 'node:module';
import path from 'node:path';
import { bodyOf, SLICES } from './query.ts';

const CONNECTIONS = 8;
const WARM_UP_SEC = 6;
const SECONDS = 5;

export interface Measured {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

interface Autocannon {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

const BODIES: readonly string[] = SLICES.map((slice) => bodyOf(slice));

/** Asks until V8 has compiled what is hot: a few seconds that do not count. Errors: pages without their 50 rows. */
export async function warmUp(url: string, bodies = BODIES): Promise<void> {
  await assertRows(url, bodies);
  await load(url, { bodies, seconds: WARM_UP_SEC });
}

/** Asks a warm server over and over for a few seconds. Every answer has the same shape. */
export async function measure(url: string, bodies = BODIES): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await load(url, { bodies, seconds: SECONDS });
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  };
}

function load(
  url: string,
  { bodies, seconds }: { bodies: readonly string[]; seconds: number },
): Promise<Autocannon> {
  const peers = createRequire(path.join(import.meta.dirname, '../peers/package.json'));
  const autocannon: (options: unknown) => Promise<Autocannon> = peers('autocannon');
  return autocannon({
    url: `${url}/graphql`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: bodies.map((body) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
      body,
    })),
  });
}

export interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: unknown[];
}

export async function ask(url: string, body: string): Promise<Page> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    body,
  });
  const answer: { data?: { leaderboard?: Page }; errors?: unknown } = await response.json();
  if (!answer.data?.leaderboard) throw new Error(JSON.stringify(answer.errors));
  return answer.data.leaderboard;
}

/** A server that answers otherwise than the first must not win: data field by field, but for the signed cursors. */
export async function assertSameAnswers(urls: readonly string[], bodies = BODIES): Promise<void> {
  for (const body of bodies) {
    const [first, ...others] = await Promise.all(
      urls.map(async (url) => JSON.stringify(withoutCursor(await ask(url, body)))),
    );
    const other = others.findIndex((answer) => answer !== first);
    if (other !== -1) throw new Error(`${urls[other + 1]} answers otherwise than ${urls[0]}`);
  }
}

const withoutCursor = ({ pageInfo: { hasNextPage }, ...page }: Page) => ({
  ...page,
  pageInfo: { hasNextPage },
});

/** A server that answers errors or empty pages quickly must not win. */
async function assertRows(url: string, bodies: readonly string[]): Promise<void> {
  for (const body of bodies) {
    const { edges } = await ask(url, body);
    if (edges.length < 50) throw new Error(`${url} gave ${edges.length} rows instead of 50`);
  }
}
