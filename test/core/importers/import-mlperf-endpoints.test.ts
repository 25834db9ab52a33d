import { describe, expect, test } from 'vitest';
import { withoutTexts } from '@inferbench/importers/public-copy/without-texts';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, refusal, requestsPoint, runOfFixture, withValue } from '../../testkit/imports.ts';

const at = (name: string) => `mlperf-endpoints/${name}`;
const SUMMARY = readFixture(`test/fixtures/${at('result_summary.json')}`);
const CONFIG = readFixture(`test/fixtures/${at('config.yaml')}`);

describe('MLPerf Endpoints', () => {
  test('what completed ÷ the whole run ranks; the figures over the old window stand beside it under its name', () => {
    const point = requestsPoint(runOfFixture(at('result_summary.json')));
    expect(point.counts).toEqual({
      issued: 1001,
      completed: 1001,
      failed: 0,
      cancelled: 0,
      inputTokens: null,
      outputTokens: 200_200,
    });
    // 1,001 ÷ 125 s = 8.008; the tool divides 1,000 by 100 s.
    expect(point.durationSec).toBe(125);
    expect(point.toolRates).toBeNull();
    expect(point.otherWindows).toEqual([
      {
        name: 'window of the old load generator: first issue to last issue',
        durationSec: 100,
        requestsPerSec: 10,
        outputTokensPerSec: 2002,
      },
    ]);
    expect(point.load).toEqual({ mode: 'open', concurrencyLimit: null, requestRatePerSec: 10.5 });
  });

  test('percentiles are those of the table, not the early-stopping estimates; one sample has no TPOT', () => {
    const { latency } = requestsPoint(runOfFixture(at('result_summary.json')));
    expect(latency.ttft).toMatchObject({ n: 1001, meanSec: 0.2, p50Sec: 0.19, p90Sec: 0.3, p99Sec: 0.6 });
    expect(latency.tpot).toMatchObject({ n: 1000, meanSec: 0.04, p95Sec: 0.05, p99Sec: 0.06 });
    expect(latency.e2e).toMatchObject({ n: 1001, meanSec: 8.16, p99Sec: 18, maxSec: 20 });
    expect(latency.itl).toBeNull();
    const { source } = runOfFixture(at('result_summary.json'));
    const estimates = source.fields.filter(({ path }) => path.endsWith('earlyStoppingP99'));
    expect(estimates.map(({ originalValue }) => originalValue)).toEqual(
      expect.arrayContaining([610_000_000, 61_000_000, 18_500_000_000]),
    );
    expect(codesOf(runOfFixture(at('result_summary.json')))).toContain('EARLY_STOPPING');
  });

  test('with configuration, measurements and system: the model, the weight format, chips', () => {
    const files = ['result_summary.json', 'report.txt', 'config.yaml', 'measurements.json'].map(at);
    const run = runOfFixture(...files, 'mlperf/system.json');
    expect(run.model.slug).toBe('llama-3-8b');
    expect(run.precision.weights).toBe('fp8');
    expect(run.system.chips).toBeGreaterThan(0);
    expect(codesOf(run)).toContain('REPORT_LEFT_OUT');
    expect(JSON.stringify(run)).not.toMatch(/secret-bucket|10\.0\.0\.7/);
    expect(requestsPoint(run)).toEqual(requestsPoint(runOfFixture(at('result_summary.json'))));
  });

  test('report.txt alone: the same to two decimals, with what the duration can be', () => {
    const run = runOfFixture(at('report.txt'));
    const point = requestsPoint(run);
    const exact = requestsPoint(runOfFixture(at('result_summary.json')));
    expect(point.counts).toEqual(exact.counts);
    expect(point.latency.ttft).toMatchObject({ meanSec: 0.2, p50Sec: 0.19, p90Sec: 0.3, p99Sec: 0.6 });
    expect(point.latency.e2e).toMatchObject({ meanSec: 8.16, p50Sec: 8, p99Sec: 18 });
    expect(point.durationRange).toEqual({ lowerSec: 124.995, upperSec: 125.005 });
    expect(point.otherWindows?.[0]).toMatchObject({ durationSec: null, requestsPerSec: 10 });
    expect(codesOf(run)).toEqual(expect.arrayContaining(['ROUNDED', 'TOTAL_FROM_MEAN', 'MODEL_UNNAMED']));
  });

  test('other loads: a rate over the run is the tool’s rate; all at once; so many at a time', () => {
    const native = withValue(
      withValue(SUMMARY, 'legacy_loadgen_window_duration_ns', null),
      'run_config.load_pattern',
      { type: 'max_throughput' },
    );
    expect(requestsPoint(imported([native])[0]?.run)).toMatchObject({
      toolRates: { requestsPerSec: 10, outputTokensPerSec: 2002 },
      load: { mode: 'burst' },
    });
    const closed = withValue(native, 'run_config.load_pattern', {
      type: 'concurrency',
      target_concurrency: 64,
    });
    expect(requestsPoint(imported([closed])[0]?.run).load).toEqual({
      mode: 'closed',
      concurrencyLimit: 64,
      requestRatePerSec: null,
    });
  });

  test('not streamed: no first token; newer files count prompts and successes', () => {
    const config = CONFIG.replace("'on'", "'off'");
    expect(requestsPoint(imported([SUMMARY, config])[0]?.run).latency).toMatchObject({
      ttft: null,
      tpot: null,
    });
    const newer = withValue(
      withValue(
        withValue(SUMMARY, 'input_sequence_lengths', { total: 1_024_000, avg: 1024 }),
        'n_samples_failed',
        1,
      ),
      'n_samples_succeeded',
      1000,
    );
    expect(requestsPoint(imported([newer])[0]?.run).counts).toMatchObject({
      completed: 1000,
      failed: 1,
      inputTokens: 1_024_000,
    });
    // Without that count, 1,001 completed of 1,001 issued hold the one that failed.
    const failed = withValue(SUMMARY, 'n_samples_failed', 1);
    expect(requestsPoint(imported([failed])[0]?.run).counts).toMatchObject({ completed: 1000, cancelled: 0 });
    expect(codesOf(imported([withValue(SUMMARY, 'complete', false)])[0]?.run)).toContain('INCOMPLETE');
  });

  test('refused with reason and place: no result, no time, no token', () => {
    expect(refusal([CONFIG])?.code).toBe('IMPORT_FILE_MISSING');
    expect(refusal([withValue(SUMMARY, 'duration_ns', null)])).toEqual({
      code: 'INVALID',
      path: 'duration_ns',
    });
    expect(refusal([withValue(SUMMARY, 'output_sequence_lengths', {})])).toEqual({
      code: 'INVALID',
      path: 'output_sequence_lengths.total',
    });
    expect(refusal([withValue(SUMMARY, 'n_samples_completed', 0)])?.code).toBe('IMPORT_NOTHING_MEASURED');
  });

  test('the public copy of the configuration has no address, no path and no comment', () => {
    const copy = withoutTexts(CONFIG);
    expect(copy.text).not.toMatch(/secret-bucket|10\.0\.0\.7|internal note/);
    const run = imported([SUMMARY, copy.text])[0]?.run;
    expect(run?.model.servedName).toBe('meta-llama/Meta-Llama-3-8B-Instruct');
  });
});
