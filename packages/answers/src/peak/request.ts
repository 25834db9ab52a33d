import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Slug } from '@inferbench/domain/names/slug';
import { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';

/** Most systems of one drawing. */
export const MOST_PEAKS = 8;

export const PeakChartRequest = z
  .strictObject({
    chips: z.array(Slug).min(1).max(MOST_PEAKS).describe('Slugs of one to eight chips.'),
    model: Slug.describe('Slug of the model.'),
    inputTokens: TradeoffLengths.shape.inputTokens
      .default(8192)
      .describe('Prompt, tokens; 8,192 where left out.'),
    outputTokens: TradeoffLengths.shape.outputTokens
      .default(1024)
      .describe('Answer, tokens; 1,024 where left out.'),
    precision: PrecisionClass.default('FP8').describe('Precision class of the weights; FP8 where left out.'),
    users: z.int().min(1).max(65_536).default(64).describe('Users at once; 64 where left out.'),
    chipsEach: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe('Chips of each system; the fewest that hold the users where left out.'),
  })
  .refine(({ chips }) => new Set(chips).size === chips.length, {
    path: ['chips'],
    message: 'each chip is named once',
  })
  .describe('Of which systems to show where the peak goes, and at what work.');
export type PeakChartRequest = z.infer<typeof PeakChartRequest>;
