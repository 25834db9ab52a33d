import { z } from 'zod';

/** What the cost of owning a system is worked out from (docs/metrics.md#cost-efficiency). */
export const OwnershipAssumptions = z.strictObject({
  years: z.number().positive().max(100),
  availability: z.number().positive().max(1),
  /** On top of the chips, for their server. */
  capitalOverhead: z.number().min(0).max(100),
  /** Facility power ÷ wall power. */
  pue: z.number().min(1).max(10),
  usdPerKwh: z.number().min(0).max(100),
  hostWattsPerChip: z.number().min(0).max(100_000),
  hostingUsdPerHour: z.number().min(0).max(1e6),
});
export type OwnershipAssumptions = z.infer<typeof OwnershipAssumptions>;
