import type { CacheRoom } from '@inferbench/domain/simulation/cache-room';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { capacityOf, placedWeightBytes } from '@inferbench/simulator/capacity';
import { batchHalvesAt, kvPressure, longestContext } from '@inferbench/simulator/kv-pressure';
import { domainPlacement, splitOf, unplaced } from './simulation/domain-placement.ts';
import type { PlacementParts } from './simulation/choose-placement.ts';
import { doesNotFit } from './simulation/refusals.ts';

export interface CacheRoomRequest {
  chip: string;
  model: string;
  /** Left out: that of the checkpoint. */
  weights?: PrecisionWord | undefined;
  kv?: PrecisionWord | null | undefined;
  /** Missing: the smallest power of two in the scale-up domain on which the shortest context fits. */
  chips?: number | undefined;
}

/** Powers of two from 1,024 tokens on. */
const FIRST_CONTEXT = 1024;

/** Largest batch and pressure over context, up to the model's own maximum. Errors: NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, DOES_NOT_FIT. */
export function cacheRoom(
  { chip: slug, model: name, weights: stated, kv, chips }: CacheRoomRequest,
  catalogue: CatalogueView,
): Result<CacheRoom, InferbenchError> {
  const words = kv == null ? {} : { kvPrecision: kv };
  const load = { phase: 'decode', batch: 1, context: FIRST_CONTEXT } as const;
  const found = unplaced({ chip: slug, model: name, ...load, weightPrecision: stated, ...words }, catalogue);
  if (!found.ok) return found;
  const { chip, model, graph } = found.value;
  const placed = chips === undefined ? domainPlacement(found.value) : placedOn(found.value, chips);
  if (!placed.ok) return placed;
  const placement = placed.value;
  const room = { graph, chip, placement };
  const capacity = capacityOf({ ...room, ...found.value.load });
  const contexts: number[] = [];
  for (let context = FIRST_CONTEXT; context <= model.maxContextTokens; context *= 2) contexts.push(context);
  const weightBytes = placedWeightBytes(graph, placement);
  return ok({
    model: name,
    ...weightsOf(stated, model),
    placement,
    weightBytes,
    roomBytes: capacity.bytesAvailable - weightBytes,
    contexts: contexts.map((context) => ({
      context,
      maxBatch: capacityOf({ ...room, batch: 0, context }).maxBatch,
      kvPressure: kvPressure({ ...room, batch: 1, context }),
    })),
    longestContext: longestContext({ ...room, batch: 1 }),
    batchHalvesAtContext: batchHalvesAt({ ...room, context: FIRST_CONTEXT }),
  });
}

/** The fastest split of a stated number of chips. Error: DOES_NOT_FIT. */
function placedOn(parts: PlacementParts, chips: number): Result<Placement, InferbenchError> {
  const placement = splitOf(parts, chips);
  if (placement !== null) return ok(placement);
  const { chip, graph, model, load } = parts;
  const stages = { ...ONE_CHIP, chips, pipelineParallel: chips };
  const capacity = capacityOf({ graph, chip, placement: stages, ...load });
  return fail(doesNotFit({ name: model.name, batch: load.batch, chip, placement: stages, capacity }));
}
