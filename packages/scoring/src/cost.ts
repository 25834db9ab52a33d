import type { Chip, RentalOffer } from '@inferbench/domain/chip';
import type { Cost } from '@inferbench/domain/score';
import { SECONDS_PER_HOUR } from '@inferbench/units/si';

/** Median; the mean of the two middle values for an even count. Null for no value. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function onDemand(chip: Chip): RentalOffer[] {
  return chip.rentalOffers.filter(
    (offer) => offer.kind === 'on-demand' && offer.confidence !== 'estimate' && offer.confidence !== 'press',
  );
}

/** RENTED: median of the chip's dated on-demand prices; power and cooling are in it, nothing is added (metrics.md 2). */
export function rentedUsdPerChipHour(chip: Chip): number | null {
  return median(onDemand(chip).map((offer) => offer.usdPerHour));
}

export interface RentedCostInput {
  chip: Chip;
  chips: number;
  durationSec: number;
  inputTokens: number;
  outputTokens: number;
}

/** Itemised cost of a run on rented chips; null without a price or without tokens to divide by. */
export function rentedCost({
  chip,
  chips,
  durationSec,
  inputTokens,
  outputTokens,
}: RentedCostInput): Cost | null {
  const usdPerChipHour = rentedUsdPerChipHour(chip);
  if (usdPerChipHour === null || outputTokens === 0 || inputTokens === 0) return null;
  const usdPerHour = usdPerChipHour * chips;
  const usd = (usdPerHour * durationSec) / SECONDS_PER_HOUR;
  const offers = onDemand(chip);
  return {
    basis: 'RENTED',
    usdPerHour,
    usdPerMillionOutputTokens: (usd * 1e6) / outputTokens,
    usdPerMillionInputTokens: (usd * 1e6) / inputTokens,
    items: [
      {
        label: `${chips} × ${chip.name}, median of ${offers.length} on-demand offers`,
        usdPerHour,
        source: offers.map((offer) => `${offer.provider} ${offer.usdPerHour} (${offer.date})`).join('; '),
      },
    ],
  };
}
