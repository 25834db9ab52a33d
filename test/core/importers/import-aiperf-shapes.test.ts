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

const OCTOBER = ['aiperf/records-2025-10.json', 'aiperf/records-2025-10.jsonl'] as const;
const DATASET = readFixture('test/fixtures/aiperf/dataset-telemetry.json');
const STREAMING = readFixture('test/fixtures/genai-perf/streaming.json');

describe('aiperf of October 2025', () => {
  test('metrics under `records`, `ttft` and the cancelled apart from the failed; a start in UTC', () => {
    const run = runOfFixture(OCTOBER[0]);
    const point = requestsPoint(run);
    expect(point.counts).toEqual({
      issued: 4,
      completed: 3,
      failed: 0,
      cancelled: 1,
      inputTokens: 192,
      outputTokens: 15,
    });
    expect(point.latency.ttft).toMatchObject({ n: 3, meanSec: 0.11, p50Sec: 0.11, p95Sec: 0.119 });
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 4, requestRatePerSec: null });
    expect(run.startedAt).toBe('2025-10-03T14:00:00.000Z');
    expect(codesOf(run)).toEqual(['CANCELLED_REQUESTS', 'REASONING_TOKENS']);
    expect(JSON.stringify(run)).not.toContain('private');
  });

  test('its records: another word for the phase and for the start; the same statistics', () => {
    const records = requestsPoint(runOfFixture(OCTOBER[1]));
    const both = requestsPoint(runOfFixture(...OCTOBER));
    expect(records.counts).toEqual(requestsPoint(runOfFixture(OCTOBER[0])).counts);
    expect(records.durationSec).toBeCloseTo(0.564, 6);
    // (140 − 100) ÷ 4, (150 − 110) ÷ 4 and (164 − 120) ÷ 4 ms.
    expect(records.samples?.tpotSec?.map((sec) => sec?.toFixed(6))).toEqual([
      '0.010000',
      '0.010000',
      '0.011000',
    ]);
    expect(both.latency).toEqual({ ...records.latency, itl: null });
    expect(both.load.concurrencyLimit).toBe(4);
  });
});

describe('aiperf of 2026', () => {
  test('a data-set load has no prompt length: missing, or as stated and marked', () => {
    const [plain] = imported([DATASET]);
    expect(requestsPoint(plain?.run).counts).toMatchObject({ completed: 80, inputTokens: null });
    expect(plain?.missing).toContain('points[0].counts.inputTokens');
    const [stated] = imported([DATASET], { context: 'workload: {inputTokens: 512}' });
    expect(requestsPoint(stated?.run).counts.inputTokens).toBe(40_960);
    expect(codesOf(stated?.run)).toContain('PROMPTS_STATED');
  });

  test('rates over the wall time stand beside those of the duration; conversations are no requests', () => {
    const run = runOfFixture('aiperf/dataset-telemetry.json');
    const point = requestsPoint(run);
    // 80 ÷ 40 s = 2; the tool divides by the 50 s from start to end.
    expect(point).toMatchObject({ durationSec: 40, toolRates: null });
    expect(point.otherWindows).toEqual([
      {
        name: 'wall time of the run, start to end',
        durationSec: 50,
        requestsPerSec: 1.6,
        outputTokensPerSec: 160,
      },
    ]);
    // 80 × 0.99 s ÷ 40 s = 1.98 in flight of a limit of 1.
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: null, requestRatePerSec: null });
    expect(codesOf(run)).toEqual(
      expect.arrayContaining(['OTHER_WINDOW', 'CONVERSATIONS', 'GOODPUT_REPORTED']),
    );
    const goodput = run.source.warnings.find(({ code }) => code === 'GOODPUT_REPORTED')?.message;
    expect(goodput).toMatch(/1\.5 good .*75 requests.* 0\.9375.* time_to_first_token ≤ 1500 ms/);
  });

  test('a GPU under two exporters counts once; the counter is in MJ, and agrees or is said to contradict', () => {
    const power = requestsPoint(runOfFixture('aiperf/dataset-telemetry.json')).power;
    // 2 × 25 kJ over 50 s, and 2 × 500 W.
    expect(power).toMatchObject({ boundary: 'device_sensor', averageWatts: 1000, windowSec: 50, devices: 2 });
    expect(power?.energyJoules).toBeCloseTo(50_000, 3);
    const far = withValue(
      DATASET,
      'telemetry_data.endpoints.a:9400.gpus.gpu_1.metrics.energy_consumption.max',
      20.005,
    );
    const [contradicted] = imported([far]);
    expect(requestsPoint(contradicted?.run).power).toBeNull();
    const words = contradicted?.run.source.warnings.find(({ code }) => code === 'POWER_DISAGREES')?.message;
    expect(words).toMatch(/1000\.000 W .* 30\.000 kJ over 50\.0 s, which is 600\.0 W: 40 % apart/);
  });

  test('power of another number of GPUs than the system has chips is not used', () => {
    const [two] = imported([DATASET], { context: 'system: {chips: 2}' });
    expect(requestsPoint(two?.run).power?.devices).toBe(2);
    const [one] = imported([DATASET], { context: 'system: {chips: 1}' });
    expect(requestsPoint(one?.run).power).toBeNull();
    expect(codesOf(one?.run)).toContain('POWER_DEVICES_MORE');
    const [eight] = imported([DATASET], { context: 'system: {chips: 8}' });
    expect(codesOf(eight?.run)).toContain('POWER_DEVICES_FEWER');
  });

  test('a table beside the JSON file of its run is left out and said', () => {
    const csv = readFixture('test/fixtures/aiperf/profile.csv');
    const runs = imported([csv, readFixture('test/fixtures/aiperf/profile-2026.json')]);
    expect(runs.map(({ run }) => requestsPoint(run).toolRates?.requestsPerSec)).toEqual([2]);
    expect(codesOf(runs[0]?.run)).toContain('TABLE_LEFT_OUT');
  });
});

