import { type LoadCurve, loadCurve, type LoadCurveOutcome } from './load-curve.ts';
import type { OnChip } from './memory.ts';
import { soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { type ShownChart, workloadOf } from './shown.ts';
import { languageModelOf } from './workload.ts';

export interface SimulatedSystems {
  curves: LoadCurve[];
  missing: [OnChip, Extract<LoadCurveOutcome, { ok: false }>][];
}

/** Every chip that is sold, on the chips of the slice: with its curve, or why it has none. Nothing of a model without a shape. */
export function simulatedSystems(shown: ShownChart): SimulatedSystems {
  const { slice, catalogue } = shown;
  const found: SimulatedSystems = { curves: [], missing: [] };
  if (languageModelOf(catalogue, slice.model) === null) return found;
  const workload = workloadOf(shown);
  for (const chip of soldChips(catalogue)) {
    const on = { chip, workload, catalogue };
    const outcome = loadCurve(on, slice.chips);
    if (outcome.ok) found.curves.push(outcome.curve);
    else found.missing.push([on, outcome]);
  }
  return found;
}
