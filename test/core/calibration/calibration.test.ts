import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { maturitiesOf } from '@inferbench/calibration/exported';
import { accuracyModule, calibrationModule } from '@inferbench/calibration/modules';
import { scopeOf } from '@inferbench/calibration/scope';
import { isHeadline, summaryOf } from '@inferbench/calibration/summary';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { AccuracyReport, type Quantity, Validation } from '@inferbench/domain/simulation/accuracy';
import { Calibration } from '@inferbench/domain/scores/calibration';
import { BARRED_FAMILIES } from '@inferbench/domain/chips/hardware-family';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../testkit/environment.ts';

const scope = scopeOf(MEASUREMENTS, catalogue);
const published = MEASUREMENTS.flatMap(({ rows }) => rows);
const barred = (quantity: Quantity) =>
  ACCURACY.rows.filter(
    (row) => row.quantity === quantity && BARRED_FAMILIES.includes(row.hardwareFamily) && isHeadline(row),
  );

describe('committed constants', () => {
  test('have their shape, and so has the report', () => {
    expect(Calibration.safeParse(CALIBRATION).error).toBeUndefined();
    expect(AccuracyReport.safeParse(ACCURACY).error).toBeUndefined();
  });

  test('every effect is told once, and rests on figures', () => {
    const names = CALIBRATION.effects.map(({ term, of, key }) => `${term} ${of} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.min(...CALIBRATION.effects.map(({ rows }) => rows))).toBeGreaterThan(0);
  });

  test('an effect of a model is one on all that it computes or moves, whatever the chip', () => {
    const ofModels = CALIBRATION.effects.filter(({ of }) => of === 'model');
    expect(ofModels.length).toBeGreaterThan(10);
    expect(ofModels.filter(({ key }) => !catalogue.models.has(key))).toEqual([]);
    expect(new Set(ofModels.map(({ term }) => term))).toEqual(new Set(['compute', 'memory']));
  });

  test('give the committed maturities: those of frameworks and of versions, over the fast edge', () => {
    expect(maturitiesOf(CALIBRATION)).toEqual(CALIBRATION.maturity);
    const own = CALIBRATION.effects.find(({ term, of }) => term === 'memory' && of === 'framework');
    const told = CALIBRATION.maturity.find(
      ({ framework, version, phase }) => framework === own?.key && version === null && phase === 'decode',
    );
    expect(told?.ratio).toBeCloseTo(Math.exp(own?.ln ?? 0) / CALIBRATION.edge.memory, 4);
  });
});

test.each([
  ['packages/simulator/src/generated/calibration-data.ts', calibrationModule(CALIBRATION)],
  ['packages/calibration/src/generated/accuracy-data.ts', accuracyModule(ACCURACY)],
])('%s is as `calibrate --write` writes it, which `--check` compares', (file, written) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(written);
});

test('every published figure is compared, or left out with a reason', () => {
  const seen = [...scope.observations, ...scope.excluded].map(({ rowId }) => rowId);
  expect(seen.toSorted()).toEqual(published.map(({ id }) => id).toSorted());
  expect(ACCURACY.excluded).toEqual(scope.excluded);
});

describe('the report', () => {
  test('asks three questions of the same figures', () => {
    const figures = (validation: Validation) =>
      ACCURACY.validations
        .filter((of) => of.validation === validation)
        .map(({ population, regime, rows }) => `${population} ${regime} ${rows}`)
        .toSorted();
    const [first, ...others] = Validation.options.map(figures);
    expect(first?.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(first);
  });

  test('holds every figure that is compared in one cell', () => {
    const total = (of: readonly { rows: number }[]) => of.reduce((sum, { rows }) => sum + rows, 0);
    const asked = ACCURACY.validations.filter(({ validation }) => validation === 'family-and-model');
    expect(total(ACCURACY.cells)).toBe(total(asked));
  });
});

describe('error on A100, H100, H200 and B200, every model held out with its hardware family', () => {
  test('of times is at most 17 % in the mean and 12 % in the median', () => {
    const { rows, meanError, medianError } = summaryOf('latency', barred('latency'));
    expect(rows).toBeGreaterThan(100);
    expect(meanError).toBeLessThanOrEqual(0.17);
    expect(medianError).toBeLessThanOrEqual(0.12);
  });

  test.each(['power', 'energy'] as const)('of %s is at most 16 % in the mean', (quantity) => {
    const { rows, meanError } = summaryOf(quantity, barred(quantity));
    expect(rows).toBeGreaterThan(40);
    expect(meanError).toBeLessThanOrEqual(0.16);
  });
});
