import { expect, test } from 'vitest';
import { epochSec, isoOfEpochSec } from './utc-time.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['2023-07-06T00:27:00.227Z', 1_688_603_220.227],
  ['2024-02-29T23:59:59+01:00', 1_709_247_599],
  ['2025-01-01T00:30:00-08:00', 1_735_720_200],
])('%s is %d s after 1970, and comes back', (iso, seconds) => {
  expect(epochSec(iso)).toBeCloseTo(seconds, 3);
  expect(Date.parse(iso) / 1000).toBeCloseTo(seconds, 3);
  expect(isoOfEpochSec(seconds)).toBe(new Date(seconds * 1000).toISOString());
});

test.each([
  '2025-01-01T00:00:00',
  '2025-13-01T00:00:00Z',
  '2025-02-31T00:00:00Z',
  '2025-01-01 00:00:00Z',
  '',
])('no time without a zone, and none that no calendar has: "%s"', (text) => {
  expect(epochSec(text)).toBeNull();
});

test('every day of four centuries comes back', () => {
  for (let day = 0; day < 150_000; day += 7) {
    const iso = new Date(day * 86_400_000 + 12_345).toISOString();
    expect(isoOfEpochSec(epochSec(iso) ?? Number.NaN)).toBe(iso);
  }
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
  '%d s is in no year that ISO writes',
  (seconds) => {
    expect(isoOfEpochSec(seconds)).toBeNull();
  },
);
