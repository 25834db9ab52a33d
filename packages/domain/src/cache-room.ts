import { z } from 'zod';
import { Placement } from './simulation.ts';

/** How the KV cache fills the memory that weights leave (docs/metrics.md#kv-pressure). */
export const KvPressure = z.strictObject({
  /** Share of the room that the caches of the batch take; null where the weights alone do not fit. */
  kvPressure: z.number().nullable(),
  maxBatch: z.number(),
  /** Where the largest batch of this context has fallen to half; null where one sequence is all that fits. */
  batchHalvesAtContext: z.number().nullable(),
});
export type KvPressure = z.infer<typeof KvPressure>;

/** Room for caches over context: one model on one placement. */
export const CacheRoom = z.strictObject({
  model: z.string(),
  placement: Placement,
  weightBytes: z.number(),
  roomBytes: z.number(),
  contexts: z.array(
    z.strictObject({
      context: z.int(),
      maxBatch: z.number(),
      /** Of one sequence. */
      kvPressure: z.number().nullable(),
    }),
  ),
  /** Longest context of which one sequence fits. */
  longestContext: z.number().nullable(),
  /** From the shortest of the contexts. */
  batchHalvesAtContext: z.number().nullable(),
});
export type CacheRoom = z.infer<typeof CacheRoom>;
