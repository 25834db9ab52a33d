import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  refusal,
  requestsPoint,
  runOfFixture,
  runsOfFixtures,
  summaryPointOf,
} from '../../testkit/imports.ts';

describe('SGLang', () => {
  test('each line is a run; the statistics that it has and no others', () => {
    const runs = runsOfFixtures('sglang/serving-early-2025.jsonl');
    expect(runs).toHaveLength(2);
    expect(requestsPoint(runs[0])).toEqual({
      measurement: 'requests',
      phase: 'SERVING',
      load: { mode: 'open', concurrencyLimit: null, requestRatePerSec: 2 },
      counts: {
        issued: 100,
        completed: 100,
        failed: 0,
        cancelled: null,
        inputTokens: 50_000,
        outputTokens: 40_000,
      },
      perRequest: null,
      durationSec: 50,
      toolRates: { requestsPerSec: null, outputTokensPerSec: 800 },
      latency: {
        ttft: reported({ n: 100, p50Sec: 0.0705 }),
        tpot: null,
        itl: reported({ n: null, p50Sec: 0.00975 }),
        e2e: reported({ n: 100, meanSec: 3.95, p50Sec: 3.9 }),
      },
      power: null,
    });
    expect(codesOf(runs[0])).toContain('FAILED_UNKNOWN');
    expect(runs[0]?.model).toEqual({ servedName: '(not named)', slug: null });
  });

  test('pitfall 3: a bare Infinity is no limit on the rate, and counted', () => {
    const [, unlimited] = runsOfFixtures('sglang/serving-early-2025.jsonl');
    expect(requestsPoint(unlimited).load).toEqual({
      mode: 'burst',
      concurrencyLimit: null,
      requestRatePerSec: null,
    });
    expect(codesOf(unlimited)).toContain('NON_FINITE');
  });

  test('details: recomputed from the requests that answered, E2E and TPOT as reported', () => {
    const run = runOfFixture('sglang/serving-details.jsonl');
    const point = requestsPoint(run);
    expect(run.source.variant).toBe('detailed');
    expect(point.counts).toMatchObject({ issued: 4, completed: 3, failed: 1 });
    expect(point.perRequest).toEqual({ requests: 4, completed: 3, inputTokens: 330, outputTokens: 12 });
    expect(point.latency.ttft).toMatchObject({ n: 3, p50Sec: 0.055, origin: 'recomputed' });
    expect(point.latency.ttft?.stdSec).toBeCloseTo(4.082482904638631e-3, 15);
    expect(point.latency.itl).toMatchObject({ n: 9, maxSec: 0.013 });
    expect(point.latency.e2e).toMatchObject({ meanSec: 0.089, origin: 'reported' });
    expect(point.samples).toEqual({ ttftSec: [0.05, 0.06, 0.055], tpotSec: null, e2eSec: null });
    // Pitfall 24: texts never leave the file.
    expect(JSON.stringify(run)).not.toMatch(/private|connection reset/);
  });

  test('one batch: prefill, the median decode step and the whole', () => {
    const run = runOfFixture('sglang/one-batch.jsonl');
    expect(summaryPointOf(run, 0)).toMatchObject({
      phase: 'PREFILL',
      batch: 8,
      inputTokens: 1024,
      prefillLatencySec: 0.32,
    });
    expect(summaryPointOf(run, 1)).toMatchObject({ phase: 'DECODE', tpotSec: 0.011, contextTokens: 1032 });
    expect(summaryPointOf(run, 2)).toMatchObject({
      phase: 'GENERATE',
      outputTokens: 16,
      e2eLatencySec: 0.485,
    });
    expect(codesOf(run)).toEqual(['MEDIAN_STEP']);
  });

  test('a line that is cut off is named', () => {
    const text = readFixture('test/fixtures/sglang/serving-early-2025.jsonl');
    expect(refusal([text.slice(0, -20)])).toEqual({ code: 'IMPORT_NOT_JSON', path: 'line 2' });
    expect(refusal([text.replace('"duration": 40.0', '"duration": -40')])).toEqual({
      code: 'INVALID',
      path: '[1].duration',
    });
  });
});

function reported(stated: object) {
  const nothing = { n: null, meanSec: null, stdSec: null, minSec: null, p50Sec: null };
  const tails = { p90Sec: null, p95Sec: null, p99Sec: null, maxSec: null };
  return { ...nothing, ...tails, origin: 'reported', ...stated };
}
