import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { secondsPerByte } from './capacity.ts';

/** Seconds to stream one byte from a chip's memory at full bandwidth, by how full the chip is. */
export function memoryTime(chip: Chip): (bytesPerChip: number) => number {
  const tiers = memoryTiers(chip);
  const [only] = tiers;
  if (only && tiers.length === 1) {
    const constant = 1 / only.bandwidthBytesPerSec;
    return () => constant;
  }
  return (bytesPerChip) => secondsPerByte(tiers, bytesPerChip);
}
