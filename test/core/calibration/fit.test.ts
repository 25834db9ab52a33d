import { heldOut } from '@inferbench/calibration/accuracy-report';
import { solveInPlace } from '@inferbench/calibration/cholesky';
import { fitEffects } from '@inferbench/calibration/fit-effects';
import { fitRows, TERMS, termIndex } from '@inferbench/calibration/fit-rows';
import { fittedOf } from '@inferbench/calibration/fitted';
import { groupOf, type Observation } from '@inferbench/calibration/observation';
import { rowTimes } from '@inferbench/calibration/row-times';
import { fitWithLearntSpreads } from '@inferbench/calibration/learnt-spreads';
import { predictedValue } from '@inferbench/calibration/predicted-value';
import { prepare } from '@inferbench/evaluation/simulation/prepare';
import { simulate } from '@inferbench/evaluation/simulate';
import type { Effect } from '@inferbench/domain/scores/calibration';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sampledRows, sampledTimes, thetaOf } from '../../testkit/fit-sample.ts';

const { fit, features, step } = sampledRows(sampledTimes(24));
const theta = thetaOf(fit, CALIBRATION);
const own = features.map((_, index) => index * step);

/** Factor for a mean of steps, of which some are bounded before all are. */
const NEARLY = 1.1;

/**
 * Seconds of a figure's unit as the engine expects them, before the power limit stretches them: the fit knows no limit. Null
 * where a step is nearly as fast as physics has it, which bounds the engine: the fit knows none either.
 */
function engineSec({ request, resolved, metric }: Observation): number | null {
  const prepared = prepare(request, resolved);
  if (!prepared.ok) throw prepared.error;
  const { unit } = prepared.value;
  if (unit.parts.some(({ step: { expectedSec, idealSec } }) => expectedSec < NEARLY * idealSec)) return null;
  const between = request.phase === 'serving' && metric === 'tpot_ms';
  if (!between) return unit.seconds((part) => part.step.expectedSec);
  return (unit.times((part) => part.step.expectedSec).tpotMs ?? Number.NaN) / 1e3;
}

describe('the seconds that are fitted', () => {
  const { seconds } = rowTimes(fit, theta);
  const off = features.map(({ observation }, index) => ({
    phase: observation.request.phase,
    family: observation.resolved.chip.family,
    seconds: seconds[index * step] ?? Number.NaN,
    engine: engineSec(observation),
  }));
  const errorsOf = (rows: typeof off) =>
    rows.flatMap((row) => (row.engine === null ? [] : [Math.abs(row.seconds / row.engine - 1)]));

  // Parameters are taken from the calibration as it is committed: nothing but the order of sums is between the two.
  test('are those of the engine under the calibration that they give, of every phase', () => {
    const measured = off.filter(({ family }) => family === 'simt');
    expect(new Set(measured.map(({ phase }) => phase)).size).toBe(6);
    expect(Math.max(...errorsOf(measured))).toBeLessThan(1e-9);
    expect(errorsOf(measured).length).toBeGreaterThan(0.9 * measured.length);
  });

  // Their vector units do not slow down with the share of peak, which is all that an effect of such a chip can move.
  test('are those of the engine but for a tenth on chips without constants of their own', () => {
    const others = off.filter(({ family }) => family !== 'simt');
    expect(others.length).toBeGreaterThan(10);
    expect(Math.max(...errorsOf(others))).toBeLessThan(0.1);
  });

  test('grow with every parameter as their slopes say', () => {
    const { slopes } = rowTimes(fit, theta);
    const H = 1e-5;
    for (const [index, { term }] of fit.parameters.entries()) {
      if (index % 7 !== 0) continue;
      const at = (by: number) =>
        rowTimes(
          fit,
          theta.map((value, i) => (i === index ? value + by : value)),
        ).seconds;
      const [above, below] = [at(H), at(-H)];
      for (const row of own) {
        const has = fit.parametersOf[row]?.[termIndex(term)]?.includes(index) === true;
        const slope = has ? (slopes[row * TERMS.length + termIndex(term)] ?? 0) : 0;
        const numeric = ((above[row] ?? 0) - (below[row] ?? 0)) / (2 * H);
        // Of the seconds of the row: central differences are off by H² and by the digits that they lose.
        expect(Math.abs(numeric - slope) / (seconds[row] ?? 1)).toBeLessThan(1e-6);
      }
    }
  });
});

describe('what is validated of a figure', () => {
  const served = sampledTimes(24).filter(({ metric }) => metric === 'tpot_ms');

  test('is what `simulate` answers', () => {
    expect(served.length).toBeGreaterThan(10);
    for (const observation of served) {
      const answer = simulate(observation.request, catalogue);
      if (!answer.ok) throw answer.error;
      expect(predictedValue(observation, CALIBRATION)).toBeCloseTo(answer.value.expected.tpotMs ?? 0, 9);
    }
  });

  test('takes nothing of who measured it, which no answer takes over', () => {
    const harness = fit.parameters.map(({ term }): Effect => ({
      term,
      of: 'harness',
      key: 'somebody',
      ln: 1,
      rows: 9,
    }));
    const fitted = { ...CALIBRATION, effects: [...CALIBRATION.effects, ...harness] };
    for (const observation of served) {
      const measuredBySomebody = { ...observation, harness: 'somebody' };
      expect(predictedValue(measuredBySomebody, fitted)).toBe(predictedValue(observation, CALIBRATION));
    }
  });
});

