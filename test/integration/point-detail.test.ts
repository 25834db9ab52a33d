import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeToAll } from '../testkit/agreed.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
let pointId: string;
beforeAll(async () => {
  api = await startTestApi();
  const outcome = await api.submit({ idempotencyKey: 'key-of-the-vendor' });
  pointId = outcome.__typename === 'RunAccepted' ? (outcome.pointIds[0] ?? '') : '';
});
afterAll(() => api.stop());

test('a point says model, precision, slice and where it comes from', async () => {
  const ask = () =>
    api.post(
      `query ($id: ID!) { point(id: $id) { model { slug name } precision { weights activations kv } peakOpsPerSec
      peakPrecision unranked { reason detail } positionReason contextTokens slice { id model { slug } batch context systems }
      inputTokens outputTokens batch split { hardware hardwareLow hardwareHigh }
      provenance { submittedBy receivedAt tool toolVersion contentHash notDeclared sourceGrade
        document { title where commit licence method caution } rows { id metric value statistic section } } } }`,
      { id: pointId },
    );
  const unreviewed = (await ask()).data?.['point'];
  expect(unreviewed).toMatchObject({ unranked: { reason: 'PROVISIONAL' }, slice: { systems: 0 } });
  await agreeToAll(api.queueUrl);
  const body = await ask();
  expect(body.errors).toBeUndefined();
  expect(body.data?.['point']).toMatchObject({
    model: { slug: 'llama-3-8b', name: 'Llama 3 8B' },
    precision: { weights: 'bf16' },
    unranked: null,
    positionReason: null,
    slice: { model: { slug: 'llama-3-8b' }, systems: 1 },
    provenance: { submittedBy: 'vendor', document: null, rows: [], sourceGrade: null },
  });
});

test('the receipt of a submission is public, its key and context are its organisation’s', async () => {
  const query = `query ($id: ID!) { point(id: $id) { provenance { submissionId runId } } }`;
  const found = await api.post(query, { id: pointId });
  const point = found.data?.['point'] as { provenance: { submissionId: string; runId: string } }; // the query's own shape
  const ask = (key?: string) =>
    api.post(
      `query ($id: ID!, $run: ID!) { submission(id: $id) { subject lifecycle submittedBy receipt { contentHash receivedAt }
         idempotencyKey context } run(id: $run) { kind example servedName pointIds tool } }`,
      { id: point.provenance.submissionId, run: point.provenance.runId },
      key,
    );
  const secret = 'key-of-the-vendor';
  const own = await ask(await api.newKey('vendor', ['read:scores']));
  expect(own.data).toMatchObject({
    submission: { subject: 'RUN', submittedBy: 'vendor', idempotencyKey: secret },
    run: { kind: 'MEASURED', pointIds: [pointId] },
  });
  for (const key of [undefined, api.apiKey, await api.newKey('somebody-else', ['read:scores'])]) {
    const other = await ask(key);
    expect(other.data).toMatchObject({ submission: { receipt: {}, idempotencyKey: null, context: null } });
    expect(JSON.stringify(other)).not.toContain(secret);
  }
});

test.each(["'; DROP TABLE run; --", '<script>', 'UnVuOng', ''])(
  'run and submission of id %j are null',
  async (id) => {
    const body = await api.post('query ($id: ID!) { run(id: $id) { id } submission(id: $id) { id } }', {
      id,
    });
    expect(body.data).toEqual({ run: null, submission: null });
  },
);
