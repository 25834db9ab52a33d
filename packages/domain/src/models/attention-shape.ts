import { z } from 'zod';

const count = z.int().positive().max(1e9);

/** Layers outside `fullLayers` see only the newest `tokens` keys (window), or the keys since the last multiple of `tokens` (chunk). */
export const Locality = z.strictObject({
  kind: z.enum(['window', 'chunk']),
  tokens: count,
  fullLayers: z.int().nonnegative(),
});

/** Heads of the layers with a window or chunk, where they are not those of the other layers. */
export const LocalHeads = z.strictObject({ layers: count, heads: count, kvHeads: count, headDim: count });

/**
 * Layers that attend the keys and values of an earlier layer of their reach: they project and cache none (Gemma 4 E). Of a
 * model with local heads.
 */
export const ReusedKeys = z.strictObject({
  fullLayers: z.int().nonnegative(),
  localLayers: z.int().nonnegative(),
});

/** Multi-head latent attention: keys and values live in one latent vector of kvLoraRank + ropeHeadDim a token and layer. */
export const LatentAttention = z.strictObject({
  qLoraRank: count,
  kvLoraRank: count,
  nopeHeadDim: count,
  ropeHeadDim: count,
  valueHeadDim: count,
});

/** Small heads beside attention score every key; a token then attends only the best of them (DeepSeek sparse attention). */
export const Indexer = z.strictObject({
  heads: count,
  headDim: count,
  /** Keys, or compressed entries, that a token attends at most. */
  topK: count,
  /** Heads are weighed by a projection of the token, as in DeepSeek’s; else the best head counts (MiniMax). */
  weighted: z.boolean(),
  /** Bits of a cached value of an index key with its share of the scale; null: as the rest of the cache. */
  keyBits: z.number().positive().max(64).nullable(),
});
export type Indexer = z.infer<typeof Indexer>;

/** An indexer beside plain or latent attention. */
export const LayerIndexer = Indexer.extend({
  /** Layers with one; the others attend all keys. */
  layers: count,
  /** Layers without one that attend what the one before them chose (GLM 5.2). */
  followers: count.optional(),
});

/**
 * DeepSeek V4: one key that is its own value for all heads, the newest `window` of them plus one entry for every `ratio`
 * tokens before: all of them (heavy), or those that the indexer chooses (sparse). Outputs leave through groups of low rank.
 */
export const CompressedAttention = z.strictObject({
  qLoraRank: count,
  outputGroups: count,
  outputRank: count,
  window: count,
  sparse: z.strictObject({ layers: count, ratio: count, indexer: Indexer }),
  heavy: z.strictObject({ layers: count, ratio: count }),
  /** Layers that see the newest keys alone. */
  windowLayers: count.optional(),
});
export type CompressedAttention = z.infer<typeof CompressedAttention>;
