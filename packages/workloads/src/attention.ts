import type { KeyLocality, KvCache, Operator, StepPhase } from '@inferbench/domain/operator-graph';
import type { LanguageModel } from '@inferbench/domain/model';
import { attentionLayers } from '@inferbench/domain/layer-counts';
import { attentionParameters } from '@inferbench/domain/parameter-count';
import type { GraphSetting } from './graph-setting.ts';
import { indexKeyBytes, indexProjections, indexScores } from './indexer.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { queryKeyValue } from './projections.ts';
import { VECTOR_FLOPS } from './vector-work.ts';

interface LayerClass {
  name: string;
  layers: number;
  locality: KeyLocality | null;
}

/** Layers that attend all keys, layers with a window or chunk, and layers that attend what their indexer chooses. */
function layerClasses(model: LanguageModel): LayerClass[] {
  const { locality, indexer } = model;
  const layers = attentionLayers(model);
  if (indexer) {
    const chosen = { kind: 'entries', stride: 1, most: indexer.topK } as const;
    return [
      { name: 'attention', layers: layers - indexer.layers, locality: null },
      { name: 'attention_indexed', layers: indexer.layers, locality: chosen },
    ].filter((found) => found.layers > 0);
  }
  if (locality === null)
    return [{ name: 'attention', layers, locality: null }].filter((found) => found.layers > 0);
  const { kind, tokens, fullLayers } = locality;
  return [
    { name: 'attention', layers: fullLayers, locality: null },
    { name: 'attention_local', layers: layers - fullLayers, locality: { kind, tokens } },
  ].filter((found) => found.layers > 0);
}

/** Values of one token and layer in the cache: K and V of every KV head, or one latent vector. */
function cachedValues({ latentAttention, kvHeads, headDim }: LanguageModel): number {
  return latentAttention ? latentAttention.kvLoraRank + latentAttention.ropeHeadDim : 2 * kvHeads * headDim;
}

/** Keys and values of the layers that attend, and the keys of their indexers. */
export function attentionCache(
  model: LanguageModel,
  bytes: ElementBytes,
): Omit<KvCache, 'bytesPerSequence' | 'stateShards'> {
  const perLayer = cachedValues(model) * bytes.kv;
  const classes = layerClasses(model);
  const layersWith = (local: boolean) =>
    classes.reduce((sum, found) => sum + (isLocal(found) === local ? found.layers : 0), 0);
  const { indexer } = model;
  const indexed = indexer ? indexer.layers * indexKeyBytes(indexer, bytes) : 0;
  return {
    fullBytesPerToken: layersWith(false) * perLayer + indexed,
    localBytesPerToken: layersWith(true) * perLayer,
    localTokens: model.locality?.tokens ?? 0,
    // The latent vector serves all heads, so every chip of a group needs all of it.
    shards: model.latentAttention ? 1 : model.kvHeads,
  };
}

/** Whether a layer forgets what is out of its reach; what an indexer passes over may be chosen by the next token. */
function isLocal({ locality }: LayerClass): boolean {
  return locality !== null && locality.kind !== 'entries';
}

/**
 * FLOPs of one query token and one key: scores and values, 4·n_h·d_h. Latent attention is absorbed in decode, where both
 * run in the latent space: 2·n_h·(2·d_c + d_r), and expanded in prefill: 2·n_h·(d_qk + d_v) (docs/model.md#counting-a-workload).
 */
function flopsPerPair({ heads, headDim, latentAttention }: LanguageModel, phase: StepPhase): number {
  if (latentAttention === null) return 4 * heads * headDim;
  const { kvLoraRank, ropeHeadDim, valueHeadDim } = latentAttention;
  return phase === 'decode'
    ? 2 * heads * (2 * kvLoraRank + ropeHeadDim)
    : 2 * heads * (headDim + valueHeadDim);
}

