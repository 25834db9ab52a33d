import { z } from 'zod';
import { USABLE_MEMORY_PERCENT } from '../terms/usable-memory.ts';

/** Chips and how the model is split over them. `tensorParallel` × `pipelineParallel` × `replicas` = `chips`. */
export const Placement = z
  .strictObject({
    chips: z.int().positive().describe('Number of chips.'),
    tensorParallel: z.int().positive().describe('Chips that share every layer.'),
    pipelineParallel: z.int().positive().describe('Groups that hold different layers.'),
    replicas: z.int().positive().describe('Copies of the model, each with its own part of the batch.'),
    /** 1 in scores of engines before 0.3. More than a tensor-parallel group: its replicas share one set of experts. */
    expertParallel: z
      .int()
      .positive()
      .default(1)
      .describe('Chips over which whole experts are spread; 1 where experts are split like the rest.'),
    /** 1 in scores of engines that knew no data-parallel attention. */
    attentionParallel: z
      .int()
      .positive()
      .default(1)
      .describe(
        'Ranks of a tensor-parallel group that attend for sequences of their own and share its experts; 1: none do.',
      ),
  })
  .describe('How a model is split over chips.');
export type Placement = z.infer<typeof Placement>;

export const ONE_CHIP: Placement = {
  chips: 1,
  tensorParallel: 1,
  pipelineParallel: 1,
  replicas: 1,
  expertParallel: 1,
  attentionParallel: 1,
};

export const LimitingResource = z.enum(['compute', 'memory', 'kv', 'collective', 'launch', 'capacity']);
export type LimitingResource = z.infer<typeof LimitingResource>;

export const Capacity = z.strictObject({
  bytesNeeded: z.number().describe('Weights, KV cache and activations, bytes.'),
  bytesAvailable: z.number().describe(`${USABLE_MEMORY_PERCENT} of the capacity of all chips, bytes.`),
  maxBatch: z.number().describe('Largest number of sequences of this context.'),
});
export type Capacity = z.infer<typeof Capacity>;

export const StepBytes = z
  .strictObject({
    weights: z.number().describe('Weights.'),
    kv: z.number().describe('KV cache.'),
    activations: z.number().describe('Activations.'),
    collectives: z.number().describe('Between chips.'),
  })
  .describe('Bytes that move, whole placement.');
export type StepBytes = z.infer<typeof StepBytes>;

/** Times of one step, whole placement, seconds. ideal ≤ attainable always. */
export interface StepTime {
  idealSec: number;
  attainableSec: number;
  /** Time by the stack that was asked for; without one the attainable time. */
  expectedSec: number;
  /** Part of the attainable time, on one chip that holds all layers, in which its compute units are busy. */
  computeBusySec: number;
  flops: number;
  bytes: StepBytes;
  limitedBy: LimitingResource;
}
