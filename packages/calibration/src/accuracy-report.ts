import type { AccuracyRow } from '@inferbench/domain/simulation/accuracy';
import type { Fitted } from '@inferbench/simulator/effects';
import { fittedOf, powerOf } from './fitted.ts';
import { addRows, type NormalEquations, normalEquations, stepOf } from './fit-effects.ts';
import { groupOf, type Observation } from './observation.ts';
import { predictedValue } from './predicted-value.ts';
import type { PreparedRows } from './prepared-rows.ts';
import { type RowTimes, rowTimes } from './row-times.ts';

/** Called after each group that was held out. */
export type Progress = (done: number, of: number) => void;

/** Expected value of every row in its own metric; NaN where there is none. */
export type Predictions = Float64Array;

/** Answers of the product to every prepared row, or to some, under a fit. */
export function predictionsOf(
  { times }: PreparedRows,
  fitted: Fitted,
  asked: (row: number) => boolean = () => true,
): Predictions {
  return Float64Array.from(times.rows, ({ observation }, row) =>
    asked(row) ? (predictedValue(observation, fitted) ?? Number.NaN) : Number.NaN,
  );
}

/** A fit of all rows: its parameters, and what it exports. */
export interface WholeFit {
  theta: Float64Array;
  fitted: Fitted;
}

/**
 * Every row as the product answers it under a fit that never saw its group, each fold started at the fit of all rows. Groups that
 * teach nothing are predicted by the fit itself.
 */
export function heldOut(
  prepared: PreparedRows,
  { theta, fitted }: WholeFit,
  { group, progress }: { group: (observation: Observation) => string; progress?: Progress | undefined },
): Predictions {
  const { rows } = prepared.times;
  const names = rows.map(({ observation }) => group(observation));
  const out = new Float64Array(rows.length).fill(Number.NaN);
  const whole: Whole = {
    theta,
    fitted,
    times: rowTimes(prepared.times, theta, prepared.taught),
    equations: normalEquations(prepared.times, theta, prepared.taught),
  };
  const groups = [...new Set(names)];
  for (const [done, name] of groups.entries()) {
    progress?.(done, groups.length);
    const isHeld = (row: number) => names[row] === name;
    const predictions = predictionsOf(prepared, foldOf(prepared, whole, isHeld), isHeld);
    for (const [index, own] of names.entries())
      if (own === name) out[index] = predictions[index] ?? Number.NaN;
  }
  return out;
}

/** The fit of all rows, and what a step away from it takes. */
interface Whole extends WholeFit {
  times: RowTimes;
  equations: NormalEquations;
}

/** One step of Gauss and Newton from the fit of all rows to that without a group: its rows are taken off the normal equations. */
function foldOf(
  prepared: PreparedRows,
  { theta, fitted, times, equations }: Whole,
  isHeld: (row: number) => boolean,
): Fitted {
  const { taught, power } = prepared;
  const isTaught = taught.some((teaches, row) => teaches === 1 && isHeld(row));
  if (!isTaught && !power.some(({ row }) => isHeld(row))) return fitted;
  const sums = { matrix: equations.matrix.slice(), gradient: equations.gradient.slice() };
  addRows(prepared.times, times, { sums, sign: -1, has: (row) => taught[row] === 1 && isHeld(row) });
  const step = stepOf(sums.matrix, sums.gradient, { n: theta.length, damping: 0 });
  const next = isTaught ? theta.map((value, index) => value + (step[index] ?? 0)) : theta;
  return fittedOf(prepared, next, {
    edge: fitted.edge,
    power: power.some(({ row }) => isHeld(row)) ? powerOf(prepared, next, isHeld) : fitted,
  });
}

/** Ways of holding out, each of which asks another question. */
export const VALIDATIONS = {
  'family-and-model': groupOf,
  'stack-version': ({ framework, version }: Observation) => `${framework} ${version ?? ''}`,
  campaign: ({ harness }: Observation) => harness ?? 'InferenceX',
} as const;

export function rowsOf(prepared: PreparedRows, out: Predictions, fit: Predictions): AccuracyRow[] {
  return prepared.times.rows.flatMap(({ observation }, index): AccuracyRow[] => {
    const [heldOutValue, fitted] = [out[index] ?? Number.NaN, fit[index] ?? Number.NaN];
    if (!Number.isFinite(heldOutValue) || !Number.isFinite(fitted)) return [];
    return [accuracyRow(observation, { heldOut: heldOutValue, fitted })];
  });
}

/** A published figure beside what is expected of it. */
export function accuracyRow(
  { rowId, document, grade, quantity, metric, request, chip, hardwareFamily, ...of }: Observation,
  expected: Pick<AccuracyRow, 'heldOut' | 'fitted'>,
): AccuracyRow {
  const { framework, version, model, value: measured } = of;
  const { phase } = request;
  const named = { rowId, document, grade, quantity, metric, phase, chip, hardwareFamily };
  return { ...named, framework, version, model, measured, ...expected };
}
