import type { Chip } from '@inferbench/domain/chips/chip';
import { pricesOf } from '@inferbench/scoring/cost-inputs';

/** What an hour of a chip costs on demand, the median of its published prices, USD; null without any. */
export function rentedPrice(chip: Chip): number | null {
  return pricesOf(chip).rental?.usdPerChipHour ?? null;
}
