import { z } from 'zod';
import { Slug } from '@inferbench/domain/names/slug';
import { PrecisionClass } from '@inferbench/domain/terms/precision';

export const WhatToExpectRequest = z
  .strictObject({
    chip: Slug.describe('Slug of the chip.'),
    beside: z
      .array(Slug)
      .max(3)
      .default([])
      .describe('Slugs of up to three chips whose largest batches stand beside; none where left out.'),
    model: Slug.describe('Slug of the model.'),
    precision: PrecisionClass.default('FP8').describe('Precision class of the weights; FP8 where left out.'),
  })
  .refine(({ chip, beside }) => new Set([chip, ...beside]).size === 1 + beside.length, {
    path: ['beside'],
    message: 'each chip is named once',
  })
  .describe('A model on a chip, and chips beside it.');
export type WhatToExpectRequest = z.infer<typeof WhatToExpectRequest>;
