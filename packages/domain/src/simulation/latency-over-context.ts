import { z } from 'zod';
import { PrecisionWord, WeightsFrom } from '../terms/precision.ts';
import { Placement } from '../scores/simulation.ts';
import { figure } from '../terms/figure.ts';

/** Batches whose time per token is followed over context. */
export const LATENCY_BATCHES = [1, 8, 32] as const;

/** Simulated latencies of one model on one placement while the context grows. */
export const LatencyOverContext = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    weights: PrecisionWord.describe('Format of the weights.'),
    weightsFrom: WeightsFrom.describe('Who says the format of the weights.'),
    placement: Placement.describe('Kept over all contexts.'),
    errorBar: z.number().describe('Error bar of a decode step of one sequence, as a share.'),
    engineVersion: z.string().describe('Version of the engine.'),
    contexts: z
      .array(
        z
          .strictObject({
            context: z.int().describe('Tokens of a sequence.'),
            prefillMs: figure('One prompt of that length, alone, ms; null where it does not fit.'),
            tpot: z
              .array(
                z
                  .strictObject({
                    batch: z.int().describe('Sequences at a time.'),
                    tpotMs: figure('Milliseconds; null where it does not fit.'),
                  })
                  .describe('Simulated time per output token of a batch.'),
              )
              .describe('Time per output token, one entry a batch.'),
          })
          .describe('Simulated latencies at one context.'),
      )
      .describe('Powers of two from 128 tokens to the maximum of the model, at most 131,072.'),
  })
  .describe('Simulated latencies over context: one model on one placement.');
export type LatencyOverContext = z.infer<typeof LatencyOverContext>;
