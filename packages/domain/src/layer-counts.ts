/** What a language model says of its layers. */
export interface LayerKinds {
  layers: number;
  blocks?: { attention: number; feedForward: number } | undefined;
  recurrent?: { layers: number } | undefined;
  locality: { fullLayers: number } | null;
  latentAttention: object | null;
  indexer?: { layers: number } | undefined;
  compressedAttention?: { sparse: { layers: number }; heavy: { layers: number } } | undefined;
  moe?: { moeLayers: number };
}

/** Layers, or blocks, whose tokens attend others. */
export function attentionLayers({ layers, blocks, recurrent }: LayerKinds): number {
  return blocks?.attention ?? layers - (recurrent?.layers ?? 0);
}

/** Layers, or blocks, whose feed-forward is dense. */
export function denseLayers(model: LayerKinds): number {
  if (model.blocks !== undefined) return model.blocks.feedForward;
  return model.layers - (model.moe?.moeLayers ?? 0);
}

/** Kinds of layers that together are not the layers that a model states, in words; empty where they are. */
export function layerIssues(model: LayerKinds): string[] {
  const attending = attentionLayers(model);
  const { locality, indexer } = model;
  const found: readonly [boolean, string][] = [
    [!blocksAgree(model), `blocks of all kinds are not the ${model.layers} that the model has`],
    [attending < 0, 'more recurrent layers than layers'],
    [(locality?.fullLayers ?? 0) > attending, 'more full layers than layers that attend'],
    [(indexer?.layers ?? 0) > attending, 'more layers with an indexer than layers that attend'],
    [indexer !== undefined && locality !== null, 'an indexer beside windows or chunks'],
    ...compressedIssues(model, attending),
  ];
  return found.flatMap(([wrong, words]) => (wrong ? [words] : []));
}

function blocksAgree(model: LayerKinds): boolean {
  const { layers, blocks, recurrent } = model;
  if (blocks === undefined) return true;
  const experts = model.moe?.moeLayers ?? 0;
  return blocks.attention + blocks.feedForward + (recurrent?.layers ?? 0) + experts === layers;
}

function compressedIssues(model: LayerKinds, attending: number): [boolean, string][] {
  const { compressedAttention: compressed, latentAttention, locality, indexer } = model;
  if (compressed === undefined) return [];
  const other = latentAttention !== null || locality !== null || indexer !== undefined;
  const layers = compressed.sparse.layers + compressed.heavy.layers;
  return [
    [layers !== attending, 'compressed layers of both kinds are not the layers that attend'],
    [other, 'compressed attention beside another kind of attention'],
  ];
}
