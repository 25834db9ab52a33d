// Content of the requests of `inferbench measure`, and when they are sent, by the count of the engine that gets them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, measured, pairs } from '../testkit/measure.ts';

const ALONE = ['--repeat', '1'];

test('blocks of a recorded trace are found again where the record found them, and in no other stage', () =>
  inFolder(async (folder) => {
    const trace = path.join(folder, 'trace.jsonl');
    // Two conversations that share their first block; each turn repeats what came before it.
    const turns = [
      [1, 2],
      [1, 3],
      [1, 2, 4],
      [1, 3, 5],
      [1, 2, 4, 6],
    ];
    const lines = turns.map((hashes, at) => ({
      timestamp: 300 * at,
      input_length: 512 * hashes.length - 12,
      output_length: 2,
      hash_ids: hashes,
    }));
    writeFileSync(trace, lines.map((line) => JSON.stringify(line)).join('\n'));
    const flags = ['--trace', trace, '--warm-up', '0', '--repeat', '2'];
    const both = await measured({ ttftMs: 3, tpotMs: 1 }, flags);
    const cached = both.file.stages.map(({ stage: { stage } }) =>
      pairs(both)
        .filter(([record]) => record.stage === stage)
        .toSorted(([a], [b]) => a.id - b.id)
        .map(([, { cachedTokens }]) => cachedTokens),
    );
    // The last block of a prompt is not whole: 500 of its tokens, of which the engine finds whole sixteens.
    expect(cached[0]).toEqual([0, 512, 512 + 496, 512 + 496, 2 * 512 + 496]);
    expect(cached[1]).toEqual(cached[0]);
  }));

test('turns of a conversation repeat all before them, one after the other, with time to think', async () => {
  const both = await measured({ ttftMs: 5, tpotMs: 1 }, [
    ...'--concurrency 3 --turns 3:0.1 --input-tokens 64 --output-tokens 16 --warm-up 3 --requests 18'.split(
      ' ',
    ),
    ...ALONE,
  ]);
  const turns = pairs(both).toSorted(([a], [b]) => a.id - b.id);
  expect(turns).toHaveLength(21);
  for (const [record, { promptTokens, cachedTokens }] of turns) {
    const at = record.id % 3;
    expect(record.turn).toEqual({ at, of: 3 });
    expect([promptTokens, record.inputTokens]).toEqual([64 + 80 * at, 64 + 80 * at]);
    // All of the prompt before is found again but its last block of 16, and nothing where a conversation begins.
    expect([at, cachedTokens]).toEqual([at, at === 0 ? 0 : 48 + 80 * (at - 1)]);
    const [before] = turns.find(([{ id }]) => id === record.id - 1) ?? [];
    const thoughtUs = at === 0 ? 1e5 : (record.sentUs ?? 0) - (before?.endUs ?? 0);
    expect(thoughtUs).toBeGreaterThan(95_000);
  }
  const counted = both.file.stages[0]?.counters.map(({ values }) => values.prefixCacheHitTokens ?? 0) ?? [];
  const hits = turns.reduce((sum, [, { cachedTokens }]) => sum + cachedTokens, 0);
  expect((counted[1] ?? 0) - (counted[0] ?? 0)).toBe(hits);
  expect(both.answer.points[0]?.window?.answersPerClient).toBeGreaterThan(3);
});

test('stated headers and fields are in every request, and the value of no header is in the file', async () => {
  const { file, text, truth } = await measured(
    { ttftMs: 2, tpotMs: 1, demands: { header: 'x-tenant', field: 'top_p' } },
    [
      '--header',
      'X-Tenant: quiet-otter',
      '--body',
      '{"top_p": 0.9}',
      ...'--concurrency 2 --input-tokens 32 --output-tokens 4 --requests 8'.split(' '),
      ...ALONE,
    ],
  );
  expect(truth.length).toBeGreaterThan(8);
  expect(file.header.endpoint.body).toBe('{"top_p":0.9}');
  expect(text).not.toContain('quiet-otter');
});

test('a limit of an open loop holds requests back, and their wait counts as the server’s', async () => {
  const { truth, answer } = await measured({ ttftMs: 100, tpotMs: 1, spread: 0 }, [
    ...'--rate 40 --arrivals constant --max-concurrency 2 --warm-up 0'.split(' '),
    ...'--input-tokens 32 --output-tokens 2 --requests 20'.split(' '),
    ...ALONE,
  ]);
  expect(Math.max(...truth.map(({ inFlight }) => inFlight))).toBe(2);
  const [point] = answer.points;
  // Twenty a second are served of forty that come: the last waits for ten services, less the half second of arrivals.
  expect(point?.ttftMs?.max).toBeGreaterThan(400);
  expect(point?.backlogRequests).toBeGreaterThan(5);
  expect(point?.verdict).toBe('VALID');
});
