import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { missingFigures } from '@inferbench/domain/runs/missing-figures';
import { missingFields, type Run } from '@inferbench/domain/runs/run';
import type { Imported } from './import-runs.ts';
import { joinedRun } from './join-runs.ts';

export type Curve = Pick<Imported, 'run' | 'missing'>;

/** Runs of several loads as one run with one curve, and what it still misses. Throws INVALID for runs that are of no one system. */
export function oneCurve(runs: readonly Pick<Imported, 'run'>[]): Curve {
  const run: Run = joinedRun(runs.map((one) => one.run));
  const missing = [...missingFields(run), ...run.points.flatMap((point, i) => missingFigures(point, i))];
  return { run, missing };
}

/** The same, or in words why the runs are not one curve. */
export function oneCurveIfAny(runs: readonly Pick<Imported, 'run'>[]): Curve | string {
  try {
    return oneCurve(runs);
  } catch (error) {
    if (error instanceof InferbenchError) return error.message;
    throw error;
  }
}
