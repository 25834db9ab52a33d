import type { KvCache, Operator, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { gateWidth, type HeadGroup, headGroups, type LayerClass } from '@inferbench/domain/models/head-group';
import { attentionParameters, keyValueWidths } from '@inferbench/domain/models/parameter-count';
import type { GraphSetting } from './graph-setting.ts';
import { indexKeyBytes, indexProjections, indexScores } from './indexer.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { queryKeyValue } from './projections.ts';
import { VECTOR_FLOPS } from './vector-work.ts';

/** Values of one token and layer in the cache: K and V of every KV head, or one latent vector. */
function cachedValues(
  { latentAttention }: LanguageModel,
  { kvHeads, headDim, valueHeadDim }: HeadGroup,
): number {
  return latentAttention
    ? latentAttention.kvLoraRank + latentAttention.ropeHeadDim
    : kvHeads * (headDim + valueHeadDim);
}

/** Keys and values of the layers that attend, and the keys of their indexers. */
export function attentionCache(
  model: LanguageModel,
  bytes: ElementBytes,
): Omit<KvCache, 'bytesPerSequence' | 'stateShards'> {
  const groups = headGroups(model);
  const bytesWith = (local: boolean) =>
    groups.reduce((sum, group) => {
      if (!group.ownKeys) return sum;
      const layers = group.classes.reduce(
        (of, found) => of + (isLocal(found) === local ? found.layers : 0),
        0,
      );
      return sum + layers * (cachedValues(model, group) * bytes.kv);
    }, 0);
  const { indexer } = model;
  const indexed = indexer ? indexer.layers * indexKeyBytes(indexer, bytes) : 0;
  return {
    fullBytesPerToken: bytesWith(false) + indexed,
    localBytesPerToken: bytesWith(true),
    localTokens: model.locality?.tokens ?? 0,
    // The latent vector serves all heads, so every chip of a group needs all of it.
    shards: model.latentAttention ? 1 : model.kvHeads,
    ...(model.localHeads ? { localShards: model.localHeads.kvHeads } : {}),
  };
}

/** Whether a layer forgets what is out of its reach; what an indexer passes over may be chosen by the next token. */
function isLocal({ locality }: LayerClass): boolean {
  return locality !== null && locality.kind !== 'entries';
}

/**
 * FLOPs of one query token and one key: scores and values, 2·n_h·(d_h + d_v). Latent attention is absorbed in decode, where both
 * run in the latent space: 2·n_h·(2·d_c + d_r), and expanded in prefill: 2·n_h·(d_qk + d_v) (docs/model.md#counting-a-workload).
 */
function flopsPerPair(
  { latentAttention }: LanguageModel,
  { heads, headDim, valueHeadDim }: HeadGroup,
  phase: StepPhase,
): number {
  if (latentAttention === null) return 2 * heads * (headDim + valueHeadDim);
  const { kvLoraRank, ropeHeadDim } = latentAttention;
  return phase === 'decode'
    ? 2 * heads * (2 * kvLoraRank + ropeHeadDim)
    : 2 * heads * (headDim + valueHeadDim);
}

/** Scores stay on the chip; K and V of each cached token read once, of each new one written where they are the layer’s own. */
function attentionCore(
  model: LanguageModel,
  group: HeadGroup,
  { name, layers, locality }: LayerClass,
  { bytes, attentionFlops, phase }: GraphSetting & { phase: StepPhase },
): Operator {
  const { heads, headDim, valueHeadDim, ownKeys } = group;
  const queryWidth = heads * headDim + gateWidth(model, group);
  const outputWidth = heads * valueHeadDim;
  const kv = cachedValues(model, group) * bytes.kv;
  const pairs = attentionFlops === 'causal' ? 'perPair' : 'perUncausalPair';
  return operator({
    name,
    kind: 'attention',
    multiplicity: layers,
    flops: { ...NOTHING, [pairs]: flopsPerPair(model, group, phase) },
    vectorFlops: { ...NOTHING, [pairs]: VECTOR_FLOPS.softmax * heads },
    activationBytes: { ...NOTHING, perToken: (queryWidth + outputWidth) * bytes.activation },
    kvBytes: { ...NOTHING, perToken: ownKeys ? kv : 0, perCachedKey: kv },
    locality,
    ...(model.localHeads ? { kvShards: group.kvHeads } : {}),
  });
}

/** Projections before the core, and their widths. */
function inputProjections(model: LanguageModel, group: HeadGroup, setting: GraphSetting): Operator[] {
  const { hidden, latentAttention } = model;
  const { prefix, layers: multiplicity, heads, headDim } = group;
  const gate = gateWidth(model, group);
  if (latentAttention === null) {
    const queryWidth = heads * headDim + gate;
    const { key: keyValueWidth, value: valueWidth } = keyValueWidths(group);
    const matrices = hidden * (queryWidth + keyValueWidth + valueWidth + heads * group.valueHeadDim);
    const extraWeights = attentionParameters(model, group) - matrices;
    const shape = { prefix, multiplicity, hidden, queryWidth, keyValueWidth, valueWidth, extraWeights };
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
    ...(gate > 0 ? [linear({ name: 'gate_proj', multiplicity, k: hidden, n: gate }, bytes)] : []),
  ];
}

/** Attention of every layer, by groups of equal heads: projections, cores by layer class, output projection. */
export function attentionOperators(
  model: LanguageModel,
  setting: GraphSetting & { phase: StepPhase },
): Operator[] {
  const { hidden, parallelBlock } = model;
  return headGroups(model).flatMap((group) => {
    const { prefix, layers: multiplicity, heads, valueHeadDim, classes } = group;
    const output = { name: `${prefix}o_proj`, multiplicity, k: heads * valueHeadDim, n: hidden };
    return [
      ...inputProjections(model, group, setting),
      ...indexOperators(model, setting),
      ...classes.map((found) => attentionCore(model, group, found, setting)),
      // In a parallel block the sum is taken once, after the feed-forward.
      linear({ ...output, parallel: 'row', reduces: !parallelBlock }, setting.bytes),
    ];
  });
}

/** The indexers of the layers that have one, before the attention that they choose keys for. */
function indexOperators(model: LanguageModel, setting: GraphSetting): Operator[] {
  const { indexer, hidden, latentAttention } = model;
  if (indexer === undefined) return [];
  const queryInput = latentAttention?.qLoraRank ?? hidden;
  const place = { multiplicity: indexer.layers, hidden, queryInput, stride: 1 };
  return [...indexProjections(indexer, place, true, setting), indexScores(indexer, place, setting)];
}
