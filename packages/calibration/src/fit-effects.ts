/* oxlint-disable typescript/no-non-null-assertion -- indexes within typed arrays: a default for each doubles the time of a fit */
import { ln } from '@inferbench/units/exact-math';
import { solveInPlace } from './cholesky.ts';
import { type FitRows, TERMS } from './fit-rows.ts';
import { type RowTimes, rowTimes } from './row-times.ts';

/** A row further off than this counts by its distance, not by its square. */
const HUBER = 0.15;
const MOST_STEP = 0.5;
/** Parameters of a row at most. */
const MOST_PARAMETERS = 256;

const ROUNDS = 14;

export interface FitOptions {
  /** Rows that teach; left out: all of them. */
  taught?: Uint8Array;
  /** Parameters at which the search starts; left out: the priors. */
  from?: Float64Array;
}

/**
 * Least sum over rows of weight · Huber(ln(expected ÷ measured)) and of half the squares of parameters over their spreads, by
 * Gauss and Newton with weights renewed every round (docs/model.md#calibration).
 */
export function fitEffects(fit: FitRows, { taught, from }: FitOptions = {}): Float64Array {
  const n = fit.parameters.length;
  let theta: Float64Array = from ?? new Float64Array(n);
  let loss = lossAt(fit, theta, taught);
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { matrix, gradient } = normalEquations(fit, theta, taught);
    let better = false;
    for (let attempt = 0; attempt < 5 && !better; attempt += 1) {
      const step = stepOf(matrix, gradient, { n, damping });
      const next = Float64Array.from(theta, (value, i) => value + (step[i] ?? 0));
      const nextLoss = lossAt(fit, next, taught);
      better = nextLoss < loss;
      if (better) [theta, loss, damping] = [next, nextLoss, Math.max(damping / 4, 1e-6)];
      else damping *= 6;
    }
    if (!better) break;
  }
  return theta;
}

function lossAt(fit: FitRows, theta: Float64Array, taught: Uint8Array | undefined): number {
  const { seconds } = rowTimes(fit, theta, taught);
  let loss = 0;
  for (let row = 0; row < seconds.length; row += 1) {
    if (taught !== undefined && taught[row] === 0) continue;
    const error = Math.abs(ln(seconds[row] ?? 1) - (fit.lnMeasured[row] ?? 0));
    const huber = error < HUBER ? (error * error) / (2 * HUBER) : error - HUBER / 2;
    loss += ((fit.weights[row] ?? 0) * huber) / HUBER;
  }
  for (const [index, { spread }] of fit.parameters.entries()) {
    const value = theta[index] ?? 0;
    loss += (value * value) / (2 * spread * spread);
  }
  return loss;
}

/** Σ over rows of the normal equations of a Gauss and Newton step, spreads included. */
export interface NormalEquations {
  matrix: Float64Array;
  gradient: Float64Array;
}

export function normalEquations(
  fit: FitRows,
  theta: Float64Array,
  taught: Uint8Array | undefined,
): NormalEquations {
  const n = fit.parameters.length;
  const sums = { matrix: new Float64Array(n * n), gradient: new Float64Array(n) };
  addRows(fit, rowTimes(fit, theta, taught), {
    sums,
    sign: 1,
    has: (row) => taught === undefined || taught[row] === 1,
  });
  for (const [index, { spread }] of fit.parameters.entries()) {
    const tight = 1 / (spread * spread);
    sums.matrix[index * n + index] = (sums.matrix[index * n + index] ?? 0) + tight;
    sums.gradient[index] = (sums.gradient[index] ?? 0) + tight * (theta[index] ?? 0);
  }
  return sums;
}

interface Summed {
  sums: NormalEquations;
  sign: 1 | -1;
  has: (row: number) => boolean;
}

/** Adds rows to normal equations, or takes them off. */
export function addRows(
  fit: FitRows,
  { seconds, slopes }: RowTimes,
  { sums: { matrix, gradient }, sign, has }: Summed,
): void {
  const n = fit.parameters.length;
  const [indexes, values] = [new Int32Array(MOST_PARAMETERS), new Float64Array(MOST_PARAMETERS)];
  for (let row = 0; row < seconds.length; row += 1) {
    if (!has(row)) continue;
    const sec = seconds[row]!;
    const error = ln(sec) - fit.lnMeasured[row]!;
    const weight = (sign * fit.weights[row]!) / (HUBER * Math.max(Math.abs(error), HUBER));
    let count = 0;
    for (let term = 0; term < TERMS.length; term += 1) {
      const slope = slopes[row * TERMS.length + term]! / sec;
      if (slope === 0) continue;
      for (const index of fit.parametersOf[row]?.[term] ?? []) {
        indexes[count] = index;
        values[count] = slope;
        count += 1;
      }
    }
    for (let i = 0; i < count; i += 1) {
      const at = indexes[i]!;
      const value = weight * values[i]!;
      gradient[at]! += value * error;
      for (let j = 0; j < count; j += 1) matrix[at * n + indexes[j]!]! += value * values[j]!;
    }
  }
}

export function stepOf(
  matrix: Float64Array,
  gradient: Float64Array,
  { n, damping }: { n: number; damping: number },
): Float64Array {
  const damped = Float64Array.from(matrix);
  for (let i = 0; i < n; i += 1) damped[i * n + i] = (damped[i * n + i] ?? 0) * (1 + damping);
  const step = Float64Array.from(gradient, (value) => -value);
  solveInPlace(damped, step, n);
  return step.map((value) => Math.max(-MOST_STEP, Math.min(MOST_STEP, value)));
}
