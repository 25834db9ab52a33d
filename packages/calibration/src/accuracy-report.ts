import type { AccuracyReport, AccuracyRow } from '@inferbench/domain/accuracy';
import type { Fitted } from '@inferbench/evaluation/simulation/expected';
import { fitWithout, teaches } from './fit.ts';
import { groupOf, type Observation } from './observation.ts';
import { predictedValue } from './predicted-value.ts';
import type { Scope } from './scope.ts';

/** Called after each group that was held out. */
export type Progress = (done: number, of: number) => void;

/** Every comparable figure, predicted by constants that never saw its model on its hardware family. */
export function accuracyReport(
  { observations, excluded }: Scope,
  fit: Fitted,
  { date, progress }: { date: string; progress?: Progress },
): AccuracyReport {
  const groups = [...new Set(observations.map(groupOf))];
  const rows = groups.flatMap((group, done) => {
    progress?.(done, groups.length);
    const held = observations.filter((observation) => groupOf(observation) === group);
    return rowsOf(held, heldOutFit(group, observations, fit), fit);
  });
  return { schema: 'inferbench.accuracy/1', date, rows: rows.toSorted(byRowId), excluded };
}

/** The fit without a group; a group that teaches nothing needs none. */
export function heldOutFit(group: string, observations: readonly Observation[], fit: Fitted): Fitted {
  const taught = observations.some((observation) => groupOf(observation) === group && teaches(observation));
  return taught ? fitWithout(group, observations, fit) : fit;
}

export function rowsOf(held: readonly Observation[], without: Fitted, fit: Fitted): AccuracyRow[] {
  return held.flatMap((observation) => {
    const [heldOut, fitted] = [predictedValue(observation, without), predictedValue(observation, fit)];
    if (heldOut === null || fitted === null) return [];
    const { rowId, document, grade, quantity, metric, chip, hardwareFamily } = observation;
    const { framework, version, model, value: measured, request } = observation;
    const of = { rowId, document, grade, quantity, metric, phase: request.phase };
    return [{ ...of, chip, hardwareFamily, framework, version, model, measured, heldOut, fitted }];
  });
}

function byRowId(a: AccuracyRow, b: AccuracyRow): number {
  return a.rowId < b.rowId ? -1 : 1;
}
