import { z } from 'zod';
import { PrecisionWord, WeightsFrom } from '../terms/precision.ts';
import { Placement } from '../scores/simulation.ts';
import { USABLE_MEMORY_PERCENT } from '../terms/usable-memory.ts';
import { figure } from '../terms/figure.ts';

/** How the KV cache fills the memory that weights leave (docs/metrics.md#kv-pressure). */
export const KvPressure = z
  .strictObject({
    kvPressure: figure('1 is full; null where the weights alone do not fit.'),
    maxBatch: z.number().describe('Largest number of sequences of this context.'),
    batchHalvesAtContext: figure(
      'Context at which the largest batch has fallen to half; null where one sequence is all that fits.',
    ),
  })
  .describe('batch × context × KV bytes ÷ (0.90 × capacity − weights): how the caches fill the memory.');
export type KvPressure = z.infer<typeof KvPressure>;

/** Room for caches over context: one model on one placement. */
export const CacheRoom = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    weights: PrecisionWord.describe('Format of the weights.'),
    weightsFrom: WeightsFrom.describe('Who says the format of the weights.'),
    placement: Placement.describe('The smallest that holds one short sequence, or the stated one.'),
    weightBytes: z.number().describe('Weights on all chips, bytes.'),
    roomBytes: z.number().describe(`What ${USABLE_MEMORY_PERCENT} of the memory leaves beside them, bytes.`),
    contexts: z
      .array(
        z
          .strictObject({
            context: z.int().describe('Tokens of a sequence.'),
            maxBatch: z.number().describe('Largest number of sequences.'),
            kvPressure: figure('KV pressure of one sequence.'),
          })
          .describe('Room for caches at one context.'),
      )
      .describe('Powers of two from 1,024 tokens to the maximum of the model.'),
    longestContext: figure('Longest context of which one sequence fits.'),
    batchHalvesAtContext: figure('Where the batch of the first context has fallen to half.'),
  })
  .describe('Largest batch over context: one model on one placement.');
export type CacheRoom = z.infer<typeof CacheRoom>;
