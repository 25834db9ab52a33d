import type { RequestFailure } from '@inferbench/domain/runs/measurement/outcome';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stageSender } from 'inferbench/measure/sender/stage-sender';
import { newShared } from 'inferbench/measure/sender/stage-job';
import { stageRecord } from 'inferbench/measure/run-stage';
import type { MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { describe, expect, test } from 'vitest';
import type { FaultKind } from '../engines/deterministic/settings.ts';
import { callCli } from '../testkit/call-cli.ts';
import { inFolder, measured, withEngine } from '../testkit/measure.ts';
import { deterministicEndpoint } from '../engines/deterministic/endpoint.ts';

const FLAGS =
  '--concurrency 4 --input-tokens 64 --output-tokens 8 --requests 40 --repeat 1 --warm-up 0 --timeout 2'.split(
    ' ',
  );
const FAST = { ttftMs: 5, tpotMs: 1 };

describe('what goes wrong is counted by name, and accounting closes', () => {
  const NAMED: readonly [FaultKind, RequestFailure][] = [
    ['HANG_UP', 'STREAM_CUT'],
    ['HANG', 'TIMEOUT'],
    ['HANG_AFTER_FIRST', 'TIMEOUT'],
    ['CUT', 'STREAM_CUT'],
    ['END_EARLY', 'STREAM_CUT'],
    ['USAGE_LOW', 'USAGE_CONTRADICTS'],
    ['USAGE_HIGH', 'USAGE_CONTRADICTS'],
    ['USAGE_UNEQUAL', 'USAGE_CONTRADICTS'],
    ['NO_USAGE', 'NO_USAGE'],
    ['RATE_LIMIT', 'RATE_LIMITED'],
    ['SERVER_ERROR', 'HTTP_STATUS'],
    ['REDIRECT', 'HTTP_STATUS'],
    ['NOT_SSE', 'NOT_SSE'],
    ['EMPTY', 'EMPTY'],
  ];
  test.each(NAMED)('%s is %s', async (kind, name) => {
    const faults = [{ kind, every: 8, from: 6 }];
    const { answer, truth, file, exitCode } = await measured({ ...FAST, faults }, FLAGS);
    const [point] = answer.points;
    const struck = truth.filter(({ fault }) => fault === kind).length;
    expect(struck).toBeGreaterThan(3);
    expect(point).toMatchObject({
      issued: 40,
      completed: 40 - struck,
      failed: struck,
      failures: { [name]: struck },
    });
    expect(truth).toHaveLength(40);
    // What failed is in no statistic.
    expect([point?.ttftMs?.n, point?.outputTokens]).toEqual([40 - struck, 8 * (40 - struck)]);
    expect(file.stages[0]?.stage.failed).toEqual({ [name]: struck });
    expect(exitCode).toBe(0);
  });

  test('a server that fails every time ends with exit code 3 and says how', async () => {
    await withEngine({ ...FAST, faults: [{ kind: 'SERVER_ERROR', every: 1, from: 0 }] }, ({ url }) =>
      inFolder(async (folder) => {
        const out = path.join(folder, 'run.jsonl');
        const { exitCode, stdout } = await callCli([
          'measure',
          '--url',
          url,
          '--out',
          out,
          ...FLAGS,
          '--json',
        ]);
        expect(exitCode).toBe(3);
        expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'INVALID' } });
        expect(stdout).toContain('status 500');
      }),
    );
  });
});

