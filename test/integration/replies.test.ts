import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { act, stateOf } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { runCli } from '../testkit/processes.ts';
import { attachReply, replyTo } from '../testkit/replies.ts';
import { reviewerKey } from '../testkit/reviewers.ts';
import { submitEntryOf, submitRunOf } from '../testkit/twins/prepared.ts';

let api: TestApi;
let maker: string;
let lab: string;
beforeAll(async () => {
  api = await startTestApi();
  maker = await api.newKey('maker', ['submit', 'read:scores']);
  lab = await api.newKey('lab', ['submit', 'read:scores']);
  await submitEntryOf(api, maker, declaredChip('maker', 'maker-a1'));
});
afterAll(() => api?.stop());

let turns = 0;
/** A result of a laboratory on the maker's chip, unlike any before. */
async function resultOn(chip: string, key = lab) {
  turns += 1;
  const run = { model: 'llama-3-8b', batch: 16, weights: 'bf16', framework: 'vllm' } as const;
  const { submission, pointIds, lifecycle } = await submitRunOf(api, key, {
    ...run,
    chip,
    seconds: 30 + turns,
  });
  expect(lifecycle).toBe('VALIDATED');
  return { submission, point: pointIds[0] ?? '' };
}

test('the organisation that makes a chip replies to a result of others; everybody reads it, every version', async () => {
  const of = await resultOn('maker-a1');
  const text = 'The firmware was <b>two</b> releases old.\r\n\r\nSee https://example.com/notes.';
  expect(await attachReply(api, maker, { submission: of.submission, text })).toMatchObject({
    __typename: 'ReplyAttached',
    version: 1,
  });
  const first = {
    organization: 'maker',
    version: 1,
    // As it was written: whoever shows it escapes it.
    text: 'The firmware was <b>two</b> releases old.\n\nSee https://example.com/notes.',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    earlier: [],
  };
  expect(await replyTo(api, of)).toEqual({ submission: first, point: first });
  const second = await attachReply(api, maker, {
    submission: of.submission,
    text: 'It was one release old.',
    expectedVersion: 1,
  });
  expect(second.version).toBe(2);
  expect((await replyTo(api, of)).point).toMatchObject({
    text: 'It was one release old.',
    version: 2,
    earlier: [{ version: 1, text: first.text }],
  });
  const { data } = await api.post(
    'query ($id: ID!) { submission(id: $id) { story { timeline { act role organization } } } }',
    { id: of.submission },
  );
  expect(JSON.stringify(data)).toContain(
    JSON.stringify({ act: 'REPLY', role: 'VENDOR', organization: 'maker' }),
  );
});

/** Where the maker replied, as the holder of a key may know it. */
async function repliesOfMaker(key?: string) {
  const query = '{ organization(slug: "maker") { replies { submission about submittedBy version } } }';
  const { data } = await api.post(query, {}, key);
  return z.object({ organization: z.object({ replies: z.array(Given) }) }).parse(data).organization.replies;
}
const Given = z.object({
  submission: z.string(),
  about: z.string(),
  submittedBy: z.string(),
  version: z.int(),
});

test('an organisation’s replies stand on its page, the newest first and each once, but none to what is hidden', async () => {
  const [one, other] = [await resultOn('maker-a1'), await resultOn('maker-a1')];
  await attachReply(api, maker, { ...one, text: 'First.' });
  await attachReply(api, maker, { ...other, text: 'Second.' });
  await attachReply(api, maker, { ...other, text: 'Second, corrected.', expectedVersion: 1 });
  const words = { about: expect.stringContaining('Run of Llama 3 8B on'), submittedBy: 'lab' };
  const both = [
    { ...words, submission: other.submission, version: 2 },
    { ...words, submission: one.submission, version: 1 },
  ];
  expect((await repliesOfMaker()).slice(0, 2)).toEqual(both);
  const reviewer = await reviewerKey(api, 'Who flags');
  const flag = { key: reviewer, verdict: 'FLAG', rule: 'PHYS-COMPUTE', reason: 'Which clock?' };
  await act(api, 'decide', { ...flag, submission: other.submission });
  for (const key of [undefined, maker])
    expect((await repliesOfMaker(key))[0]).toMatchObject({ submission: one.submission });
  expect((await repliesOfMaker(lab)).slice(0, 2)).toEqual(both);
});

test('a vendor of a shipped chip replies by its name', async () => {
  const of = await resultOn('nvidia-h100-sxm5-80gb');
  const nvidia = await api.newKey('NVIDIA', ['submit']);
  expect((await attachReply(api, maker, { ...of, text: 'Not ours.' })).__typename).toBe('NotAllowed');
  expect((await attachReply(api, nvidia, { ...of, text: 'Ours.' })).__typename).toBe('ReplyAttached');
  const { data } = await api.post(
    'query ($id: ID!) { submission(id: $id) { mayReply } }',
    { id: of.submission },
    nvidia,
  );
  expect(data).toEqual({ submission: { mayReply: true } });
});

