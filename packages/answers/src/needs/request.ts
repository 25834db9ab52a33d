import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Slug } from '@inferbench/domain/names/slug';
import { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';

const tokens = TradeoffLengths.shape.inputTokens;

/** A model in a precision, with one user of these lengths. */
export const MemoryNeedsRequest = z
  .strictObject({
    model: Slug.describe('Slug of the model.'),
    precision: PrecisionClass.optional().describe(
      'Precision class; that in which it is served where left out.',
    ),
    inputTokens: tokens.optional().describe('Prompt, tokens; that of the fullest slice where left out.'),
    outputTokens: tokens.optional().describe('Answer, tokens; that of the fullest slice where left out.'),
    chips: z.array(Slug).max(100).default([]).describe('Slugs of chips; every shipping one where left out.'),
  })
  .describe('What a model needs in memory: its weights and one user.');
export type MemoryNeedsRequest = z.infer<typeof MemoryNeedsRequest>;
