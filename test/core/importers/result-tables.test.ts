import { describe, expect, test } from 'vitest';
import { withoutTexts } from '@inferbench/importers/public-copy/without-texts';
import { readFixture } from '../../testkit/fixture.ts';
import {
  attempt,
  codesOf,
  imported,
  refusal,
  requestsPoint,
  runOfFixture,
  summaryPointOf,
} from '../../testkit/imports.ts';

const JSONL = readFixture('test/fixtures/llama-bench/bench.jsonl');

describe('lines of a console among the results', () => {
  const CONSOLE = 'ggml_vulkan: Found 1 device\n[2026-11-02 10:00:00] load: 3, 4\n';
  const warningOf = (text: string) =>
    imported([text])[0]?.run.source.warnings.find(({ code }) => code === 'LINES_LEFT_OUT')?.message;

  test('before, between and behind them are left out by their numbers, in lines and in a list', () => {
    const { points } = runOfFixture('llama-bench/bench.json');
    const [first, ...rest] = JSONL.trim().split('\n');
    const lines = `${CONSOLE}${first}\n100%|####| 1/1\n${rest.join('\n')}\nbuild: 7000\n`;
    expect(imported([lines])[0]?.run.points).toEqual(points);
    expect(warningOf(lines)).toBe(
      `Left out as what a console wrote among the results: lines 1, 2, 4 and ${rest.length + 5}.`,
    );
    const list = `${CONSOLE}${readFixture('test/fixtures/llama-bench/bench.json')}done.\n`;
    expect(imported([list])[0]?.run.points).toEqual(points);
    expect(warningOf(JSONL)).toBeUndefined();
    // The public copy says the same without them.
    const copy = withoutTexts(lines);
    expect(copy.text).not.toContain('ggml_vulkan');
    expect(imported([copy.text])[0]?.run.points).toEqual(points);
  });

  test('a result that is torn or cut is refused as before, with its line', () => {
    const [first = '', second = ''] = JSONL.split('\n');
    expect(refusal([`${CONSOLE}${first}\n${second.slice(0, -20)}`])?.code).toBe('IMPORT_UNKNOWN_FORMAT');
    expect(refusal([`${first}\n${second.slice(0, -20)}`])).toEqual({
      code: 'IMPORT_NOT_JSON',
      path: 'line 2',
    });
    expect(refusal([`${first} and more`])?.code).toBe('IMPORT_NOT_JSON');
    expect(refusal([`${first}\n"avg_ns": 5}`])?.code).toBe('IMPORT_NOT_JSON');
  });
});

describe('a table that ends with its header', () => {
  test.each([
    ['llama-bench', 'llama-bench/bench.csv'],
    ['timm', 'timm/benchmark-infer.csv'],
    ['aiperf', 'aiperf/profile.csv'],
  ])('%s: no test finished', (tool, file) => {
    const [header = ''] = readFixture(`test/fixtures/${file}`).split('\n', 1);
    const outcome = attempt([`${header}\n`]);
    expect(outcome.ok ? null : outcome.error).toMatchObject({
      code: 'IMPORT_NOTHING_MEASURED',
      message: `No test finished: the table of ${tool} has a header and no row.`,
      details: { path: 'line 1' },
    });
  });
});

describe("guidellm's own table", () => {
  test('a row is a point: window, counts, tokens, what is of requests; one without any is left out', () => {
    const run = runOfFixture('guidellm/benchmarks.csv');
    expect(run.points).toHaveLength(2);
    expect(requestsPoint(run)).toMatchObject({
      load: { mode: 'closed', concurrencyLimit: 1, requestRatePerSec: null },
      counts: {
        issued: 31,
        completed: 30,
        failed: 1,
        cancelled: 0,
        inputTokens: 15_360,
        outputTokens: 3_900,
      },
      durationSec: 75,
      latency: {
        ttft: { n: 30, meanSec: 0.0625, p50Sec: 0.06, p90Sec: null, minSec: 0.055, maxSec: 0.075 },
        tpot: null,
        e2e: { meanSec: 2.4, stdSec: 0.125 },
      },
    });
    // 400 requests: 20 lie beyond p95 and 4 beyond p99.
    expect(requestsPoint(run, 1).latency.e2e).toMatchObject({ p90Sec: 3.05, p95Sec: 3.1, p99Sec: null });
    expect(requestsPoint(run, 1).load.mode).toBe('closed');
    expect(codesOf(run)).toEqual(expect.arrayContaining(['WINDOW_CUT', 'LOAD_UNKNOWN', 'POINT_LEFT_OUT']));
    expect(withoutTexts(readFixture('test/fixtures/guidellm/benchmarks.csv')).text).not.toContain(
      'engine.internal',
    );
  });

  test('without tokens it is latencies, and what is missing is said', () => {
    const table = [
      'Run Info,Benchmark,Timings,Request Counts,Request Latency',
      'Run ID,Strategy,Duration,Successful,Successful Sec',
      ',,Sec,,Mean',
      'a,constant,80.0,160,1.5',
    ].join('\n');
    const [only] = imported([table]);
    expect(summaryPointOf(only?.run)).toMatchObject({ phase: 'SERVING', batch: 3, outputTokens: null });
    expect(only?.missing).toContain('points[0].outputTokens');
    expect(refusal([table.split('\n').slice(0, 3).join('\n')])?.code).toBe('IMPORT_NOTHING_MEASURED');
    expect(refusal([table.replace(',160,', ',0,')])?.code).toBe('IMPORT_NOTHING_MEASURED');
  });
});

describe("aiperf's summary of a sweep", () => {
  test('a point each load, in either shape; statistics over trials are none of requests', () => {
    const run = runOfFixture('aiperf/sweep.json');
    expect(run.points).toHaveLength(2);
    expect(requestsPoint(run)).toMatchObject({
      load: { mode: 'closed', concurrencyLimit: 3 },
      counts: { completed: 90, inputTokens: 22_500, outputTokens: 9_000 },
      durationSec: 45.5,
      latency: {
        e2e: { n: 90, meanSec: 1.5, stdSec: null, minSec: null, p50Sec: 1.49, p99Sec: 1.9, maxSec: null },
        ttft: { meanSec: 0.045 },
        tpot: { meanSec: 0.0147 },
      },
    });
    expect(requestsPoint(run, 1)).toMatchObject({
      load: { concurrencyLimit: 12 },
      counts: { completed: 240, outputTokens: 24_000 },
      latency: { e2e: { meanSec: 1.98, p90Sec: 2.2, maxSec: null } },
    });
    expect(codesOf(run)).toEqual(expect.arrayContaining(['MEANS_OF_TRIALS', 'RUN_LEFT_OUT']));
    expect(run.source.fields.find(({ path }) => path === 'points[1].durationSec')).toMatchObject({
      key: 'per_combination_metrics[1].benchmark_duration.avg',
      originalValue: 40.25,
    });
  });

  test('one without a combination measured nothing', () => {
    expect(refusal(['{"aggregation_type": "sweep", "per_combination_metrics": []}'])).toEqual({
      code: 'IMPORT_NOTHING_MEASURED',
      path: 'per_combination_metrics',
    });
  });
});
