import { describe, expect, test } from 'vitest';
import { bandAt, usersAt, valueAt } from './at-speed.ts';
import { type LoadSample, upperEdge } from './load-curve.ts';

const at = (users: number, perUser: number, perChip: number): LoadSample => ({
  users,
  perUser,
  perChip,
  usdPerMtok: { RENTED: 1000 / perChip },
  joulesPerOutputToken: null,
});
/** perChip = 1,600 ÷ perUser throughout. */
const SAMPLES = [at(1, 80, 20), at(4, 40, 40), at(16, 20, 80)];
const perChip = ({ perChip: value }: LoadSample) => value;

describe('a curve at a speed', () => {
  test('is log–log between its loads: the middle of 40 and 80 in logarithms has the middle of 40 and 20', () => {
    const middle = Math.sqrt(40 * 80);
    expect(valueAt(SAMPLES, middle, perChip)).toBeCloseTo(Math.sqrt(20 * 40), 9);
    expect(usersAt({ samples: SAMPLES }, middle)).toBeCloseTo(2, 9);
  });

  test('is a load itself where one has the speed, the last load below it, and nothing above the first', () => {
    expect(valueAt(SAMPLES, 40, perChip)).toBe(40);
    expect(valueAt(SAMPLES, 5, perChip)).toBe(80);
    expect(valueAt(SAMPLES, 81, perChip)).toBeNull();
  });

  test('has a band along the rays: at 25 % error the curve at 40 × 1.25, ÷ 1.25, and at 40 ÷ 1.25, × 1.25', () => {
    const band = bandAt({ samples: SAMPLES }, 40, { of: perChip, scales: 'GROWS', errorBar: 0.25 });
    // On 1,600 ÷ speed both rays cross where the curve is 32 and 50, of which 25.6 and 62.5 are left at 40.
    expect(band?.low).toBeCloseTo(1600 / 50 / 1.25, 9);
    expect(band?.high).toBeCloseTo((1600 / 32) * 1.25, 9);
    const usd = bandAt({ samples: SAMPLES }, 40, {
      of: (sample) => sample.usdPerMtok.RENTED ?? null,
      scales: 'FALLS',
      errorBar: 0.25,
    });
    expect(usd?.low).toBeCloseTo(1000 / (band?.high ?? 1), 9);
    expect(usd?.high).toBeCloseTo(1000 / (band?.low ?? 1), 9);
  });

  test('has an open end where the curve, slower by its error, does not reach the speed', () => {
    expect(
      bandAt({ samples: SAMPLES }, 75, { of: perChip, scales: 'GROWS', errorBar: 0.25 })?.low,
    ).toBeNull();
  });
});

test('the upper edge drops loads that are worse for user and chip', () => {
  const dominated = at(2, 79, 19);
  expect(upperEdge([...SAMPLES, dominated])).toEqual(SAMPLES);
});
