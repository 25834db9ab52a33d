import { z } from 'zod';
import { Slug } from './slug.ts';

const count = z.int().positive();

/** Published configuration of a dense decoder-only transformer. Parameter counts are derived, never entered twice. */
export const Model = z.strictObject({
  schema: z.literal('inferbench.model/1'),
  slug: Slug,
  name: z.string().min(1).max(80),
  kind: z.literal('dense'),
  /** Names under which servers and hubs know the same weights' shape: hub paths, instruct variants. */
  aliases: z.array(z.string().min(1).max(200)).max(50),
  layers: count,
  hidden: count,
  heads: count,
  kvHeads: count,
  headDim: count,
  ffn: count,
  /** Gated feed-forward (three matrices) or plain (two). */
  gatedFfn: z.boolean(),
  vocab: count,
  tiedEmbeddings: z.boolean(),
  normsPerLayer: count,
  maxContextTokens: count,
  /** What the publisher states; a test compares it with the derived count. */
  publishedParameters: count.nullable(),
  source: z.string().min(1).max(300),
});
export type Model = z.infer<typeof Model>;
