import { checkFigures } from '@inferbench/checks/rules';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import { summaryPoint } from '@inferbench/importers/shared/summary-point';
import { describe, expect, test } from 'vitest';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';
import { firstPoint } from '../../testkit/fixture.ts';

interface Stated {
  completed: number;
  meanSec: number;
  maxSec?: number;
  durationSec: number;
  limit: number;
  load?: Partial<RequestsPoint['load']>;
  cutWindow?: boolean;
}

/** A closed loop of so many requests, each of 500 prompt and 500 answer tokens. */
function loop({
  completed,
  meanSec,
  maxSec,
  durationSec,
  limit,
  load = {},
  cutWindow,
}: Stated): RequestsPoint {
  const { samples: _, ...point } = firstPoint(cleanRun());
  const e2e = { ...EMPTY_DISTRIBUTION, n: completed, meanSec, maxSec: maxSec ?? null };
  return {
    ...point,
    load: { mode: 'closed', concurrencyLimit: limit, requestRatePerSec: null, ...load },
    counts: {
      issued: completed,
      completed,
      failed: 0,
      cancelled: 0,
      inputTokens: 500 * completed,
      outputTokens: 500 * completed,
    },
    perRequest: null,
    toolRates: null,
    durationSec,
    latency: { ttft: null, tpot: null, itl: null, e2e },
    ...(cutWindow === undefined ? {} : { cutWindow }),
  };
}

function found(point: RequestsPoint | SummaryPoint): Finding[] {
  return checkFigures({ point, index: 0 }).filter(({ rule }) => rule === 'ACC-LITTLE');
}

describe('a window that was cut out of a longer run', () => {
  // 4 slots × 240 s ÷ 8 s = 120 fit, and one more a slot may lie over the edges.
  const edges = { completed: 124, meanSec: 8, durationSec: 240, limit: 4 };

  test('counts one request a slot more than fit, and is accepted', () => {
    expect(found(loop({ ...edges, cutWindow: true }))).toEqual([]);
  });

  test('is flagged, with the edge as its cause, where the file has no such window', () => {
    const [finding] = found(loop(edges));
    expect(finding).toMatchObject({ severity: 'flag' });
    expect(finding?.message).toMatch(/= 4\.13 in flight, declared 4: .* over the edges of a window/);
    expect(finding?.message).not.toMatch(/off by 1,000/);
  });

  test('excuses no more than that: ten requests too many are refused', () => {
    const [finding] = found(loop({ ...edges, completed: 130, cutWindow: true }));
    expect(finding).toMatchObject({ severity: 'reject', value: '4.33' });
    expect(finding?.expected).toMatch(/^at most 4\.13, one request a slot over the edges/);
  });
});

describe('a tool that sends in waves', () => {
  // Each wave of 8 lasts as long as its slowest: 20 waves of 6 s, 4 s a request.
  const waves = {
    completed: 160,
    meanSec: 4,
    maxSec: 6,
    durationSec: 120,
    limit: 8,
    load: { inWaves: true },
  };

  test('has fewer in flight than it may, as far as its slowest request says', () => {
    expect(found(loop(waves))).toEqual([]);
    expect(found(loop({ ...waves, load: {} }))).toHaveLength(1);
  });

  test('is judged by the slowest request, and not at all without it', () => {
    expect(found(loop({ ...waves, durationSec: 220 }))).toEqual([]);
    const [finding] = found(loop({ ...waves, durationSec: 300 }));
    expect(finding?.message).toMatch(/= 2\.13 in flight, declared 8: 73 % below\.$/);
    const { maxSec: _, ...unknown } = waves;
    expect(found(loop({ ...unknown, durationSec: 300 }))).toEqual([]);
  });
});

describe('a stated concurrency that the law of Little denies', () => {
  test('384 stated and 35 in flight: both are named, though each slot had only three requests', () => {
    const [finding] = found(loop({ completed: 1152, meanSec: 9.1, durationSec: 300, limit: 384 }));
    expect(finding).toMatchObject({ severity: 'flag', value: '34.9' });
    expect(finding?.message).toMatch(
      /1,152 requests × 9\.10 s ÷ 300 s = 34\.9 in flight, declared 384: 91 % below/,
    );
  });

  test('the last requests of few rounds may leave slots empty', () => {
    // Two rounds of 20 in 10 s, and one request of 30 s: 20 × 2 × 10 s ÷ 40 s.
    expect(found(loop({ completed: 40, meanSec: 10, maxSec: 30, durationSec: 42, limit: 20 }))).toEqual([]);
    expect(found(loop({ completed: 40, meanSec: 10, maxSec: 30, durationSec: 70, limit: 20 }))).toHaveLength(
      1,
    );
  });

  test('is seen without E2E as well, from the first token and the further ones', () => {
    const steps = (durationSec: number): RequestsPoint => {
      const point = loop({ completed: 2000, meanSec: 1, durationSec, limit: 100 });
      const mean = (meanSec: number) => ({ ...EMPTY_DISTRIBUTION, n: 2000, meanSec });
      return { ...point, latency: { ttft: mean(0.2), tpot: mean(0.02), itl: null, e2e: null } };
    };
    // 0.2 s + 499 × 0.02 s = 10.18 s: 100 at a time take 204 s.
    expect(found(steps(204))).toEqual([]);
    expect(found(steps(900))[0]?.message).toMatch(
      /2,000 requests × 10\.2 s ÷ 900 s = 22\.6 in flight, declared 100/,
    );
  });

  test('rows of rate and speed say it too', () => {
    // 192 tokens/s a chip on 8 chips, 44.6 tokens/s for each user.
    const row = summaryPoint({
      phase: 'SERVING',
      batch: 384,
      batchBasis: 'DECLARED',
      inputTokens: 4000,
      outputTokens: 1000,
      outputTokensPerSec: 8 * 192,
      tpotSec: 1 / 44.6,
    });
    expect(found(row)[0]?.message).toMatch(
      /= 34\.4 in flight, stated 384: 91 % below\. The load did not reach/,
    );
    expect(found({ ...row, batch: 40 })).toEqual([]);
  });
});

test('the clean run keeps all of it', () => {
  expect(found(firstPoint(cleanWith(() => ({}))))).toEqual([]);
});
