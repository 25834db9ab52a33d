import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { LARGEST_CHIP_SHARE, limitRatios } from '../verdict/limits.ts';

/** Tells whether a lead is larger than the chips explain: software and layout made it, and no title tells it of the chips. */
export function isByStack(
  low: number,
  { leader, other, precision }: { leader: string; other: string; precision: PrecisionClass },
  { chips }: CatalogueView,
): boolean {
  const [a, b] = [chips.get(leader), chips.get(other)];
  if (a === undefined || b === undefined || leader === other) return false;
  const { largest } = limitRatios(a, b, precision);
  return largest !== null && low > LARGEST_CHIP_SHARE * largest;
}