/** Scores stay on the chip; K and V of each cached token read once, of each new one written. */
function attentionCore(
  model: LanguageModel,
  { name, layers, locality }: LayerClass,
  { bytes, attentionFlops, phase }: GraphSetting & { phase: StepPhase },
): Operator {
  const { heads, headDim, latentAttention, outputGate = false } = model;
  const queryWidth = (outputGate ? 2 : 1) * heads * headDim;
  const outputWidth = heads * (latentAttention?.valueHeadDim ?? headDim);
  const kv = cachedValues(model) * bytes.kv;
  const pairs = attentionFlops === 'causal' ? 'perPair' : 'perUncausalPair';
  return operator({
    name,
    kind: 'attention',
    multiplicity: layers,
    flops: { ...NOTHING, [pairs]: flopsPerPair(model, phase) },
    vectorFlops: { ...NOTHING, [pairs]: VECTOR_FLOPS.softmax * heads },
    activationBytes: { ...NOTHING, perToken: (queryWidth + outputWidth) * bytes.activation },
    kvBytes: { ...NOTHING, perToken: kv, perCachedKey: kv },
    locality,
  });
}

/** Projections before the core, and their widths. */
function inputProjections(model: LanguageModel, setting: GraphSetting): Operator[] {
  const { hidden, heads, kvHeads, headDim, latentAttention, outputGate = false } = model;
  const multiplicity = attentionLayers(model);
  if (latentAttention === null) {
    const queryWidth = heads * headDim;
    const keyValueWidth = kvHeads * headDim;
    const gateWidth = outputGate ? queryWidth : 0;
    const matrices = hidden * (2 * queryWidth + gateWidth + 2 * keyValueWidth);
    const extraWeights = attentionParameters(model) - matrices;
    const shape = { multiplicity, hidden, queryWidth: queryWidth + gateWidth, keyValueWidth, extraWeights };
    return queryKeyValue(shape, setting);
  }
  const { bytes, unfused } = setting;
  const { qLoraRank, kvLoraRank, nopeHeadDim, ropeHeadDim, valueHeadDim } = latentAttention;
  // Every head needs the whole latent vector, so each chip of a group computes it.
  const down = { multiplicity, k: hidden, parallel: 'replicated' as const };
  const latents = unfused
    ? [
        linear({ ...down, name: 'q_down_proj', n: qLoraRank, extraWeights: qLoraRank }, bytes),
        linear(
          { ...down, name: 'kv_down_proj', n: kvLoraRank + ropeHeadDim, extraWeights: kvLoraRank },
          bytes,
        ),
      ]
    : [
        linear(
          {
            ...down,
            name: 'qkv_down_proj',
            n: qLoraRank + kvLoraRank + ropeHeadDim,
            extraWeights: qLoraRank + kvLoraRank,
          },
          bytes,
        ),
      ];
  // Absorbed or expanded, the key and value projections do the same work a token.
  const keyValue = { name: 'kv_up_proj', k: kvLoraRank, n: heads * (nopeHeadDim + valueHeadDim) };
  return [
    ...latents,
    linear({ name: 'q_up_proj', multiplicity, k: qLoraRank, n: heads * headDim }, bytes),
    linear({ ...keyValue, multiplicity }, bytes),
  ];
}

/** Attention of every layer: projections, cores by layer class, output projection. */
export function attentionOperators(
  model: LanguageModel,
  setting: GraphSetting & { phase: StepPhase },
): Operator[] {
  const { hidden, heads, headDim, latentAttention, parallelBlock } = model;
  const layers = attentionLayers(model);
  if (layers === 0) return [];
  const k = heads * (latentAttention?.valueHeadDim ?? headDim);
  const output = { name: 'o_proj', multiplicity: layers, k, n: hidden, parallel: 'row' as const };
  return [
    ...inputProjections(model, setting),
    ...indexOperators(model, setting),
    ...layerClasses(model).map((found) => attentionCore(model, found, setting)),
    // In a parallel block the sum is taken once, after the feed-forward.
    linear({ ...output, reduces: !parallelBlock }, setting.bytes),
  ];
}

/** The indexers of the layers that have one, before the attention that they choose keys for. */
function indexOperators(model: LanguageModel, setting: GraphSetting): Operator[] {
  const { indexer, hidden, latentAttention } = model;
  if (indexer === undefined) return [];
  const queryInput = latentAttention?.qLoraRank ?? hidden;
  const place = { multiplicity: indexer.layers, hidden, queryInput, stride: 1 };
  return [...indexProjections(indexer, place, true, setting), indexScores(indexer, place, setting)];
}
