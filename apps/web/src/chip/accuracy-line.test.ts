import { expect, test } from 'vitest';
import { accuracyWords } from './accuracy-line.tsx';

const errors = { rows: 40, meanError: 0.124, medianError: 0.08, bias: 0.97 };

test('a chip names its own errors, or that the table holds none', () => {
  const attainable = { computeShare: 0.8, bandwidthShare: 0.8, uncalibrated: true };
  expect(accuracyWords({ simulatorErrors: [], attainable })).toBe(
    'The table of errors holds no figure of this chip; its simulation is uncalibrated.',
  );
  expect(accuracyWords({ simulatorErrors: [], attainable: { ...attainable, uncalibrated: false } })).toBe(
    'The table of errors holds no figure of this chip.',
  );
  expect(
    accuracyWords({ simulatorErrors: [{ quantity: 'POWER', headline: errors, kernels: null }], attainable }),
  ).toBe(
    'Simulator error for this chip, held out: watts 12 % in the mean, 8.0 % in the median (40 figures).',
  );
});
