import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_EXAMPLES } from '../../apps/web/src/about/developers/examples.ts';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { saveDraft } from '../testkit/drafts.ts';
import { fasterFile, readFixture } from '../testkit/fixture.ts';
import { countStatements } from '../testkit/statements.ts';

/** What stands in the documents for a value of the reader's own. */
const real = new Map<string, string>();

let api: TestApi;
let vendor: string;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  vendor = await api.newKey('documents', ['submit', 'write:runs']);
  const outcome = await api.submit({}, vendor);
  if (outcome.__typename !== 'RunAccepted') throw new Error(outcome.__typename);
  const submission = outcome.receipt?.submissionId ?? '';
  const answer = await api.post(
    'query ($id: ID!) { submission(id: $id) { runId } }',
    { id: submission },
    vendor,
  );
  const stored = answer.data?.['submission'] as { runId: string }; // the query's own shape
  const point = outcome.pointIds[0] ?? '';
  const { rows } = await api.database.pool.query<{ key: string }>(
    'SELECT configuration_key AS key FROM tradeoff_point LIMIT 1',
  );
  const pulled = await api.submit({ document: fasterFile(0.9) }, vendor);
  if (pulled.__typename !== 'RunAccepted') throw new Error(pulled.__typename);
  await act(api, 'withdraw', {
    key: vendor,
    submission: pulled.receipt?.submissionId ?? '',
    reason: 'as an example',
  });
  const { draft } = await saveDraft(api, vendor, { subject: 'RUN', document: 'not finished' });
  real
    .set('ID OF A DRAFT', draft?.id ?? '')
    .set('ID OF A WITHDRAWN POINT', pulled.pointIds[0] ?? '')
    .set('ID OF A POINT', point)
    .set('KEY OF A CONFIGURATION', rows[0]?.key ?? '')
    .set('AN ID', point)
    .set('ID OF A SUBMISSION', submission)
    .set('ID OF A RUN', stored.runId);
});
afterAll(() => api.stop());

function filled(value: unknown): unknown {
  if (typeof value === 'string') return real.get(value) ?? value;
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child)]));
}

/** Paths of lists of a page that are empty, and of root fields that are null. */
function emptyPlaces(value: unknown, path = 'data', depth = 0): string[] {
  if (value === null) return depth === 1 ? [path] : [];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    (key === 'edges' || key === 'nodes') && Array.isArray(child) && child.length === 0 && depth <= 1
      ? [`${path}.${key}`]
      : emptyPlaces(child, `${path}.${key}`, depth + 1),
  );
}

const READ_ONLY = API_EXAMPLES.filter(({ query }) => !query.startsWith('mutation'));

test.each(READ_ONLY)('$id of the API page returns rows', async ({ query, variables }) => {
  const answer = await api.post(query, filled(variables) as Record<string, unknown>, vendor); // filled keeps objects
  expect(answer.errors).toBeUndefined();
  expect(emptyPlaces(answer.data)).toEqual([]);
});

/** Query as clients are told to write it. */
const CENTRAL = `query Board($after: String) {
  leaderboard(
    slice: { model: "llama-3-8b", phase: GENERATE, shape: BALANCED, batch: 16, context: 2048, precision: FP16 }
    metric: ENERGY_EFFICIENCY
    evidence: { kinds: [MEASURED, REPORTED], minGrade: E1 }
    first: 50, after: $after
  ) {
    totalCount
    epoch
    slice { effective { batch context } comparabilityKey costBasis powerBoundary }
    pageInfo { hasNextPage endCursor }
    edges {
      rank
      tied
      node {
        value unit interval { low high assumed } valuePerChip relative { to value }
        system { slug chips chip { slug name vendor family } }
        point { id batch inputTokens outputTokens evidenceGrade powerBoundary }
        scores { usefulTops utilisation costEfficiency energyEfficiency engineVersion }
        split { algorithm hardware software limitedBy }
      }
    }
  }
}`;

test('the central query of the board returns rows', async () => {
  const answer = await api.post(CENTRAL);
  expect(answer.errors).toBeUndefined();
  expect(emptyPlaces(answer.data)).toEqual([]);
});

test('the query of the README returns rows, and stands there', async () => {
  const query = '{ leaderboard(first: 5) { edges { rank node { value unit system { slug } } } } }';
  expect(readFixture('README.md')).toContain(query);
  expect(emptyPlaces((await api.post(query)).data)).toEqual([]);
});

test('the API places the points of a chip under its roofline, memory-bound decode below the ridge', async () => {
  const answer = await api.post(
    '{ chip(slug: "nvidia-gh200-96gb") { points(first: 100) { nodes { phase intensityFlopPerByte computePrecision } } } }',
  );
  const { chip } = answer.data as {
    chip: { points: { nodes: { phase: string; intensityFlopPerByte: number | null }[] } };
  }; // the query's own shape
  const placed = chip.points.nodes.flatMap(({ phase, intensityFlopPerByte: intensity }) =>
    phase === 'DECODE' && intensity !== null ? [intensity] : [],
  );
  expect(placed.length).toBeGreaterThan(0);
  // 989.4 dense TFLOP/s ÷ 4 TB/s
  for (const intensity of placed) expect(intensity).toBeLessThanOrEqual(989.5e12 / 4e12);
});

/**
 * Statements for a query of the first-start data on a warm server; `npm run bench -- queries` says how long that
 * takes.
 */
const MOST_STATEMENTS = 4;

test.each(READ_ONLY)('$id costs at most four SQL statements', async ({ query, variables }) => {
  const ask = () => api.post(query, filled(variables) as Record<string, unknown>, vendor); // filled keeps objects
  await ask();
  expect(await countStatements(api, ask)).toBeLessThanOrEqual(MOST_STATEMENTS);
});
