import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { heldOutFit, rowsOf } from '@inferbench/calibration/accuracy-report';
import { fitMaturity } from '@inferbench/calibration/maturity-fit';
import { BARRED_FAMILIES } from '@inferbench/domain/hardware-family';
import { groupOf } from '@inferbench/calibration/observation';
import { accuracyModule, calibrationModule } from '@inferbench/calibration/modules';
import { predictedValue } from '@inferbench/calibration/predicted-value';
import { scopeOf } from '@inferbench/calibration/scope';
import { isHeadline, summaryOf } from '@inferbench/calibration/summary';
import { latencyRows } from '@inferbench/calibration/fit';
import { timed } from '@inferbench/calibration/timed';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Quantity } from '@inferbench/domain/accuracy';
import { Calibration } from '@inferbench/domain/calibration';
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
  test('have their shape, and are few', () => {
    expect(Calibration.safeParse(CALIBRATION).error).toBeUndefined();
    expect(Object.keys(CALIBRATION.constants).length).toBeLessThanOrEqual(10);
    const perStack = new Map<string, number>();
    for (const { framework, version } of CALIBRATION.maturity) {
      const stack = `${framework} ${version ?? ''}`;
      perStack.set(stack, (perStack.get(stack) ?? 0) + 1);
    }
    expect(Math.max(...perStack.values())).toBeLessThanOrEqual(2);
  });

  test('give the committed maturities', () => {
    const { constants, maturity } = CALIBRATION;
    expect(fitMaturity(timed(latencyRows(scope.observations), constants), constants)).toEqual(maturity);
  });

  test('predict what the report says they predict', () => {
    const byRow = new Map(ACCURACY.rows.map((row) => [row.rowId, row.fitted]));
    const now = scope.observations.map((observation) => predictedValue(observation, CALIBRATION));
    const committed = scope.observations.map(({ rowId }) => byRow.get(rowId) ?? null);
    expect(now).toEqual(committed);
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

// A refit of all groups takes minutes: `inferbench calibrate --check`. These are a sample of it.
const REFIT_MS = 120_000;
describe.each(['B200 pixart-sigma-1024', 'H100 gpt-j-6b'])('%s, held out', { timeout: REFIT_MS }, (group) => {
  const held = scope.observations.filter((observation) => groupOf(observation) === group);

  test('is predicted by a fit that gives the committed values', () => {
    const rows = rowsOf(held, heldOutFit(group, scope.observations, CALIBRATION), CALIBRATION);
    const committed = new Map(ACCURACY.rows.map((row) => [row.rowId, row]));
    expect(rows).toEqual(rows.map(({ rowId }) => committed.get(rowId)));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('does not teach the fit that predicts it', () => {
    const forged = scope.observations.map((observation) =>
      groupOf(observation) === group ? { ...observation, value: 10 * observation.value } : observation,
    );
    const rows = rowsOf(held, heldOutFit(group, forged, CALIBRATION), CALIBRATION);
    const committed = new Map(ACCURACY.rows.map((row) => [row.rowId, row.heldOut]));
    expect(rows.map(({ heldOut }) => heldOut)).toEqual(rows.map(({ rowId }) => committed.get(rowId)));
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
