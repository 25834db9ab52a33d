import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  requestsPoint,
  runOfFixture,
  runsOfFixtures,
  withValue,
} from '../../testkit/imports.ts';

const PROFILE = readFixture('test/fixtures/aiperf/profile-2026.json');

const LATENCY = {
  ttft: ours({ n: 80, mean: 120, std: 10, min: 100, p50: 119, p90: 133, p95: 137, p99: 145, max: 150 }),
  tpot: ours({ n: 80, mean: 8.75, std: 0.5, min: 8, p50: 8.7, p90: 9.4, p95: 9.6, p99: 9.9, max: 10 }),
  itl: ours({ n: 7920, mean: 8.8, std: 2, min: 0.1, p50: 8.6, p90: 9.8, p95: 10.5, p99: 14, max: 20 }),
  e2e: ours({ n: 80, mean: 990, std: 50, min: 900, p50: 985, p90: 1040, p95: 1060, p99: 1090, max: 1100 }),
};

/** Statistics of a fixture in ms, as a distribution of ours. */
function ours(ms: Record<'mean' | 'std' | 'min' | 'p50' | 'p90' | 'p95' | 'p99' | 'max' | 'n', number>) {
  const { n, ...statistics } = ms;
  const seconds = Object.entries(statistics).map(([key, value]) => [`${key}Sec`, value / 1000]);
  return { n, ...Object.fromEntries(seconds), origin: 'reported' };
}

describe('aiperf', () => {
  test('pitfall 1: "inter token latency" is our TPOT, "inter chunk latency" our ITL; every value', () => {
    const run = runOfFixture('aiperf/profile-2026.json');
    expect(requestsPoint(run)).toEqual({
      measurement: 'requests',
      phase: 'SERVING',
      load: { mode: 'closed', concurrencyLimit: 2, requestRatePerSec: null },
      counts: {
        issued: 82,
        completed: 80,
        failed: 2,
        cancelled: 0,
        inputTokens: 40_960,
        outputTokens: 8000,
      },
      perRequest: null,
      durationSec: 40,
      toolRates: { requestsPerSec: 2, outputTokensPerSec: 200 },
      latency: LATENCY,
      power: null,
    });
    expect(run.source).toMatchObject({ tool: 'aiperf', toolVersion: '0.10.0', variant: 'aggregate' });
    expect(run.model.slug).toBe('llama-3-8b');
    // Pitfalls 12 and 15.
    expect(codesOf(run)).toEqual(['LOCAL_TIME', 'SLO_UNKNOWN']);
    expect(run.startedAt).toBeNull();
    // Pitfall 24: commands and addresses stay in the file.
    expect(JSON.stringify(run)).not.toContain('private');
  });

  test('2025: sums follow from means, and the phase from loadgen', () => {
    const run = runOfFixture('aiperf/profile-2025.json');
    const point = requestsPoint(run);
    expect(run.source.tool).toBe('aiperf');
    expect(point.load).toEqual({ mode: 'open', concurrencyLimit: 16, requestRatePerSec: 2.5 });
    expect(point.counts).toMatchObject({ issued: 80, inputTokens: 40_960, outputTokens: 8000 });
    expect(point.latency).toEqual({ ...LATENCY, itl: { ...LATENCY.itl, n: null } });
    expect(codesOf(run)).toEqual(['TOKENS_DERIVED', 'TOKENS_DERIVED']);
  });

  test('pitfall 18: a table in sections with CRLF gives the same, to two decimals', () => {
    const run = runOfFixture('aiperf/profile.csv');
    const point = requestsPoint(run);
    expect(point.latency).toEqual({ ...LATENCY, itl: { ...LATENCY.itl, n: null } });
    expect(point.counts).toEqual(requestsPoint(runOfFixture('aiperf/profile-2026.json')).counts);
    expect(point).toMatchObject({ durationSec: 40, toolRates: null });
    expect(codesOf(run)).toEqual(['ROUNDED', 'LOAD_UNKNOWN']);
  });

  test('pitfall 2: the unit is read; another one changes the value, an unknown one is refused', () => {
    const inSeconds = withValue(PROFILE, 'time_to_first_token.unit', 's');
    expect(requestsPoint(imported([inSeconds])[0]?.run).latency.ttft?.meanSec).toBe(120);
    expect(refusal([withValue(PROFILE, 'time_to_first_token.unit', 'fortnights')])).toEqual({
      code: 'INVALID',
      path: 'time_to_first_token.unit',
    });
  });

  test('records: warm-up left out (pitfall 14), failed requests counted, times beyond 2^53 (pitfall 17)', () => {
    const run = runOfFixture('aiperf/records.jsonl');
    const point = requestsPoint(run);
    expect(run.source.variant).toBe('detailed');
    expect(point.counts).toEqual({
      issued: 4,
      completed: 3,
      failed: 1,
      cancelled: 0,
      inputTokens: 192,
      outputTokens: 14,
    });
    expect(point.durationSec).toBeCloseTo(0.664, 6);
    expect(point.latency.ttft).toMatchObject({ n: 3, p50Sec: 0.11, maxSec: 0.12 });
    expect(point.latency.itl).toMatchObject({ n: 11, minSec: 0.008, maxSec: 0.012 });
    expect(point.samples?.e2eSec).toEqual([0.14, 0.14, 0.164]);
    expect(point.samples?.tpotSec?.map((sec) => sec?.toFixed(6))).toEqual([
      '0.010000',
      '0.010000',
      '0.011000',
    ]);
    expect(JSON.stringify(run)).not.toContain('private');
  });

  test('pitfall 4: summary and records that come together are one run', () => {
    const records = readFixture('test/fixtures/aiperf/records.jsonl');
    const summary = withValue(PROFILE, 'request_count.avg', 3);
    const runs = imported([summary, records]);
    expect(runs).toHaveLength(1);
    const point = requestsPoint(runs[0]?.run);
    expect(point.latency.ttft).toMatchObject({ n: 3, origin: 'recomputed' });
    expect(point.load.concurrencyLimit).toBe(2);
    expect(refusal([PROFILE, records])).toEqual({ code: 'INVALID', path: 'request_count' });
  });

  test('a run without streaming has no TTFT (pitfall 6)', () => {
    const zeros = { unit: 'ms', avg: 0, p50: 0, p99: 0, min: 0, max: 0, std: 0 };
    const [run] = imported([withValue(PROFILE, 'time_to_first_token', zeros)]);
    expect(requestsPoint(run?.run).latency.ttft).toBeNull();
    expect(codesOf(run?.run)).toContain('ZERO_LATENCY');
  });
});

