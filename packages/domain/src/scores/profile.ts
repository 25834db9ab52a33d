import { z } from 'zod';
import { Metric } from '../terms/metric.ts';

/**
 * Ranks of one system over the four metrics of a slice: alike everywhere, or first here and last there
 * (docs/metrics.md#why-four-dominance-pareto-set-specialist).
 */
export const Profile = z
  .strictObject({
    ranks: z
      .array(
        z
          .strictObject({
            metric: Metric.describe('Metric.'),
            rank: z.int().describe('1 + systems whose interval lies wholly on the better side.'),
          })
          .describe('A rank by one metric.'),
      )
      .describe('Of the four metrics, those that the system has.'),
    spread: z.int().nullable().describe('Worst − best rank; null with fewer than two ranks.'),
    fieldSize: z.int().describe('The most systems that one of the four metrics ranks in the slice.'),
    specialist: z.boolean().describe('The spread exceeds half of the field.'),
  })
  .describe('Ranks of a system over useful TOPS, cost, energy and flexibility: alike, or far apart.');
export type Profile = z.infer<typeof Profile>;
