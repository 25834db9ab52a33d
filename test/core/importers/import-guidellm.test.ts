import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, refusal, requestsPoint, runOfFixture, withValue } from '../../testkit/imports.ts';

const REPORT = readFixture('test/fixtures/guidellm/report-v1.json');

describe('guidellm', () => {
  test('a sweep is one run; a load at which all failed is left out by name', () => {
    const run = runOfFixture('guidellm/report-v1.json');
    expect(run.points).toHaveLength(2);
    expect(codesOf(run)).toEqual(['POINT_LEFT_OUT', 'INSTANT_RATES']);
    expect(run.source).toMatchObject({ tool: 'guidellm', toolVersion: '0.5.0', variant: 'detailed' });
    expect(run.startedAt).toBe('2026-03-02T16:58:16.500Z');
    expect(run.model.slug).toBe('llama-3-8b');
    expect(requestsPoint(run, 1)).toMatchObject({
      load: { mode: 'open', requestRatePerSec: 1 },
      counts: { issued: 3, completed: 2, failed: 1, inputTokens: 210, outputTokens: 32 },
    });
  });

  test('pitfalls 1, 9 and 11: recomputed per request; NTPOT, rates and token weights play no part', () => {
    const point = requestsPoint(runOfFixture('guidellm/report-v1.json'));
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 4, requestRatePerSec: null });
    expect(point.counts).toEqual({
      issued: 4,
      completed: 4,
      failed: 0,
      cancelled: 0,
      inputTokens: 460,
      outputTokens: 44,
    });
    expect(point).toMatchObject({ durationSec: 2, toolRates: null });
    expect(point.latency.ttft?.meanSec).toBeCloseTo(0.05875, 12);
    expect(point.latency.ttft?.p50Sec).toBeCloseTo(0.0575, 12);
    // The answer of one token has no TPOT.
    expect(point.latency.tpot).toMatchObject({ n: 3, p50Sec: 0.011 });
    // Pitfall 2: E2E in seconds beside TTFT in milliseconds.
    expect(point.latency.e2e?.maxSec).toBeCloseTo(0.281, 12);
    expect(point.latency.itl).toBeNull();
    expect(point.samples?.tpotSec).toEqual([0.01, 0.011, null, 0.012]);
  });

  test('version 2 and a throughput profile', () => {
    const run = runOfFixture('guidellm/report-v2.json');
    expect(requestsPoint(run).load).toEqual({
      mode: 'burst',
      concurrencyLimit: 8,
      requestRatePerSec: null,
    });
    expect(run.model.slug).toBe('llama-3-8b');
  });

  test("a sample of the requests: the tool's mean, none of its percentiles, no statistic weighted by tokens", () => {
    const run = runOfFixture('guidellm/report-v1-sampled.json');
    const { latency, counts } = requestsPoint(run);
    expect(run.source.variant).toBe('aggregate');
    expect(counts).toMatchObject({ completed: 4, inputTokens: 460, outputTokens: 44 });
    expect(latency.ttft).toMatchObject({ n: 4, meanSec: 0.05875, p50Sec: null, p99Sec: null, maxSec: 0.07 });
    expect(latency.tpot).toBeNull();
    expect(codesOf(run)).toEqual(['TOKEN_WEIGHTED', 'SAMPLED_REQUESTS', 'INSTANT_RATES']);
  });

  test('0.2: one value per request, counts of the measured window', () => {
    const run = runOfFixture('guidellm/report-0.2-sampled.json');
    const { latency, load, durationSec } = requestsPoint(run);
    expect(load).toEqual({ mode: 'closed', concurrencyLimit: 1, requestRatePerSec: null });
    expect(durationSec).toBe(2);
    expect(latency.tpot).toMatchObject({ n: 4, meanSec: 0.00825 });
    expect(run.source.toolVersion).toBeNull();
  });

  test('prompts, answers and addresses stay in the file (pitfall 24)', () => {
    expect(JSON.stringify(runOfFixture('guidellm/report-v1.json'))).not.toContain('private');
  });

  test.each([
    ['benchmarks.0.duration', 0, 'benchmarks[0].duration'],
    [
      'benchmarks.0.requests.successful.1.prompt_tokens',
      -1,
      'benchmarks[0].requests.successful[1].prompt_tokens',
    ],
    ['benchmarks.2.config.strategy', undefined, 'benchmarks[2].config.strategy'],
  ])('%s as %s is refused at its place', (path, value, place) => {
    expect(refusal([withValue(REPORT, path, value)])).toEqual({ code: 'INVALID', path: place });
  });
});
