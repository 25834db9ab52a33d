import { z } from 'zod';

/** What the cost of owning a system is worked out from (docs/metrics.md#cost-efficiency). */
export const OwnershipAssumptions = z
  .strictObject({
    years: z.number().positive().max(100).describe('Years of use.'),
    availability: z.number().positive().max(1).describe('Share of the time that the system is up.'),
    capitalOverhead: z
      .number()
      .min(0)
      .max(100)
      .describe('On top of the chips, for their server, as a share.'),
    pue: z.number().min(1).max(10).describe('Facility power ÷ wall power.'),
    usdPerKwh: z.number().min(0).max(100).describe('Price of electricity.'),
    hostWattsPerChip: z.number().min(0).max(100_000).describe('Power of the host for each chip.'),
    hostingUsdPerHour: z.number().min(0).max(1e6).describe('Hosting, all chips.'),
  })
  .describe('What the cost of owning was worked out from.');
export type OwnershipAssumptions = z.infer<typeof OwnershipAssumptions>;
