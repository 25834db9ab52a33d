import type { LanguageModel } from './model.ts';

/**
 * Kinds of layers of which no kernel was measured, in words; null where a model has none. Their constants were fitted to runs of
 * whole models that have them.
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
