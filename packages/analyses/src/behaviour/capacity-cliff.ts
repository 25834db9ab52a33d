import type { Chip } from '@inferbench/domain/chips/chip';
import type { CapacityCliffPoint } from '@inferbench/domain/chips/chip-behaviour';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { FLEXIBILITY_SHAPES } from '@inferbench/scoring/flexibility-grid';
import { capacityOf, fits, footprintBytes } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { residency } from '@inferbench/simulator/in-memory-residency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT, slot } from '@inferbench/simulator/slot';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { naturalPrecision } from './natural-precision.ts';

/** The smallest shape of the flexibility grid with more and more layers: the same work at every size. */
const LAYERS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96, 128] as const;
const CONTEXT = 2048;

/** Decode time over model size on one in-memory chip; empty for other families, and where no size fits. */
export function capacityCliff(chip: Chip): CapacityCliffPoint[] {
  const [shape] = FLEXIBILITY_SHAPES;
  const tiers = memoryTiers(chip);
  const precision = naturalPrecision(chip);
  const peak = resolvePeak(chip, precision);
  if (chip.family !== 'in_memory' || shape === undefined || tiers.length === 0 || !peak.ok) return [];
  const out = new Float64Array(SLOT_COUNT);
  return LAYERS.flatMap((layers) => {
    const graph = transformerGraph({ ...shape, layers }, precision, 'decode');
    const at = { graph, placement: ONE_CHIP, batch: 1, context: CONTEXT };
    if (!fits(capacityOf({ ...at, chip }))) return [];
    const weightBytes = graph.storedWeightBytes;
    const kvBytes = footprintBytes(at) - weightBytes;
    compile({ graph, chip, peak: peak.value, placement: ONE_CHIP }).at(1, CONTEXT, out);
    return {
      layers,
      weightBytes,
      residentShare: residency(tiers, { weightBytes, kvBytes }).weights,
      decodeSec: slot(out, SLOT.attainableSec),
    };
  });
}
