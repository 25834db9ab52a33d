import { ratioDistance, ratioErrors } from '@inferbench/calibration/chip-ratios';
import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Chip } from '@inferbench/domain/chips/chip';
import { chipRelation } from '@inferbench/domain/chips/hardware-family';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import type { AccuracyPair } from '@inferbench/domain/simulation/accuracy';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { ratioBand, ratioOf } from '@inferbench/simulator/ratio-of';
import { describe, expect, test } from 'vitest';
import { pointLists } from '../../testkit/point-lists.ts';

const chip = (slug: string): Chip => {
  const found = catalogue.chips.get(slug);
  if (found === undefined) throw new Error(slug);
  return found;
};
const isInside = ({ chips: [a, b], phase, heldOut, measured }: AccuracyPair) => {
  const found = ratioOf({ chip: chip(a), value: heldOut }, { chip: chip(b), value: 1 }, phase);
  return found.low <= measured && measured <= found.high;
};

describe('pairs of figures that were held out', () => {
  const { pairs } = ACCURACY;

  test('are of one source, metric, stack, version, layout, lengths and load, on two chips, in the ratio that was published', () => {
    const lists = [...MEASUREMENTS, ...pointLists()];
    const rows = new Map<string, MeasurementRow[]>();
    for (const { source, rows: of } of lists)
      for (const row of of) {
        const name = `${source.document} ${row.id} ${row.metric}`;
        rows.set(name, [...(rows.get(name) ?? []), row]);
      }
    expect(pairs.length).toBeGreaterThan(300);
    const keys = [
      'metric',
      'model',
      'framework',
      'frameworkVersion',
      'input',
      'output',
      'batch',
      'chips',
    ] as const;
    for (const { document, rowIds, chips, metric, measured, relation } of pairs) {
      const [first = [], second = []] = rowIds.map((id) => rows.get(`${document} ${id} ${metric}`));
      // A point may state several statistics of one metric.
      const found = first.flatMap((a) =>
        second.filter((b) => b.statistic === a.statistic).map((b) => ({ a, b, ratio: a.value / b.value })),
      );
      const alike = found.filter(({ ratio }) => Math.abs(ratio / measured - 1) < 1e-4);
      expect(alike.length).toBeGreaterThan(0);
      for (const { a, b } of alike.slice(0, 1)) {
        expect(chips).toEqual([a.hardware, b.hardware]);
        expect(a.hardware).not.toBe(b.hardware);
        for (const key of keys) expect(a[key]).toEqual(b[key]);
      }
      expect(relation).toBe(chipRelation(chip(chips[0]), chip(chips[1])));
    }
  });

  test('lie to two thirds inside the band that the product gives their ratio', () => {
    const inside = pairs.filter(isInside).length / pairs.length;
    expect(Math.abs(inside - 2 / 3)).toBeLessThan(0.05);
  });

  test('two bands taken as independent would hold far more of them: what both err by alike cancels', () => {
    const serving = pairs.filter(({ phase, relation }) => phase === 'serving' && relation === 'GENERATION');
    const independent = Math.SQRT2 * Math.log(1 + errorBarShare(chip('nvidia-b200-sxm-180gb'), 'serving'));
    const inside = serving.filter((pair) => ratioDistance(pair) <= independent).length / serving.length;
    expect(serving.length).toBeGreaterThan(30);
    expect(inside).toBeGreaterThan(0.8);
  });
});

describe('the band of a ratio', () => {
  const pair = (relation: AccuracyPair['relation'], off: number): AccuracyPair => ({
    document: 'd',
    rowIds: ['m0001', 'm0002'],
    chips: ['a', 'b'],
    metric: 'tpot_ms',
    phase: 'decode',
    relation,
    measured: 1,
    heldOut: Math.exp(off),
  });

  test('is the quantile of two thirds of its relation, of fewer than forty pairs that of the regime, by hand', () => {
    const near = Array.from({ length: 40 }, (_, index) =>
      pair('GENERATION', (index % 2 === 0 ? 1 : -1) * index * 0.01),
    );
    const found = ratioErrors([...near, pair('OTHER', 2)]);
    expect(found.map(({ relation, pairs }) => [relation, pairs])).toEqual([
      ['GENERATION', 40],
      ['VENDOR', 41],
      ['OTHER', 41],
    ]);
    // Two thirds of the way from the least to the most of 0, 0.01 … 0.39.
    expect(found[0]?.share).toBeCloseTo(Math.exp(0.26) - 1, 12);
  });

  test('is the same either way, and no wider between chips of one generation than between two vendors, under load', () => {
    const [b200, b300, h100, mi355x] = [
      'nvidia-b200-sxm-180gb',
      'nvidia-b300-sxm',
      'nvidia-h100-sxm5-80gb',
      'amd-mi355x',
    ].map((slug) => ({ chip: chip(slug), value: slug.length }));
    if (!b200 || !b300 || !h100 || !mi355x) throw new Error('chips');
    const [there, back] = [ratioOf(b200, h100, 'serving'), ratioOf(h100, b200, 'serving')];
    expect(there.ratio * back.ratio).toBeCloseTo(1, 12);
    expect(there.low * back.high).toBeCloseTo(1, 12);
    const share = (a: typeof b200, b: typeof b200) => ratioBand(a.chip, b.chip, 'serving').share;
    expect(share(b200, b300)).toBeLessThan(share(b200, mi355x));
    expect(CALIBRATION.ratios.every(({ pairs }) => pairs > 0)).toBe(true);
  });

  test('of a family without a pair is that of two independent errors, by hand', () => {
    const [gpu, lpu] = [chip('nvidia-h100-sxm5-80gb'), chip('groq-lpu-v1')];
    const [own, other] = [gpu, lpu].map((of) => Math.log(1 + errorBarShare(of, 'decode')));
    const { share, basis } = ratioBand(gpu, lpu, 'decode');
    expect(share).toBeCloseTo(Math.exp(Math.hypot(own ?? 0, other ?? 0)) - 1, 12);
    expect(basis).toContain('independent');
    expect(share).toBeGreaterThan(1.5);
  });
});
