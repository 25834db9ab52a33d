import { z } from 'zod';
import { MOST_DUELLISTS } from '../duel/request.ts';
import { TradeoffChartRequest } from '../load/request.ts';

/** Two to four chips; what else is asked is a wish, as of the trade-off chart. */
export const ChipComparisonRequest = TradeoffChartRequest.omit({
  with: true,
  x: true,
  axis: true,
  simulated: true,
  technique: true,
  extent: true,
  pools: true,
})
  .extend({
    chips: z
      .array(TradeoffChartRequest.shape.model)
      .min(2)
      .max(MOST_DUELLISTS)
      .describe('Slugs of two to four chips.'),
    model: TradeoffChartRequest.shape.model
      .optional()
      .describe(
        'Slug of the model; where left out that of the fullest slice in which all have points, else the usual one that each of them can hold.',
      ),
    chipsEach: TradeoffChartRequest.shape.chips,
  })
  .refine(({ chips }) => new Set(chips).size === chips.length, {
    path: ['chips'],
    message: 'each chip is named once',
  })
  .describe('Chips to compare, and at what work.');
export type ChipComparisonRequest = z.infer<typeof ChipComparisonRequest>;
