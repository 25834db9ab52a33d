import { z } from 'zod';
import { Slug } from '../names/slug.ts';

export const SimulatedTechniques = z
  .strictObject({
    speculative: z
      .strictObject({
        method: z.string().min(1).max(60).describe('Name of the method, echoed.'),
        /** A catalogue model; left out: n-gram look-up. */
        draftModel: Slug.optional().describe('Model slug of the draft; drafting is free where left out.'),
        draftTokens: z.int().min(1).max(64).describe('Tokens proposed a step.'),
        /** Chance that a proposed token is accepted, the same for each. */
        acceptance: z.number().min(0).max(1).describe('Chance that a proposed token is accepted.'),
      })
      .describe('A draft model proposes tokens, one step of the model checks them all.')
      .optional()
      .describe('Speculative decoding.'),
    prefixCacheHitRate: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Share of each prompt that is in the cache already.'),
    attentionWindow: z.int().min(1).max(100_000_000).optional().describe('Keys that a token sees at most.'),
    chunkedPrefillTokens: z
      .int()
      .min(16)
      .max(100_000_000)
      .optional()
      .describe('Tokens of the pieces in which a prompt is computed.'),
    disaggregated: z
      .strictObject({
        prefillChips: z.int().min(1).max(1024).describe('Chips that compute prompts.'),
        decodeChips: z.int().min(1).max(1024).describe('Chips that answer.'),
      })
      .describe('Prompts and answers on chips of their own.')
      .optional()
      .describe('Prompts on chips of their own.'),
  })
  .describe('Techniques that change the work of a simulated run.');
export type SimulatedTechniques = z.infer<typeof SimulatedTechniques>;
