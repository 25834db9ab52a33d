import { z } from 'zod';
import { Placement } from './simulation.ts';

/** Batches whose time per token is followed over context. */
export const LATENCY_BATCHES = [1, 8, 32] as const;

/** Simulated latencies of one model on one placement while the context grows. */
export const LatencyOverContext = z.strictObject({
  model: z.string(),
  placement: Placement,
  /** Of a decode step of one sequence. */
  errorBar: z.number(),
  engineVersion: z.string(),
  contexts: z.array(
    z.strictObject({
      context: z.int(),
      /** One prompt of that length, alone; null where it does not fit. */
      prefillMs: z.number().nullable(),
      /** One entry a batch; null where it does not fit. */
      tpot: z.array(z.strictObject({ batch: z.int(), tpotMs: z.number().nullable() })),
    }),
  ),
});
export type LatencyOverContext = z.infer<typeof LatencyOverContext>;
