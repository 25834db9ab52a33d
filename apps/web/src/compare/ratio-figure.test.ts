import type { ComparedMetric, ComparisonResult } from '@inferbench/graphql-documents/compare';
import { describe, expect, test } from 'vitest';
import { DRAWING_WIDTHS } from '../chart/drawing.ts';
import { textFaults } from '../chart/text-boxes.ts';
import { ratioFigure } from './ratio-figure.ts';
import { ratioOf, ratiosOf } from './ratios.ts';

const value = (at: number): ComparedMetric['a'] => ({
  value: at,
  interval: { low: at * 0.9, high: at * 1.1, assumed: true },
  rank: 1,
  pointId: 'p',
  comparabilityKey: 'plain',
  missing: null,
  missingText: null,
});
const MISSING: ComparedMetric['a'] = {
  value: null,
  interval: null,
  rank: null,
  pointId: null,
  comparabilityKey: null,
  missing: 'NO_PRICE',
  missingText: 'no price',
};

const system = (name: string): ComparisonResult['a'] => ({
  system: name,
  label: name,
  retention: {
    metric: 'USEFUL_TOPS',
    batch: null,
    fromContext: null,
    toContext: null,
    ratio: null,
    interval: null,
    missing: 'NOT_REPORTED',
    missingText: 'none',
  },
});

const COMPARISON: ComparisonResult = {
  a: system('Left'),
  b: system('Right'),
  keys: { costBasis: 'RENTED', powerBoundary: null, techniques: 'plain' },
  assumptions: [
    { what: 'BATCH', a: '16', b: '16', differs: false },
    { what: 'WEIGHT_PRECISION', a: 'fp16', b: 'bf16', differs: true },
    { what: 'KV_PRECISION', a: null, b: null, differs: null },
    { what: 'KIND', a: 'REPORTED', b: 'MEASURED', differs: true },
  ],
  metrics: [
    {
      metric: 'USEFUL_TOPS',
      unit: 'TOPS',
      higherIsBetter: true,
      a: value(100),
      b: value(50),
      ratio: 2,
      better: 'A',
    },
    {
      metric: 'USD_PER_MTOK',
      unit: 'USD',
      higherIsBetter: false,
      a: value(0.4),
      b: value(0.1),
      ratio: 4,
      better: 'B',
    },
    {
      metric: 'FLEXIBILITY',
      unit: 'share',
      higherIsBetter: true,
      a: value(0.5),
      b: value(0.5),
      ratio: 1,
      better: 'TIED',
    },
    {
      metric: 'COST_EFFICIENCY',
      unit: 'TOPS',
      higherIsBetter: true,
      a: MISSING,
      b: value(3),
      ratio: null,
      better: null,
    },
  ],
  cautions: [],
  crossings: [],
  noCrossings: [
    {
      kind: 'SIMULATED',
      a: 'l',
      b: 'r',
      fromContext: 128,
      toContext: 4096,
      sentence: 'No crossover between 128 and 4,100 tokens.',
    },
  ],
  summary: '',
};

describe('how many times better', () => {
  const ratios = ratiosOf(COMPARISON);

  test('more is better for B, whatever the metric; what is missing has no ratio', () => {
    expect(ratios.map(({ metric, times }) => [metric, times])).toEqual([
      ['USEFUL_TOPS', 0.5],
      ['USD_PER_MTOK', 4],
      ['FLEXIBILITY', 1],
    ]);
  });

  test('an interval reaches from the far ends of both', () => {
    expect(ratios[0]).toMatchObject({
      low: expect.closeTo(45 / 110, 9),
      high: expect.closeTo(55 / 90, 9),
    });
    const [useful] = COMPARISON.metrics;
    expect(useful === undefined ? null : ratioOf(useful)).toEqual({
      value: 2,
      low: expect.closeTo(90 / 55, 9),
      high: expect.closeTo(110 / 45, 9),
    });
  });

  test('a ratio is of the weaker kind of both; flexibility is simulated always', () => {
    expect(ratios.map(({ kind }) => kind)).toEqual(['REPORTED', 'REPORTED', 'SIMULATED']);
  });

  test('the sentence counts who leads and names where they are farthest apart', () => {
    expect(ratioFigure(ratios, { a: 'Left', b: 'Right' })?.sentence).toBe(
      'Of 3 metrics Left leads 1, Right 1, 1 tied; farthest apart is price of output tokens, where Right is 4 times better.',
    );
    expect(ratioFigure([], { a: 'Left', b: 'Right' })).toBeNull();
  });

  test.each(DRAWING_WIDTHS)('at %d px no text overlaps another or leaves the drawing', (width) => {
    const wide = ratios.map((ratio) => ({ ...ratio, low: ratio.low / 900, high: ratio.high * 30 }));
    const close = ratios.map((ratio) => ({ ...ratio, times: 1, low: 0.999, high: 1.001 }));
    for (const each of [ratios, wide, close]) {
      const figure = ratioFigure(each, { a: 'Left', b: 'Right' });
      expect(figure === null ? ['none'] : textFaults(figure.draw(width))).toEqual([]);
    }
  });
});
