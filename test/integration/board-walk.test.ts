import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { storeServed } from '../testkit/tradeoff-runs.ts';
import { fasterFile, importedRun } from '../testkit/fixture.ts';
import { contextOfStack } from '../testkit/stacks.ts';

let api: TestApi;
let systems = 0;

/** Few different speeds, so that many systems have the same value and only their ids order them. */
const SPEEDS = [0.9, 0.95, 1, 1.05, 1.1];

/** A seeded linear congruential generator: a failure comes again. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function submitNew(speed: number): Promise<void> {
  systems += 1;
  // Equal times of several stacks are a copy to whoever submits them; what is published may be equal.
  await storeServed(api.database, importedRun(fasterFile(speed), contextOfStack(systems)));
}

beforeAll(async () => {
  api = await startTestApi();
  for (let i = 0; i < 15; i += 1) await submitNew(SPEEDS[i % SPEEDS.length] ?? 1);
});
afterAll(() => api.stop());

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { value: number; system: { slug: string } } }[];
}
const QUERY = `query ($first: Int!, $after: String, $metric: Metric!) {
  leaderboard(first: $first, after: $after, metric: $metric) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { value system { id slug } } } } }`;

async function page(metric: string, first: number, after: string | null = null): Promise<Page> {
  const body = await api.post(QUERY, { metric, first, after });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data['leaderboard'] as Page; // the query's own shape
}
const slugs = ({ edges }: Page) => edges.map(({ node }) => node.system.slug);

/** The board as the database holds it, sorted by nothing but the stated order. */
async function sortedScan(metric: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ slug: string; sort_value: number; id: string }>(
    `SELECT s.slug, s.id, b.sort_value FROM best_score b JOIN system s ON s.id = b.system_id
     JOIN board_state ON current_epoch_id = b.epoch_id
     WHERE b.metric = $1`,
    [metric],
  );
  return rows
    .toSorted((a, b) => b.sort_value - a.sort_value || (a.id < b.id ? -1 : 1))
    .map(({ slug }) => slug);
}

describe.each([
  ['USEFUL_TOPS', 20261121, 3],
  ['USEFUL_TOPS', 7, 1],
  ['TPOT_P95', 4711, 4],
])('a walk by %s while systems come in, seed %d, %d a page', (metric, seed, size) => {
  test('shows everyone who stood there all the while exactly once, in order', async () => {
    const next = generator(seed);
    const before = await sortedScan(metric);
    const seen: string[] = [];
    const values: number[] = [];
    let inserted = 0;
    for (let after: string | null = null; ;) {
      const got: Page = await page(metric, size, after);
      seen.push(...slugs(got));
      values.push(...got.edges.map(({ node }) => node.value));
      if (!got.pageInfo.hasNextPage) break;
      after = got.pageInfo.endCursor;
      // Some come before the cursor, some after it, many with the value at which it stands.
      if (inserted < 6 && next(2) === 0) {
        await submitNew(SPEEDS[next(SPEEDS.length)] ?? 1);
        inserted += 1;
      }
    }
    expect(inserted).toBeGreaterThan(0);
    expect(new Set(seen).size).toBe(seen.length);
    const stood = new Set(before);
    expect(seen.filter((slug) => stood.has(slug))).toEqual(before);
    const ascending = metric === 'TPOT_P95';
    expect(values).toEqual(values.toSorted((a, b) => (ascending ? a - b : b - a)));

    const after = await sortedScan(metric);
    const order = new Map(after.map((slug, place) => [slug, place]));
    const places = seen.map((slug) => order.get(slug) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(after.length - before.length).toBe(inserted);
  });

  test('without anybody coming in is the sorted scan', async () => {
    const scan = await sortedScan(metric);
    const walked: string[] = [];
    for (let after: string | null = null; ;) {
      const got: Page = await page(metric, size, after);
      walked.push(...slugs(got));
      expect(got.totalCount).toBe(scan.length);
      if (!got.pageInfo.hasNextPage) break;
      after = got.pageInfo.endCursor;
    }
    expect(walked).toEqual(scan);
    // Ties are what a cursor can go wrong at.
    const { edges } = await page(metric, 100);
    expect(new Set(edges.map(({ node }) => node.value)).size).toBeLessThan(scan.length);
  });
});
