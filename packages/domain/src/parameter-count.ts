import type { Model } from './model.ts';

/** Weights of one decoder layer: Q, K, V, O projections, feed-forward matrices and norms. */
export function layerParameters(model: Model): number {
  const { hidden, heads, kvHeads, headDim, ffn } = model;
  const attention = hidden * heads * headDim * 2 + hidden * kvHeads * headDim * 2;
  const feedForward = (model.gatedFfn ? 3 : 2) * hidden * ffn;
  return attention + feedForward + model.normsPerLayer * hidden;
}

/** Input embedding table; of it a step reads one row a token. */
export function embeddingParameters(model: Model): number {
  return model.vocab * model.hidden;
}

/** All weights, tied embeddings counted once: embedding + layers + final norm + LM head. */
export function totalParameters(model: Model): number {
  const head = model.tiedEmbeddings ? 0 : model.vocab * model.hidden;
  return embeddingParameters(model) + model.layers * layerParameters(model) + model.hidden + head;
}
