import type { Chip, ChipFamily } from '@inferbench/domain/chips/chip';
import { isLocal } from '@inferbench/domain/names/source-address';

/** Families whose constants were fitted to measurements of many chips. */
const MEASURED: ReadonlySet<ChipFamily> = new Set(['simt']);

/** Whether constants were fitted to chips like this one; a machine of somebody's own is like none of them. */
export function isCalibrated(chip: Pick<Chip, 'slug' | 'family'>): boolean {
  return MEASURED.has(chip.family) && !isLocal(chip);
}
