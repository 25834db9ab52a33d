import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { manySlices } from '../testkit/many-slices.ts';
import { walk } from '../testkit/walk.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await manySlices(api);
});
afterAll(() => api.stop());

interface Slice {
  id: string;
  systems: number;
  phase: string;
  batch: number;
  model: { slug: string; name: string };
}

const SLICES = `query ($first: Int!, $after: String, $model: String, $phase: Phase, $min: Int) {
  list: slices(first: $first, after: $after, model: $model, phase: $phase, minSystems: $min) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id model { slug name } phase shape batch context precision systems version } } }`;

test('slices come with most systems first, and a walk by cursors is the full list', async () => {
  const whole = await walk<Slice>(api, SLICES, { first: 100, min: 1 });
  expect(whole.length).toBeGreaterThan(3);
  expect(whole.map((slice) => slice.systems)).toEqual(
    whole.map((slice) => slice.systems).toSorted((a, b) => b - a),
  );
  expect(await walk<Slice>(api, SLICES, { first: 1, min: 1 })).toEqual(whole);
  const node = await api.post('query ($id: ID!) { node(id: $id) { __typename id } }', { id: whole[0]?.id });
  expect(node.data?.['node']).toEqual({ __typename: 'Slice', id: whole[0]?.id });
});

test('filters narrow; what nobody has gives an empty list', async () => {
  const ours = await walk<Slice>(api, SLICES, { first: 50, min: 1, model: 'llama-3-8b', phase: 'SERVING' });
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.every((slice) => slice.model.slug === 'llama-3-8b' && slice.phase === 'SERVING')).toBe(true);
  for (const filter of [{ model: "'; DROP TABLE slice; --" }, { phase: 'IMAGE' }, { min: 1000 }]) {
    expect(await walk<Slice>(api, SLICES, { first: 50, min: 1, ...filter })).toEqual([]);
  }
});

test('workloads count the slices and systems of a model, phase, shape and precision', async () => {
  const workloads = `query ($first: Int!, $after: String) { list: workloads(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { model { slug } phase shape precision slices systems } } }`;
  const whole = await walk<{ slices: number; systems: number }>(api, workloads, { first: 100 });
  const slices = await walk<Slice>(api, SLICES, { first: 100, min: 1 });
  expect(whole.reduce((sum, workload) => sum + workload.slices, 0)).toBe(slices.length);
  expect(await walk(api, workloads, { first: 1 })).toEqual(whole);
});

test.each([
  [{ first: 0 }, 'BAD_PAGE_SIZE'],
  [{ first: 401 }, 'BAD_PAGE_SIZE'],
  [{ first: 5, after: 'nonsense' }, 'BAD_CURSOR'],
  [{ first: 5, after: '<script>alert(1)</script>' }, 'BAD_CURSOR'],
  [{ first: 5, phase: 'NOT_A_PHASE' }, 'BAD_USER_INPUT'],
])('slices %j is refused with %s', async (variables, code) => {
  const body = await api.post(SLICES, variables);
  expect(body.errors?.[0]?.extensions['code']).toBe(code);
});

test('a cursor of another filter is refused', async () => {
  const page = await api.post(SLICES, { first: 1, min: 1 });
  const list = page.data?.['list'] as { pageInfo: { endCursor: string } }; // the query's own shape
  const body = await api.post(SLICES, { first: 1, min: 2, after: list.pageInfo.endCursor });
  expect(body.errors?.[0]?.extensions['code']).toBe('BAD_CURSOR');
});

test('the rule catalogue is there whole', async () => {
  const body = await api.post('{ rules { id title severity since explanation formula } }');
  const rules = body.data?.['rules'] as { id: string; severity: string }[]; // the query's own shape
  expect(rules.find((rule) => rule.id === 'PHYS-BANDWIDTH')?.severity).toBe('FLAG');
  expect(rules.length).toBeGreaterThan(20);
});
