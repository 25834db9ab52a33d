import type { KeyLocality, Operator } from '@inferbench/domain/models/operator-graph';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { compressorParameters, OVERLAPPED } from '@inferbench/domain/models/mixer-parameters';
import type { GraphSetting } from './graph-setting.ts';
import { linear, NOTHING, operator } from './operators.ts';
import { VECTOR_FLOPS } from './vector-work.ts';

interface Reach {
  name: string;
  multiplicity: number;
  locality: KeyLocality;
  /** Entries that a token adds to the cache. */
  entriesPerToken: number;
}

/** Scores and values of one reach; a key is its own value, so it is read once. */
export function sharedKeyAttention(
  { heads, headDim }: Pick<LanguageModel, 'heads' | 'headDim'>,
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
export function compressor(hidden: number, of: Pooled, { bytes }: GraphSetting): Operator {
  const { name, multiplicity, width, ratio, overlapped } = of;
  const n = 2 * (overlapped ? OVERLAPPED : 1) * width;
  const extraWeights = compressorParameters(hidden, width, ratio, overlapped) - hidden * n;
  return linear({ name, multiplicity, k: hidden, n, extraWeights, parallel: 'replicated' }, bytes);
}

/** Equal products side by side, each on its part of the heads. */
export function ofGroups(one: Operator, groups: number): Operator {
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
