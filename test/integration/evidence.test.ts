import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { submitBatch } from '../testkit/many-slices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const [framework, seconds] of [
    ['vllm', 20],
    ['sglang', 21],
    ['tgi', 30],
  ] as const)
    await submitBatch(api, { framework, seconds });
  // What the importer of publications stores: one value of another kind and a stronger one of grade E2.
  await asAdmin(api.adminUrl, async (admin) => {
    await admin.query(
      `UPDATE board_value SET kind = 'REPORTED' WHERE system_id = (SELECT id FROM system WHERE slug LIKE '%-sglang')`,
    );
    await admin.query(
      `UPDATE board_value SET evidence_grade = 'E2' WHERE system_id = (SELECT id FROM system WHERE slug LIKE '%-tgi')`,
    );
  });
});
afterAll(() => api.stop());

interface Board {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: {
    rank: number;
    node: { system: { slug: string }; metrics: { metric: string; rank: number | null }[] };
  }[];
}

async function board(evidence: unknown, first = 50, after: string | null = null): Promise<Board> {
  const body = await api.post(
    `query ($evidence: EvidenceInput, $first: Int!, $after: String) {
      leaderboard(evidence: $evidence, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
        edges { rank node { system { slug } metrics { metric rank } } } } }`,
    { evidence, first, after },
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data['leaderboard'] as Board; // the query's own shape
}

const stacks = ({ edges }: Board) => edges.map((edge) => edge.node.system.slug.split('-').at(-1));

test('the default board shows every kind and grade, and saying so changes nothing', async () => {
  const whole = await board(null);
  expect(stacks(whole)).toEqual(['vllm', 'sglang', 'tgi']);
  expect(await board({ kinds: ['MEASURED', 'REPORTED'], minGrade: 'E1' })).toEqual(whole);
});

test.each([
  [{ kinds: ['MEASURED'] }, ['vllm', 'tgi']],
  [{ kinds: ['REPORTED'] }, ['sglang']],
  [{ minGrade: 'E2' }, ['tgi']],
  [{ kinds: ['SIMULATED'] }, []],
  [{ kinds: [] }, []],
])('%j ranks only those anew', async (evidence, expected) => {
  const filtered = await board(evidence);
  expect(stacks(filtered)).toEqual(expected);
  expect(filtered.totalCount).toBe(expected.length);
  expect(filtered.edges.slice(0, 1).every((edge) => edge.rank === 1)).toBe(true);
  for (const { rank, node } of filtered.edges)
    expect(node.metrics.find((cell) => cell.metric === 'USEFUL_TOPS')?.rank).toBe(rank);
});

test('a filtered board pages by its own cursors, which no other board takes', async () => {
  const first = await board({ kinds: ['MEASURED'] }, 1);
  expect(stacks(await board({ kinds: ['MEASURED'] }, 1, first.pageInfo.endCursor))).toEqual(['tgi']);
  await expect(board(null, 1, first.pageInfo.endCursor)).rejects.toThrow('BAD_CURSOR');
});
