import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { expect, test } from 'vitest';

/** Kind of figure that an error bar belongs to, by the words of a regime. */
function kindOf(regime: string): string {
  if (regime.startsWith('first token')) return 'ttft';
  if (regime.includes('energy_j')) return 'energy';
  return regime.includes('power_w') ? 'power' : (regime.split(',')[0] ?? regime);
}

test.each(['family-and-model', 'stack-version'])(
  'two thirds of the figures that were held out by %s lie inside their bars, of every kind',
  (validation) => {
    const regimes = ACCURACY.validations.filter(
      (of) => of.validation === validation && of.population !== 'other families',
    );
    for (const kind of new Set(regimes.map(({ regime }) => kindOf(regime)))) {
      const own = regimes.filter(({ regime }) => kindOf(regime) === kind);
      const rows = own.reduce((sum, of) => sum + of.rows, 0);
      const inside = own.reduce((sum, of) => sum + of.rows * of.inside, 0) / rows;
      expect(Math.abs(inside - 2 / 3)).toBeLessThan(0.05);
    }
  },
);

test('an answer is less sure the less is known of its stack and family', () => {
  const shareOf = (slug: string, evidence?: 'framework') => {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) throw new Error(slug);
    return errorBarShare(chip, 'decode', evidence);
  };
  const gpu = 'nvidia-h100-sxm5-80gb';
  const shares = [shareOf(gpu), shareOf(gpu, 'framework'), shareOf('google-tpu-v6e'), shareOf('groq-lpu-v1')];
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[3]).toBeGreaterThan(1);
});
