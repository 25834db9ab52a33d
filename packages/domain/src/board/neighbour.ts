import { z } from 'zod';
import { Kind } from '../terms/kind.ts';
import type { Slice } from '../terms/slice.ts';

/** What somebody showed at the same load: chip, shape of the model, precision, phase, batch and context. */
export const NeighbourPoint = z
  .strictObject({
    pointId: z.string().describe('The point.'),
    model: z.string().describe('Slug of its model, of the same shape.'),
    system: z.string().describe('Slug of its system.'),
    framework: z.string().nullable().describe('Its serving framework.'),
    chips: z.int().describe('Its chips.'),
    kind: Kind.describe('MEASURED here, or REPORTED by a publication.'),
    source: z.string().describe('Publication, or the organisation that submitted it.'),
    batch: z.number().nullable().describe('Its exact batch.'),
    context: z.number().nullable().describe('Its exact context, tokens.'),
    usefulTops: z.number().describe('Useful TOPS per chip.'),
    share: z.number().describe('Measured ÷ attainable.'),
  })
  .describe('A point of somebody else at the same load.');
export type NeighbourPoint = z.infer<typeof NeighbourPoint>;

/** Batch and context of a neighbour lie within this factor. */
export const NEIGHBOUR_FACTOR = 2;

/** A batch that is served whole is one load, whether it is sent at once or refilled. */
const WHOLE: readonly Slice['phase'][] = ['GENERATE', 'SERVING'];

/** Phases in which a point is compared with that of a slice. */
export function phasesLike({ phase }: Pick<Slice, 'phase'>): readonly Slice['phase'][] {
  return WHOLE.includes(phase) ? WHOLE : [phase];
}
