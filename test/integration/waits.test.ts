// Waiting, by terminal: one's own submissions, the queue, who acts next, and why an act is refused.
import { setSuspended } from '@inferbench/db/admin/organizations';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';
import { EXAMPLE, MEASURED_CONTEXT } from '../testkit/fixture.ts';
import { batchRun } from '../testkit/many-slices.ts';
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

test('flags of one cause are one group, and one text explains all of them', async () => {
  const key = await api.newKey('flagged-house', ['submit', 'read:scores']);
  const [fast, faster] = [1, 0.9].map((seconds) => batchRun({ framework: 'xdit', weights: 'bf16', seconds }));
  const document = JSON.stringify({
    ...fast,
    points: [...(fast?.points ?? []), ...(faster?.points ?? []).map((point) => ({ ...point, batch: 17 }))],
  });
  const sent = await api.submit({ document, context: '' }, key);
  expect(sent).toMatchObject({ __typename: 'RunAccepted', lifecycle: 'FLAGGED' });

  const flagged = await told(key, 'status', 'last', '--json');
  const before = OUTPUT_SCHEMAS.status.parse(JSON.parse(flagged.stdout));
  const flags = ('story' in before ? before.story?.flags : null) ?? [];
  const rules = [...new Set(flags.map(({ rule }) => rule))];
  expect(flags.length).toBeGreaterThan(rules.length);
  const shown = (await told(key, 'status', 'last')).stdout;
  // A line a rule, not a line a point.
  expect(shown.match(/^flag {6}\S+: /gm)).toHaveLength(rules.length);
  expect(shown).toMatch(/^ +and \d+ more of \S+: one explanation answers them$/m);

  const text = 'The part ran at 1.2 times its listed clock.';
  expect((await told(key, 'explain', 'last', '--all', '--text', text)).stdout).toMatch(/^done\s+/m);
  const explained = await told(key, 'status', 'last', '--json');
  const after = OUTPUT_SCHEMAS.status.parse(JSON.parse(explained.stdout));
  const story = 'story' in after ? after.story : null;
  expect(story?.flags.map(({ rule, explained: isExplained }) => [rule, isExplained])).toEqual(
    flags.map(({ rule }) => [rule, true]),
  );
  const again = await told(key, 'explain', 'last', '--all', '--text', text);
  expect([again.exitCode === 0, again.stderr]).toEqual([
    false,
    expect.stringContaining('No flag of it waits for an explanation.'),
  ]);
  const both = await told(key, 'explain', 'last', '--all', '--rule', rules[0] ?? '', '--text', text);
  expect([both.exitCode, both.stderr]).toEqual([2, expect.stringContaining('Which flag?')]);
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
