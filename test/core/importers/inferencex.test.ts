import { describe, expect, test } from 'vitest';
import { importedFiles } from '../../testkit/fixture.ts';
import { codesOf, requestsPoint, summaryPointOf } from '../../testkit/imports.ts';

const ROWS = 'inferencex/agg_bmk.json';
const STUDY = 'inferencex/study_tp8_isl1024_osl128_conc8.json';

function runsOf(files: readonly string[]) {
  return importedFiles(files).runs.map(({ run }) => run);
}

describe('InferenceX', () => {
  test('a row is a run of one point, with its system, model and precision', () => {
    const runs = runsOf([ROWS]);
    expect(runs.map((run) => run.points.length)).toEqual([1, 1, 1, 1]);
    expect(runs[0]?.system).toMatchObject({
      chips: 4,
      tensorParallel: 4,
      pipelineParallel: 1,
      framework: 'vllm',
    });
    expect(runs[0]?.precision.weights).toBe('fp8');
    expect(runs[0]?.model.slug).toBe('llama-3.1-70b');
  });

  test('pitfall 22: figures a GPU become those of the system, of prefill and decode apart by the decoding GPUs', () => {
    const [first, , , second] = runsOf([ROWS]);
    if (!first || !second) throw new Error('four runs');
    expect(summaryPointOf(first)).toMatchObject({
      batch: 32,
      batchBasis: 'DECLARED',
      inputTokens: 1024,
      outputTokensPerSec: 4000,
    });
    expect(second.system.chips).toBe(12);
    expect(summaryPointOf(second).outputTokensPerSec).toBe(8000);
  });

  test('pitfall 2: its latencies are seconds', () => {
    const [run] = runsOf([ROWS]);
    if (!run) throw new Error('a run');
    const { latency, tpotSec } = summaryPointOf(run);
    expect(tpotSec).toBe(0.02);
    expect(latency?.ttft).toMatchObject({ meanSec: 0.25, p50Sec: 0.225, p95Sec: null, origin: 'reported' });
    expect(latency?.ttft?.p99Sec).toBeCloseTo(0.375, 12);
  });

  test('pitfall 23: board power of all GPUs where the row calls it valid, else the reason', () => {
    const [run, invalid, ambiguous] = runsOf([ROWS]);
    if (!run || !invalid || !ambiguous) throw new Error('three runs');
    expect(summaryPointOf(run)).toMatchObject({
      power: { boundary: 'device_sensor', averageWatts: 2000, energyJoules: 600_000, windowSec: 300 },
      energy: { joulesPerOutputToken: 2, joulesPerRequest: 2048, joulesPerImage: null },
    });
    expect([summaryPointOf(invalid).power, summaryPointOf(ambiguous).power]).toEqual([null, null]);
    const messages = [invalid, ambiguous]
      .flatMap((each) => each.source.warnings)
      .map(({ code, message }) => `${code} ${message}`)
      .join('\n');
    expect(messages).toContain('POWER_INVALID power_valid is 0 (window_not_covered, sample_gap)');
    expect(messages).toContain('POWER_AMBIGUOUS power_metric_schema_version is 1');
  });

  test('speculative decoding without its figures is asked for', () => {
    const [, , , run] = runsOf([ROWS]);
    if (!run) throw new Error('four runs');
    expect(run.techniques.speculative).toBeNull();
    expect(codesOf(run)).toContain('SPECULATIVE_UNDECLARED');
  });

  test('the study differs from a vLLM file by keys without a unit: seconds, counts, no means (pitfall 10)', () => {
    const [run] = runsOf([STUDY]);
    if (!run) throw new Error('a run');
    const point = requestsPoint(run);
    expect(run.source.tool).toBe('inferencex-study');
    expect(point.latency.ttft).toMatchObject({ meanSec: null, p50Sec: 0.25, p99Sec: 0.5, p95Sec: null });
    expect(point.counts).toMatchObject({ completed: 80, inputTokens: 81_920, outputTokens: 10_240 });
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 8, requestRatePerSec: null });
    expect(run.startedAt).toBeNull();
  });
});

describe('an agentic row', () => {
  const [run] = runsOf(['inferencex/agentic.json']);
  if (run === undefined) throw new Error('one run');
  const point = summaryPointOf(run);

  test('is one point among agentic loads, with lengths, latencies and the rate of answers as stated', () => {
    expect(point).toMatchObject({
      phase: 'SERVING',
      scenario: 'AGENTIC',
      batch: 16,
      inputTokens: 60_000.5,
      outputTokens: 800,
      outputTokensPerSec: 320,
      latency: { ttft: { meanSec: 0.9, p95Sec: 2.1, p99Sec: null }, e2e: { p50Sec: 7.1 } },
    });
    expect(run.system).toMatchObject({ chips: 4, tensorParallel: 4, framework: 'sglang' });
    expect(run.precision.weights).toBe('fp8');
  });

  test('has no rate of prompts, of which a cache answered most: the share and what is in no figure are said', () => {
    expect(point.totalTokensPerSec).toBeUndefined();
    expect(run.techniques).toMatchObject({ prefixCache: 'on', prefixCacheHitRate: 0.9 });
    const said = run.source.warnings.map(({ code, message }) => `${code} ${message}`).join('\n');
    expect(said).toMatch(/AGENTIC_LOAD .*made_up_traces.*90 %/);
    expect(said).toMatch(/REQUESTS_LEFT_OUT Of 520 requests 8 failed and 32 were warm-up/);
  });
});