describe('a load generator is a weapon', () => {
  const asked = (url: string, ...more: string[]) =>
    callCli(['measure', '--url', url, ...FLAGS, ...more, '--json']);

  test('another machine is asked only by somebody who says so, and not without end', async () => {
    const there = 'http://192.0.2.1:8000/v1';
    for (const [url, more] of [
      [there, []],
      ['http://127.0.0.1.example/v1', []],
      [there, ['--i-may-load-this-server', '--requests', '200000']],
      [there, ['--i-may-load-this-server', '--seconds', '4000']],
      ['http://user:secret@127.0.0.1:9/v1', []],
      ['ftp://127.0.0.1/v1', []],
    ] as const) {
      const { exitCode, stdout } = await asked(url, ...more);
      expect(exitCode).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'USAGE' } });
      expect(stdout).not.toContain('secret');
    }
  });

  test('a key comes from the environment and is in no file, and neither are addresses, prompts and answers', async () => {
    const key = 'sk-not-to-be-seen';
    const settings = { ...FAST, apiKey: key, tokenIds: false };
    const { text, stderr, exitCode } = await measured(settings, FLAGS, { INFERBENCH_ENDPOINT_KEY: key });
    expect(exitCode).toBe(0);
    for (const secret of [key, '127.0.0.1', 'http', ' blip', 'the and for'])
      expect(text).not.toContain(secret);
    expect(stderr).not.toContain(key);
    await withEngine(settings, async ({ url }) => {
      const { exitCode: refused, stdout } = await callCli(['measure', '--url', url, ...FLAGS, '--json']);
      expect(refused).toBe(5);
      expect(stdout).toContain('INFERBENCH_ENDPOINT_KEY');
    });
  });
});

describe('a client that cannot keep up', () => {
  /** Blocks this thread, in which the requests are sent, again and again. */
  async function sentBusily(load: MeasurementLoad, blockMs: number) {
    return withEngine({ ttftMs: 20, tpotMs: 1 }, async ({ url }) => {
      const originNs = process.hrtime.bigint();
      const fixed = (mean: number) => ({ kind: 'fixed', mean }) as const;
      const sender = stageSender({
        endpoint: deterministicEndpoint(url),
        apiKey: null,
        originNs,
        timeoutMs: 20_000,
        keepsTokenTimes: false,
        inputTokens: fixed(16),
        outputTokens: fixed(4),
        lengthFile: [],
        sharedPrefix: null,
        salt: 1,
      });
      const requests: RequestRecord[] = [];
      const block = () => {
        const until = performance.now() + blockMs;
        while (performance.now() < until);
      };
      // The first time while requests are on their way, however few there are.
      setTimeout(block, 60);
      const busy = setInterval(block, blockMs * 1.2);
      const job = {
        stage: 0,
        load,
        seed: 1,
        requests: 40,
        seconds: null,
        warmUpRequests: 0,
        traceSecs: null,
        sender: 0,
        senders: 1,
        startsAtUs: 0,
        shared: newShared(),
      };
      await sender.run(job, (record) => void requests.push(record));
      clearInterval(busy);
      const planned = { stage: 0, load, repeat: 0, position: 0, isReturn: false };
      return stageRecord({ planned, startedUs: 0, requests });
    });
  }

  test.each([
    ['of an open loop', { kind: 'open', requestsPerSec: 50, arrivals: 'poisson' }, 40],
    ['of a closed loop', { kind: 'closed', concurrency: 4 }, 400],
  ] as const)('%s is INVALID_CLIENT', async (_, load, blockMs) => {
    const { verdict, why, completed } = await sentBusily(load, blockMs);
    expect([verdict, completed]).toEqual(['INVALID_CLIENT', 40]);
    expect(why).toContain('late (p99)');
  });
});

test('known questions are counted as exact, refused or neither, and what was said is not kept', async () => {
  await inFolder(async (folder) => {
    const check = path.join(folder, 'check.jsonl');
    const lines = [' blip'.repeat(512), 'something else'].map((answer) =>
      JSON.stringify({ prompt: 'Say it.', answer }),
    );
    writeFileSync(check, lines.join('\n'));
    const { file, text } = await measured({ ttftMs: 1, tpotMs: 0.01 }, [...FLAGS, '--check', check]);
    expect(file.quality).toMatchObject({ checked: 2, exact: 1, refused: 0 });
    expect(text).not.toContain(' blip');
    writeFileSync(check, '{"prompt": "no answer"}');
    expect(readFileSync(check, 'utf8')).toContain('no answer');
    await withEngine(FAST, async ({ url }) => {
      const { exitCode, stdout } = await callCli([
        'measure',
        '--url',
        url,
        ...FLAGS,
        '--check',
        check,
        '--json',
      ]);
      expect(exitCode).toBe(3);
      expect(stdout).toContain('--check[1]');
    });
  });
});
