import { z } from 'zod';

/** Chips and how the model is split over them. `tensorParallel` × `replicas` = `chips`. */
export const Placement = z.strictObject({
  chips: z.int().positive(),
  tensorParallel: z.int().positive(),
  replicas: z.int().positive(),
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
  flops: number;
  bytes: StepBytes;
  limitedBy: LimitingResource;
}
