import type { Chip } from '@inferbench/domain/chips/chip';
import type { SramPlacement } from '@inferbench/domain/chips/chip-behaviour';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { smallestBestPlacement } from '@inferbench/simulator/best-placement';
import { minimumChips } from '@inferbench/simulator/minimum-chips';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { MAX_CHIPS } from '@inferbench/evaluation/simulation/placement';
import { naturalPrecision } from './natural-precision.ts';

/** One sequence at this many keys. */
export const DRAWN_CONTEXT = 2048;

/** What each model needs of a dataflow chip; empty for other families and for chips without figures. */
export function sramPlacements(chip: Chip, models: Iterable<LanguageModel>): SramPlacement[] {
  if (chip.family !== 'dataflow') return [];
  const precision = naturalPrecision(chip);
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) return [];
  const load = { batch: 1, context: DRAWN_CONTEXT };
  return [...models].map((model) => {
    const graph = transformerGraph(model, precision, 'decode');
    const least = minimumChips({ graph, chip }, load, 'all');
    const experts = model.kind === 'moe' ? model.moe.experts : null;
    const best =
      least === null
        ? null
        : smallestBestPlacement(
            { graph, chip, peak: peak.value, heads: sharedHeads(model), experts, ...load },
            { least, most: MAX_CHIPS },
          );
    return {
      model: model.slug,
      modelName: model.name,
      weightBytes: graph.storedWeightBytes,
      sramChips: minimumChips({ graph, chip }, load, 'onChip'),
      chips: best?.placement.chips ?? null,
      placement: best?.name ?? null,
      decodeSec: best?.stepSec ?? null,
    };
  });
}

/** Time that each byte beyond the SRAM adds to a step, at full bandwidth; null where nothing can spill. */
export function spillSecPerByte(chip: Chip): number | null {
  const [inside, outside] = memoryTiers(chip);
  if (chip.family !== 'dataflow' || inside?.name !== 'onChip' || outside === undefined) return null;
  return 1 / outside.bandwidthBytesPerSec - 1 / inside.bandwidthBytesPerSec;
}
