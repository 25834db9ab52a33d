import type { Chip } from '@inferbench/domain/chips/chip';
import { roofMemory } from '@inferbench/domain/chips/roof-memory';
import type { Roofline } from './roofline.ts';

export interface Bounds {
  peaks: readonly { precision: string; opsPerSec: number }[];
  memoryBandwidthBytesPerSec: number | null;
  onChipBandwidthBytesPerSec: number | null;
}

export function boundsOf(chip: Chip): Bounds {
  const memory = roofMemory(chip);
  return {
    peaks: chip.peaks.map(({ precision, denseOpsPerSec }) => ({ precision, opsPerSec: denseOpsPerSec })),
    memoryBandwidthBytesPerSec: memory?.bandwidthBytesPerSec ?? null,
    onChipBandwidthBytesPerSec: memory?.onChip ? null : (chip.onChip?.bandwidthBytesPerSec ?? null),
  };
}

/** What a roofline draws of them; null without a bandwidth or a peak. */
export function asRoofline(bounds: Bounds): Omit<Roofline, 'title' | 'points'> | null {
  const { peaks, memoryBandwidthBytesPerSec, onChipBandwidthBytesPerSec } = bounds;
  if (peaks.length === 0 || memoryBandwidthBytesPerSec === null) return null;
  const onChip =
    onChipBandwidthBytesPerSec === null ? null : { bandwidthBytesPerSec: onChipBandwidthBytesPerSec };
  return { peaks, memoryBandwidthBytesPerSec, onChip };
}
