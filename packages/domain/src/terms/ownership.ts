import { z } from 'zod';
import { HOST_WATTS_PER_CHIP } from './power-boundary.ts';

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
/** Assumptions that a client states; the policy holds where one is left out. */
export const StatedOwnership = OwnershipAssumptions.partial().describe(
  'What the cost of owning a system is worked out from; the policy where left out.',
);

export type OwnershipAssumptions = z.infer<typeof OwnershipAssumptions>;

/**
 * Cost of owning under scoring policy v1 (docs/metrics.md#cost-efficiency): 3 years at full availability; 13 % on top of the chip for its server; a PUE of 1.30 and
 * 0.0892 USD/kWh; the host draws 217 W a chip, supply losses included. Each equals a row of the catalogue's costs.yaml.
 */
export const OWNERSHIP = {
  years: 3,
  availability: 1,
  capitalOverhead: 0.13,
  pue: 1.3,
  usdPerKwh: 0.0892,
  hostWattsPerChip: HOST_WATTS_PER_CHIP,
  hostingUsdPerHour: 0,
} as const satisfies OwnershipAssumptions;
