import { globalId } from '@inferbench/api/graphql/global-id';
import { PointPage } from '@inferbench/graphql-documents/point-page';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { readFixture } from '../testkit/fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CONTEXT = `system: { chip: nvidia-h100-sxm5-80gb, chips: 1 }
model: { slug: llama-3.2-1b }
precision: { weights: bf16 }
`;

test('a file of measure is stored as a measured curve of grade E2, and its points say how the client kept up', async () => {
  const outcome = await api.submit({
    document: readFixture('test/fixtures/measurement/closed.jsonl'),
    context: CONTEXT,
  });
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  expect(outcome.findings.filter(({ severity }) => severity !== 'WARN')).toEqual([]);
  const { rows } = await api.database.pool.query<{ id: string }>('SELECT id FROM point ORDER BY id');
  expect(rows).toHaveLength(6);
  const pages = await Promise.all(
    rows.map(({ id }) => api.post(print(PointPage), { id: globalId('Point', id) })),
  );
  for (const { data, errors } of pages) {
    expect(errors).toBeUndefined();
    expect(data?.['point']).toMatchObject({
      kind: 'MEASURED',
      evidenceGrade: 'E2',
      powerBoundary: 'DEVICE_SENSOR',
      provenance: {
        tool: 'inferbench',
        client: { latenessMsP50: 0.02, latenessMsP99: 0.02, failures: [] },
        countedByServer: { server: 'vllm', prefixCacheHitRate: 0, promptTokens: 1664, kvUsedRatio: 0.125 },
      },
    });
  }
});
