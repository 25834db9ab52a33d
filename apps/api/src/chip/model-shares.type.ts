import { AttainableShares } from '@inferbench/domain/simulation/what-if';
import { z } from 'zod';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';

export const FlexibilityType = objectType(
  'Flexibility',
  'How much of the grid of models, batches and contexts a chip runs well, simulated on one chip.',
  {
    score: z.number().describe('Share of cells with ideal ÷ attainable of 1/2 or more: the headline.'),
    ownPeakScore: z
      .number()
      .describe(
        'Share of cells whose useful rate is at least half of the highest of the chip at that precision.',
      ),
    fits: z.number().describe('Share of cells that is supported and fits.'),
    cells: z.int().describe('Cells of the grid.'),
  },
);
export type FlexibilityType = InstanceType<typeof FlexibilityType>;

export const AttainableSharesType = objectTypeOf(AttainableShares, 'AttainableShares');
export type AttainableSharesType = InstanceType<typeof AttainableSharesType>;
