import { fc, test as law } from '@fast-check/vitest';
import type { Curve } from '@inferbench/analyses/context/curve';
import { duelCrossings } from '@inferbench/answers/duel/crossings';
import type { DuelSample } from '@inferbench/answers/duel/shape';
import { verdictOf } from '@inferbench/answers/duel/verdict';
import { sideAhead, simulatedVerdict, TOO_COARSE } from '@inferbench/answers/verdict/simulated';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { expect, test } from 'vitest';

/** Verdict and crossings of two simulated sides by their bands. */

const side = { calibrated: true };
const [a, b] = [
  { ...side, chip: 'a', label: 'A' },
  { ...side, chip: 'b', label: 'B' },
];
const bands = fc
  .array(
    fc.record({
      middle: fc.double({ min: -2, max: 2, noNaN: true }),
      half: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((drawn) =>
    drawn.map(({ middle, half }, i): DuelSample => ({
      context: 128 * (i + 1),
      ratio: Math.exp(middle),
      low: Math.exp(middle - half),
      high: Math.exp(middle + half),
    })),
  );

law.prop([bands])('a verdict is what the bands say, by brute force', (samples) => {
  const { kind, leader, text } = verdictOf({ a, b, samples, crossings: [], metric: 'SPEED' });
  const all = (of: 'a' | 'b' | null) => samples.every((sample) => sideAhead(sample) === of);
  expect(kind === 'LEADS').toBe(all('a') || all('b'));
  expect(leader).toBe(all('b') ? 'b' : all('a') ? 'a' : null);
  expect(text.toLowerCase().includes(TOO_COARSE)).toBe(kind === 'TIED');
  expect(text.length).toBeLessThanOrEqual(MAX_FINDING_LENGTH);
});

test('equal chips tie', () => {
  const samples = [128, 256].map((context) => ({ context, ratio: 1, low: 1, high: 1 }));
  expect(verdictOf({ a, b, samples, crossings: [], metric: 'SPEED' })).toEqual({
    kind: 'TIED',
    leader: null,
    text: 'Simulated, A and B up to 256: our simulation is too coarse to tell',
  });
});

test('one of a family with few public runs is ahead only by more than the wide band, and without a figure', () => {
  const samples = [{ context: 128, ratio: 9, low: 2, high: 40 }];
  const found = verdictOf({ a, b: { ...b, calibrated: false }, samples, crossings: [], metric: 'SPEED' });
  expect(found).toEqual({
    kind: 'LEADS',
    leader: 'b',
    text: 'Simulated, B is ahead of A by more than the wide error of B',
  });
  const both = { a: { ...a, calibrated: false }, b: { ...b, calibrated: false } };
  expect(verdictOf({ ...both, samples, crossings: [], metric: 'SPEED' }).text).toMatch(/wide error of both$/);
});

test('two simulated systems have the verdict of their band, by hand', () => {
  expect(simulatedVerdict({ ratio: 1.14, low: 1.02, high: 1.28 }, ['A', 'B']).text).toBe(
    'Simulated, B is 1.1 times as fast as A',
  );
  expect(simulatedVerdict({ ratio: 0.5, low: 0.45, high: 0.56 }, ['A', 'B'])).toMatchObject({
    kind: 'LEADS',
    leader: 'A',
    text: 'Simulated, A is 2.0 times as fast as B',
  });
  expect(simulatedVerdict({ ratio: 1.1, low: 0.98, high: 1.23 }, ['A', 'B'])).toEqual({
    kind: 'TIED',
    leader: null,
    text: 'Simulated, A and B: our simulation is too coarse to tell',
  });
});

/** A curve that follows a rule, with an error bar. */
function curve(chip: string, at: (context: number) => number, bar: number): Curve {
  return {
    system: {
      slug: chip,
      chip,
      framework: null,
      placement: ONE_CHIP,
      weights: 'fp8',
      kv: null,
      role: 'RANKED',
      anchor: null,
    },
    uncalibrated: false,
    endsAtContext: null,
    at: (context) => ({ value: at(context), low: at(context) / bar, high: at(context) * bar }),
  };
}

test('a crossing is named where the band leaves equality within a factor of four, by hand', () => {
  // b ÷ a = context ÷ 4,096: a band of e^(√2 · ln 1.1) on either side of equality.
  const pair = (bar: number) => ({
    a: curve('a', () => 1, bar),
    b: curve('b', (context) => context / 4096, bar),
    higherIsBetter: true,
    modelMaxContext: 131_072,
  });
  const samples = (bar: number) =>
    [128, 512, 2048, 4096, 8192, 32_768, 131_072].map((context) => {
      const half = Math.SQRT2 * Math.log(bar);
      const middle = Math.log(context / 4096);
      return {
        context,
        ratio: Math.exp(middle),
        low: Math.exp(middle - half),
        high: Math.exp(middle + half),
      };
    });
  const [narrow] = duelCrossings(pair(1.1), samples(1.1));
  expect(narrow).toMatchObject({ riser: 'b', named: true });
  expect(narrow?.context).toBeCloseTo(4096, 0);
  expect((narrow?.high ?? 0) / (narrow?.low ?? 1)).toBeCloseTo(Math.exp(2 * Math.SQRT2 * Math.log(1.1)), 6);
  expect(duelCrossings(pair(2), samples(2))[0]?.named).toBe(false);
});
