import type { CompressedAttention } from '@inferbench/domain/attention-shape';
import type { KeyLocality, KvCache, Operator } from '@inferbench/domain/operator-graph';
import type { LanguageModel } from '@inferbench/domain/model';
import { compressorParameters, OVERLAPPED } from '@inferbench/domain/mixer-parameters';
import type { GraphSetting } from './graph-setting.ts';
import { indexKeyBytes, indexProjections, indexScores } from './indexer.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { VECTOR_FLOPS } from './vector-work.ts';

type Shape = Pick<LanguageModel, 'hidden' | 'heads' | 'headDim'>;

/**
 * What a sequence keeps: the newest keys of every layer, an entry for each stretch of tokens before, and index keys. What
 * is kept of an unfinished stretch is left out: a few tokens.
 */
export function compressedCache(
  { headDim }: Shape,
  { window, sparse, heavy }: CompressedAttention,
  bytes: ElementBytes,
): Omit<KvCache, 'bytesPerSequence' | 'stateShards'> {
  const entry = headDim * bytes.kv;
  const index = indexKeyBytes(sparse.indexer, bytes);
  return {
    fullBytesPerToken:
      (sparse.layers * (entry + index)) / sparse.ratio + (heavy.layers * entry) / heavy.ratio,
    localBytesPerToken: (sparse.layers + heavy.layers) * entry,
    localTokens: window,
    // One key for all heads, so every chip of a group needs all of it.
    shards: 1,
  };
}

interface Reach {
  name: string;
  multiplicity: number;
  locality: KeyLocality;
  /** Entries that a token adds to the cache. */
  entriesPerToken: number;
}

/** Scores and values of one reach; a key is its own value, so it is read once. */
function core(
  { heads, headDim }: Shape,
  { name, multiplicity, locality, entriesPerToken }: Reach,
  { bytes, attentionFlops }: GraphSetting,
): Operator {
  const pairs = attentionFlops === 'causal' ? 'perPair' : 'perUncausalPair';
  const entry = headDim * bytes.kv;
  // Queries come in and outputs leave once for both reaches of a layer.
  const moved = locality.kind === 'window' ? 2 * heads * headDim : 0;
  return operator({
    name,
    kind: 'attention',
    multiplicity,
    flops: { ...NOTHING, [pairs]: 4 * heads * headDim },
    vectorFlops: { ...NOTHING, [pairs]: VECTOR_FLOPS.softmax * heads },
    activationBytes: { ...NOTHING, perToken: moved * bytes.activation },
    kvBytes: { ...NOTHING, perToken: entriesPerToken * entry, perCachedKey: entry },
    locality,
  });
}

interface Pooled {
  name: string;
  multiplicity: number;
  width: number;
  ratio: number;
  overlapped: boolean;
}

/** Keys and gates of the tokens that an entry is pooled from. */
function compressor(hidden: number, of: Pooled, { bytes }: GraphSetting): Operator {
  const { name, multiplicity, width, ratio, overlapped } = of;
  const n = 2 * (overlapped ? OVERLAPPED : 1) * width;
  const extraWeights = compressorParameters(hidden, width, ratio, overlapped) - hidden * n;
  return linear({ name, multiplicity, k: hidden, n, extraWeights, parallel: 'replicated' }, bytes);
}

/** Queries through a latent, one key of all heads, what is compressed, both reaches, and the grouped output. */
export function compressedOperators(
  model: LanguageModel,
  attention: CompressedAttention,
  setting: GraphSetting,
): Operator[] {
  const { hidden, heads, headDim } = model;
  const { qLoraRank, outputGroups: groups, outputRank, window, sparse, heavy } = attention;
  const { bytes } = setting;
  const layers = sparse.layers + heavy.layers;
  const sinks = model.attentionSinks ? heads : 0;
  const down = { name: 'qkv_down_proj', multiplicity: layers, k: hidden, n: qLoraRank + headDim };
  const entries = { multiplicity: sparse.layers, ratio: sparse.ratio, overlapped: true };
  const place = { ...entries, hidden, queryInput: qLoraRank, stride: sparse.ratio };
  const { indexer } = sparse;
  const grouped = {
    name: 'o_group_proj',
    multiplicity: layers,
    k: (heads * headDim) / groups,
    n: outputRank,
  };
  const inGroups = linear({ ...grouped, parallel: 'column' }, bytes);
  return [
    linear({ ...down, extraWeights: qLoraRank + headDim + sinks, parallel: 'replicated' }, bytes),
    linear({ name: 'q_up_proj', multiplicity: layers, k: qLoraRank, n: heads * headDim }, bytes),
    compressor(hidden, { ...entries, name: 'compress_sparse', width: headDim }, setting),
    compressor(
      hidden,
      { ...heavy, multiplicity: heavy.layers, name: 'compress_heavy', width: headDim, overlapped: false },
      setting,
    ),
    compressor(hidden, { ...entries, name: 'compress_index', width: indexer.headDim }, setting),
    ...indexProjections(indexer, place, false, setting),
    indexScores(indexer, place, setting),
    core(
      model,
      {
        name: 'attention_local',
        multiplicity: layers,
        locality: { kind: 'window', tokens: window },
        entriesPerToken: 1,
      },
      setting,
    ),
    core(
      model,
      {
        name: 'attention_sparse',
        multiplicity: sparse.layers,
        locality: { kind: 'entries', stride: sparse.ratio, most: indexer.topK },
        entriesPerToken: 1 / sparse.ratio,
      },
      setting,
    ),
    core(
      model,
      {
        name: 'attention_heavy',
        multiplicity: heavy.layers,
        locality: { kind: 'entries', stride: heavy.ratio, most: null },
        entriesPerToken: 1 / heavy.ratio,
      },
      setting,
    ),
    ofGroups(inGroups, groups),
    linear(
      { name: 'o_proj', multiplicity: layers, k: groups * outputRank, n: hidden, parallel: 'row' },
      bytes,
    ),
  ];
}

/** Equal products side by side, each on its part of the heads. */
function ofGroups(one: Operator, groups: number): Operator {
  const times = (perToken: number) => ({ ...NOTHING, perToken: groups * perToken });
  return {
    ...one,
    flops: times(one.flops.perToken),
    weightBytes: groups * one.weightBytes,
    expansionBytes: groups * one.expansionBytes,
    activationBytes: times(one.activationBytes.perToken),
    gemm: one.gemm && { ...one.gemm, groups },
  };
}
