import type { LanguageModel } from './model.ts';

/**
 * Kinds of layers for which no constant was fitted to measurements, in words; null where a model has none. Their time is
 * told with the constants of products and attention.
 */
export function unfittedLayers({
  recurrent,
  indexer,
  compressedAttention,
}: Pick<LanguageModel, 'recurrent' | 'indexer' | 'compressedAttention'>): string | null {
  if (recurrent !== undefined)
    return recurrent.kind === 'mamba2' ? 'states of Mamba 2' : 'states of linear attention';
  if (compressedAttention !== undefined) return 'compressed attention';
  return indexer === undefined ? null : 'attention over chosen keys';
}
