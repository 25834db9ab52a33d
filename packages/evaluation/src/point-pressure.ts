import type { KvPressure } from '@inferbench/domain/simulation/cache-room';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { isLanguageModel, type Model } from '@inferbench/domain/models/model';
import type { Point } from '@inferbench/domain/runs/point';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import type { Run } from '@inferbench/domain/runs/run';
import { batchOf, contextOf } from '@inferbench/scoring/slice-position';
import { capacityOf } from '@inferbench/simulator/capacity';
import { batchHalvesAt, kvPressure } from '@inferbench/simulator/kv-pressure';
import { declaredPlacement } from './simulation/placement.ts';
import { graphsOf, withMemory } from './simulation/set-up.ts';

export interface PointPressureInput {
  run: Pick<Run, 'system' | 'precision'>;
  point: Point;
  model: Model | null;
}

/** KV pressure of a point at its batch and context; null where model, memory, precision, batch or context is unknown. */
export function pointPressure(
  { run: { system, precision }, point, model }: PointPressureInput,
  { chips }: Pick<CatalogueView, 'chips'>,
): KvPressure | null {
  const [batch, context] = [batchOf(point)?.batch, contextOf(point)];
  const found = system.chip === null ? undefined : chips.get(system.chip);
  if (!found || !batch || !context || model === null || !isLanguageModel(model)) return null;
  if (system.chips === null || precision.weights === null) return null;
  const [chip, placement] = [withMemory(found), declaredPlacement(system.chips, system)];
  if (!chip.ok || !placement.ok) return null;
  const graph = graphsOf(model, fullPrecision(precision.weights, precision)).decode;
  const load = { graph, chip: chip.value, placement: placement.value, context: Math.round(context), batch };
  return {
    kvPressure: kvPressure(load),
    maxBatch: capacityOf(load).maxBatch,
    batchHalvesAtContext: batchHalvesAt(load),
  };
}
