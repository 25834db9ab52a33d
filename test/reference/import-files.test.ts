import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { codesOf, imported, refusal, requestsPoint, summaryPointOf } from '../testkit/imports.ts';
import { referenceDir } from '../testkit/environment.ts';

const dir = referenceDir();
const file = (name: string) => readFileSync(path.join(dir ?? '', 'result-files', name), 'utf8');
const runsOf = (...names: string[]) => imported(names.map(file)).map(({ run }) => run);

// Real files of other people stay outside the repository; their check values are facts (docs/result-files.md#how-it-is-tested).
describe.skipIf(dir === null)('real files of other tools', () => {
  test('vLLM 0.25.1 sweep: two runs each way of writing it', () => {
    const apart = runsOf('vllm/sweep_v0.25.1/run=0.json', 'vllm/sweep_v0.25.1/run=1.json');
    const listed = runsOf('vllm/sweep_v0.25.1/summary.json');
    expect(listed.map((run) => run.points)).toEqual(apart.map((run) => run.points));
    expect(listed.map((run) => requestsPoint(run).durationSec)).toEqual([
      1.3653671270003542, 0.6420253609976498,
    ]);
    expect(requestsPoint(listed[0]).latency.e2e?.meanSec).toBeCloseTo(0.3403411977, 10);
  });

  test('SGLang, Llama 3.3 70B: five runs', () => {
    const runs = runsOf('sglang/llama_3_3_70b_output_online.jsonl');
    expect(runs.map((run) => requestsPoint(run).load.requestRatePerSec)).toEqual([1, 2, 4, 8, 16]);
    const { counts, durationSec, latency } = requestsPoint(runs[0]);
    expect((counts.inputTokens ?? 0) / counts.completed).toBeCloseTo(508.7, 1);
    expect(counts.outputTokens / durationSec).toBeCloseTo(537.4148, 3);
    expect(latency.e2e?.meanSec).toBeCloseTo(7.8113, 4);
    // Pitfall 13: the last two rates were not reached.
    expect(runs.map((run) => codesOf(run).includes('RATE_NOT_REACHED'))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('aiperf 0.10: JSON and CSV of one run', () => {
    const [json] = runsOf('aiperf/profile_export_aiperf.c2.json');
    const point = requestsPoint(json);
    expect(point.latency.tpot?.meanSec).toBeCloseTo(0.00567004, 8);
    expect(point.latency.itl?.meanSec).toBeCloseTo(0.005691828, 9);
    expect(point.latency.itl?.n).toBe(41_550);
    expect(point.latency.ttft?.p99Sec).toBeCloseTo(0.2924968864, 10);
    expect(point.counts.completed).toBe(96);
    expect(point.counts.completed / point.durationSec).toBeCloseTo(0.74605, 6);
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 2, requestRatePerSec: null });
    expect(json?.model.servedName).toBe('qwen3.6-nvfp4');
    const [csv] = runsOf('aiperf/profile_export_aiperf.c2.csv');
    const rounded = requestsPoint(csv);
    expect(rounded.counts).toEqual(point.counts);
    expect(rounded.latency.e2e?.p95Sec).toBeCloseTo(point.latency.e2e?.p95Sec ?? 0, 5);
  });

  test('guidellm version 1: four requests; rates from counts, TPOT per request', () => {
    const [run] = runsOf('guidellm/Qwen3-4B-Thinking-2507_tp4_fp8_c4_benchmarks.v1.json');
    const { counts, durationSec, latency } = requestsPoint(run);
    expect(durationSec).toBeCloseTo(24.909645, 6);
    expect(counts).toMatchObject({ completed: 4, inputTokens: 396, outputTokens: 4096 });
    expect(counts.outputTokens / durationSec).toBeCloseTo(164.434, 3);
    expect(counts.completed / durationSec).toBeCloseTo(0.16058, 5);
    expect(latency.tpot?.meanSec).toBeCloseTo(0.0241788, 7);
    expect(latency.e2e?.meanSec).toBeCloseTo(24.90866, 5);
  });

  test('guidellm 0.2, one request of 46 kept: its statistics; a step of a percentile counts from enough requests on', () => {
    const [run] = runsOf('guidellm/benchmarks_stripped.v0.2.json');
    const { counts, latency } = requestsPoint(run);
    // `requests_made` was edited by hand; `request_totals` is what the statistics are of.
    expect(counts).toEqual({
      issued: 47,
      completed: 46,
      failed: 0,
      cancelled: 1,
      inputTokens: 11_827,
      outputTokens: 5888,
    });
    expect(latency.ttft?.meanSec).toBeCloseTo(0.016792536, 9);
    expect(latency.e2e).toMatchObject({ n: 46, p90Sec: null, p99Sec: null });
    expect(latency.e2e?.p50Sec).toBeCloseTo(0.642457, 6);
    expect(codesOf(run)).toContain('SAMPLED_REQUESTS');
  });

  test('llama-bench: rates follow from the times', () => {
    const [epyc] = runsOf('llama-bench/epyc-nps1.json');
    expect(512 / (summaryPointOf(epyc, 0).prefillLatencySec ?? 0)).toBeCloseTo(169.077, 3);
    // The tool's mean of rates is 38.210778; its times give 128 ÷ 3.354507738 s.
    expect(1 / (summaryPointOf(epyc, 1).tpotSec ?? 0)).toBeCloseTo(38.1576, 4);
    const [depths] = runsOf('llama-bench/gpt-oss-20b.default-hip.jsonl');
    expect(depths?.points).toHaveLength(6);
    expect(codesOf(depths).filter((code) => code === 'PREFILL_AT_DEPTH')).toHaveLength(4);
    const [decode] = runsOf('llama-bench/llama32-1b.lhl-tune-decode.jsonl');
    expect(summaryPointOf(decode)).toMatchObject({ iterations: 1, tpotSec: 0.664092895 / 128 });
  });

  test.each([['vllm/bench_serve_all_requests_failed_v0.25.1.json', 'IMPORT_NOTHING_MEASURED', 'completed']])(
    '%s is refused: %s at %s',
    (name, code, place) => {
      expect(refusal([file(name)])).toEqual({ code, path: place });
    },
  );
});
