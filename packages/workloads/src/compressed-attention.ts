import type { CompressedAttention } from '@inferbench/domain/models/attention-shape';
import type { KvCache, Operator } from '@inferbench/domain/models/operator-graph';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { compressor, ofGroups, sharedKeyAttention } from './compressed-parts.ts';
import type { GraphSetting } from './graph-setting.ts';
import { indexKeyBytes, indexProjections, indexScores } from './indexer.ts';
import { type ElementBytes, linear } from './operators.ts';

/**
 * What a sequence keeps: the newest keys of every layer, an entry for each stretch of tokens before, and index keys. What
 * is kept of an unfinished stretch is left out: a few tokens.
 */
export function compressedCache(
  { headDim }: Pick<LanguageModel, 'headDim'>,
  { window, sparse, heavy, windowLayers = 0 }: CompressedAttention,
  bytes: ElementBytes,
): Omit<KvCache, 'bytesPerSequence' | 'stateShards'> {
  const entry = headDim * bytes.kv;
  const index = indexKeyBytes(sparse.indexer, bytes);
  return {
    fullBytesPerToken:
      (sparse.layers * (entry + index)) / sparse.ratio + (heavy.layers * entry) / heavy.ratio,
    localBytesPerToken: (sparse.layers + heavy.layers + windowLayers) * entry,
    localTokens: window,
    // One key for all heads, so every chip of a group needs all of it.
    shards: 1,
  };
}

/** Queries through a latent, one key of all heads, what is compressed, both reaches, and the grouped output. */
export function compressedOperators(
  model: LanguageModel,
  attention: CompressedAttention,
  setting: GraphSetting,
): Operator[] {
  const { hidden, heads, headDim } = model;
  const { qLoraRank, outputGroups: groups, outputRank, window, sparse, heavy } = attention;
  const { windowLayers = 0 } = attention;
  const { bytes } = setting;
  const layers = sparse.layers + heavy.layers + windowLayers;
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
    sharedKeyAttention(
      model,
      {
        name: 'attention_local',
        multiplicity: layers,
        locality: { kind: 'window', tokens: window },
        entriesPerToken: 1,
      },
      setting,
    ),
    sharedKeyAttention(
      model,
      {
        name: 'attention_sparse',
        multiplicity: sparse.layers,
        locality: { kind: 'entries', stride: sparse.ratio, most: indexer.topK },
        entriesPerToken: 1 / sparse.ratio,
      },
      setting,
    ),
    sharedKeyAttention(
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
