import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../testkit/environment.ts';
import { importedFiles } from '../testkit/fixture.ts';
import { codesOf, requestsPoint, summaryPointOf } from '../testkit/imports.ts';

const dir = path.join(referenceDir() ?? '', 'result-files');

function runsOf(names: readonly string[], context = '') {
  return importedFiles(
    names.map((name) => path.join(dir, name)),
    context,
  ).runs;
}

function runOf(names: readonly string[], context = '') {
  const [first, ...more] = runsOf(names, context);
  if (first === undefined || more.length > 0) throw new Error('not one run');
  return first.run;
}

// Real files of other people stay outside the repository; their check values are facts.
describe.skipIf(referenceDir() === null)('newer shapes of known tools', () => {
  test('vLLM 2026, open load: 200 requests, all percentiles as reported', () => {
    const { counts, durationSec, latency, load } = requestsPoint(
      runOf(['vllm/bench_serve_2026_gemma-4-26b-a4b_07-office-baseline.json']),
    );
    expect(counts.completed).toBe(200);
    expect(durationSec).toBeCloseTo(748.08119, 5);
    expect(counts.completed / durationSec).toBeCloseTo(0.267351, 6);
    expect(counts.outputTokens / durationSec).toBeCloseTo(129.788052, 5);
    expect(load).toMatchObject({ mode: 'open', requestRatePerSec: 0.3, concurrencyLimit: null });
    expect(latency.ttft?.p50Sec).toBeCloseTo(1.433252, 6);
    expect(latency.ttft?.p99Sec).toBeCloseTo(3.812138, 6);
    expect(latency.tpot?.p50Sec).toBeCloseTo(0.19827, 5);
    expect(latency.e2e?.meanSec).toBeCloseTo(94.243378, 5);
    expect((counts.completed * (latency.e2e?.meanSec ?? 0)) / durationSec).toBeCloseTo(25.196, 3);
  });

  test('vLLM-compatible client: a known instant, and a steady state beside the whole run', () => {
    const run = runOf(['vllm/vllm-compatible_laguna-s-2.1_c8_steady_state.json']);
    expect(run.recordedAt).toBe('2026-07-22T13:40:59Z');
    const { counts, durationSec, otherWindows, latency } = requestsPoint(run);
    expect(counts.completed / durationSec).toBeCloseTo(3.989216, 6);
    expect(counts.outputTokens / durationSec).toBeCloseTo(510.61971, 5);
    const [steady] = otherWindows ?? [];
    expect(steady?.name).toBe('steady_state');
    expect(steady?.durationSec).toBeCloseTo(9.996509, 6);
    expect(steady?.requestsPerSec).toBeCloseTo(32 / 9.996509359, 9);
    expect(steady?.outputTokensPerSec).toBeCloseTo(510.27812, 5);
    expect((counts.completed * (latency.e2e?.meanSec ?? 0)) / durationSec).toBeCloseTo(7.995, 3);
  });

  test('vLLM 2025: the GPU of the metadata is a hint, planned and achieved rates differ', () => {
    const run = runOf(
      ['vllm/benchmark_serving_2025-05_llama3.2-3B_10qps.json'],
      '{system: {chip: nvidia-l40s, chips: 4}}',
    );
    expect(run.source.hints).toContainEqual({ path: 'system.chip', key: 'gpu', value: '4xNVIDIA_L40S' });
    expect(run.source.conflicts).toBeUndefined();
    const { counts, durationSec } = requestsPoint(run);
    expect(counts.completed / durationSec).toBeCloseTo(8.325, 3);
    expect(counts.outputTokens / counts.completed).toBeCloseTo(270, 0);
  });

  test('guidellm version 2: two loads without single requests; tokens weigh its TPOT', () => {
    const run = runOf(['guidellm/guidellm_report_v2.json']);
    const [first, second] = [requestsPoint(run, 0), requestsPoint(run, 1)];
    expect([first.load.requestRatePerSec, second.load.requestRatePerSec]).toEqual([2, 4]);
    expect([first, second].map(({ counts }) => [counts.completed, counts.outputTokens])).toEqual([
      [2, 16],
      [2, 16],
    ]);
    expect(first.counts.completed / first.durationSec).toBeCloseTo(0.398434, 6);
    expect(second.counts.completed / second.durationSec).toBeCloseTo(0.794088, 6);
    expect(first.latency.ttft?.meanSec).toBeCloseTo(0.011481, 6);
    expect(first.latency.e2e?.meanSec).toBeCloseTo(0.019789, 6);
    const tpot = first.reportedLatency?.find(({ metric }) => metric === 'tpot');
    expect(tpot?.distribution.meanSec).toBeCloseTo(0.001150846, 9);
    expect(tpot?.distribution.n).toBe(14);
    expect(tpot?.definition).toContain('weighted by tokens');
    expect(first.latency.tpot).toBeNull();
  });

  test('guidellm: sums of floats are counts', () => {
    const point = requestsPoint(runOf(['guidellm/made-up_float-sums.v1.json']));
    expect(point.counts).toMatchObject({ completed: 7, inputTokens: 919, outputTokens: 1791 });
    expect(point.durationSec).toBeCloseTo(10.7564, 4);
    expect(point.counts.outputTokens / point.durationSec).toBeCloseTo(166.505524, 5);
    expect(point.counts.completed / point.durationSec).toBeCloseTo(0.650775, 6);
    expect(point.latency.ttft?.meanSec).toBeCloseTo(0.058, 9);
    expect(point.latency.e2e?.meanSec).toBeCloseTo(2.683957, 6);
    const reported = (metric: string) =>
      point.reportedLatency?.find((each) => each.metric === metric)?.distribution;
    expect([reported('tpot')?.n, reported('ntpot')?.n]).toEqual([1784, 1791]);
    expect(reported('tpot')?.meanSec).toBeCloseTo(0.010303643, 9);
    expect(reported('ntpot')?.meanSec).toBeCloseTo(0.010490061, 9);
  });

  test('optimum-benchmark: three files are one run; a dtype is no weight format; one of five GPUs was used', () => {
    const folder = 'optimum-benchmark/llama_vptq';
    const whole = runOf([`${folder}/benchmark.json`]);
    const all = runOf(
      ['benchmark.json', 'benchmark_config.json', 'benchmark_report.json'].map((name) => `${folder}/${name}`),
    );
    expect(all.points).toEqual(whole.points);
    expect((summaryPointOf(whole).prefillLatencySec ?? 0) * 1e3).toBeCloseTo(46.5376, 4);
    expect(summaryPointOf(whole, 1).outputTokensPerSec).toBeCloseTo(32.35053, 5);
    expect(summaryPointOf(whole, 1)).toMatchObject({ batch: 1, inputTokens: 64, outputTokens: 64 });
    expect(whole.precision.weights).toBeNull();
    expect(whole.system.chips).toBeNull();
    const hints = whole.source.hints ?? [];
    expect(hints).toContainEqual({ path: 'system.chips', key: 'backend.device_ids', value: '4' });
    expect(hints).toContainEqual({
      path: 'precision.activations',
      key: 'backend.torch_dtype',
      value: 'bfloat16',
    });
    const stated = runOf([`${folder}/benchmark.json`], '{precision: {weights: bf16}}');
    expect(stated.precision.weights).toBeNull();
    expect(stated.source.conflicts).toMatchObject([{ path: 'precision.weights', used: null }]);
  });

  test('timm: 1,627 rows, each a run; batch ÷ step time is the rate', () => {
    const runs = runsOf(['timm/benchmark-infer-amp-nchw-pt291-cu128-4090.csv']);
    expect(runs).toHaveLength(1627);
    expect(new Set(runs.map(({ run }) => run.model.servedName)).size).toBe(1282);
    for (const { run } of runs) {
      const { batch, e2eLatencySec, imagesPerSec } = summaryPointOf(run);
      const rate = (batch ?? 0) / (e2eLatencySec ?? Number.NaN);
      expect(Math.abs(rate / (imagesPerSec ?? Number.NaN) - 1)).toBeLessThan(0.02);
    }
    const resnet = runs
      .map(({ run }) => run)
      .find((run) => run.model.servedName === 'resnet50' && summaryPointOf(run).image?.resolution === 224);
    expect(resnet && summaryPointOf(resnet)).toMatchObject({
      imagesPerSec: 4302.84,
      batch: 1024,
      image: { resolution: 224 },
    });
    expect(resnet && summaryPointOf(resnet).e2eLatencySec).toBeCloseTo(0.237959, 9);
  });

  test('InferenceX combined rows: 73 runs, 59 of them short', () => {
    const runs = runsOf(['inferencex/combined-dsr1-1k1k.trimmed.json']).map(({ run }) => run);
    expect(runs).toHaveLength(73);
    const isShort = (i: number) => summaryPointOf(runs[i]).latency?.ttft === null;
    const short = runs.map((_, i) => i).filter(isShort);
    expect(short).toHaveLength(59);
    const first = summaryPointOf(runs[0]);
    expect(runs[0]?.system).toMatchObject({ chips: 8, tensorParallel: 8, framework: 'sglang' });
    expect(first.batch).toBe(8);
    expect((first.totalTokensPerSec ?? 0) / 8).toBeCloseTo(207.12045, 5);
    expect((first.latency?.tpot?.p50Sec ?? 0) * 1e3).toBeCloseTo(9.246173, 6);
    const full = runs.find((_, i) => !isShort(i));
    if (full === undefined) throw new Error('a full row');
    const point = summaryPointOf(full);
    expect(full.precision.weights).toBe('fp4');
    expect(full.system.framework).toBe('tensorrt-llm');
    expect(point.batch).toBe(32);
    expect(point.latency?.ttft?.p50Sec).toBeCloseTo(0.088906, 6);
    expect(point.latency?.ttft?.p99Sec).toBeCloseTo(2.3097, 6);
    expect((point.latency?.tpot?.p50Sec ?? 0) * 1e3).toBeCloseTo(14.115377, 6);
    const chips = full.system.chips ?? Number.NaN;
    expect((point.totalTokensPerSec ?? 0) / chips).toBeCloseTo(545.787961, 6);
    expect((point.outputTokensPerSec ?? 0) / chips).toBeCloseTo(273.326282, 6);
    // Prefill and decode apart: the number is of all GPUs and of no tensor-parallel group.
    const apart = runs.filter(
      (run) => run.source.hints?.some(({ value }) => /^dynamo/i.test(value)) ?? false,
    );
    for (const run of apart) expect(run.system.tensorParallel).toBeNull();
  });

  test('MLPerf v5.1, 72 GB300: framework and weights by what the files say', () => {
    const folder = 'mlperf/v5.1_gb300x72_deepseek-r1_server';
    const names = ['mlperf_log_summary.txt', 'mlperf_log_detail.txt', 'system.json', 'measurements.json'];
    const run = runOf(names.map((name) => `${folder}/${name}`));
    expect(run.system).toMatchObject({ chips: 72, framework: 'tensorrt', frameworkVersion: '10.13' });
    expect(run.precision.weights).toBe('fp4');
    const point = summaryPointOf(run);
    expect(point.outputTokensPerSec).toBe(209_327.68);
    expect((point.outputTokensPerSec ?? 0) / (point.outputTokens ?? Number.NaN)).toBeCloseTo(56.95, 9);
    expect(point.latency?.ttft?.p99Sec).toBeCloseTo(1.939676, 6);
    const offered = run.source.warnings.find(({ code }) => code === 'CHIP_SUGGESTED');
    expect(offered?.message).toContain('nvidia-gb300-nvl72');
  });

  test('MLPerf v5.1, DLRM on Xeon: recommendation, no images, no accelerator, the kernel is no version', () => {
    const folder = 'mlperf/v5.1_xeon_dlrm-v2_server';
    const names = [
      'mlperf_log_summary.txt',
      'mlperf_log_detail.trimmed.txt',
      'system.json',
      'measurements.json',
    ];
    const run = runOf(
      names.map((name) => `${folder}/${name}`),
      'task: recommendation',
    );
    expect(run.system).toMatchObject({
      chip: null,
      chips: null,
      framework: 'pytorch',
      frameworkVersion: null,
    });
    expect(run.precision.weights).toBe('int8');
    expect(codesOf(run)).toContain('CPU_ONLY');
    const point = summaryPointOf(run);
    expect(point).toMatchObject({
      phase: 'SAMPLES',
      task: 'recommendation',
      samplesPerSec: 18_190.07,
      imagesPerSec: null,
    });
    expect(point.latency?.e2e?.p99Sec).toBeCloseTo(0.048800591, 9);
  });

  test('MLPerf power v5.1: the Lenovo run is TensorRT 10.8 on eight B200', () => {
    const folder = 'mlperf-power/v5.1_lenovo_b200x8_llama3.1-8b_server';
    const names = ['mlperf_log_summary.txt', 'mlperf_log_detail.txt', 'system.json'];
    const run = runOf(
      names.map((name) => `${folder}/${name}`),
      'system: {chip: NVIDIA B200-SXM-180GB}',
    );
    expect(run.system).toMatchObject({
      chip: 'nvidia-b200-sxm-180gb',
      chips: 8,
      framework: 'tensorrt',
      frameworkVersion: '10.8',
    });
    expect(summaryPointOf(run).outputTokensPerSec).toBe(128_689.32);
    expect(summaryPointOf(run).window?.durationSec).toBeCloseTo(603.201, 3);
  });

  test('a stated chip that none of these files names keeps the run off the board', () => {
    const run = runOf(
      ['trtllm-bench/W4_conc128.report.json'],
      '{system: {chips: 2, chip: nvidia-rtx-6000-ada}}',
    );
    expect(run.system.chips).toBe(1);
    const { findings, verdict } = evaluateRun(run, catalogue);
    expect(findings.map(({ rule }) => rule)).toContain('CTX-CONFLICT');
    expect(verdict).not.toBe('VALIDATED');
  });
});
