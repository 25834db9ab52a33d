import { z } from 'zod';
import { Metric } from './metric.ts';

/**
 * Ranks of one system over the four metrics of a slice: alike everywhere, or first here and last there
 * (docs/metrics.md#why-four-dominance-pareto-set-specialist).
 */
export const Profile = z.strictObject({
  /** Of the metrics that the system has, in their order. */
  ranks: z.array(z.strictObject({ metric: Metric, rank: z.int() })),
  /** Worst − best rank; null with fewer than two ranks. */
  spread: z.int().nullable(),
  /** The most systems that one of the metrics ranks. */
  fieldSize: z.int(),
  /** The spread exceeds half of the field. */
  specialist: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;
