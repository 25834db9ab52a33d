import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { MEASURED_CONTEXT, fasterFile, readFixture } from '../testkit/fixture.ts';
import { contextOfStack, stackOf } from '../testkit/stacks.ts';
import { countStatements } from '../testkit/statements.ts';

let api: TestApi;
const SYSTEMS = 9;

beforeAll(async () => {
  api = await startTestApi({ agreed: true });
  for (let i = 0; i < SYSTEMS; i += 1) {
    // Pairs of frameworks so near that their intervals overlap; equal ones would be copies.
    const document = fasterFile(1 + 0.06 * Math.floor(i / 2) + 0.004 * (i % 2));
    await api.submit({ document, context: contextOfStack(i) });
  }
});
afterAll(() => api.stop());

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: {
    rank: number;
    tied: boolean;
    cursor: string;
    node: { value: number; interval: { low: number; high: number }; system: { slug: string } };
  }[];
}

const QUERY = `query ($first: Int!, $after: String, $metric: Metric!) {
  leaderboard(first: $first, after: $after, metric: $metric) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { rank tied cursor node { value interval { low high } system { slug } } }
  }
}`;

async function page(first: number, after: string | null = null, metric = 'USEFUL_TOPS'): Promise<Page> {
  const body = await api.post(QUERY, { first, after, metric });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data['leaderboard'] as Page; // the query's own shape
}

async function walk(size: number, metric?: string): Promise<Page['edges']> {
  const edges: Page['edges'] = [];
  let after: string | null = null;
  for (;;) {
    const next: Page = await page(size, after, metric);
    edges.push(...next.edges);
    if (!next.pageInfo.hasNextPage) return edges;
    after = next.pageInfo.endCursor;
  }
}

describe('the board', () => {
  test('a walk by any page size is the whole list, in order, with ties', async () => {
    const whole = await page(100);
    expect(whole.totalCount).toBe(SYSTEMS);
    expect(whole.edges.map((edge) => edge.node.value)).toEqual(
      whole.edges.map((edge) => edge.node.value).toSorted((a, b) => b - a),
    );
    for (const size of [1, 2, 4]) expect(await walk(size)).toEqual(whole.edges);
  });

  test('rank is one more than the entries wholly on the better side, tied overlaps the entry above', async () => {
    for (const metric of ['USEFUL_TOPS', 'TPOT_P95']) {
      const { edges } = await page(100, null, metric);
      const better =
        metric === 'TPOT_P95'
          ? (a: Page['edges'][number], b: Page['edges'][number]) => a.node.interval.high < b.node.interval.low
          : (a: Page['edges'][number], b: Page['edges'][number]) =>
              a.node.interval.low > b.node.interval.high;
      for (const [i, edge] of edges.entries()) {
        expect(edge.rank).toBe(1 + edges.filter((other) => better(other, edge)).length);
        const above = edges[i - 1];
        expect(edge.tied).toBe(above !== undefined && !better(above, edge));
      }
      expect(edges.some((edge) => edge.tied)).toBe(true);
      expect(edges.at(-1)?.rank).toBeGreaterThan(1);
    }
  });

  test('a system keeps its best point whatever the order of submissions', async () => {
    const context = contextOfStack(0);
    const before = await page(100);
    await api.submit({ document: fasterFile(0.8), context });
    expect(await page(100)).toEqual(before);
    await api.submit({ document: fasterFile(1.26), context });
    const [leader] = (await page(1)).edges;
    expect(leader?.node.system.slug).toContain(stackOf(0));
  });

  test('cursors of another metric and tampered ones are refused', async () => {
    const { edges } = await page(2);
    const cursor = edges[1]?.cursor ?? '';
    for (const [after, metric] of [
      [cursor, 'TPOT_P95'],
      [`${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`, 'USEFUL_TOPS'],
      ['x', 'USEFUL_TOPS'],
    ]) {
      const body = await api.post(QUERY, { first: 2, after, metric });
      expect(body.errors?.[0]?.extensions['code']).toBe('BAD_CURSOR');
    }
  });

  test('page sizes outside 1 to 100 are refused', async () => {
    for (const first of [0, 101, -1]) {
      const body = await api.post(QUERY, { first, metric: 'USEFUL_TOPS' });
      expect(body.errors?.[0]?.extensions['code']).toBe('BAD_PAGE_SIZE');
    }
  });

  test('a page costs at most four SQL statements', async () => {
    const statements = await countStatements(api, () => page(50));
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(4);
  });

  test('an unknown model is NOT_FOUND with a suggestion, an empty slice is empty', async () => {
    const slice = (model: string, batch: number) =>
      api.post(
        `{ leaderboard(first: 5, slice: {model: "${model}", phase: SERVING, batch: ${batch}, context: 1000, precision: FP16}) { totalCount slice { effective { batch context } } edges { rank } } }`,
      );
    expect((await slice('llama-3-8', 16)).errors?.[0]).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
      message: expect.stringContaining('llama-3-8b'),
    });
    expect((await slice('llama-3-8b', 300)).data).toEqual({
      leaderboard: { totalCount: 0, slice: { effective: { batch: 256, context: 1024 } }, edges: [] },
    });
  });

  test('the query that clients write answers with values per chip and relative to the reference chip', async () => {
    await api.submit({
      document: fasterFile(0.5),
      context: readFixture(MEASURED_CONTEXT)
        .replace('nvidia-h100-sxm5-80gb', 'nvidia-a100-sxm4-80gb')
        .replace('averageWatts: 560', 'averageWatts: 350'),
    });
    const body = await api.post(`query Board($after: String) {
      leaderboard(
        slice: { model: "llama-3-8b", phase: SERVING, shape: BALANCED, batch: 16, context: 1280, precision: FP16 }
        metric: ENERGY_EFFICIENCY
        first: 50, after: $after
      ) {
        totalCount epoch
        slice { effective { batch context } comparabilityKey costBasis powerBoundary }
        pageInfo { hasNextPage endCursor }
        edges { rank tied node {
          value unit interval { low high assumed } valuePerChip relative { to value }
          system { slug chips chip { slug name vendor family } }
          point { id batch inputTokens outputTokens evidenceGrade powerBoundary }
          scores { usefulTops utilisation costEfficiency energyEfficiency engineVersion }
          split { algorithm hardware software limitedBy }
        } }
      }
    }`);
    expect(body.errors).toBeUndefined();
    const { edges } = (body.data ?? {})['leaderboard'] as {
      edges: {
        node: { value: number; relative: { to: string; value: number }; system: { chip: { slug: string } } };
      }[];
    };
    const reference = edges.find((edge) => edge.node.system.chip.slug === 'nvidia-a100-sxm4-80gb');
    expect(reference?.node.relative).toEqual({ to: 'nvidia-a100-sxm4-80gb', value: 1 });
    for (const { node } of edges)
      expect(node.relative.value).toBeCloseTo(node.value / (reference?.node.value ?? 0), 12);
  });
});
