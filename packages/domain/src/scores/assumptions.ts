import { z } from 'zod';
import { OwnershipAssumptions, StatedOwnership } from '../terms/ownership.ts';
import { Slo, SloPreset } from '../terms/slo.ts';
import { Slug } from '../names/slug.ts';

/** A client's own price of a chip, in place of the public ones. */
export const PriceOverride = z
  .strictObject({
    chip: Slug.describe('Slug of the chip.'),
    usdPerChipHour: z
      .number()
      .min(0)
      .max(1e6)
      .nullable()
      .default(null)
      .describe('Rented, one chip: USD per hour.'),
    usdPerChip: z.number().min(0).max(1e9).nullable().default(null).describe('Bought, one chip: USD.'),
  })
  .refine(({ usdPerChipHour, usdPerChip }) => usdPerChipHour !== null || usdPerChip !== null, {
    message: 'a price an hour, a purchase price, or both',
  })
  .describe('A price that the request stated in place of the public ones.');
export type PriceOverride = z.infer<typeof PriceOverride>;

/** Everything a client may assume otherwise than the policy does. */
export const Assumptions = z
  .strictObject({
    ownership: OwnershipAssumptions.describe('Of the cost of owning.'),
    prices: z
      .array(PriceOverride)
      .max(200)
      .describe('Prices of the request; of all other chips the public ones hold.'),
    slo: Slo.describe('Limits of goodput.'),
  })
  .describe("What was assumed: the policy's own, but for what the request states.");
export type Assumptions = z.infer<typeof Assumptions>;

/** What a client states; everything left out is the policy's. */
export const StatedAssumptions = z.strictObject({
  ownership: StatedOwnership.prefault({}),
  prices: Assumptions.shape.prices.default([]),
  /** A preset, limits, or limits in place of some of a preset; without a preset, limits begin with none. */
  slo: Slo.partial().extend({ preset: SloPreset.optional() }).optional(),
});
export type StatedAssumptions = z.infer<typeof StatedAssumptions>;