test('nobody else replies: who submitted it, a stranger, a key without the scope, or to a result of one’s own', async () => {
  const of = await resultOn('maker-a1');
  const own = await resultOn('maker-a1', maker);
  for (const [key, about] of [
    [lab, of],
    [await api.newKey('third', ['submit']), of],
    [maker, own],
  ] as const)
    expect(await attachReply(api, key, { ...about, text: 'x' })).toMatchObject({
      __typename: 'NotAllowed',
      code: 'NOT_ALLOWED_NOW',
    });
  const reader = await api.newKey('maker', ['read:scores', 'write:specs']);
  expect((await attachReply(api, reader, { ...of, text: 'x' })).__typename).toBe('Unauthorized');
  expect(await replyTo(api, of)).toEqual({ submission: null, point: null });
});

test('a hidden result is unknown to the vendor, and what was replied is hidden with it', async () => {
  const of = await resultOn('maker-a1');
  await attachReply(api, maker, { ...of, text: 'Before.' });
  const reviewer = await reviewerKey(api, 'A reviewer');
  const flag = { key: reviewer, verdict: 'FLAG', rule: 'PHYS-COMPUTE', reason: 'Which clock?' };
  expect((await act(api, 'decide', { ...flag, submission: of.submission })).lifecycle).toBe('FLAGGED');
  const never = Buffer.from(`Submission:${crypto.randomUUID()}`).toString('base64url');
  const said = { text: 'After.', expectedVersion: 1 };
  const hidden = await attachReply(api, maker, { ...said, submission: of.submission });
  expect(hidden).toMatchObject({ code: 'NOT_FOUND' });
  expect(hidden).toEqual(await attachReply(api, maker, { ...said, submission: never }));
  expect(await replyTo(api, of)).toEqual({ submission: undefined, point: undefined });
  expect(await replyTo(api, of, maker)).toEqual({ submission: undefined, point: undefined });
  expect((await replyTo(api, of, lab)).submission).toMatchObject({ text: 'Before.' });
});

test('the same reply twice is one; two at once are not both the first', async () => {
  const of = await resultOn('maker-a1');
  const once = { ...of, text: 'Once.', idempotencyKey: 'reply-to-it-once' };
  expect((await attachReply(api, maker, once)).replayed).toBe(false);
  expect(await attachReply(api, maker, once)).toMatchObject({ replayed: true, version: 1 });
  expect((await attachReply(api, maker, { ...once, text: 'Other.' })).__typename).toBe('Conflict');
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) => attachReply(api, maker, { ...of, text, expectedVersion: 1 })),
  );
  expect(answers.filter(({ __typename }) => __typename === 'ReplyAttached')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'STALE_VERSION')).toHaveLength(3);
  // The state of the result is its own.
  expect((await stateOf(api, of.submission))?.version).toBe(1);
});

test('only plain text that everybody sees as it is, of at most 4,000 characters', async () => {
  const of = await resultOn('maker-a1');
  for (const text of [
    '',
    '  \n ',
    'x'.repeat(4_001),
    'a\0b',
    '\u202Ereversed',
    'zero\u200Bwidth',
    'bell\u0007',
  ])
    expect((await attachReply(api, maker, { ...of, text })).__typename).toBe('ValidationFailed');
  expect((await attachReply(api, maker, { ...of, text: 'é'.repeat(4_000) })).__typename).toBe(
    'ReplyAttached',
  );
});

test('the command line replies from a file, version after version', { timeout: 60_000 }, async () => {
  const of = await resultOn('maker-a1');
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-reply-'));
  const file = path.join(dir, 'reply.txt');
  const env = { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: maker };
  for (const [index, text] of ['First.\n', 'Second.\n'].entries()) {
    await writeFile(file, text);
    const { exitCode, stdout } = await runCli(['reply', of.submission, '--file', file, '--json'], env);
    expect([exitCode, JSON.parse(stdout)]).toMatchObject([0, { version: index + 1, replayed: false }]);
  }
  expect((await replyTo(api, of)).point).toMatchObject({ text: 'Second.', earlier: [{ text: 'First.' }] });
  const refused = await runCli(['reply', of.submission, '--file', file, '--json'], {
    ...env,
    INFERBENCH_API_KEY: lab,
  });
  expect([refused.exitCode, JSON.parse(refused.stdout)]).toMatchObject([
    3,
    { ok: false, error: { code: 'NOT_ALLOWED_NOW' } },
  ]);
  await rm(dir, { recursive: true });
});
