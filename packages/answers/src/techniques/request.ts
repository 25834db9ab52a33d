import { z } from 'zod';
import { Slug } from '@inferbench/domain/names/slug';
import { PrecisionClass } from '@inferbench/domain/terms/precision';

const share = z.number().min(0).max(1);
const tokens = z.int().min(1).max(1_000_000);

export const TechniquesRequest = z
  .strictObject({
    chip: Slug.describe('Slug of the chip.'),
    chips: z.int().min(1).max(1024).default(8).describe('Chips of the server; 8 where left out.'),
    model: Slug.describe('Slug of the model.'),
    precision: PrecisionClass.default('FP8').describe('Class of the weights; FP8 where left out.'),
    inputTokens: tokens.default(8192).describe('Prompt, tokens; 8,192 where left out.'),
    outputTokens: tokens.default(1024).describe('Answer, tokens; 1,024 where left out.'),
    acceptance: share
      .default(0.8)
      .describe('Share of guesses that good drafts get right; 0.8 where left out.'),
    cached: share.default(0.5).describe('Share of each prompt that is in the cache; 0.5 where left out.'),
  })
  .describe('A server, and how well drafts and the cache do.');
export type TechniquesRequest = z.infer<typeof TechniquesRequest>;
