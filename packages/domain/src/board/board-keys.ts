import { z } from 'zod';
import { type KeyCount, keyedPart, shownKey, shownTechnique } from '../scores/comparability.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { CostBasis } from '../scores/score.ts';

/**
 * What the values of a slice have in common, besides the slice, where they are ranked or compared
 * (docs/metrics.md#points-slices-comparability-key).
 */
export const BoardKeys = z
  .strictObject({
    techniques: z.string().describe('Techniques that change the work; "plain" for none.'),
    costBasis: CostBasis.nullable().describe('Basis of cost; null where nothing has a price.'),
    powerBoundary: PowerBoundary.nullable().describe('Boundary of energy; null where nothing has power.'),
  })
  .describe('What the values of a slice share, besides the slice, where they rank.');
export type BoardKeys = z.infer<typeof BoardKeys>;

/** The keys that the board shows of a slice. */
export function boardKeys(counts: readonly KeyCount[]): BoardKeys {
  const [cost, energy] = [shownKey('COST_EFFICIENCY', counts), shownKey('ENERGY_EFFICIENCY', counts)];
  return {
    techniques: shownTechnique(counts),
    costBasis: CostBasis.safeParse(cost === null ? null : keyedPart(cost)).data ?? null,
    powerBoundary: PowerBoundary.safeParse(energy === null ? null : keyedPart(energy)).data ?? null,
  };
}
