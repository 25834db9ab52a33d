import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { LoadAmounts } from '@inferbench/domain/models/step-load';
import type { GemmSize } from './systolic-cycles.ts';

/** Width of a head as the arrays see it: that of 65 of the 113 language models of the catalogue (64 to 512). Operators of scores carry no shape. */
export const HEAD_DIM = 128;
/** Bytes of a cached value where a stack is told nothing else (`naturalKv`). */
const CACHED_VALUE_BYTES = 2;

/**
 * Query heads that share one key head, from scores of 4·n_h·d_h FLOPs a pair beside 2·n_kv·d_h cached values a key.
 * Beyond the KV heads a tensor-parallel group divides the queries and copies the keys.
 */
export function queriesPerKey(
  { flops, kvBytes }: Operator,
  { tensorParallel, shards }: { tensorParallel: number; shards: number },
): number {
  if (kvBytes.perCachedKey === 0) return 1;
  const sharing = (flops.perPair * CACHED_VALUE_BYTES) / (2 * kvBytes.perCachedKey);
  return Math.max(1, (sharing * Math.min(tensorParallel, shards)) / tensorParallel);
}

/**
 * Scores as products over the head dimension: the queries of a key head by its keys, and as many products again for the
 * values. Keys are never stationary between steps, so each product loads its own.
 */
export function scoreProducts(
  flops: number,
  { tokens, sequences, pairs }: Readonly<LoadAmounts>,
  queries: number,
): GemmSize {
  const m = (tokens / sequences) * queries;
  const n = pairs / tokens;
  return { m, k: HEAD_DIM, n, copies: flops / (2 * m * HEAD_DIM * n) };
}
