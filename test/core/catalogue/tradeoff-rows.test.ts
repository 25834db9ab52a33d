import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { presentValue } from '@inferbench/domain/terms/metric';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import { tradeoffRow } from '@inferbench/domain/tradeoff/tradeoff-row';
import { nominalLengths } from '@inferbench/domain/tradeoff/nominal-lengths';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';

/** Published runs of steady serving, those without a time per token with one that is nowhere published. */
const RUNS = MEASUREMENTS.flatMap((list) => mapMeasurements(list, catalogue).runs)
  .filter(({ points }) => points.every(({ phase }) => phase === 'SERVING'))
  .map((run) => ({
    ...run,
    points: run.points.map((point) =>
      point.measurement === 'summary' && point.tpotSec === null ? { ...point, tpotSec: 0.02 } : point,
    ),
  }));

describe('published points of steady serving', () => {
  const rows = RUNS.flatMap((run) =>
    evaluateRun(run, catalogue).points.flatMap((evaluated) => {
      const row = tradeoffRow(run, evaluated, 'origin');
      return row === null ? [] : [{ run, evaluated, row }];
    }),
  );

  test('have both axes of their score, and every field of a slice', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { run, evaluated, row } of rows) {
      const { metrics } = evaluated.score;
      expect(row.point.tokensPerSecPerUser).toBe(presentValue(metrics.TOKENS_PER_S_PER_USER));
      expect(row.point.tokensPerSecPerChip).toBe(presentValue(metrics.TOKENS_PER_S_PER_CHIP));
      expect(run.points[evaluated.index]?.phase).toBe('SERVING');
      expect(TradeoffDocument.safeParse(row.point).error).toBeUndefined();
    }
  });

  test('another version, date or figure is the same configuration; another layout, load or origin is not', () => {
    const [{ run, evaluated } = expect.fail()] = rows;
    const keyOf = (changed: typeof run, origin = 'origin') =>
      canonicalJson(tradeoffRow(changed, evaluated, origin)?.configuration);
    const own = keyOf(run);
    const { system } = run;
    expect(
      keyOf({ ...run, system: { ...system, frameworkVersion: '99.9' }, startedAt: '2026-01-01T00:00:00Z' }),
    ).toBe(own);
    expect(keyOf(run, 'another')).not.toBe(own);
    expect(keyOf({ ...run, system: { ...system, tensorParallel: 512 } })).not.toBe(own);
    const busier = run.points.map((point) =>
      point.measurement === 'summary'
        ? { ...point, batch: 12_345 }
        : { ...point, load: { ...point.load, concurrencyLimit: 12_345 } },
    );
    expect(keyOf({ ...run, points: busier })).not.toBe(own);
  });
});

describe('lengths that name a slice', () => {
  const point = (inputTokens: number, outputTokens: number, more: Partial<SummaryPoint> = {}) =>
    nominalLengths({
      measurement: 'summary',
      phase: 'SERVING',
      inputTokens,
      outputTokens,
      ...more,
    } as SummaryPoint);

  test.each([
    [1024, 1024],
    [1023.4, 1024],
    [1034, 1024],
    [1000, 1000],
    [1012, 1000],
    [7373, 7400],
    [8193, 8192],
    [219.4, 220],
    [128, 128],
    [5000, 5000],
    [3624, 3600],
  ])('a mean of %d tokens is named %d', (mean, named) => {
    expect(point(mean, mean)).toEqual({ inputTokens: named, outputTokens: named });
  });

  test('those that are stated stand, whatever was served', () => {
    const nominal = { inputTokens: 8192, outputTokens: 1024, lowShare: 0.8, highShare: 1 };
    expect(point(7373, 921, { nominal })).toEqual({ inputTokens: 8192, outputTokens: 1024 });
    expect(point(0, 100)).toBeNull();
  });
});
