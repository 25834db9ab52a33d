import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Scope } from '@inferbench/domain/account/api-key-scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { saveDraft } from '../testkit/drafts.ts';
import { ROOT } from '../testkit/environment.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';

let api: TestApi;
/** Keys of the vendor, one for each scope alone. */
const keys = new Map<Scope, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const scope of Scope.options)
    if (scope !== 'review') keys.set(scope, await api.newKey('vendor', [scope]));
  const reviewer = await inferbenchAdmin(api.queueUrl, 'key', 'create', '--reviewer', 'Ada Lovelace');
  keys.set('review', String(reviewer['key']));
});
afterAll(() => api?.stop());

const keyOf = (scope: Scope) => keys.get(scope) ?? '';
const CHIP = readFileSync(path.join(ROOT, 'packages/catalogue/chips/nvidia-a10.yaml'), 'utf8');

async function typeOf(query: string, variables: Record<string, unknown>, scope: Scope): Promise<unknown> {
  const { data } = await api.post(query, variables, keyOf(scope));
  return Object.values(data ?? {})[0];
}

const submitRun = async (scope: Scope) => (await api.submit({ dryRun: true }, keyOf(scope))).__typename;
const answerType = (answer: unknown) => (answer as { __typename: string }).__typename; // every union has it
const submitChip = async (scope: Scope) =>
  answerType(
    await typeOf(
      'mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename } }',
      { input: { document: CHIP, dryRun: true, idempotencyKey: crypto.randomUUID() } },
      scope,
    ),
  );
const makeKey = async (scope: Scope) =>
  answerType(
    await typeOf(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { __typename } }',
      {
        input: {
          name: 'x',
          scopes: [],
          expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
          idempotencyKey: crypto.randomUUID(),
        },
      },
      scope,
    ),
  );

const savingOf = (scope: Scope) => saveDraft(api, keyOf(scope), { subject: 'RUN', document: 'not finished' });

/** What each scope alone lets do; everything else is refused for want of it. */
const OPERATIONS = [
  ['submitting a run', submitRun, ['submit']],
  ['submitting a specification', submitChip, ['submit', 'write:specs']],
  [
    'saving a draft',
    async (scope: Scope) => (await savingOf(scope)).__typename,
    ['submit', 'write:specs', 'write:runs'],
  ],
  ['making a key', makeKey, ['admin:org']],
] as const;

describe.each(OPERATIONS)('%s', (_name, operation, allowed) => {
  test.each(Scope.options)('with the scope %s alone', async (scope) => {
    const refused = (await operation(scope)) === 'Unauthorized';
    expect(refused).toBe(!allowed.some((each) => each === scope));
  });
});

test('what is hidden, and what was sent with it, is shown by the scope read:scores of its organisation alone', async () => {
  const submitted = await api.submit();
  if (submitted.__typename !== 'RunAccepted') throw new Error(submitted.__typename);
  const id = submitted.receipt?.submissionId ?? '';
  await asAdmin(api.adminUrl, (client) =>
    client.query(
      `INSERT INTO event (kind, submission_id, role, from_state, to_state, version, payload)
       SELECT 'FLAG', id, 'REVIEWER', lifecycle, 'FLAGGED', version + 1, '{"flags": []}' FROM submission
       WHERE lifecycle = 'VALIDATED' AND organization_id = (SELECT id FROM organization WHERE slug = 'vendor')`,
    ),
  );
  keys.set('read:scores', await api.newKey('vendor', ['read:scores']));
  const seen = async (scope: Scope) =>
    typeOf('query ($id: ID!) { submission(id: $id) { lifecycle idempotencyKey } }', { id }, scope);
  const hidden = await Promise.all(Scope.options.map(async (scope) => [scope, await seen(scope)] as const));
  const own = { lifecycle: 'FLAGGED', idempotencyKey: expect.any(String) };
  expect(Object.fromEntries(hidden)).toEqual({
    ...Object.fromEntries(Scope.options.map((scope) => [scope, null])),
    'read:scores': own,
    review: { ...own, idempotencyKey: null },
  });
  const stranger = await api.newKey('stranger', ['read:scores', 'submit']);
  const { data } = await api.post('query ($id: ID!) { submission(id: $id) { id } }', { id }, stranger);
  expect(data?.['submission']).toBeNull();
});
