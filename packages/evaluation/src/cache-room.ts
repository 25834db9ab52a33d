import type { CacheRoom } from '@inferbench/domain/cache-room';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fullPrecision, type PrecisionWord } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { capacityOf, placedWeightBytes } from '@inferbench/simulator/capacity';
import { batchHalvesAt, kvPressure, longestContext } from '@inferbench/simulator/kv-pressure';
import { domainOf, evenSplit, smallestEvenPlacement } from './simulation/even-placement.ts';
import { languageModelIn } from './simulation/language-work.ts';
import { doesNotFit, notFound } from './simulation/refusals.ts';
import { graphsOf, withMemory } from './simulation/set-up.ts';

export interface CacheRoomRequest {
  chip: string;
  model: string;
  weights: PrecisionWord;
  kv?: PrecisionWord | null | undefined;
  /** Missing: the smallest power of two in the scale-up domain on which the shortest context fits. */
  chips?: number | undefined;
}

/** Powers of two from 1,024 tokens on. */
const FIRST_CONTEXT = 1024;

/** Largest batch and pressure over context, up to the model's own maximum. Errors: NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, DOES_NOT_FIT. */
export function cacheRoom(
  { chip: slug, model: name, weights, kv, chips }: CacheRoomRequest,
  catalogue: CatalogueView,
): Result<CacheRoom, InferbenchError> {
  const found = catalogue.chips.get(slug);
  if (!found) return fail(notFound('chip', slug, catalogue.chips.keys()));
  const chip = withMemory(found);
  if (!chip.ok) return chip;
  const model = languageModelIn(name, catalogue);
  if (!model.ok) return model;
  const { decode: graph } = graphsOf(model.value, fullPrecision(weights, { kv }));
  const machine = { chip: chip.value, model: model.value, graph };
  const load = { batch: 1, context: FIRST_CONTEXT };
  const placed =
    chips === undefined
      ? smallestEvenPlacement({ ...machine, ...load, maxChips: domainOf(found) })
      : ok(evenSplit(model.value, chips, domainOf(found)));
  if (!placed.ok) return placed;
  const placement = placed.value;
  const room = { graph, chip: chip.value, placement };
  const capacity = capacityOf({ ...room, ...load });
  if (capacity.maxBatch < 1) {
    return fail(doesNotFit({ name: model.value.name, batch: 1, chip: chip.value, placement, capacity }));
  }
  const contexts: number[] = [];
  for (let context = FIRST_CONTEXT; context <= model.value.maxContextTokens; context *= 2)
    contexts.push(context);
  const weightBytes = placedWeightBytes(graph, placement);
  return ok({
    model: name,
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
