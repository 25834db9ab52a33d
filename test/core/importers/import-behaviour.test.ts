import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  attempt,
  codesOf,
  imported,
  refusal,
  requestsPoint,
  runOfFixture,
  runsOfFixtures,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

const fixture = (name: string) => readFixture(`test/fixtures/${name}`);
const runOf = (text: string, context = '') => {
  const [first] = imported([text], { context });
  if (first === undefined) throw new Error('no run');
  return first;
};

const SERVE = fixture('vllm/serve-steady-state.json');
const TIMM_HEADER = 'model,infer_img_size,infer_batch_size,infer_samples_per_sec,infer_step_time';
const timmRows = (count: number) =>
  [TIMM_HEADER, ...Array.from({ length: count }, (_, i) => `model_${i},224,256.0,${1000 + i}.5,256.0`)].join(
    '\n',
  );

describe('what existing importers must not misread', () => {
  test('a date with its zone is a known instant, whether of start or end is not said; one without is local', () => {
    const { run } = runOf(SERVE);
    expect(run.recordedAt).toBe('2026-05-01T12:00:00Z');
    expect(run.startedAt).toBeNull();
    expect(codesOf(run)).not.toContain('LOCAL_TIME');
    const local = runOf(withValue(SERVE, 'date', '20260501-140000')).run;
    expect(local.recordedAt).toBeUndefined();
    expect(codesOf(local)).toContain('LOCAL_TIME');
  });

  test('steady state is a second set of figures with its window; those of the whole run count', () => {
    const point = requestsPoint(runOf(SERVE).run);
    expect(point.counts.completed / point.durationSec).toBe(4);
    expect(point.latency.ttft).toMatchObject({ meanSec: 0.1, p90Sec: 0.12, p95Sec: null, p99Sec: 0.15 });
    expect(point.otherWindows).toEqual([
      {
        name: 'steady_state',
        startSec: 0.5,
        durationSec: 8,
        note: '32 requests completed in the window; concurrency 8; short window',
        requestsPerSec: 4,
        outputTokensPerSec: 405,
        latency: expect.objectContaining({
          ttft: expect.objectContaining({ meanSec: 0.101, p90Sec: 0.121, p99Sec: 0.151 }) as unknown,
          tpot: expect.objectContaining({ meanSec: null, p99Sec: 0.0205 }) as unknown,
          e2e: null,
        }) as unknown,
      },
    ]);
  });

  test('what people add to a file about its system is a hint with its key, and its chip is offered by slug', () => {
    const { run } = runOf(SERVE);
    expect(run.source.hints).toEqual([{ path: 'system.chip', key: 'gpu', value: '2xNVIDIA_H100_80GB_HBM3' }]);
    const offered = run.source.warnings.find(({ code }) => code === 'CHIP_SUGGESTED');
    expect(offered?.message).toContain('Did you mean nvidia-h100-sxm5-80gb?');
    expect(run.system.chip).toBeNull();
  });

  test('a quantised name is offered with its weights and never taken', () => {
    const { run, missing } = runOf(SERVE);
    expect([run.model.slug, run.precision.weights]).toEqual([null, null]);
    const offered = run.source.warnings.find(({ code }) => code === 'MODEL_SUGGESTED');
    expect(offered?.message).toContain('Did you mean llama-3-8b, weights fp8?');
    expect(missing).toEqual(expect.arrayContaining(['model.slug', 'precision.weights']));
  });

  test('counts that the file does not state are missing and not 0', () => {
    const { counts } = requestsPoint(runOf(SERVE).run);
    expect(counts).toMatchObject({ failed: 0, cancelled: null });
  });

  test.each([
    ['a limit alone is a closed loop', {}, 'closed'],
    ['no limit and a rate of "inf" are a burst', { max_concurrency: null }, 'burst'],
    ['a rate is an open loop', { max_concurrency: null, request_rate: 3 }, 'open'],
    ['neither is unknown', { max_concurrency: null, request_rate: null }, null],
  ] as const)('load: %s', (_name, change, mode) => {
    const text = Object.entries(change).reduce((file, [key, value]) => withValue(file, key, value), SERVE);
    expect(requestsPoint(runOf(text).run).load.mode).toBe(mode);
  });

  test('an unknown load can be stated and is then marked as stated', () => {
    const text = withValue(withValue(SERVE, 'max_concurrency', null), 'request_rate', null);
    const { run } = runOf(text, '{load: {mode: closed, concurrencyLimit: 8}}');
    expect(requestsPoint(run).load).toEqual({ mode: 'closed', concurrencyLimit: 8, requestRatePerSec: null });
    expect(run.source.stated).toEqual(['points[0].load.mode', 'points[0].load.concurrencyLimit']);
  });

  test('a count that is a sum of floats is taken with a note; one that is not whole is refused with its key', () => {
    const { run } = runOf(withValue(SERVE, 'total_output_tokens', 3999.9999999999995));
    expect(requestsPoint(run).counts.outputTokens).toBe(4000);
    expect(codesOf(run)).toContain('FLOAT_COUNT');
    expect(requestsPoint(runOf(withValue(SERVE, 'completed', 40.0)).run).counts.completed).toBe(40);
    expect(refusal([withValue(SERVE, 'total_output_tokens', 3999.99)])).toEqual({
      code: 'INVALID',
      path: 'total_output_tokens',
    });
  });

  test('requests without a token are in no latency statistic, or the reported one says that they are', () => {
    const detailed = fixture('vllm/serve-detailed.json');
    const file = JSON.parse(detailed) as {
      output_lens: number[];
      ttfts: number[];
      itls: number[][];
      errors: string[];
    }; // ours
    const first = file.errors.indexOf('');
    file.output_lens[first] = 0;
    file.ttfts[first] = 0;
    file.itls[first] = [];
    const whole = requestsPoint(runOf(JSON.stringify(file)).run);
    const { ttft, e2e, itl } = whole.latency;
    expect([ttft?.origin, e2e?.origin, itl?.origin]).toEqual(['recomputed', 'recomputed', 'recomputed']);
    expect(ttft?.n).toBe(e2e?.n);
    expect(ttft?.minSec).toBeGreaterThan(0);
    // The tool's own figures stay beside ours, by name.
    expect(whole.reportedLatency?.map(({ metric }) => metric)).toEqual(
      expect.arrayContaining(['ttft', 'e2e']),
    );
    const partial = runOf(JSON.stringify({ ...file, latencies: undefined })).run;
    const said = partial.source.warnings.filter(({ code }) => code === 'INCLUDES_EMPTY');
    expect(said.map(({ path }) => path)).toEqual(['points[0].latency.e2e', 'points[0].latency.tpot']);
    expect(requestsPoint(partial).latency.e2e?.origin).toBe('reported');
  });

  test('InferenceX: a short row gives its rate and the median TPOT; one with nothing is an error of that row', () => {
    const runs = runsOfFixtures('inferencex/combined-rows.json');
    expect(runs).toHaveLength(3);
    const [short, apart, full] = runs;
    expect(summaryPointOf(short)).toMatchObject({
      totalTokensPerSec: 1600,
      outputTokensPerSec: null,
      batch: 8,
    });
    expect(summaryPointOf(short).latency).toMatchObject({
      ttft: null,
      e2e: null,
      tpot: { p50Sec: 0.01, meanSec: null },
    });
    // 36 GPUs over prefill and decode are no tensor-parallel group, and which of them decode is not said.
    expect(apart?.system).toMatchObject({ chips: 36, tensorParallel: null, framework: 'tensorrt-llm' });
    expect(summaryPointOf(full)).toMatchObject({
      outputTokensPerSec: 2000,
      totalTokensPerSec: 4000,
      tpotSec: 0.014,
    });
    expect(short?.source.warnings.find(({ code }) => code === 'RUN_LEFT_OUT')?.message).toContain(
      '[2] is left out',
    );
    const row =
      fixture('inferencex/combined-rows.json')
        .split('\n')
        .find((line) => line.includes('null')) ?? '';
    expect(refusal([row.replace(/,$/, '')])?.code).toBe('IMPORT_NOTHING_MEASURED');
  });

  test('InferenceX: chips are offered, the engine is named, and a stated other chip is a conflict', () => {
    const [first] = imported([fixture('inferencex/combined-rows.json')], {
      context: '{system: {chip: amd-mi300x, chips: 4}}',
    });
    expect(first?.run.system).toMatchObject({ chip: 'nvidia-b200-sxm-180gb', chips: 8 });
    expect(first?.run.source.conflicts?.map(({ path, used }) => [path, used])).toEqual(
      expect.arrayContaining([
        ['system.chip', 'file'],
        ['system.chips', 'file'],
      ]),
    );
  });

  test('samples are images only where model, path or context says so; another task is named', () => {
    const text = fixture('mlperf/single_summary.txt');
    const unknown = runOf(text);
    expect(summaryPointOf(unknown.run)).toMatchObject({ phase: 'SAMPLES', task: null });
    expect(unknown.missing).toContain('points[0].task');
    expect(summaryPointOf(runOf(text, '{model: {slug: resnet-50}}').run)).toMatchObject({
      phase: 'IMAGE',
      imagesPerSec: 100,
    });
    expect(summaryPointOf(runOf(text, '{task: images}').run).phase).toBe('IMAGE');
    expect(summaryPointOf(runOf(text, '{task: speech}').run)).toMatchObject({
      phase: 'SAMPLES',
      task: 'speech',
    });
  });

  test('an offline run is not asked for a batch or a prompt length; measurements give the format of the weights', () => {
    const [only] = imported([fixture('mlperf/offline_summary.txt'), fixture('mlperf/measurements.json')]);
    expect(only?.missing).toEqual(['system.chip', 'system.chips', 'model.slug']);
    expect(only?.run.precision.weights).toBe('int8');
    expect(only?.run.source.hints).toContainEqual({
      path: 'precision.weights',
      key: 'measurements: weight_data_types',
      value: 'int8',
    });
  });

  test('percentiles that are steps are kept with their definition, and count where a step is too small to matter', () => {
    const run = runOfFixture('guidellm/report-v1-sampled.json');
    const point = requestsPoint(run);
    const kept = point.reportedLatency ?? [];
    expect(kept.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['ttft', 'e2e']));
    expect(kept.every(({ definition }) => definition.startsWith('percentiles as steps'))).toBe(true);
    expect(point.latency.e2e?.p99Sec).toBeNull();
    expect(kept.find(({ metric }) => metric === 'e2e')?.distribution.meanSec).toBe(
      point.latency.e2e?.meanSec,
    );
  });
});

