import { z } from 'zod';
import { Slug } from './slug.ts';

/** Techniques that change the work of a simulated run. */
export const SimulatedTechniques = z.strictObject({
  /** A draft model proposes tokens, one step of the model checks them all. */
  speculative: z
    .strictObject({
      method: z.string().min(1).max(60),
      /** Catalogue model; left out: drafting costs nothing (n-gram look-up). */
      draftModel: Slug.optional(),
      draftTokens: z.int().min(1).max(64),
      /** Chance that a proposed token is accepted, each like the one before. */
      acceptance: z.number().min(0).max(1),
    })
    .optional(),
  /** Share of each prompt that is in the cache already. */
  prefixCacheHitRate: z.number().min(0).max(1).optional(),
  /** Keys that a token sees at most, on every layer. */
  attentionWindow: z.int().min(1).max(100_000_000).optional(),
  /** A prompt is computed in pieces of this many tokens. */
  chunkedPrefillTokens: z.int().min(16).max(100_000_000).optional(),
  /** Prompts and answers on chips of their own; the cache moves between them. */
  disaggregated: z
    .strictObject({
      prefillChips: z.int().min(1).max(1024),
      decodeChips: z.int().min(1).max(1024),
    })
    .optional(),
});
export type SimulatedTechniques = z.infer<typeof SimulatedTechniques>;
