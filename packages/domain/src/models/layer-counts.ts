/** Layers of a language model, as it states them. */
export interface LayerKinds {
  layers: number;
  blocks?: { attention: number; feedForward: number } | undefined;
  recurrent?: { layers: number } | undefined;
  locality: { fullLayers: number } | null;
  localHeads?: { layers: number } | undefined;
  reusedKeys?: { fullLayers: number; localLayers: number } | undefined;
  valueHeadDim?: number | undefined;
  keyIsValue?: boolean | undefined;
  latentAttention: object | null;
  indexer?: { layers: number; followers?: number | undefined } | undefined;
  compressedAttention?:
    { sparse: { layers: number }; heavy: { layers: number }; windowLayers?: number | undefined } | undefined;
  otherFfn?: { layers: number } | undefined;
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
    [indexedLayers(indexer) > attending, 'more layers of chosen keys than layers that attend'],
    [indexer !== undefined && locality !== null, 'an indexer beside windows or chunks'],
    [
      (model.otherFfn?.layers ?? 0) > denseLayers(model),
      'more feed-forwards of another width than dense layers',
    ],
    ...headIssues(model, attending),
    ...compressedIssues(model, attending),
  ];
  return found.flatMap(([wrong, words]) => (wrong ? [words] : []));
}

/** Layers that attend chosen keys: with an indexer, and those that follow one. */
export function indexedLayers(indexer: LayerKinds['indexer']): number {
  return indexer === undefined ? 0 : indexer.layers + (indexer.followers ?? 0);
}

/** Heads that differ by layer, and what needs them. */
function headIssues(model: LayerKinds, attending: number): [boolean, string][] {
  const { locality, localHeads, valueHeadDim, keyIsValue = false } = model;
  const near = attending - (locality?.fullLayers ?? attending);
  const own = localHeads !== undefined || valueHeadDim !== undefined || keyIsValue;
  const elsewhere = localHeads !== undefined && localHeads.layers !== near;
  return [
    [own && !isPlain(model), 'heads of their own beside attention that is not plain'],
    [elsewhere, 'local heads on other layers than the local ones'],
    [keyIsValue && valueHeadDim !== undefined, 'keys that are values of another width'],
    ...reuseIssues(model, { full: attending - near, near }),
  ];
}

function isPlain({ latentAttention, indexer, compressedAttention }: LayerKinds): boolean {
  return latentAttention === null && indexer === undefined && compressedAttention === undefined;
}

function reuseIssues(
  { localHeads, reusedKeys }: LayerKinds,
  { full, near }: { full: number; near: number },
): [boolean, string][] {
  if (reusedKeys === undefined) return [];
  const { fullLayers, localLayers } = reusedKeys;
  return [
    [localHeads === undefined, 'keys of other layers without local heads'],
    [fullLayers > full || localLayers > near, 'more layers with keys of others than layers'],
  ];
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
  const layers = compressed.sparse.layers + compressed.heavy.layers + (compressed.windowLayers ?? 0);
  return [
    [layers !== attending, 'compressed layers of all kinds are not the layers that attend'],
    [other, 'compressed attention beside another kind of attention'],
  ];
}
