import type { AccuracyRow } from '@inferbench/domain/accuracy';
import { OWNERSHIP } from '@inferbench/domain/ownership';
import { drawnPower, powerModelOf } from '@inferbench/simulator/power';
import { addRows, type NormalEquations, normalEquations, stepOf } from './fit-effects.ts';
import { type FittedRows, poweredOf, withPower } from './fitted.ts';
import { groupOf, type Observation } from './observation.ts';
import { unitsOf } from './predicted.ts';
import type { PowerRow, PreparedRows } from './prepared-rows.ts';
import { type RowTimes, rowTimes } from './row-times.ts';

/** Called after each group that was held out. */
export type Progress = (done: number, of: number) => void;

/** Expected value of every row in its own metric; NaN where there is none. */
export type Predictions = Float64Array;

/** What a fit expects of every prepared row. */
export function predictionsOf(prepared: PreparedRows, fitted: FittedRows): Predictions {
  const { rows } = prepared.times;
  const out = new Float64Array(rows.length).fill(Number.NaN);
  for (const [index, { observation, measuredSec }] of rows.entries()) {
    if (observation.quantity !== 'latency') continue;
    const ratio = (fitted.seconds[index] ?? Number.NaN) / measuredSec;
    out[index] = isRate(observation) ? observation.value / ratio : observation.value * ratio;
  }
  for (const row of prepared.power) out[row.row] = powerPrediction(row, fitted);
  return out;
}

export function isRate({ metric }: Pick<Observation, 'metric'>): boolean {
  return metric.endsWith('_per_s');
}

function powerPrediction(row: PowerRow, { seconds, busy, power }: FittedRows): number {
  const { observation, work } = row;
  const { chip, peak } = observation.resolved;
  // Each operation is counted by its width already.
  const model = powerModelOf({ chip, precision: 'fp16', fitted: power });
  if (model === null || peak.precision === 'fp32') return Number.NaN;
  const sec = seconds[row.row] ?? Number.NaN;
  const { watts } = drawnPower(model, poweredOf({ ...row, measuredSec: null }, { seconds, busy }, 1));
  const host = observation.boundary === 'wall' ? OWNERSHIP.hostWattsPerChip : 0;
  const all = (watts + host) * work.chips;
  return observation.quantity === 'power'
    ? all
    : (all * sec) / unitsOf(observation.metric, observation.request);
}

/**
 * Every row predicted by a fit that never saw its group, each fold started at the fit of all rows. Groups that teach nothing are
 * predicted by the fit itself.
 */
export function heldOut(
  prepared: PreparedRows,
  fitted: FittedRows,
  { group, progress }: { group: (observation: Observation) => string; progress?: Progress | undefined },
): Predictions {
  const { rows } = prepared.times;
  const names = rows.map(({ observation }) => group(observation));
  const out = new Float64Array(rows.length).fill(Number.NaN);
  const whole: Whole = {
    fitted,
    times: rowTimes(prepared.times, fitted.theta, prepared.taught),
    equations: normalEquations(prepared.times, fitted.theta, prepared.taught),
  };
  const groups = [...new Set(names)];
  for (const [done, name] of groups.entries()) {
    progress?.(done, groups.length);
    const fold = foldOf(prepared, whole, { name, names, group });
    const predictions = predictionsOf(prepared, fold);
    for (const [index, own] of names.entries())
      if (own === name) out[index] = predictions[index] ?? Number.NaN;
  }
  return out;
}

/** The fit of all rows, and what a step away from it takes. */
interface Whole {
  fitted: FittedRows;
  times: RowTimes;
  equations: NormalEquations;
}

/** One step of Gauss and Newton from the fit of all rows to that without a group: its rows are taken off the normal equations. */
function foldOf(
  prepared: PreparedRows,
  { fitted, times, equations }: Whole,
  { name, names, group }: { name: string; names: readonly string[]; group: (of: Observation) => string },
): FittedRows {
  const held = (row: PowerRow) => group(row.observation) === name;
  const isHeld = (row: number) => names[row] === name && prepared.taught[row] === 1;
  const taught = names.some((_, row) => isHeld(row));
  if (!taught && !prepared.power.some(held)) return fitted;
  const only = prepared.taught.map((_, row) => Number(names[row] === name));
  for (const { row } of prepared.power) only[row] = 1;
  if (!taught) return withPower(prepared, fitted.theta, { held, only });
  const sums = { matrix: equations.matrix.slice(), gradient: equations.gradient.slice() };
  addRows(prepared.times, times, { sums, sign: -1, has: isHeld });
  const step = stepOf(sums.matrix, sums.gradient, { n: fitted.theta.length, damping: 0 });
  return withPower(
    prepared,
    fitted.theta.map((value, index) => value + (step[index] ?? 0)),
    { held, only },
  );
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
