import { globalId } from '@inferbench/api/graphql/global-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { submitBatch } from '../testkit/many-slices.ts';

let api: TestApi;
const INVENTED = [
  'vLLM (official NVIDIA reference)',
  'a,=WEBSERVICE("x")',
  'Reference Stack',
  'vllm 9',
  '\u03BDllm',
];
beforeAll(async () => {
  api = await startTestApi();
  for (const [i, framework] of INVENTED.entries()) await submitBatch(api, { framework, seconds: 12 + i });
});
afterAll(() => api.stop());

const ask = async (query: string) => {
  const { data, errors } = await api.post(query);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
};

test('invented stacks are one system, and their words stand on the pages of their points only', async () => {
  const listed = await ask(`{
    systems(first: 20) { nodes { slug framework } }
    slices(first: 20) { edges { node { leaders { system { slug framework } } leaderless { systems } } } }
    leaderboard(first: 50) { edges { node { system { slug framework } } } } }`);
  expect(listed?.['systems']).toEqual({
    nodes: [{ slug: 'nvidia-h100-sxm5-80gb-x1-other', framework: 'other' }],
  });
  expect(JSON.stringify(listed)).not.toMatch(/official|WEBSERVICE|Reference|vllm/i);

  const { rows } = await api.database.pool.query<{ id: string }>('SELECT id FROM point ORDER BY id');
  const ids = rows.map(({ id }) => JSON.stringify(globalId('Point', id)));
  expect(ids).toHaveLength(INVENTED.length);
  const { nodes } = (await ask(
    `{ nodes(ids: [${ids.join(', ')}]) { ... on Point { provenance { frameworkText } } } }`,
  )) as { nodes: { provenance: { frameworkText: string | null } }[] };
  expect(nodes.map(({ provenance }) => provenance.frameworkText ?? '').toSorted()).toEqual([
    'Reference Stack',
    'a WEBSERVICE x',
    'llm',
    'vLLM official NVIDIA reference',
    'vllm 9',
  ]);
});
