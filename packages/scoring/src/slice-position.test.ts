import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import type { Point } from '@inferbench/domain/runs/point';
import { shapeOf } from '@inferbench/domain/board/slice-buckets';
import { describe, expect, test } from 'vitest';
import { batchOf, slicePosition } from './slice-position.ts';

function point(overrides: { meanE2eSec?: number; limit?: number | null; completed?: number }): Point {
  const { meanE2eSec, limit = null, completed = 100 } = overrides;
  return {
    measurement: 'requests',
    toolRates: null,
    phase: 'SERVING',
    load: { mode: 'closed', concurrencyLimit: limit, requestRatePerSec: null },
    counts: {
      issued: completed,
      completed,
      failed: 0,
      cancelled: 0,
      inputTokens: completed * 1000,
      outputTokens: completed * 200,
    },
    perRequest: null,
    durationSec: 50,
    latency: {
      ttft: null,
      tpot: null,
      itl: null,
      e2e: meanE2eSec === undefined ? null : { ...EMPTY_DISTRIBUTION, n: completed, meanSec: meanE2eSec },
    },
    power: null,
  };
}

/** A load of 1,000 and 200 tokens with 8 requests in flight, as a publication states it. */
function published(scenario?: 'OPEN_LOOP' | 'AGENTIC'): Point {
  return {
    measurement: 'summary',
    phase: 'SERVING',
    batch: 8,
    batchBasis: 'ACHIEVED',
    ...(scenario === undefined ? {} : { scenario }),
    inputTokens: 1000,
    outputTokens: 200,
    contextTokens: null,
    iterations: null,
    prefillLatencySec: null,
    tpotSec: 0.01,
    e2eLatencySec: null,
    outputTokensPerSec: null,
    imagesPerSec: null,
    imageLatencySec: null,
    power: null,
    energy: null,
    derived: [],
    reported: null,
  };
}

const MEASURED = { weights: 'bf16', isReported: false } as const;

describe('the slice of a serving point', () => {
  test('batch is completed × mean E2E ÷ duration, else the declared limit, else unknown', () => {
    expect(batchOf(point({ meanE2eSec: 4, limit: 32 }))).toEqual({ batch: 8, basis: 'ACHIEVED' });
    expect(batchOf(point({ limit: 32 }))).toEqual({ batch: 32, basis: 'DECLARED' });
    expect(batchOf(point({}))).toBeNull();
  });

  test('without a batch or a completed request there is no slice, and the reason is said', () => {
    expect(slicePosition(point({}), 'm', MEASURED)).toMatchObject({
      ok: false,
      error: expect.stringContaining('in flight is unknown'),
    });
    expect(slicePosition(point({ completed: 0, limit: 8 }), 'm', MEASURED)).toMatchObject({ ok: false });
  });

  test("a declared limit places nothing of one's own, and what is published keeps it", () => {
    expect(slicePosition(point({ limit: 32 }), 'm', MEASURED)).toEqual({
      ok: false,
      error: expect.stringContaining('a limit of 32 was declared'),
    });
    const reported = slicePosition(point({ limit: 32 }), 'm', { ...MEASURED, isReported: true });
    expect(reported).toMatchObject({ ok: true, value: { batch: 32, batchBasis: 'DECLARED' } });
  });

  test('context is input + output ÷ 2; buckets are nearest in log2; the class follows the declared word', () => {
    const position = slicePosition(point({ meanE2eSec: 4 }), 'm', { ...MEASURED, weights: 'int8' });
    expect(position).toEqual({
      ok: true,
      value: {
        slice: {
          model: 'm',
          phase: 'SERVING',
          shape: 'PROMPT_HEAVY',
          batch: 8,
          context: 1024,
          precision: 'FP8',
        },
        batch: 8,
        batchBasis: 'ACHIEVED',
        context: 1100,
      },
    });
  });

  test('requests at a set rate and replays of conversations never share a slice with a fixed number in flight', () => {
    const closed = point({ meanE2eSec: 4 });
    if (closed.measurement !== 'requests') throw new Error('a load test');
    const open: Point = { ...closed, load: { ...closed.load, mode: 'open', requestRatePerSec: 2 } };
    const shapes = [closed, open, published('OPEN_LOOP'), published('AGENTIC'), published()].map((one) =>
      slicePosition(one, 'm', { ...MEASURED, isReported: true }),
    );
    expect(shapes.map((position) => position.ok && position.value.slice.shape)).toEqual([
      'PROMPT_HEAVY',
      'OPEN_LOOP',
      'OPEN_LOOP',
      'AGENTIC',
      'PROMPT_HEAVY',
    ]);
  });

  test.each([
    [4000, 1000, 'PROMPT_HEAVY'],
    [3999, 1000, 'BALANCED'],
    [1000, 4000, 'ANSWER_HEAVY'],
    [1001, 4000, 'BALANCED'],
  ])('%d in and %d out is %s', (input, output, shape) => {
    expect(shapeOf(input, output)).toBe(shape);
  });
});
