import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Slug } from '@inferbench/domain/names/slug';
import { Extent } from '@inferbench/domain/board/system-class';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';

/** Figures that stand over the speed of one user: tokens a second and chip, tokens a dollar, tokens a second and kilowatt. */
export const ChartAxis = z.enum(['PER_CHIP', 'PER_USD', 'PER_KW']);
export type ChartAxis = z.infer<typeof ChartAxis>;

/** Measure of what a user sees, along the base: speed of the answer, wait for its first token, wait for a whole answer of 300 words. */
export const UserAxis = z.enum(['SPEED', 'FIRST', 'ANSWER']);
export type UserAxis = z.infer<typeof UserAxis>;

/** Way of paying for the chips; NONE shows no price. */
export const PayBy = z.enum(['RENTED', 'CONTRACT', 'OWNED', 'NONE']);
export type PayBy = z.infer<typeof PayBy>;

/** Lines at which systems are compared where nobody says otherwise: tokens a second of each user, seconds to a first token, seconds to an answer. */
export const DEFAULT_LINE: Readonly<Record<UserAxis, number>> = { SPEED: 20, FIRST: 1, ANSWER: 15 };

/** Most chips that can be asked for by name. */
export const MOST_ASKED_CHIPS = 4;

const tokens = TradeoffLengths.shape.inputTokens;

/** A wish: what is left out comes from the fullest slice, and what cannot be is changed and said; the model never is. */
export const TradeoffChartRequest = z
  .strictObject({
    model: Slug.describe('Slug of the model.'),
    inputTokens: tokens.optional().describe('Prompt, tokens; that of the fullest slice where left out.'),
    outputTokens: tokens.optional().describe('Answer, tokens; that of the fullest slice where left out.'),
    precision: PrecisionClass.optional().describe(
      'Precision class; that of the fullest slice where left out.',
    ),
    chips: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe('Chips of each simulated system; one of a small model, else eight or more where left out.'),
    users: z
      .int()
      .min(1)
      .max(65_536)
      .optional()
      .describe('Users at once: moves a line of speed to what the leader then gives each of them.'),
    at: z
      .number()
      .positive()
      .max(100_000)
      .optional()
      .describe(
        'Line on `x`: tokens a second that each user sees at least, 20 where neither it nor `users` is stated; of a time seconds at most, 1 to a first token and 15 to an answer.',
      ),
    x: UserAxis.default('SPEED').describe('What a user sees, along the base; SPEED where left out.'),
    axis: ChartAxis.default('PER_CHIP').describe('What stands over it; PER_CHIP where left out.'),
    pay: PayBy.default('RENTED').describe('How the chips are paid for; RENTED where left out.'),
    with: z
      .array(Slug)
      .max(MOST_ASKED_CHIPS)
      .default([])
      .describe('Slugs of chips that are coloured whatever their place; the first is pinned.'),
    framework: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('Only published runs of this software; of any where left out.'),
    simulated: z
      .boolean()
      .default(true)
      .describe(
        'Simulated systems beside; false leaves them out where two chips, and all asked for, were run at the line.',
      ),
    technique: TechniqueClass.optional().describe(
      'Published runs without drafted tokens, or with; those without where left out and there are any.',
    ),
    extent: Extent.optional().describe(
      'How far the systems reach that are compared; one server where left out and two chips have one.',
    ),
    pools: ServingMode.optional().describe(
      'Prompts and answers on the same chips or apart; as most of that extent where left out.',
    ),
  })
  .describe('A model over load: which lengths, precision, chips, speed and price to show.');
export type TradeoffChartRequest = z.infer<typeof TradeoffChartRequest>;
