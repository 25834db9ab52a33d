import { BYTES_PER_GIB } from '@inferbench/units/si';
import { type Chip, holdsWeightsOnChip } from './chip.ts';
import { memoryBytes } from './marketed-size.ts';

/** A memory that can hold weights and KV cache. */
export interface MemoryTier {
  name: 'onChip' | 'offChip';
  capacityBytes: number;
  /** The marketed number read in the larger unit: the reading that accuses nobody wrongly (PHYS-CAPACITY). */
  largestCapacityBytes: number;
  bandwidthBytesPerSec: number;
}

/**
 * Tiers that hold the model, fastest first; a tier without a published bandwidth or capacity is left out. Empty: nothing
 * is known of the chip's memory.
 */
export function memoryTiers(chip: Chip): MemoryTier[] {
  const tiers: MemoryTier[] = [];
  const { onChip, memory } = chip;
  if (holdsWeightsOnChip(chip) && onChip && onChip.bandwidthBytesPerSec !== null) {
    const { capacityBytes, bandwidthBytesPerSec } = onChip;
    tiers.push({ name: 'onChip', capacityBytes, largestCapacityBytes: capacityBytes, bandwidthBytesPerSec });
  }
  if (memory && memory.bandwidthBytesPerSec !== null) {
    tiers.push({
      name: 'offChip',
      capacityBytes: memoryBytes(memory),
      largestCapacityBytes: memory.capacity.value * BYTES_PER_GIB,
      bandwidthBytesPerSec: memory.bandwidthBytesPerSec,
    });
  }
  return tiers;
}
