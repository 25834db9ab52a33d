import { Quantity, ExclusionReason } from '@inferbench/domain/simulation/accuracy';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';

const SUMMARY = {
  name: z.string().describe('What the figures have in common.'),
  rows: z.int().describe('Number of figures.'),
  meanError: z.number().describe('Mean of |predicted ÷ measured − 1|, held out.'),
  medianError: z.number().describe('Median of the same.'),
  bias: z
    .number()
    .describe('Median of predicted ÷ measured; below 1 the simulator predicts too little of the metric.'),
};

export const AccuracySummaryType = objectType(
  'AccuracySummary',
  'Errors of predictions over a set of published figures.',
  SUMMARY,
);

export const AccuracyGroupType = objectType('AccuracyGroup', 'Errors over the figures of one group.', {
  ...SUMMARY,
  barred: z
    .boolean()
    .describe(
      'All of its hardware is of the families A100, H100, H200 and B200, whose error has a bar; others are reported.',
    ),
});

export const AccuracyOfQuantityType = objectType('AccuracyOfQuantity', 'Errors of times, watts or joules.', {
  quantity: Quantity.describe('What the figures are about.'),
  headline: instanceOf(AccuracySummaryType)
    .nullable()
    .describe(
      'Whole models and networks, of the four families whose error has a bar or of the one chip; null without any.',
    ),
  kernels: instanceOf(AccuracySummaryType)
    .nullable()
    .describe('Single kernels on the same hardware; null without any.'),
  groups: z
    .array(instanceOf(AccuracyGroupType))
    .describe('Groups, most figures first; of a chip its phases. Kernels count by phase and metric alone.'),
});
export type AccuracyOfQuantityType = InstanceType<typeof AccuracyOfQuantityType>;

export const AccuracyExclusionType = objectType(
  'AccuracyExclusion',
  'Published figures that are not compared for one reason.',
  {
    reason: ExclusionReason.describe('The reason.'),
    meaning: z.string().describe('The reason in words.'),
    rows: z.int().describe('Number of figures.'),
  },
);
export type AccuracyExclusionType = InstanceType<typeof AccuracyExclusionType>;
