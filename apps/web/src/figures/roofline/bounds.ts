import { roofMemory } from '@inferbench/domain/chips/roof-memory';
import type { Roofline } from './roofline.ts';

export type Bounds = Omit<Roofline, 'title' | 'points'>;

interface Bounded {
  peaks: readonly { precision: string; denseOpsPerSec: number }[];
  memory: { bandwidthBytesPerSec: number | null } | null;
  onChip: { bandwidthBytesPerSec: number | null } | null;
}

/** Lines of a roofline of a chip; null without a bandwidth or a peak. */
export function boundsOf(chip: Bounded): Bounds | null {
  const memory = roofMemory(chip);
  if (chip.peaks.length === 0 || memory === null) return null;
  const inner = memory.onChip ? null : (chip.onChip?.bandwidthBytesPerSec ?? null);
  return {
    peaks: chip.peaks.map(({ precision, denseOpsPerSec }) => ({ precision, opsPerSec: denseOpsPerSec })),
    memoryBandwidthBytesPerSec: memory.bandwidthBytesPerSec,
    onChip: inner === null ? null : { bandwidthBytesPerSec: inner },
  };
}
