import { z } from 'zod';
import { OwnershipAssumptions } from './ownership.ts';
import { Slo, SloPreset } from './slo.ts';
import { Slug } from './slug.ts';

/** A client's own price of a chip, in place of the public ones. */
export const PriceOverride = z
  .strictObject({
    chip: Slug,
    /** Rented: of one chip, all in. */
    usdPerChipHour: z.number().min(0).max(1e6).nullable().default(null),
    /** Bought. */
    usdPerChip: z.number().min(0).max(1e9).nullable().default(null),
  })
  .refine(({ usdPerChipHour, usdPerChip }) => usdPerChipHour !== null || usdPerChip !== null, {
    message: 'a price an hour, a purchase price, or both',
  });
export type PriceOverride = z.infer<typeof PriceOverride>;

/** Everything a client may assume otherwise than the policy does. */
export const Assumptions = z.strictObject({
  ownership: OwnershipAssumptions,
  prices: z.array(PriceOverride).max(200),
  /** Limits of goodput. */
  slo: Slo,
});
export type Assumptions = z.infer<typeof Assumptions>;

/** What a client states; everything left out is the policy's. */
export const StatedAssumptions = z.strictObject({
  ownership: OwnershipAssumptions.partial().prefault({}),
  prices: Assumptions.shape.prices.default([]),
  /** A preset, limits, or limits in place of some of a preset; without a preset, limits begin with none. */
  slo: Slo.partial().extend({ preset: SloPreset.optional() }).optional(),
});
export type StatedAssumptions = z.infer<typeof StatedAssumptions>;