describe('genai-perf', () => {
  test('no duration, no sums: both follow, and a warning says how', () => {
    const run = runOfFixture('genai-perf/profile.json');
    expect(run.source.tool).toBe('genai-perf');
    expect(requestsPoint(run)).toMatchObject({
      durationSec: 40,
      load: { mode: 'closed', concurrencyLimit: 2 },
      counts: { issued: 80, completed: 80, inputTokens: 40_960, outputTokens: 8000 },
      latency: {
        ttft: LATENCY.ttft,
        tpot: LATENCY.tpot,
        itl: null,
        e2e: LATENCY.e2e,
      },
    });
    expect(codesOf(run)).toEqual(['DURATION_DERIVED', 'TOKENS_DERIVED', 'TOKENS_DERIVED']);
  });

  test('a table with thousands in quotes', () => {
    const run = runOfFixture('genai-perf/profile.csv');
    expect(run.source.tool).toBe('genai-perf');
    expect(requestsPoint(run).latency.e2e).toMatchObject({ meanSec: 1.99, p99Sec: 2.09, stdSec: null });
  });

  test('files of several tools in one call go each to its importer', () => {
    const tools = runsOfFixtures('genai-perf/profile.json', 'aiperf/profile-2026.json', 'vllm/latency.json');
    expect(tools.map((run) => run.source.tool)).toEqual(['genai-perf', 'aiperf', 'vllm-bench-latency']);
  });
});
