import type { Indexer } from '@inferbench/domain/models/attention-shape';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { bitsToBytes } from '@inferbench/units/si';
import type { GraphSetting } from './graph-setting.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';

export interface IndexerPlace {
  multiplicity: number;
  hidden: number;
  /** Width of what its queries are projected from: the latent of queries, or the token itself. */
  queryInput: number;
  /** Tokens that one of its keys stands for. */
  stride: number;
}

/** Bytes of one index key in the cache. */
export function indexKeyBytes({ headDim, keyBits }: Indexer, { kv }: ElementBytes): number {
  return headDim * (keyBits === null ? kv : bitsToBytes(keyBits));
}

/** FLOPs of scoring one key: a product a head, and its weight where heads are weighed. */
export function flopsPerScore({ heads, headDim, weighted }: Indexer): number {
  return 2 * heads * (weighted ? headDim + 1 : headDim);
}

/** Queries of the index, and weights of its heads; the key where the layer pools none of its own. */
export function indexProjections(
  indexer: Indexer,
  { multiplicity, hidden, queryInput }: IndexerPlace,
  key: boolean,
  { bytes }: GraphSetting,
): Operator[] {
  const { heads, headDim, weighted } = indexer;
  // One key serves all heads, so each chip of a group has all of it.
  const own = (key ? headDim : 0) + (weighted ? heads : 0);
  const shape = { multiplicity, k: hidden, n: own, extraWeights: key ? 2 * headDim : 0 };
  const replicated = { ...shape, name: 'index_key_proj', parallel: 'replicated' as const };
  return [
    ...(own > 0 ? [linear(replicated, bytes)] : []),
    linear({ name: 'index_q_proj', multiplicity, k: queryInput, n: heads * headDim }, bytes),
  ];
}

/** Every key is scored against each new token: the keys are read whole; choosing the best is not counted. */
export function indexScores(
  indexer: Indexer,
  { multiplicity, stride }: IndexerPlace,
  { bytes, attentionFlops }: GraphSetting,
): Operator {
  const { heads, headDim } = indexer;
  const pairs = attentionFlops === 'causal' ? 'perPair' : 'perUncausalPair';
  const key = indexKeyBytes(indexer, bytes);
  return operator({
    name: 'index_scores',
    kind: 'attention',
    multiplicity,
    flops: { ...NOTHING, [pairs]: flopsPerScore(indexer) },
    activationBytes: { ...NOTHING, perToken: heads * headDim * bytes.activation },
    kvBytes: { ...NOTHING, perToken: key / stride, perCachedKey: key },
    locality: stride === 1 ? null : { kind: 'entries', stride, most: null },
  });
}