describe('files of more runs than anybody reads at once', () => {
  test('1,627 rows import whole, by a page, by a number or by the name of a model, numbered as in the uncut file', () => {
    const text = timmRows(1627);
    expect(imported([text])).toHaveLength(1627);
    const page = attempt([text], { select: { from: 1001, to: 1627 } });
    expect(page.ok && [page.value.found, page.value.runs.length, page.value.runs[0]?.number]).toEqual([
      1627, 627, 1001,
    ]);
    const named = attempt([text], { select: { servedName: 'MODEL_1500' } });
    expect(named.ok && named.value.runs.map(({ number, run }) => [number, run.model.servedName])).toEqual([
      [1501, 'model_1500'],
    ]);
    const none = attempt([text], { select: { from: 1628, to: 1628 } });
    expect(none.ok ? null : none.error).toMatchObject({
      code: 'NOT_FOUND',
      details: { expected: '1 to 1627' },
    });
  });

  test('beyond the limit of one import the message says how to go on', () => {
    const outcome = attempt([timmRows(10_001)]);
    expect(outcome.ok ? null : outcome.error).toMatchObject({
      code: 'IMPORT_TOO_DEEP',
      details: { fix: expect.stringContaining('--run 1-10000') as string },
    });
    expect(attempt([timmRows(10_001)], { select: { from: 10_001, to: 10_001 } }).ok).toBe(true);
  });
});
