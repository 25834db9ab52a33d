import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { USABLE_MEMORY_SHARE } from '@inferbench/domain/terms/usable-memory';
import { footprintBytes } from './capacity.ts';

/**
 * ⌈(W + KV) ÷ (φ · capacity)⌉ of one copy, over `tiers` of the chip: its SRAM alone, or every memory that holds the model
 * (docs/model.md#capacity). Activations live in the part that φ leaves free. Null where no such memory is published.
 */
export function minimumChips(
  { graph, chip }: { graph: OperatorGraph; chip: Chip },
  load: { batch: number; context: number },
  tiers: 'onChip' | 'all',
): number | null {
  const usable = memoryTiers(chip).filter(({ name }) => tiers === 'all' || name === 'onChip');
  const bytesPerChip = USABLE_MEMORY_SHARE * usable.reduce((sum, tier) => sum + tier.capacityBytes, 0);
  if (bytesPerChip === 0) return null;
  return Math.ceil(footprintBytes({ graph, placement: ONE_CHIP, ...load }) / bytesPerChip);
}
