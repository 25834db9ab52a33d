import type { RentalOffer } from './chip.ts';

/** True where a source says when the price held: a text without a year, such as "undated", does not. */
export function isDated({ date }: Pick<RentalOffer, 'date'>): boolean {
  return /(?<!\d)\d{4}(?!\d)/.test(date);
}
