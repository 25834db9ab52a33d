/**
 * Published shapes of the language models of the oracle's points, and what one layer stack costs, from the shapes alone.
 * A multiply-add is two FLOPs. Norms, softmax, rotary positions, biases and look-ups are no model FLOPs.
 */
export interface Shape {
  /** FLOPs of all matrices but the LM head, one token, routed experts only. */
  linear: number;
  /** FLOPs of the LM head, one sampled token. */
  head: number;
  /** FLOPs of one query attending one key, all layers: in a prompt and, where it differs, in a decode step. */
  promptPair: number;
  decodePair: number;
  /** Parameters that every step reads: matrices of attention, dense feed-forward, router, shared experts, LM head. */
  alwaysRead: number;
  /** Routed experts: parameters of one, how many, how many a token takes, in how many layers. */
  experts: { each: number; count: number; topK: number; layers: number } | null;
  /** Values that a token leaves in the cache. */
  cached: number;
  /** All stored parameters, the input embedding table included. */
  stored: number;
  /** Values that one token moves when nothing is fused: every operator reads its inputs and writes its outputs. */
  unfused: number;
}

/** A transformer with grouped queries: projections q, k, v, o and a feed-forward of `matrices` matrices. */
function dense(shape: {
  layers: number;
  width: number;
  heads: number;
  kvHeads: number;
  headWidth: number;
  ffn: number;
  matrices: 2 | 3;
  vocabulary: number;
  /** The LM head is the input embedding: one table instead of two. */
  tied?: true;
}): Shape {
  const { layers, width, heads, kvHeads, headWidth, ffn, matrices, vocabulary } = shape;
  const attention = width * heads * headWidth + 2 * width * kvHeads * headWidth + heads * headWidth * width;
  const parameters = layers * (attention + matrices * width * ffn);
  const pair = layers * 4 * heads * headWidth;
  return {
    linear: 2 * parameters,
    head: 2 * width * vocabulary,
    promptPair: pair,
    decodePair: pair,
    alwaysRead: parameters + width * vocabulary,
    experts: null,
    cached: layers * 2 * kvHeads * headWidth,
    stored: parameters + (shape.tied ? 1 : 2) * width * vocabulary,
    unfused: unfused(shape, matrices === 3 ? 6 * ffn : 4 * ffn),
  };
}

/**
 * Nothing fused, one layer: queries, keys and values read d three times and write their widths, attention reads them and
 * writes one width of heads, the output projection reads that and writes d; the feed-forward reads d once or twice and
 * writes d; two norms read and write d; two additions read d twice and write it. The LM head reads d and writes its row.
 */
function unfused(
  {
    layers,
    width,
    heads,
    kvHeads,
    headWidth,
    vocabulary,
  }: Record<'layers' | 'width' | 'heads' | 'kvHeads' | 'headWidth' | 'vocabulary', number>,
  feedForward: number,
): number {
  return layers * (17 * width + (4 * heads + 4 * kvHeads) * headWidth + feedForward) + width + vocabulary;
}

/** Llama 3 and 3.1 8B have the same shapes; so have Llama 3 and 3.1 70B, and Llama 2 70B but for the vocabulary. */
export const LLAMA_3_8B = dense({
  layers: 32,
  width: 4096,
  heads: 32,
  kvHeads: 8,
  headWidth: 128,
  ffn: 14336,
  matrices: 3,
  vocabulary: 128256,
});

export const LLAMA_3_70B = dense({
  layers: 80,
  width: 8192,
  heads: 64,
  kvHeads: 8,
  headWidth: 128,
  ffn: 28672,
  matrices: 3,
  vocabulary: 128256,
});

export const LLAMA_2_70B = dense({
  layers: 80,
  width: 8192,
  heads: 64,
  kvHeads: 8,
  headWidth: 128,
  ffn: 28672,
  matrices: 3,
  vocabulary: 32000,
});

export const LLAMA_2_7B = dense({
  layers: 32,
  width: 4096,
  heads: 32,
  kvHeads: 32,
  headWidth: 128,
  ffn: 11008,
  matrices: 3,
  vocabulary: 32000,
});

/** Plain feed-forward, every query head with keys of its own. */
export const GPT_J_6B = dense({
  layers: 28,
  width: 4096,
  heads: 16,
  kvHeads: 16,
  headWidth: 256,
  ffn: 16384,
  matrices: 2,
  vocabulary: 50400,
});

