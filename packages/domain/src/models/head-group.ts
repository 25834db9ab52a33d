import { indexedLayers, attentionLayers } from './layer-counts.ts';
import type { LanguageModel } from './model.ts';
import type { KeyLocality } from './operator-graph.ts';

/** Layers of one group that see the same keys. */
export interface LayerClass {
  name: string;
  layers: number;
  locality: KeyLocality | null;
}

/** Layers whose attention has the same heads and weights; most models have one group. */
export interface HeadGroup {
  /** Begins the names of its projections; empty for the heads that the model states first. */
  prefix: string;
  layers: number;
  heads: number;
  kvHeads: number;
  headDim: number;
  valueHeadDim: number;
  /** Values are the keys before norm and rotation: one projection gives both. */
  keyIsValue: boolean;
  /** Whether its layers project and cache keys and values, rather than attend those of an earlier layer. */
  ownKeys: boolean;
  classes: readonly LayerClass[];
}

/** Groups of the layers that attend, with what each of their layers sees; those without layers are left out. */
export function headGroups(model: LanguageModel): HeadGroup[] {
  const { heads, kvHeads, headDim, valueHeadDim = headDim, keyIsValue = false, latentAttention } = model;
  const { locality, localHeads, reusedKeys = { fullLayers: 0, localLayers: 0 } } = model;
  const layers = attentionLayers(model);
  const first = {
    heads,
    kvHeads,
    headDim,
    valueHeadDim: latentAttention?.valueHeadDim ?? valueHeadDim,
    keyIsValue,
  };
  if (localHeads === undefined || locality === null) {
    const group = { ...first, prefix: '', layers, ownKeys: true, classes: layerClasses(model, layers) };
    return layers > 0 ? [group] : [];
  }
  const { kind, tokens, fullLayers } = locality;
  const near = { kind, tokens };
  // A window on every layer leaves the first heads where they are.
  const reach = fullLayers > 0 ? null : near;
  const { layers: local, ...other } = localHeads;
  const second = { ...other, valueHeadDim: model.valueHeadDim ?? other.headDim, keyIsValue: false };
  const full = layers - local;
  const group = (prefix: string, shape: typeof first, count: number, ownKeys: boolean): HeadGroup => ({
    ...shape,
    prefix,
    layers: count,
    ownKeys,
    classes: [
      {
        name: `${prefix}attention`,
        layers: count,
        locality: shape === first ? reach : near,
      },
    ],
  });
  return [
    group('', first, full - reusedKeys.fullLayers, true),
    group('reusing_', first, reusedKeys.fullLayers, false),
    group('local_', second, local - reusedKeys.localLayers, true),
    group('local_reusing_', second, reusedKeys.localLayers, false),
  ].filter((found) => found.layers > 0);
}

/** Layers that attend all keys, layers with a window or chunk, and layers that attend what an indexer chooses. */
function layerClasses({ locality, indexer }: LanguageModel, layers: number): LayerClass[] {
  if (indexer) {
    const chosen = { kind: 'entries', stride: 1, most: indexer.topK } as const;
    const indexed = indexedLayers(indexer);
    return [
      { name: 'attention', layers: layers - indexed, locality: null },
      { name: 'attention_indexed', layers: indexed, locality: chosen },
    ].filter((found) => found.layers > 0);
  }
  if (locality === null) return [{ name: 'attention', layers, locality: null }];
  const { kind, tokens, fullLayers } = locality;
  return [
    { name: 'attention', layers: fullLayers, locality: null },
    { name: 'attention_local', layers: layers - fullLayers, locality: { kind, tokens } },
  ].filter((found) => found.layers > 0);
}

/** Values of one projection of the token that multiply what the heads of a group give. */
export function gateWidth({ outputGate = false, latentAttention }: LanguageModel, group: HeadGroup): number {
  if (outputGate === 'head') return group.heads;
  if (!outputGate) return 0;
  return group.heads * (latentAttention === null ? group.headDim : group.valueHeadDim);
}

/** Query heads of which chips that share every layer can each take whole ones: the largest number that divides those of all groups. */
export function sharedHeads({ heads, localHeads }: Pick<LanguageModel, 'heads' | 'localHeads'>): number {
  let [larger, smaller] = [heads, localHeads?.heads ?? heads];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
