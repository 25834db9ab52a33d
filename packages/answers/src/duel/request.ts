import { z } from 'zod';
import { EqualBy } from '@inferbench/domain/tradeoff/chip-crossover';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Slug } from '@inferbench/domain/names/slug';

/** Figures that two chips are compared by over context: more is better of each, of a price and energy tokens for them. */
export const DuelMetric = z.enum(['SPEED', 'PRICE', 'ENERGY']);
export type DuelMetric = z.infer<typeof DuelMetric>;

/** Users at once that a duel offers. */
export const DUEL_USERS = [1, 16, 64] as const;

/** Most chips of one duel: the first, and those that are divided by it. */
export const MOST_DUELLISTS = 4;

export const DuelRequest = z
  .strictObject({
    chips: z
      .array(Slug)
      .min(2)
      .max(MOST_DUELLISTS)
      .describe('Slugs of two to four chips; the others are divided by the first.'),
    model: Slug.describe('Slug of the model.'),
    precision: PrecisionClass.default('FP8').describe('Precision class of the weights; FP8 where left out.'),
    users: z
      .int()
      .min(1)
      .max(65_536)
      .default(64)
      .describe('Users at once of each system; 64 where left out.'),
    metric: DuelMetric.default('SPEED').describe('SPEED where left out.'),
    equal: EqualBy.default('chips').describe('What is the same of both; CHIPS where left out.'),
    chipsEach: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe(
        'Chips of each system, with CHIPS; the smallest power of two that holds the users where left out.',
      ),
    context: z
      .int()
      .min(128)
      .max(131_072)
      .default(8192)
      .describe('Context at which all must hold the users; 8,192 where left out.'),
  })
  .refine(({ chips }) => new Set(chips).size === chips.length, {
    path: ['chips'],
    message: 'each chip is named once',
  })
  .describe('Two to four chips over context: by what, at how many users, and on which footing.');
export type DuelRequest = z.infer<typeof DuelRequest>;
