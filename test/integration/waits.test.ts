// Waiting, by terminal: one's own submissions, the queue, who acts next, and why an act is refused.
import { setSuspended } from '@inferbench/db/admin/organizations';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';
import { EXAMPLE, MEASURED_CONTEXT } from '../testkit/fixture.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let submitter: string;
let reviewers: string[];
beforeAll(async () => {
  api = await startTestApi();
  submitter = await api.newKey('waiting-house', ['submit', 'read:scores', 'admin:org']);
  reviewers = [await reviewerKey(api, 'First Reader'), await reviewerKey(api, 'Second Reader')];
});
afterAll(() => api?.stop());

function told(key: string | undefined, ...args: string[]) {
  const env = { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: key ?? '' };
  return callCli(args, env);
}

test('a submission is followed without its id, and each act says who comes next', async () => {
  expect((await told(submitter, 'status')).stdout).toContain('nothing was submitted yet');
  const sent = await told(submitter, 'submit', EXAMPLE, '--context-file', MEASURED_CONTEXT);
  const id = /^receipt\s+(\S+)$/m.exec(sent.stdout)?.[1] ?? '';
  expect(sent.stdout).toMatch(/^result\s+http/m);

  const own = await told(submitter, 'status', '--json');
  expect(OUTPUT_SCHEMAS.status.parse(JSON.parse(own.stdout))).toMatchObject({
    type: 'OwnSubmissions',
    submissions: [{ id, lifecycle: 'VALIDATED', waitsFor: 'REVIEWERS' }],
  });
  for (const word of ['last', id.slice(-8), id])
    expect((await told(submitter, 'status', word)).stdout).toMatch(new RegExp(`^id\\s+${id}`));

  const queue = await told(reviewers[0], 'review', '--json');
  expect(OUTPUT_SCHEMAS.review.parse(JSON.parse(queue.stdout))).toMatchObject({ queue: [{ id }] });

  const part = id.slice(-8);
  const early = await told(reviewers[0], 'review', 'publish', part);
  expect(early.stderr).toContain('Nobody took it up yet');
  expect((await told(reviewers[0], 'review', 'take-up', part)).stdout).toContain('taken up by you');
  const reason = ['--reason', 'The file gives the figures.'];
  const approved = await told(reviewers[0], 'review', 'approve', part, ...reason);
  expect(approved.stdout).toMatch(/^done\s+approved by you$/m);
  expect(approved.stdout).toMatch(/^next\s+\S.+$/m);
  const again = await told(reviewers[0], 'review', 'publish', part);
  expect(again.stderr).toContain('You approved it yourself: another person has to publish it.');
  const published = await told(reviewers[1], 'review', 'publish', part);
  expect(published.stdout).toMatch(/^next\s+Nothing to do\.$/m);
});

test('a key that is replaced lasts as long as the one before', async () => {
  const made = await told(
    submitter,
    'keys',
    'create',
    '--name',
    'ci',
    '--scopes',
    'submit',
    '--days',
    '30',
    '--json',
  );
  const first = OUTPUT_SCHEMAS.keys.parse(JSON.parse(made.stdout));
  const publicId = 'keys' in first ? first.keys[0]?.publicId : undefined;
  const other = await told(submitter, 'keys', 'rotate', publicId ?? '', '--json');
  const second = OUTPUT_SCHEMAS.keys.parse(JSON.parse(other.stdout));
  const [key] = 'keys' in second ? second.keys : [];
  const days = (Date.parse(key?.expiresAt ?? '') - Date.parse(key?.createdAt ?? '')) / 86_400_000;
  expect(days).toBeCloseTo(30, 1);
});

test('a suspended organisation is told to who holds its key, and to nobody else', async () => {
  const key = await api.newKey('paused-house', ['submit', 'read:scores']);
  await setSuspended(api.adminUrl, { slug: 'paused-house', suspended: true });
  const sent = await told(key, 'submit', EXAMPLE, '--context-file', MEASURED_CONTEXT);
  expect([sent.exitCode, sent.stderr]).toEqual([5, expect.stringContaining('is suspended')]);
});
