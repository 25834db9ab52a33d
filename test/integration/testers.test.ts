import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { fasterFile } from '../testkit/fixture.ts';

/** Who measured: an organisation that confirms it, or a name that is only said and that no row carries. */

let api: TestApi;
let submitter: string;
let lab: string;
beforeAll(async () => {
  api = await startTestApi();
  submitter = await api.newKey('Bench runners', ['submit', 'read:scores']);
  lab = await api.newKey('Lab of measures', ['submit', 'read:scores']);
});
afterAll(() => api.stop());

let faster = 1;
async function submit(testedBy: string, key = submitter) {
  const document = fasterFile((faster += 0.003));
  return api.submit({ document, testedBy } as Parameters<TestApi['submit']>[0], key);
}

async function accepted(testedBy: string): Promise<{ submission: string; point: string }> {
  const outcome = await submit(testedBy);
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  return { submission: outcome.receipt?.submissionId ?? '', point: outcome.pointIds[0] ?? '' };
}

interface Named {
  point: { testedBy: string | null; provenance: { test: { state: string; said: string | null } } };
  submission: { testedBy: string; test: { state: string } };
}

async function named({ submission, point }: { submission: string; point: string }): Promise<Named> {
  const body = await api.post(
    `query ($point: ID!, $submission: ID!) { point(id: $point) { testedBy provenance { test { state said } } }
       submission(id: $submission) { testedBy test { state } } }`,
    { point, submission },
  );
  return body.data as unknown as Named; // the query's own shape
}

/** What every list says of who measured a point. */
async function inLists(): Promise<string> {
  const body =
    await api.post(`{ points(first: 100) { nodes { testedBy submitter } } scores(first: 100) { nodes { testedBy } }
    chip(slug: "nvidia-h100-sxm5-80gb") { points(first: 100) { nodes { testedBy } } } }`);
  const csv = await fetch(`${api.server.url}/export/scores.csv`);
  return JSON.stringify(body.data) + (csv.ok ? await csv.text() : '');
}

async function answer(key: string, submission: string, measured: boolean) {
  const body = await api.post(
    `mutation ($input: AnswerTestInput!) { answerTest(input: $input) { __typename ... on TestAnswered { state }
       ... on NotAllowed { code } ... on ValidationFailed { code } ... on Unauthorized { code } } }`,
    { input: { submission, measured, idempotencyKey: crypto.randomUUID() } },
    key,
  );
  return body.data?.['answerTest'];
}

async function inbox(key: string): Promise<{ submission: string; state: string; submittedBy: string }[]> {
  const body = await api.post('{ viewer { testRequests { submission state submittedBy } } }', {}, key);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return (
    body.data['viewer'] as { testRequests: { submission: string; state: string; submittedBy: string }[] }
  ).testRequests; // the query's own shape
}

test('a name that nobody bears is said on the page of the result, and stands in no row, list or file', async () => {
  const result = await accepted('Garage of Ada');
  expect(await named(result)).toEqual({
    point: { testedBy: null, provenance: { test: { state: 'SAID', said: 'Garage of Ada' } } },
    submission: { testedBy: 'not confirmed', test: { state: 'SAID' } },
  });
  expect(await inLists()).not.toContain('Garage of Ada');
});

test('an organisation that is named is asked, and is named once it confirms, until it denies', async () => {
  const result = await accepted('Lab of measures');
  expect((await named(result)).point).toMatchObject({
    testedBy: null,
    provenance: { test: { state: 'ASKED' } },
  });
  expect(await inLists()).not.toContain('Lab of measures');
  expect(await inbox(lab)).toEqual([
    { submission: result.submission, state: 'ASKED', submittedBy: 'Bench runners' },
  ]);
  expect(await inbox(submitter)).toEqual([]);
  // Neither who submitted nor a stranger answers for it.
  expect(await answer(submitter, result.submission, true)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await answer(lab, result.submission, true)).toEqual({
    __typename: 'TestAnswered',
    state: 'CONFIRMED',
  });
  expect((await named(result)).point.testedBy).toBe('Lab of measures');
  expect(await inLists()).toContain('Lab of measures');
  expect(await answer(lab, result.submission, true)).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
  expect(await answer(lab, result.submission, false)).toMatchObject({ state: 'DENIED' });
  expect((await named(result)).point).toMatchObject({
    testedBy: null,
    provenance: { test: { state: 'DENIED' } },
  });
  const { rows } = await api.database.pool.query(
    "SELECT kind, role FROM event WHERE kind IN ('CONFIRM_TEST', 'DENY_TEST') ORDER BY id",
  );
  expect(rows).toEqual([
    { kind: 'CONFIRM_TEST', role: 'TESTER' },
    { kind: 'DENY_TEST', role: 'TESTER' },
  ]);
});

test('no process says for an organisation that it confirmed', async () => {
  const { submission } = await accepted('Lab of measures');
  const { rows } = await api.database.pool.query<{ id: string; organization_id: string }>(
    'SELECT id, organization_id FROM submission WHERE test_state = $1 AND tester_id IS NOT NULL ORDER BY created_at DESC LIMIT 1',
    ['SAID'],
  );
  expect(submission).not.toBe('');
  const [sub] = rows;
  await expect(
    api.database.pool.query("UPDATE submission SET test_state = 'CONFIRMED' WHERE id = $1", [sub?.id]),
  ).rejects.toThrow(/permission denied/);
  await expect(
    api.database.pool.query(
      "INSERT INTO event (kind, submission_id, organization_id, role) VALUES ('CONFIRM_TEST', $1, $2, 'TESTER')",
      [sub?.id, sub?.organization_id],
    ),
  ).rejects.toThrow(/asks nothing of who answers/);
});

describe('names that are not for anybody to say', () => {
  test.each([
    'MLCommons',
    'MLComm0ns',
    'ML Commons',
    'NVIDIA',
    'nvldia',
    'NVIDIA Corporation',
    'the labs of AMD',
    'InferBench',
    'InferBench catalogue',
    'SPEC',
    'TPC',
    'Llama 3 8B',
    'H100 SXM5 80GB',
    'Lab-of-measures',
  ])('%s is refused with its code', async (name) => {
    const before = await api.rowCounts();
    const outcome = await submit(name);
    expect(outcome).toMatchObject({ __typename: 'ValidationFailed', code: 'NAME_TAKEN' });
    expect(await api.rowCounts()).toEqual(before);
  });

  test('its own name is nobody else: the organisation measured it itself', async () => {
    const result = await accepted('bench runners');
    expect((await named(result)).point).toEqual({
      testedBy: 'Bench runners',
      provenance: { test: { state: 'OWN', said: null } },
    });
  });
});
