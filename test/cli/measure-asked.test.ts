// Questions that `inferbench measure` asks, and of whom: prompts of a file, answers that come whole, several servers, images.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { readMeasurement } from 'inferbench/measure/file';
import { expect, test } from 'vitest';
import { distributionOf } from '@inferbench/importers/shared/statistics';
import { imported } from '../testkit/imports.ts';
import { callCli } from '../testkit/call-cli.ts';
import { inFolder, measured, pairs, withEngine } from '../testkit/measure.ts';

const ALONE = '--repeat 1 --power none --json'.split(' ');

/** Codes of what the import says of a file. */
function notesOf(text: string): string[] {
  return imported([text]).flatMap(({ run }) => run.source.warnings.map(({ code }) => code));
}

async function refused(flags: readonly string[]) {
  const { exitCode, stdout } = await callCli(['measure', ...flags, '--json']);
  const answer = OUTPUT_SCHEMAS.measure.parse(JSON.parse(stdout));
  if (!('error' in answer)) throw new Error('it was let through');
  return { exitCode, ...answer.error };
}

test.each([
  [
    'sharegpt.json',
    JSON.stringify([
      {
        id: 'a',
        conversations: [
          { from: 'human', value: 'one two' },
          { from: 'gpt', value: 'no' },
        ],
      },
      {
        id: 'b',
        conversations: [
          { from: 'system', value: 'short' },
          { from: 'human', value: 'three' },
        ],
      },
    ]),
    [['one two'], ['short', 'three']],
  ],
  [
    'chat.jsonl',
    [
      {
        messages: [
          { role: 'user', content: 'one' },
          { role: 'assistant', content: 'left out' },
        ],
      },
      {
        messages: ['a', 'b', 'c'].map((content, at) => ({ role: at === 1 ? 'assistant' : 'user', content })),
      },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
    [['one'], ['a', 'b', 'c']],
  ],
  ['plain.txt', 'First prompt, as it is\n\n["second"]\n', [['First prompt, as it is'], ['["second"]']]],
])('prompts of %s are asked in their order, to the letter', (name, content, expected) =>
  inFolder(async (folder) => {
    const prompts = path.join(folder, name);
    writeFileSync(prompts, content);
    const both = await measured(
      // A client later than a tenth of this is not believed, and a busy machine makes it late.
      { ttftMs: 250, tpotMs: 1 },
      `--prompts ${prompts} --concurrency 1 --output-tokens 4 --requests 4 --warm-up 0 --repeat 1`.split(' '),
    );
    const asked = pairs(both).toSorted(([a], [b]) => a.id - b.id);
    expect(asked.map(([, { texts }]) => texts)).toEqual([...expected, ...expected]);
    // Their length is the server's count, and nobody else's.
    for (const [{ inputTokens }, { promptTokens }] of asked) expect(inputTokens).toBe(promptTokens);
    expect(both.file.header.plan.inputTokens).toMatchObject({ kind: 'prompts', count: 2 });
    expect(both.text).not.toContain('First prompt');
    expect(notesOf(both.text)).toContain('PROMPTS_STATED');
  }),
);

test.each([
  ['b.jsonl', '{"prompt": "fine"}\n{"prompt": 7}\n', 'Line 2'],
  ['b.json', '["fine", {"conversations": []}]', 'Entry 2'],
  ['b.json', '[\n"fine",\n', 'not complete JSON'],
  ['b.txt', '\n \n', 'no prompts'],
])('a file of prompts with a fault names its place: %s %j', (name, content, place) =>
  inFolder(async (folder) => {
    const prompts = path.join(folder, name);
    writeFileSync(prompts, content);
    const flags = ['--url', 'http://127.0.0.1:9/v1', '--concurrency', '1', '--output-tokens', '4'];
    const { message, details } = await refused([...flags, '--prompts', prompts]);
    expect(`${message} ${JSON.stringify(details)}`).toContain(place);
  }),
);

test('answers that come whole have their end and no first token; tokens count when they end', async () => {
  const both = await measured(
    { ttftMs: 300, tpotMs: 10, slots: 4, spread: 0.3 },
    '--no-stream --concurrency 4 --input-tokens 32 --output-tokens 8 --requests 60 --repeat 1'.split(' '),
  );
  const [point] = both.answer.points;
  expect(point).toMatchObject({
    ttftMs: null,
    tpotMs: null,
    itlMs: null,
    chunkGapMs: null,
    verdict: 'VALID',
  });
  const own = pairs(both).filter(([{ isWarmUp }]) => !isWarmUp);
  const truth = distributionOf(
    own.map(([, { arrivalUs, endUs }]) => ((endUs ?? Number.NaN) - arrivalUs) / 1e6),
  );
  const delays = own.map(
    ([{ sentUs, endUs }, one]) => Math.abs(endUs - (sentUs ?? 0) - ((one.endUs ?? 0) - one.arrivalUs)) / 1e3,
  );
  for (const key of ['mean', 'p50', 'p99'] as const) {
    const off = Math.abs((point?.e2eMs?.[key] ?? Number.NaN) - 1e3 * (truth?.[`${key}Sec`] ?? Number.NaN));
    expect([key, off <= Math.max(...delays) + 1]).toEqual([key, true]);
  }
  // Four clients, each with an answer of eight tokens after another.
  const plateau = (4 * 8) / (truth?.meanSec ?? Number.NaN);
  expect(Math.abs((point?.outputTokensPerSec ?? 0) / plateau - 1)).toBeLessThan(0.05);
  for (const [record] of own)
    expect(record).toMatchObject({ firstTokenUs: null, lastTokenUs: null, chunks: 0 });
  expect(notesOf(both.text)).toContain('ANSWERS_WHOLE');
  const [one] = imported([both.text]);
  expect(one?.run.points[0]).toMatchObject({ latency: { ttft: null, tpot: null, itl: null } });
});

test('an answer that was asked for whole and is cut, no JSON, or uncounted is none', async () => {
  const faults = (['CUT', 'EMPTY', 'NO_USAGE'] as const).map((kind, at) => ({
    kind,
    every: 8,
    from: 9 + at,
  }));
  const { answer } = await measured(
    { ttftMs: 3, tpotMs: 1, faults },
    '--no-stream --concurrency 1 --input-tokens 16 --output-tokens 8 --requests 40 --warm-up 0 --repeat 1'.split(
      ' ',
    ),
  );
  const failures = Object.keys(answer.points[0]?.failures ?? {}).toSorted();
  expect(failures).toEqual(['NOT_JSON', 'NO_USAGE', 'STREAM_CUT']);
});

test.each([
  ['round-robin', 0.999, 1.001],
  ['least-busy', 1.5, 6],
] as const)('several servers share the load, %s', (deal, least, most) =>
  withEngine({ ttftMs: 20, tpotMs: 2, spread: 0 }, (quick) =>
    withEngine({ ttftMs: 100, tpotMs: 10, spread: 0 }, (slow) =>
      inFolder(async (folder) => {
        const out = path.join(folder, 'run.jsonl');
        const urls = [quick, slow].flatMap(({ url }) => ['--url', url]);
        const flags = '--concurrency 4 --input-tokens 16 --output-tokens 4 --requests 60 --warm-up 0'.split(
          ' ',
        );
        const { exitCode } = await callCli([
          'measure',
          ...urls,
          '--deal',
          deal,
          '--out',
          out,
          ...flags,
          ...ALONE,
        ]);
        expect(exitCode).toBe(0);
        const file = readMeasurement(out);
        expect(file.header.plan.servers).toEqual({ count: 2, deal });
        const requests = file.stages[0]?.requests ?? [];
        const told = [0, 1].map((at) => requests.filter(({ server }) => server === at).map(({ id }) => id));
        const stage = new RegExp(`^measure-${file.stages[0]?.stage.stage}-`);
        const seen = [quick, slow].map(({ truth }) =>
          truth.requests
            .filter(({ requestId }) => stage.test(requestId))
            .map(({ requestId }) => Number(requestId.replace(stage, ''))),
        );
        const sorted = (lists: number[][]) => lists.map((ids) => ids.toSorted((a, b) => a - b));
        expect(sorted(told)).toEqual(sorted(seen));
        const [ofQuick = 0, ofSlow = 0] = told.map(({ length }) => length);
        expect(ofQuick / ofSlow).toBeGreaterThan(least);
        expect(ofQuick / ofSlow).toBeLessThan(most);
        // Both count together as many as were asked.
        const [before, after] = file.stages[0]?.counters ?? [];
        const generated = (after?.values.generatedTokens ?? 0) - (before?.values.generatedTokens ?? 0);
        expect(generated).toBe(requests.length * 4);
      }),
    ),
  ),
);

test('servers that are not alike are not measured together', () =>
  withEngine({}, (one) =>
    withEngine({ version: '2.0.0' }, async (other) => {
      const urls = [one, other].flatMap(({ url }) => ['--url', url]);
      const flags = '--concurrency 1 --input-tokens 16 --output-tokens 4'.split(' ');
      expect(await refused([...urls, ...flags])).toMatchObject({
        message: 'Server 2 is not like the first.',
      });
    }),
  ));

test('each prompt shows an image of its own, of the size that was asked for', async () => {
  const both = await measured(
    { ttftMs: 3, tpotMs: 1, imageTokens: 100 },
    '--image 320x200 --concurrency 2 --input-tokens 32 --output-tokens 4 --requests 12 --warm-up 2 --repeat 1'.split(
      ' ',
    ),
  );
  expect(both.stderr).toContain('320x200 pixels is 100 tokens');
  const images = both.truth.flatMap((request) => request.images);
  expect(images).toHaveLength(both.truth.length);
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) {
    const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 200]);
  }
  for (const [{ inputTokens }] of pairs(both)) expect(inputTokens).toBe(132);
});

test('a server that does not see is told before anything is measured', () =>
  withEngine({}, async ({ url }) => {
    const flags = '--image 64x64 --concurrency 1 --input-tokens 16 --output-tokens 4'.split(' ');
    expect(await refused(['--url', url, ...flags])).toMatchObject({ message: 'The server takes no images.' });
  }));
