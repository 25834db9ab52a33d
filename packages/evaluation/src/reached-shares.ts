import type { ReachedBounds } from '@inferbench/checks/rule';
import { readChip } from '@inferbench/domain/chips/read-chip';

interface ReachedRate {
  pointId: string;
  opsPerSecPerChip: number;
  precision: string;
  /** Null where memory does not limit the point, or nobody knows. */
  bytesPerSecPerChip: number | null;
}

/** Rates of stored points as shares of what a specification declares now; none for a document of no shape. */
export function reachedShares(input: unknown, rates: readonly ReachedRate[]): ReachedBounds[] {
  const read = readChip(input);
  if (!read.ok) return [];
  const { value: chip } = read.value;
  const bandwidth = chip.memory?.bandwidthBytesPerSec ?? null;
  return rates.map(({ pointId, opsPerSecPerChip, precision, bytesPerSecPerChip }) => {
    const peak = chip.peaks.find((declared) => declared.precision === precision)?.denseOpsPerSec ?? null;
    return {
      pointId,
      computeShare: peak === null ? null : opsPerSecPerChip / peak,
      bandwidthShare: bandwidth === null ? null : (bytesPerSecPerChip ?? 0) / bandwidth,
    };
  });
}
