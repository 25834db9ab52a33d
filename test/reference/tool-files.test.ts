import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceDir } from '../testkit/environment.ts';
import { importedFiles, refusalOf } from '../testkit/fixture.ts';
import { codesOf, requestsPoint, summaryPointOf } from '../testkit/imports.ts';
import { describe, expect, test } from 'vitest';

const dir = path.join(referenceDir() ?? '', 'result-files');
const at = (name: string) => path.join(dir, name);

function runsOf(names: readonly string[], context = '') {
  return importedFiles(names.map(at), context).runs.map(({ run }) => run);
}

function runOf(names: readonly string[], context = '') {
  const [run, ...more] = runsOf(names, context);
  if (run === undefined || more.length > 0) throw new Error('not one run');
  return run;
}

// Real files of other people stay outside the repository; their check values are facts.
describe.skipIf(referenceDir() === null)('real files of other tools', () => {
  test('llmperf: one summary', () => {
    const run = runOf(['llmperf/mistralai-Mistral-7B-Instruct-v0-2_750_150_summary.c8.json']);
    const { latency, durationSec, counts } = requestsPoint(run);
    expect(durationSec).toBeCloseTo(94.684, 3);
    expect(latency.e2e?.meanSec).toBeCloseTo(6.52395, 5);
    expect(latency.tpot).toBeNull();
    expect(counts).toMatchObject({ issued: 104, completed: 104, failed: 0, outputTokens: 16_227 });
    // NTPOT 0.0418263 s × 156.0288 tokens is the mean E2E, so the tool's ITL is none.
    expect(0.0418263 * (counts.outputTokens / counts.completed)).toBeCloseTo(latency.e2e?.meanSec ?? 0, 1);
  });

  test('llmperf: a wrapper of somebody, a point a concurrency', () => {
    const run = runOf(['llmperf/mistralai_Mistral-7B-Instruct-v0.2_tp_1_results.json']);
    const limits = run.points.map((_, i) => requestsPoint(run, i).load.concurrencyLimit);
    expect(limits).toEqual(limits.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(limits).toEqual(expect.arrayContaining([1, 8]));
    expect(run.model.servedName).toBe('mistralai/Mistral-7B-Instruct-v0.2');
  });

  test('inference-perf: the folder is one run of two stages, the last saturated', () => {
    const folder = 'inference-perf/vllm+batch_size';
    const names = ['stage_6_lifecycle', 'stage_0_lifecycle', 'stage_0_prometheus', 'summary_lifecycle'];
    const run = runOf(names.map((name) => `${folder}/${name}_metrics.json`));
    expect(run.points.map((_, i) => requestsPoint(run, i).counts.completed)).toEqual([60, 13_369]);
    const last = requestsPoint(run, 1);
    expect(last.load.requestRatePerSec).toBe(222.83);
    expect(run.source.fields).toContainEqual({
      path: 'points[1].load.achievedRatePerSec',
      key: 'load_summary.achieved_rate',
      originalValue: 116.31878751107618,
      originalUnit: 'requests/s',
    });
    expect(last.latency.ttft?.meanSec).toBeCloseTo(2.200455, 6);
    // Two chunks a token: its 12.4 ms are per chunk, requests took 25.8 ms a token.
    expect(last.latency.tpot).toBeNull();
    expect(codesOf(run)).toEqual(
      expect.arrayContaining(['SATURATED', 'CHUNKED_STREAM', 'SUMMARY_IGNORED', 'PROMETHEUS_IGNORED']),
    );
  });

  test('InferenceX study: seconds without suffix, no means; two settings are two runs', () => {
    const runs = runsOf([
      'inferencex/glm5_fp8_vllm_tp8_isl1024_osl128_conc8.json',
      'inferencex/glm5_fp8_vllm_tp8_isl16384_osl128_conc64.json',
      'inferencex/minimax_m25_vllm_dep8_isl2048_osl128_conc16.json',
    ]);
    expect(runs.map((run) => run.points.length)).toEqual([2, 1]);
    const [run] = runs;
    if (!run) throw new Error('a run');
    const { latency, counts, durationSec } = requestsPoint(run);
    expect(latency.ttft).toMatchObject({ meanSec: null, p99Sec: 0.5684439154714345 });
    expect(latency.ttft?.p50Sec).toBeCloseTo(0.263144, 6);
    expect(latency.tpot?.p50Sec).toBeCloseTo(0.024733, 6);
    expect(counts.outputTokens / durationSec).toBeCloseTo(294.103208, 5);
  });

  test('trtllm-bench: reports in milliseconds without streaming', () => {
    const run = runOf(['trtllm-bench/W4_conc128.report.json']);
    const { latency, counts, durationSec } = requestsPoint(run);
    expect(latency.e2e?.meanSec).toBeCloseTo(1.416413, 6);
    expect([latency.ttft, latency.tpot]).toEqual([null, null]);
    expect(counts.outputTokens / durationSec).toBeCloseTo(22_912.424, 2);
    // Little's law gives the concurrency that the report states as reached.
    expect((counts.completed * (latency.e2e?.meanSec ?? 0)) / durationSec).toBeCloseTo(126.77, 2);
    expect(run.precision).toEqual({ weights: 'fp8', activations: 'fp8', kv: 'fp8' });
    expect(run.system).toMatchObject({ chips: 1, framework: 'tensorrt-llm', frameworkVersion: '0.20.0' });
  });

  test('trtllm-bench: all queued at once is said, and the console log is the same run', () => {
    const report = runOf(['trtllm-bench/W2_isl12.report.json']);
    // No key says how requests were sent; that all were queued follows from the figures and is said.
    expect(requestsPoint(report).load.mode).toBeNull();
    expect(codesOf(report)).toContain('OFFLINE_QUEUE');
    expect(requestsPoint(report).latency.e2e?.meanSec).toBeCloseTo(42.8, 2);
    const printed = runOf(['trtllm-bench/W2_isl12.stdout.txt']);
    expect(requestsPoint(printed).counts).toEqual(requestsPoint(report).counts);
    expect(requestsPoint(printed).latency.e2e?.p99Sec).toBeCloseTo(74.967, 3);
    const both = ['trtllm-bench/W2_isl12.stdout.txt', 'trtllm-bench/W2_isl12.report.json'];
    expect(runOf(both).points).toEqual(report.points);
    expect(requestsPoint(runOf(['trtllm-bench/W1_osl256.report.json'])).counts.inputTokens).toBe(1_920_000);
  });

  test('MLPerf Server: VALID, tokens and samples a second, TTFT, TPOT and E2E of nanoseconds', () => {
    const run = runOf(['mlperf/llama2-70b_server_1xMI300X/mlperf_log_summary.txt']);
    const point = summaryPointOf(run);
    expect(point.outputTokensPerSec).toBe(2520.27);
    expect((point.outputTokensPerSec ?? 0) / (point.outputTokens ?? 1)).toBeCloseTo(8.59, 9);
    expect(point.latency?.ttft?.p99Sec).toBeCloseTo(0.785266, 6);
    expect(point.latency?.tpot?.p99Sec).toBeCloseTo(0.190299, 6);
    expect(point.latency?.e2e?.p99Sec).toBeCloseTo(147.719118, 6);
    const limits = run.source.fields.filter(({ path: ours }) => ours.endsWith('.limit'));
    expect(limits.map(({ originalValue }) => originalValue)).toEqual([2e9, 2e8]);
  });

  test('MLPerf Offline: VALID and one query, so a smoke run; RTX 4090 × 2', () => {
    const folder = 'mlperf/sdxl_offline_gpu';
    const run = runOf(
      ['mlperf_log_summary.txt', 'mlperf_log_detail.txt', 'system.json'].map((name) => `${folder}/${name}`),
    );
    expect(run.system).toMatchObject({ chips: 2, framework: 'pytorch', frameworkVersion: '2.6.0' });
    expect(run.source.warnings.find(({ code }) => code === 'CHIP_SUGGESTED')?.message).toContain(
      'NVIDIA GeForce RTX 4090',
    );
    // Neither path nor context says what the samples are.
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'SAMPLES',
      task: null,
      samplesPerSec: 0.342746,
      iterations: 1,
    });
    const stated = runOf(
      ['mlperf_log_summary.txt', 'system.json'].map((name) => `${folder}/${name}`),
      'model: {slug: sdxl-base}',
    );
    expect(summaryPointOf(stated)).toMatchObject({ phase: 'IMAGE', imagesPerSec: 0.342746 });
    expect(summaryPointOf(run).window?.startedAt).toBe('2025-03-02T05:33:40.324Z');
    expect(codesOf(run)).toEqual(expect.arrayContaining(['SMOKE_RUN', 'UNIT_IMPLAUSIBLE']));
  });

  test('MLPerf power: the trimmed meter log covers 19.4 s of 600 s, so there is no power', () => {
    const folder = 'mlperf-power/gloria_highend_resnet50_singlestream';
    const names = [
      'mlperf_log_summary.txt',
      'mlperf_log_detail.excerpt.txt',
      'spl.trimmed.txt',
      'power_client.json',
      'system.json',
    ];
    const run = runOf(
      names.map((name) => `${folder}/${name}`),
      'powerLog: {utcOffset: Z}\nmodel: {slug: resnet-50}',
    );
    const point = summaryPointOf(run);
    expect(point).toMatchObject({ phase: 'IMAGE', batch: 1, imageLatencySec: 0.000638048, power: null });
    expect(point.window?.startedAt).toBe('2023-07-06T00:27:00.227Z');
    expect(point.window?.durationSec).toBeCloseTo(600.002, 3);
    const partial = run.source.warnings.find(({ code }) => code === 'POWER_PARTIAL');
    expect(partial?.message).toMatch(/covers 19\.4 s of 600 s \(3\.2 %\)/);
    expect(run.system.chips).toBe(1);
  });

  test('the power client names the hash of the summary that it belongs to', () => {
    const folder = 'mlperf-power/gloria_highend_resnet50_singlestream';
    const client = JSON.parse(readFileSync(at(`${folder}/power_client.json`), 'utf8')) as {
      results: Record<string, string>;
    }; // a file that was checked by hand
    const sha1 = createHash('sha1').update(readFileSync(at(`${folder}/mlperf_log_summary.txt`)));
    expect(sha1.digest('hex')).toBe(client.results['run_1/mlperf_log_summary.txt']);
  });

  test('optimum-benchmark: prefill and decode; the cut list of tokens is named', () => {
    const run = runOf(['optimum-benchmark/llama_awq_benchmark_report.trimmed.json']);
    expect(summaryPointOf(run).prefillLatencySec).toBeCloseTo(0.0324474, 7);
    expect(summaryPointOf(run).latency?.ttft).toMatchObject({ n: 10, origin: 'recomputed' });
    expect(summaryPointOf(run, 1).outputTokensPerSec).toBeCloseTo(43.0892, 4);
    expect(summaryPointOf(run, 1).outputTokensPerSec).toBeCloseTo((63 * 10) / 14.6208, 3);
    expect(summaryPointOf(run, 1).latency?.itl).toMatchObject({ n: 3510, origin: 'reported' });
    expect(codesOf(run)).toContain('COUNT_MISMATCH');
  });

  test('timm: fifteen rows, each a run of one model at one size', () => {
    const runs = runsOf(['timm/benchmark-infer-amp-nhwc-pt210-cu121-rtx3090.trimmed.csv']);
    expect(runs).toHaveLength(15);
    const [resnet, larger] = runs.filter(({ model }) => model.servedName === 'resnet18');
    if (!resnet || !larger) throw new Error('resnet18 at two sizes');
    expect(summaryPointOf(resnet)).toMatchObject({
      batch: 1024,
      image: { resolution: 224 },
      imagesPerSec: 11_101.69,
    });
    expect(summaryPointOf(larger)).toMatchObject({ image: { resolution: 288 }, imagesPerSec: 6354.7 });
    expect(summaryPointOf(resnet).e2eLatencySec).toBeCloseTo(0.092228, 9);
  });

  test('ML.ENERGY: a batch of four images', () => {
    const run = runOf(['ml-energy/sdxl-base-1.0_A100_30steps_bs4.json']);
    expect(run.model.slug).toBe('sdxl-base');
    const { power, energy, imageLatencySec, image } = summaryPointOf(run);
    expect(power?.averageWatts).toBeCloseTo(388.614, 3);
    expect(energy?.joulesPerImage).toBeCloseTo(1222.790825, 6);
    expect(imageLatencySec).toBeCloseTo(3.146543, 6);
    expect(image).toEqual({ steps: 30 });
  });

  test('nvidia-smi: a snapshot of eight GPUs without times gives no energy', () => {
    const run = runOf(
      ['trtllm-bench/W2_isl12.report.json', 'nvidia-smi/W2_isl12.boxstate.csv'],
      'powerLog: {utcOffset: Z}',
    );
    expect(requestsPoint(run).power).toBeNull();
    expect(codesOf(run)).toContain('POWER_SNAPSHOT');
    for (const name of ['W2_isl12', 'W4_conc128'])
      expect(refusalOf([at(`nvidia-smi/${name}.boxstate.csv`)]).code).toBe('IMPORT_FILE_MISSING');
  });
});
