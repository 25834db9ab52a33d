import type { LanguageModel } from './model.ts';

/**
 * Kinds of layers for which software brings kernels of its own, the rarest first: compressed entries, chosen keys, states,
 * latent keys, learned sinks; then routed experts and plain dense layers.
 */
export const LAYER_KINDS = [
  'compressed',
  'indexed',
  'states',
  'latent',
  'sinks',
  'experts',
  'dense',
] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** The kind that sets a model's kernels apart. */
export function layerKindOf(model: LanguageModel): LayerKind {
  if (model.compressedAttention !== undefined) return 'compressed';
  if (model.indexer !== undefined) return 'indexed';
  if (model.recurrent !== undefined) return 'states';
  if (model.latentAttention !== null) return 'latent';
  if (model.attentionSinks) return 'sinks';
  return model.kind === 'moe' ? 'experts' : 'dense';
}
