import { describe, expect, test } from 'vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { importRuns } from '@inferbench/importers/import-runs';
import type { Run } from '@inferbench/domain/runs/run';
import { readFixture } from '../../testkit/fixture.ts';
import { attempt, imported, requestsPoint, summaryPointOf, withValue } from '../../testkit/imports.ts';

/** One of each kind of file that was misread or refused without help, with values of its own: what it gives. */
const GUIDELLM = readFixture('test/fixtures/guidellm/report-v2.json');
const BENCH = readFixture('test/fixtures/llama-bench/bench.jsonl');

/** 60 requests of 400 prompt and 31 answer tokens in 24 s, six at a time: TTFT 0.3 s, 20 ms a token, E2E 0.9 s. */
const VLLM = {
  model_id: 'acme/model',
  num_prompts: 60,
  max_concurrency: 6,
  request_rate: 'inf',
  duration: 24,
  completed: 60,
  failed: 0,
  total_input_tokens: 24_000,
  total_output_tokens: 1_860,
  mean_ttft_ms: 300,
  median_ttft_ms: 290,
  mean_tpot_ms: 20,
  median_tpot_ms: 19,
  mean_itl_ms: 20,
  median_itl_ms: 19,
  mean_e2el_ms: 900,
  median_e2el_ms: 890,
};
const SGLANG = {
  backend: 'sglang',
  request_rate: 'inf',
  max_concurrency: 6,
  duration: 24,
  completed: 60,
  total_input_tokens: 24_000,
  total_output_tokens: 1_860,
  total_output_tokens_retokenized: 1_860,
  mean_ttft_ms: 300,
  mean_tpot_ms: 20,
  mean_itl_ms: 20,
  mean_e2e_latency_ms: 900,
};

type Kind = [kind: string, text: string, gives: (run: Run | undefined) => unknown, expected: unknown];

const latency = (run: Run | undefined) => requestsPoint(run).latency;
const json = (object: object) => JSON.stringify(object);
const codes = (run: Run | undefined) => run?.source.warnings.map(({ code }) => code) ?? [];

const KINDS: Kind[] = [
  [
    '01 a window longer than the load',
    withValue(withValue(GUIDELLM, 'benchmarks.0.duration', 50), 'benchmarks.0.cooldown_duration', -12.5),
    (run) => requestsPoint(run).durationSec,
    37.5,
  ],
  [
    '02 requests over the edge of a window: none is lost, and the window stays',
    withValue(GUIDELLM, 'benchmarks.0.cooldown_duration', 3),
    (run) => [requestsPoint(run).durationSec, requestsPoint(run).counts.completed],
    [2, 4],
  ],
  [
    "03 SGLang's word on its server",
    json({
      ...SGLANG,
      server_info: { model_path: 'acme/model', tp_size: 4, quantization: 'fp8', version: '0.5.7' },
    }),
    (run) => [
      run?.model.servedName,
      run?.system.tensorParallel,
      run?.precision.weights,
      run?.system.frameworkVersion,
    ],
    ['acme/model', 4, 'fp8', '0.5.7'],
  ],
  ['04 console lines in JSON lines', `ggml_init: ready\n${BENCH}`, (run) => run?.points.length, 4],
  [
    "05 llama-bench's default output",
    readFixture('test/fixtures/llama-bench/table.txt'),
    (run) => summaryPointOf(run).prefillLatencySec,
    0.25,
  ],
  [
    "07 guidellm's own table",
    readFixture('test/fixtures/guidellm/benchmarks.csv'),
    (run) => requestsPoint(run).counts.completed,
    30,
  ],
  [
    '08 the console block of a serving benchmark',
    readFixture('test/fixtures/serving-console/vllm.txt'),
    (run) => requestsPoint(run).durationRange,
    { lowerSec: 49.995, upperSec: 50.005 },
  ],
  [
    '09 one statistic is NaN',
    json(VLLM).replace('"mean_e2el_ms":900', '"mean_e2el_ms":NaN'),
    (run) => [latency(run).e2e?.meanSec, latency(run).e2e?.p50Sec, latency(run).ttft?.meanSec],
    [null, 0.89, 0.3],
  ],
  [
    '10 gaps of chunks',
    json({ ...VLLM, mean_itl_ms: 50 }),
    (run) => codes(run).includes('CHUNKED_STREAM'),
    true,
  ],
  [
    '11 a burst whose first tokens are queue: read as a burst',
    json({ ...VLLM, max_concurrency: null }),
    (run) => requestsPoint(run).load.mode,
    'burst',
  ],
  [
    "12 EvalScope's summary",
    readFixture('test/fixtures/evalscope/benchmark_summary.json'),
    (run) => [requestsPoint(run).counts.outputTokens, latency(run).tpot?.meanSec],
    [25_000, 0.01],
  ],
  [
    '13 llama-batched-bench',
    readFixture('test/fixtures/llama-batched-bench/batched.jsonl'),
    (run) => [summaryPointOf(run).batch, summaryPointOf(run, 1).tpotSec],
    [2, 0.02],
  ],
  [
    "14 SGLang's one batch over HTTP",
    readFixture('test/fixtures/sglang/one-batch-server.jsonl'),
    (run) => [summaryPointOf(run).prefillLatencySec, summaryPointOf(run, 1).e2eLatencySec],
    [0.25, 1.75],
  ],
  [
    "15 aiperf's summary of a sweep",
    readFixture('test/fixtures/aiperf/sweep.json'),
    (run) => run?.points.map((_, i) => requestsPoint(run, i).load.concurrencyLimit),
    [3, 12],
  ],
  [
    '17 a first token that was never seen',
    json({ ...SGLANG, mean_ttft_ms: 0, mean_itl_ms: 0, mean_tpot_ms: 30 }),
    (run) => [latency(run).ttft, latency(run).tpot, latency(run).itl, latency(run).e2e?.meanSec],
    [null, null, null, 0.9],
  ],
  [
    '18 gaps that begin with the first token',
    json({
      ...VLLM,
      num_prompts: 2,
      completed: 2,
      input_lens: [400, 400],
      output_lens: [3, 4],
      ttfts: [0.3, 0.25],
      itls: [
        [0.3, 0.02, 0.02],
        [0.25, 0.02, 0.02, 0.02],
      ],
    }),
    (run) => [latency(run).itl?.n, latency(run).itl?.maxSec],
    [5, 0.02],
  ],
  [
    '19 a percentile of 0 beside a mean above 0',
    json({ ...VLLM, median_ttft_ms: 0 }),
    (run) => [latency(run).ttft, latency(run).tpot?.meanSec],
    [null, 0.02],
  ],
];

describe('kinds of files that were misread', () => {
  test.each(KINDS)('%s', (_kind, text, gives, expected) => {
    expect(gives(imported([text])[0]?.run)).toEqual(expected);
  });

  test('06 a run that wrote nothing', () => {
    const [header = ''] = readFixture('test/fixtures/llama-bench/bench.csv').split('\n', 1);
    const outcome = attempt([header]);
    expect(outcome.ok ? null : outcome.error.message).toMatch(/^No test finished/);
  });

  test('each of them in one import with the others: every file by its own reader', () => {
    const files = KINDS.map(([name, text]) => ({ name, text }));
    const outcome = importRuns({ files, context: {}, catalogue });
    expect(outcome.ok && new Set(outcome.value.runs.map(({ run }) => run.source.tool)).size).toBeGreaterThan(
      7,
    );
    expect(outcome.ok && outcome.value.ignored).toEqual([]);
  });
});
