import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

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

export const AttainableSharesType = objectType(
  'AttainableShares',
  'What the attainable model takes off the peaks of a chip.',
  {
    computeShare: z.number().describe('Share of dense peak that large operators reach.'),
    bandwidthShare: z.number().describe('Share of memory bandwidth that streaming reaches.'),
    uncalibrated: z.boolean().describe('No measurement of this family went into the figures.'),
  },
);
export type AttainableSharesType = InstanceType<typeof AttainableSharesType>;
