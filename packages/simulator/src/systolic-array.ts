import type { Chip } from '@inferbench/domain/chips/chip';
import type { ArrayShape } from './systolic-cycles.ts';

type SystolicChip = Extract<Chip, { family: 'systolic' }>;

/** Square arrays as the vendor publishes them; null where size or number is not published: then nothing is quantised. */
export function systolicArray({ systolic }: SystolicChip): ArrayShape | null {
  if (systolic === null || systolic.arrayDim === null || systolic.arrays === null) return null;
  return { rows: systolic.arrayDim, columns: systolic.arrayDim, arrays: systolic.arrays };
}

/** Clock at which full arrays reach a dense rate: peak = 2·R·C·A·f. Each precision has its own. */
export function arrayClockHz({ rows, columns, arrays }: ArrayShape, denseOpsPerSec: number): number {
  return denseOpsPerSec / (2 * rows * columns * arrays);
}

/** Bytes of an activation that enters a row; narrower formats ask for less. */
const FED_BYTES = 2;

/**
 * Factor by which the scratchpad slows the arrays: they take R·b_a·f_c bytes a second each (docs/model.md#families).
 * 1 where it keeps up, or where its bandwidth is not published.
 */
export function feedStall({ onChip }: SystolicChip, shape: ArrayShape, denseOpsPerSec: number): number {
  const bandwidthBytesPerSec = onChip?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY;
  const { rows, arrays } = shape;
  const fedBytesPerSec = arrays * rows * FED_BYTES * arrayClockHz(shape, denseOpsPerSec);
  return Math.max(1, fedBytesPerSec / bandwidthBytesPerSec);
}
