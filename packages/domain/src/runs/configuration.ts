import { layoutLabel } from '../terms/layout.ts';
import type { Point } from './point.ts';
import type { Run } from './run.ts';

/**
 * What two measurements of one configuration have in common, whenever and with whatever version they were made: series of
 * runs, system, model, precision, techniques and load. Equal values mean that the newer takes the place of the older.
 * A source that belongs to no series tells its own configurations apart in its remarks.
 */
export function configurationOf(run: Run, point: Point): unknown[] {
  const { publication, system, precision, techniques } = run;
  const { chip, chips, framework, frameworkText } = system;
  const { weights, activations, kv } = precision;
  return [
    publication?.campaign ?? [publication?.document ?? null, remarksOf(point)],
    [chip, chips, layoutLabel(system), framework, frameworkText],
    run.model.slug,
    [weights, activations, kv],
    techniques,
    loadOf(point),
  ];
}

function remarksOf(point: Point): string | null {
  return point.measurement === 'summary' ? (point.reported?.notes ?? null) : null;
}

/** What the system was asked to do; lengths that name it rather than those that were drawn. */
function loadOf(point: Point): unknown[] {
  if (point.measurement === 'requests') return [point.phase, point.load];
  const { phase, batch, batchBasis, scenario, nominal, inputTokens, outputTokens, image } = point;
  return [
    phase,
    batch,
    batchBasis,
    scenario,
    nominal ?? [inputTokens, outputTokens],
    point.contextTokens,
    image,
  ];
}
