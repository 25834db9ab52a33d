import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  requestsPoint,
  runOfFixture,
  runsOfFixtures,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

describe('the block that a serving benchmark prints', () => {
  const VLLM = readFixture('test/fixtures/serving-console/vllm.txt');

  test("vLLM's: counts, load, statistics, and what two decimals leave of the duration", () => {
    const run = runOfFixture('serving-console/vllm.txt');
    expect(run.source.tool).toBe('vllm-bench-serve');
    expect(requestsPoint(run)).toMatchObject({
      load: { mode: 'closed', concurrencyLimit: 12, requestRatePerSec: null },
      counts: { issued: 240, completed: 240, failed: 0, inputTokens: 61_440, outputTokens: 24_000 },
      durationSec: 50,
      durationRange: { lowerSec: 49.995, upperSec: 50.005 },
      toolRates: null,
      latency: {
        ttft: { n: 240, meanSec: 0.15025, p50Sec: 0.14, p99Sec: 0.3105 },
        tpot: { meanSec: 0.0225 },
        itl: { p99Sec: 0.048 },
        e2e: null,
      },
    });
    expect(codesOf(run)).toEqual(['FROM_CONSOLE']);
  });

  test("SGLang's, and the block of its offline benchmark behind it, are two runs", () => {
    const [serving, offline] = runsOfFixtures('serving-console/sglang.txt');
    expect(serving?.source.tool).toBe('sglang-bench-serving');
    expect(requestsPoint(serving)).toMatchObject({
      load: { mode: 'open', requestRatePerSec: 4, concurrencyLimit: null },
      counts: { completed: 200, failed: null, outputTokens: 10_240 },
      latency: { e2e: { meanSec: 0.96, p50Sec: 0.95 } },
    });
    expect(codesOf(serving)).toEqual(
      expect.arrayContaining(['FAILED_UNKNOWN', 'SPECULATIVE', 'CHUNKED_STREAM']),
    );
    expect(summaryPointOf(offline)).toMatchObject({ offline: true, outputTokensPerSec: 1600 });
  });

  test('in a log with comment signs and colours, several one after the other', () => {
    const commented = `${VLLM}${VLLM}`.split('\n').map((line) => `# \u001B[32m${line}\u001B[0m`);
    expect(imported([commented.join('\n')]).map(({ run }) => requestsPoint(run).counts.completed)).toEqual([
      240, 240,
    ]);
  });

  test('zeros of a run that failed are refused, and so is a figure that is a word', () => {
    expect(refusal([VLLM.replace(/(Successful requests:\s+)240/, '$10')])?.code).toBe(
      'IMPORT_NOTHING_MEASURED',
    );
    expect(refusal([VLLM.replace(/(Mean TTFT \(ms\):\s+)150.25/, '$1fast')])).toEqual({
      code: 'INVALID',
      path: 'mean_ttft_ms',
    });
  });
});

describe("llama-bench's table and statements", () => {
  test('a row is a test: times by rates, with what the rounding leaves open; a table a run', () => {
    const [first, second] = runsOfFixtures('llama-bench/table.txt');
    expect(first?.points).toHaveLength(4);
    expect(summaryPointOf(first)).toMatchObject({
      phase: 'PREFILL',
      batch: 1,
      inputTokens: 512,
      prefillLatencySec: 0.25,
    });
    expect(summaryPointOf(first, 1)).toMatchObject({ phase: 'DECODE', contextTokens: 64, tpotSec: 0.0125 });
    expect(summaryPointOf(first, 2)).toMatchObject({ contextTokens: 4160, tpotSec: 1 / 64 });
    expect(summaryPointOf(first, 3)).toMatchObject({ phase: 'GENERATE', outputTokens: 64, e2eLatencySec: 2 });
    expect(first?.system.frameworkVersion).toBe('b7123');
    expect(first?.source.hints).toContainEqual(
      expect.objectContaining({ path: 'system.chip', value: 'NVIDIA GeForce RTX 3090' }),
    );
    const rounded = first?.source.warnings.find(
      ({ code, path }) => code === 'ROUNDED' && path === 'points[1].tpotSec',
    );
    expect(rounded?.message).toMatch(/80 ± 0\.25 tokens\/s, ± 0\.0063 % by its last digit/);
    expect(codesOf(first)).toContain('PREFILL_AT_DEPTH');
    expect(second?.system.frameworkVersion).toBe('b7124');
    expect(second?.source.hints).toBeUndefined();
  });

  test('whatever became of its plus-minus, and with the winner in bold', () => {
    const table = (rate: string) =>
      `| model | size | params | backend | test | t/s |\n| --- | --- | --- | --- | --- | --- |\n| m | 1 GiB | 1 B | CPU | **tg32** | ${rate} |\n`;
    for (const rate of ['25.00 ± 0.10', '**25.00 ± 0.10**', '25.00 +- 0.10', '25.00 Â± 0.10', '25.00'])
      expect(summaryPointOf(imported([table(rate)])[0]?.run).tpotSec).toBe(0.04);
    expect(refusal([table('n/a')])?.code).toBe('FORMAT_NOT_SUPPORTED_YET');
  });

  test('statements of SQL have times, and say the same as JSON', () => {
    const run = runOfFixture('llama-bench/statements.txt');
    expect(summaryPointOf(run)).toMatchObject({ phase: 'PREFILL', prefillLatencySec: 0.5 });
    expect(summaryPointOf(run, 1)).toMatchObject({ phase: 'DECODE', tpotSec: 0.02 });
    expect(run.model.servedName).toBe("somebody's-model.Q4_0.gguf");
    expect(run.startedAt).toBe('2026-05-01T12:00:00Z');
    expect(codesOf(run)).not.toContain('ROUNDED');
  });
});

describe('EvalScope', () => {
  const SUMMARY = 'evalscope/benchmark_summary.json';

  test('a summary: counts, load, means, rounded to four decimals', () => {
    const run = runOfFixture(SUMMARY);
    expect(requestsPoint(run)).toMatchObject({
      load: { mode: 'open', requestRatePerSec: 2.5, concurrencyLimit: 5 },
      counts: { issued: 130, completed: 125, failed: 5, inputTokens: 62_500, outputTokens: 25_000 },
      durationSec: 62.5,
      latency: { ttft: { meanSec: 0.21, p99Sec: null }, tpot: { meanSec: 0.01 }, e2e: { meanSec: 2.2 } },
    });
    expect(requestsPoint(run).durationRange?.upperSec).toBeCloseTo(62.500_05, 9);
    expect(run.source.warnings.find(({ code }) => code === 'ROUNDED')?.message).toContain('± 0.5 %');
  });

  test('its percentiles beside it; alone they are no result', () => {
    const run = runOfFixture(SUMMARY, 'evalscope/benchmark_percentile.json');
    expect(requestsPoint(run).latency.ttft).toMatchObject({
      p50Sec: 0.2,
      p90Sec: 0.3,
      p95Sec: null,
      p99Sec: 0.45,
    });
    expect(refusal([readFixture('test/fixtures/evalscope/benchmark_percentile.json')])?.code).toBe(
      'IMPORT_FILE_MISSING',
    );
  });

  test('a rate of minus 1 is none', () => {
    const text = withValue(readFixture(`test/fixtures/${SUMMARY}`), 'Request rate (req/s)', -1);
    expect(requestsPoint(imported([text])[0]?.run).load).toEqual({
      mode: 'closed',
      concurrencyLimit: 5,
      requestRatePerSec: null,
    });
  });
});