/** A · Aᵀ + n · 1 of a generated A: symmetric and well away from singular. */
const systems = fc.integer({ min: 1, max: 12 }).chain((n) => {
  const entry = fc.double({ min: -1, max: 1, noNaN: true });
  const length = { minLength: n, maxLength: n };
  return fc.record({
    n: fc.constant(n),
    factor: fc.array(fc.array(entry, length), length),
    solution: fc.array(entry, length),
  });
});

test.prop([systems])('a symmetric positive definite system is solved', ({ n, factor, solution }) => {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const rows = factor.map((a, i) => factor.map((b, j) => dot(a, b) + (i === j ? n : 0)));
  const vector = Float64Array.from(rows, (row) => dot(row, solution));
  solveInPlace(Float64Array.from(rows.flat()), vector, n);
  for (const [i, value] of solution.entries()) expect(vector[i]).toBeCloseTo(value, 9);
});

/** The same rows with other published times: those of `measured`, by row. */
function remeasured(measured: (row: number) => number) {
  const rows = fit.rows.map((row, index) => ({ ...row, measuredSec: measured(index) }));
  return fitRows(rows, new Uint8Array(rows.length).fill(1));
}

describe('a fit', () => {
  // Every effect within its spread, alternately above and below.
  const truth = Float64Array.from(fit.parameters, ({ spread }, index) => 0.6 * spread * Math.sin(index + 1));
  const made = rowTimes(fit, truth).seconds;
  const synthetic = remeasured((row) => made[row] ?? Number.NaN);
  const found = fitEffects(synthetic);

  test('of times that known effects made finds each within its spread, and the times', () => {
    for (const [index, { spread }] of fit.parameters.entries()) {
      expect(Math.abs((found[index] ?? 0) - (truth[index] ?? 0))).toBeLessThan(spread);
    }
    const { seconds } = rowTimes(synthetic, found);
    const errors = own
      .map((row) => Math.abs(Math.log((seconds[row] ?? 0) / (made[row] ?? 1))))
      .toSorted((a, b) => a - b);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.02);
    expect(errors[Math.floor(0.95 * errors.length)]).toBeLessThan(0.1);
  });

  test('of times without any effect narrows the spreads of effects, and finds the times', () => {
    const plain = rowTimes(fit, new Float64Array(fit.parameters.length)).seconds;
    const times = remeasured((row) => plain[row] ?? Number.NaN);
    const expected = times.parameters.map(({ spread }) => spread);
    const learnt = fitWithLearntSpreads({
      times,
      taught: new Uint8Array(times.rows.length).fill(1),
      power: [],
    });
    const shares = times.parameters.flatMap(({ of, spread }, index) =>
      of === null ? [] : [spread / (expected[index] ?? 1)],
    );
    expect(Math.max(...shares)).toBeLessThan(1 + 1e-9);
    expect(Math.min(...shares)).toBeLessThan(0.9);
    expect(Math.max(...learnt.map(Math.abs))).toBeLessThan(1e-6);
  });

  test('does not learn a group from itself: its figures, three times as long, leave what is expected of it as it was', () => {
    const group = groupOf(features[0]?.observation ?? fail());
    const isHeld = (observation: Observation) => groupOf(observation) === group;
    const split = (observation: Observation) => (isHeld(observation) ? group : 'others');
    const forged = (times: typeof fit) => ({
      times,
      taught: new Uint8Array(times.rows.length).fill(1),
      power: [],
    });
    const honest = forged(synthetic);
    const other = forged(
      remeasured((row) => (made[row] ?? 0) * (isHeld(fit.rows[row]?.observation ?? fail()) ? 3 : 1)),
    );
    const { edge } = CALIBRATION;
    const whole = { theta: found, fitted: fittedOf(honest, found, { edge, power: CALIBRATION }) };
    const [before, after] = [honest, other].map((prepared) => heldOut(prepared, whole, { group: split }));
    const held = own.filter((row) => isHeld(fit.rows[row]?.observation ?? fail()));
    expect(held.length).toBeGreaterThan(0);
    for (const row of held) expect((after?.[row] ?? 0) / (before?.[row] ?? 1)).toBeCloseTo(1, 6);
    // The others, which are predicted from the group alone, follow it.
    const followed = own
      .filter((row) => !held.includes(row))
      .map((row) => (after?.[row] ?? 0) / (before?.[row] ?? 1));
    expect(Math.max(...followed.map((ratio) => Math.abs(ratio - 1)))).toBeGreaterThan(0.01);
  });
});

function fail(): never {
  throw new Error('the sample has rows');
}
