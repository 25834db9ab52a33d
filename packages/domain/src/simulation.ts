import { z } from 'zod';

/** Chips and how the model is split over them. `tensorParallel` × `pipelineParallel` × `replicas` = `chips`. */
export const Placement = z.strictObject({
  chips: z.int().positive(),
  /** Chips that share every layer: matrices, heads or experts are spread over them. */
  tensorParallel: z.int().positive(),
  /** Groups that hold different layers. */
  pipelineParallel: z.int().positive(),
  /** Copies of the model, each with its own part of the batch. */
  replicas: z.int().positive(),
  /**
   * Chips over which whole experts are spread; 1 where every expert is split like the other matrices, as in scores of
   * engines before 0.3. More than a tensor-parallel group: its replicas share one set of experts.
   */
  expertParallel: z.int().positive().default(1),
});
export type Placement = z.infer<typeof Placement>;

export const LimitingResource = z.enum(['compute', 'memory', 'kv', 'collective', 'launch', 'capacity']);
export type LimitingResource = z.infer<typeof LimitingResource>;

export const Capacity = z.strictObject({
  bytesNeeded: z.number(),
  bytesAvailable: z.number(),
  /** Largest number of sequences of this context on this placement. */
  maxBatch: z.number(),
});
export type Capacity = z.infer<typeof Capacity>;

export const StepBytes = z.strictObject({
  weights: z.number(),
  kv: z.number(),
  activations: z.number(),
  collectives: z.number(),
});
export type StepBytes = z.infer<typeof StepBytes>;

/** Times of one step, whole placement, seconds. ideal ≤ attainable always. */
export interface StepTime {
  idealSec: number;
  attainableSec: number;
  /** Of the attainable time, on one chip that holds all layers: how long its compute units are busy. */
  computeBusySec: number;
  flops: number;
  bytes: StepBytes;
  limitedBy: LimitingResource;
}