export const QWEN_2_72B = dense({
  layers: 80,
  width: 8192,
  heads: 64,
  kvHeads: 8,
  headWidth: 128,
  ffn: 29568,
  matrices: 3,
  vocabulary: 152064,
});

/** One key-value head for all 48 query heads; the LM head is the input embedding, read whole all the same. */
export const PALM_540B = dense({
  layers: 118,
  width: 18432,
  heads: 48,
  kvHeads: 1,
  headWidth: 256,
  ffn: 73728,
  matrices: 3,
  vocabulary: 256000,
  tied: true,
});

/** Every layer routes each token to `topK` experts of three matrices; attention is grouped-query. */
function routed(shape: {
  layers: number;
  width: number;
  heads: number;
  kvHeads: number;
  headWidth: number;
  experts: number;
  topK: number;
  expertFfn: number;
  vocabulary: number;
}): Shape {
  const { layers, width, heads, kvHeads, headWidth, experts, topK, expertFfn, vocabulary } = shape;
  const attention = width * heads * headWidth + 2 * width * kvHeads * headWidth + heads * headWidth * width;
  const router = width * experts;
  const each = 3 * width * expertFfn;
  const pair = layers * 4 * heads * headWidth;
  return {
    linear: 2 * layers * (attention + router + topK * each),
    head: 2 * width * vocabulary,
    promptPair: pair,
    decodePair: pair,
    alwaysRead: layers * (attention + router) + width * vocabulary,
    experts: { each, count: experts, topK, layers },
    cached: layers * 2 * kvHeads * headWidth,
    stored: layers * (attention + router + experts * each) + 2 * width * vocabulary,
    // Each of a token's experts reads d twice, moves its inner width six times and writes d, which is then summed.
    unfused: unfused(shape, topK * (4 * width + 6 * expertFfn) + 2 * experts),
  };
}

export const MIXTRAL_8X22B = routed({
  layers: 56,
  width: 6144,
  heads: 48,
  kvHeads: 8,
  headWidth: 128,
  experts: 8,
  topK: 2,
  expertFfn: 16384,
  vocabulary: 32000,
});

export const QWEN_3_CODER_480B = routed({
  layers: 62,
  width: 6144,
  heads: 96,
  kvHeads: 8,
  headWidth: 128,
  experts: 160,
  topK: 8,
  expertFfn: 2560,
  vocabulary: 151936,
});

/**
 * DeepSeek R1: latent attention (query rank 1536, key-value rank 512, 128 heads of 128 + 64 for keys and 128 for values),
 * 3 dense layers of 18432, 58 layers of 256 experts of 2048 with 8 a token and one shared.
 */
export const DEEPSEEK_R1 = latent();

function latent(): Shape {
  const query = 7168 * 1536 + 1536 * 128 * (128 + 64);
  const keyValue = 7168 * (512 + 64) + 512 * 128 * (128 + 128);
  const attention = query + keyValue + 128 * 128 * 7168;
  const expert = 3 * 7168 * 2048;
  const router = 7168 * 256;
  const denseFeedForward = 3 * 7168 * 18432;
  const always = 61 * attention + 3 * denseFeedForward + 58 * (router + expert);
  return {
    linear: 2 * (always + 58 * 8 * expert),
    head: 2 * 7168 * 129280,
    // Expanded in a prompt: scores over 128 + 64 values, products over 128.
    promptPair: 61 * 2 * 128 * (128 + 64 + 128),
    // Absorbed in a step: scores over 512 + 64 latent values, products over 512.
    decodePair: 61 * 2 * 128 * (512 + 64 + 512),
    alwaysRead: always + 7168 * 129280,
    experts: { each: expert, count: 256, topK: 8, layers: 58 },
    cached: 61 * (512 + 64),
    stored: always + 58 * 256 * expert + 2 * 7168 * 129280,
    // As above, with heads of 192 for queries and of 512 + 64 in latent space, and nine experts a token.
    unfused:
      61 * (17 * 7168 + 4 * 128 * (192 + 576) + 4 * 576 + 4 * 1536) +
      58 * (9 * (4 * 7168 + 6 * 2048) + 2 * 256) +
      3 * 6 * 18432 +
      7168 +
      129280,
  };
}
