import { describe, expect, test } from 'vitest';
import { arrivalSecs, type OpenLoad } from '@inferbench/load/arrivals';
import { filePlan, lengthsOf, prefixGroup } from '@inferbench/load/lengths';
import { drawsOf, normal } from '@inferbench/load/variates';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed + 1);
const COUNT = 2_000;
const RATE = 40;

/** Kolmogorov's bound at α: √(−½ ln(α ÷ 2)) ÷ √n. */
function ksBound(alpha: number, n: number): number {
  return Math.sqrt(-0.5 * Math.log(alpha / 2)) / Math.sqrt(n);
}

/** Largest distance between what was drawn and a distribution. */
function ksDistance(values: readonly number[], cdf: (x: number) => number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.reduce((most, value, i) => {
    const share = cdf(value);
    return Math.max(most, share - i / sorted.length, (i + 1) / sorted.length - share);
  }, 0);
}

function gapsOf(load: OpenLoad, seed: number): number[] {
  const times = arrivalSecs(load, { requests: COUNT, seconds: null }, seed);
  return times.map((time, i) => time - (times[i - 1] ?? 0));
}

/** Lower regularised gamma function by its series. */
function gammaCdf(shape: number, x: number): number {
  if (x <= 0) return 0;
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; n < 2000 && term > 1e-17 * sum; n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return Math.min(1, sum * Math.exp(shape * Math.log(x) - x - lnGamma(shape)));
}

/** Stirling's series, from 20 upwards. */
function lnGamma(x: number): number {
  let [shift, at] = [0, x];
  for (; at < 20; at += 1) shift += Math.log(at);
  return (
    (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * at) - 1 / (360 * at ** 3) - shift
  );
}

const CASES: readonly (readonly [name: string, load: OpenLoad, cdf: (sec: number) => number])[] = [
  [
    'poisson',
    { kind: 'open', requestsPerSec: RATE, arrivals: 'poisson' },
    (sec) => 1 - Math.exp(-RATE * sec),
  ],
  ...[0.5, 2].map((cv) => {
    const shape = 1 / (cv * cv);
    const load: OpenLoad = { kind: 'open', requestsPerSec: RATE, arrivals: 'gamma', cv };
    return [`gamma:${cv}`, load, (sec: number) => gammaCdf(shape, shape * RATE * sec)] as const;
  }),
];

describe('arrivals are those of their name', () => {
  test.each(CASES)('%s passes Kolmogorov and Smirnov at α = 0.001 over 100 seeds', (_name, load, cdf) => {
    // Of 100 tests at 0.001 each, all pass with a probability of 0.9; Bonferroni makes the whole one at 0.001 for every seed set.
    const bound = ksBound(0.001 / SEEDS.length, COUNT);
    const worst = SEEDS.map((seed) => ksDistance(gapsOf(load, seed), cdf));
    expect(Math.max(...worst)).toBeLessThan(bound);
    expect(worst.filter((distance) => distance > ksBound(0.001, COUNT)).length).toBeLessThanOrEqual(2);
  });

  test('the same distance refuses a wrong rate and a wrong shape', () => {
    const [, poisson] = CASES[0] ?? [];
    if (poisson === undefined) throw new Error('a load');
    expect(ksDistance(gapsOf(poisson, 1), (sec) => 1 - Math.exp(-1.2 * RATE * sec))).toBeGreaterThan(
      ksBound(0.001, COUNT),
    );
    expect(ksDistance(gapsOf(poisson, 1), (sec) => gammaCdf(4, 4 * RATE * sec))).toBeGreaterThan(
      ksBound(0.001, COUNT),
    );
  });

  test('constant arrivals are one gap apart, and a stage ends by time and by count', () => {
    const load: OpenLoad = { kind: 'open', requestsPerSec: 4, arrivals: 'constant' };
    expect(arrivalSecs(load, { requests: 4, seconds: null }, 1)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(arrivalSecs(load, { requests: null, seconds: 1 }, 1)).toHaveLength(4);
    expect(arrivalSecs(load, { requests: 2, seconds: 1 }, 1)).toHaveLength(4);
    expect(arrivalSecs(load, { requests: 6, seconds: 1 }, 1)).toHaveLength(6);
    expect(arrivalSecs(load, { requests: null, seconds: null }, 1)).toEqual([]);
  });

  test('at another rate the same requests come in the same order, closer together', () => {
    const at = (requestsPerSec: number) =>
      arrivalSecs({ kind: 'open', requestsPerSec, arrivals: 'poisson' }, { requests: 50, seconds: null }, 7);
    const [slow, fast] = [at(1), at(4)];
    for (const [i, sec] of slow.entries()) expect(fast[i]).toBeCloseTo(sec / 4, 12);
  });
});

describe('lengths', () => {
  test('normal draws pass Kolmogorov and Smirnov', () => {
    const erf = (x: number) => Math.sign(x) * gammaCdf(0.5, x * x);
    const values = Array.from({ length: COUNT }, (_, i) => normal(drawsOf(5, i)));
    expect(ksDistance(values, (x) => (1 + erf(x / Math.SQRT2)) / 2)).toBeLessThan(ksBound(0.001, COUNT));
  });

  test('uniform lengths hit every length and none beyond; fixed ones are as asked; a file is read round', () => {
    const file = [
      { inputTokens: 5, outputTokens: 7 },
      { inputTokens: 6, outputTokens: 8 },
    ];
    const of = lengthsOf(
      { inputTokens: { kind: 'uniform', min: 3, max: 6 }, outputTokens: filePlan([7, 8]) },
      1,
      file,
    );
    const drawn = Array.from({ length: 400 }, (_, i) => of(i));
    expect(new Set(drawn.map(({ inputTokens }) => inputTokens))).toEqual(new Set([3, 4, 5, 6]));
    expect(drawn.slice(0, 4).map(({ outputTokens }) => outputTokens)).toEqual([7, 8, 7, 8]);
    expect(filePlan([7, 8])).toEqual({ kind: 'file', mean: 7.5, min: 7, max: 8 });
    const fixed = lengthsOf(
      { inputTokens: { kind: 'fixed', mean: 1000 }, outputTokens: { kind: 'fixed', mean: 9 } },
      2,
    );
    expect(fixed(17)).toEqual({ inputTokens: 1000, outputTokens: 9 });
  });

  test('normal lengths keep to their limits and to their mean', () => {
    const plan = { kind: 'normal', mean: 100, stdev: 40, min: 20, max: 180 } as const;
    const of = lengthsOf({ inputTokens: plan, outputTokens: plan }, 3);
    const drawn = Array.from({ length: COUNT }, (_, i) => of(i).inputTokens);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(180);
    // Both limits cut alike; four standard errors.
    expect(Math.abs(drawn.reduce((a, b) => a + b) / COUNT - 100)).toBeLessThan((4 * 40) / Math.sqrt(COUNT));
  });

  test('every shared prefix is used, each about as often', () => {
    const groups = Array.from({ length: COUNT }, (_, i) => prefixGroup(4, 1, i));
    for (const group of [0, 1, 2, 3]) {
      const share = groups.filter((one) => one === group).length / COUNT;
      expect(Math.abs(share - 0.25)).toBeLessThan(0.05);
    }
  });
});