describe('tables without a duration', () => {
  test('the finer of both rates gives it, with what it can be', () => {
    const run = runOfFixture('aiperf/short-columns.csv');
    const point = requestsPoint(run);
    expect(run.source.tool).toBe('aiperf');
    // 50 × 100.00 ÷ 125.00 = 40 s: between 50 × 99.995 ÷ 125.005 and 50 × 100.005 ÷ 124.995.
    expect(point.durationSec).toBe(40);
    expect(point.durationRange?.lowerSec).toBeCloseTo(39.9964, 4);
    expect(point.durationRange?.upperSec).toBeCloseTo(40.0036, 4);
    const words = run.source.warnings.find(({ code }) => code === 'DURATION_DERIVED')?.message;
    // By requests: 50 ÷ 1.255 to 50 ÷ 1.245.
    expect(words).toMatch(/50 requests ÷ 1\.25 requests\/s = 40 s \(39\.8406 to 40\.1606\)/);
    expect(codesOf(run)).toContain('LOAD_UNKNOWN');
  });

  test('a rate of 0.01 covers a factor of three: no duration and no rate, the latencies stay', () => {
    const run = runOfFixture('genai-perf/coarse.csv');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'SERVING',
      batch: null,
      outputTokensPerSec: null,
      outputTokens: 1,
      latency: { e2e: { n: 3, meanSec: 91.99 } },
    });
    expect(codesOf(run)).toContain('DURATION_UNKNOWN');
  });

  test.each([
    ['aiperf/profile.csv', 'aiperf'],
    ['aiperf/short-columns.csv', 'aiperf'],
    ['genai-perf/profile.csv', 'genai-perf'],
    ['genai-perf/coarse.csv', 'genai-perf'],
  ])('%s is told by its rows and units, whatever its columns', (file, tool) => {
    const text = readFixture(`test/fixtures/${file}`);
    expect(imported([text])[0]?.run.source.tool).toBe(tool);
    const [head = '', ...lines] = text.split('\n');
    const shuffled = [head.replace('avg,min', 'avg,low'), ...lines].join('\n');
    expect(imported([shuffled])[0]?.run.source.tool).toBe(tool);
  });
});

describe('genai-perf JSON', () => {
  test('streaming: no count and no duration, so rates, means and Little’s law; a length that was not asked for', () => {
    const run = runOfFixture('genai-perf/streaming.json');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'SERVING',
      // 2 requests/s × 0.99 s.
      batch: 1.98,
      batchBasis: 'ACHIEVED',
      inputTokens: 512,
      outputTokens: 100,
      outputTokensPerSec: 200,
      tpotSec: 0.00875,
      latency: { ttft: { n: null, meanSec: 0.12 }, itl: null },
    });
    expect(run.model.slug).toBe('llama-3-8b');
    expect(codesOf(run)).toEqual(['COUNT_UNKNOWN', 'LENGTH_DIFFERS']);
    expect(JSON.stringify(run)).not.toContain('private');
  });

  test('not streaming: the time to first token is the whole answer’s, so there is neither TTFT nor TPOT', () => {
    const run = runOfFixture('genai-perf/not-streaming.json');
    expect(summaryPointOf(run)).toMatchObject({
      tpotSec: null,
      latency: { ttft: null, tpot: null, itl: null, e2e: { meanSec: 0.99 } },
    });
    expect(codesOf(run)).toEqual(['NOT_STREAMED', 'COUNT_UNKNOWN']);
    const silent = withValue(
      readFixture('test/fixtures/genai-perf/not-streaming.json'),
      'input_config.streaming',
      undefined,
    );
    expect(summaryPointOf(imported([silent])[0]?.run).latency?.ttft).toBeNull();
  });

  test('a file with neither a rate nor a latency is refused with its reason', () => {
    const none = withValue(
      withValue(STREAMING, 'output_token_throughput', undefined),
      'request_latency.avg',
      undefined,
    );
    expect(refusal([none])).toEqual({ code: 'INVALID', path: 'output_token_throughput' });
    expect(runsOfFixtures('genai-perf/streaming.json', 'genai-perf/profile.csv')).toHaveLength(2);
  });
});
