import type { ExpertPopularity } from './expert-popularity.ts';
import type { LayerKind } from './layer-kind.ts';
import type { PrecisionWord } from '../terms/precision.ts';

/**
 * One step of a model as operators, independent of any chip: prefill, decode, or the pass of a network whose items all
 * have the same size. Costs are coefficients of the step's load, so that a graph serves every batch and context
 * (docs/model.md#counting-a-workload).
 */
export interface OperatorGraph {
  model: string;
  /** Kind of kernels that the layers of a language model need; left out of the rest. */
  layerKind?: LayerKind;
  /** Format that its weights are said to be stored in. */
  weightWord?: PrecisionWord;
  phase: StepPhase;
  operators: readonly Operator[];
  /** Bytes of all stored weights, the input embedding table included: what must fit, not what a step reads. */
  storedWeightBytes: number;
  kvCache: KvCache;
  /** Layers, where several operators of one mix its tokens; left out: one does. */
  layers?: number;
}

/**
 * `pass`: every operator costs per item of the batch (an image, a window of audio), whatever its tokens. `kernel`: one
 * operator by itself, as kernel timings measure it.
 */
export type StepPhase = 'prefill' | 'decode' | 'pass' | 'kernel';

/**
 * Vector FLOPs of one score: maximum, difference, exponential, sum, quotient (docs/model.md#counting-a-workload). One of them is
 * the exponential.
 */
export const SOFTMAX_FLOPS_PER_SCORE = 5;

/** Layers whose cache grows with the context, and layers that keep only the newest keys. */
export interface KvCache {
  /** Bytes of one token over the layers that keep every key. */
  fullBytesPerToken: number;
  /** Bytes of one token over the layers with a window or chunk; 0 where there are none. */
  localBytesPerToken: number;
  localTokens: number;
  /** Bytes of a sequence whatever its length: the states of recurrent layers, an encoder's output; 0 without any. */
  bytesPerSequence: number;
  /** Number of chips of a tensor-parallel group the cache can be split; further chips hold copies. */
  shards: number;
  /** The same for the layers with a window or chunk, where they have other key heads. */
  localShards?: number;
  /** The same for what a sequence keeps whatever its length. */
  stateShards: number;
}

/** `recurrence`: a state of every sequence is read, changed and written; its tokens attend no keys. */
export type OperatorKind = 'gemm' | 'attention' | 'recurrence' | 'vector' | 'gather';

export interface Operator {
  name: string;
  kind: OperatorKind;
  /** Identical copies in the step, normally the number of layers. */
  multiplicity: number;
  /** Products of matrices, scores and convolutions, one multiply-add as two: the useful work. */
  flops: LoadCoefficients;
  /** Norms, softmax, activations on vector units: they take time there and never count as useful. */
  vectorFlops: LoadCoefficients;
  /** Weight bytes read once a step whatever the batch. */
  weightBytes: number;
  /** Bytes that expanding the weights in memory writes and reads again, for products of many rows; 0 for most formats. */
  expansionBytes: number;
  /** Experts of which a step reads those that its tokens chose; null for operators without. */
  routed: RoutedWeights | null;
  activationBytes: LoadCoefficients;
  kvBytes: LoadCoefficients;
  /** Chips over which its keys and values are split, where not all layers have the same key heads; left out: as the cache. */
  kvShards?: number;
  /** Keys that a token sees; null for all before it. */
  locality: KeyLocality | null;
  /** Shape of a linear operator or, as an implicit GEMM, of a convolution; null for the rest. */
  gemm: GemmShape | null;
  /** Bytes that must be summed over the tensor-parallel group after this operator. */
  allReduceBytes: LoadCoefficients;
  /**
   * Part of a step that an operator belongs to, of two graphs in one; left out, what a step answers and prompts
   * share.
   */
  phase?: 'prefill' | 'decode';
}

/** An M × K by K × N product of one copy; its M follows from the load. */
export interface GemmShape {
  n: number;
  k: number;
  /** Equal products side by side on parts of the channels: groups of a convolution; 1 for the rest. */
  groups: number;
  /** Rows that each token of the step adds; top-k for routed experts, which divide them between them. */
  rowsPerToken: number;
  /** Rows that each sequence of the step adds. */
  rowsPerSequence: number;
  /** What a tensor-parallel group divides: N (column), K (row, its outputs are summed), or nothing. */
  parallel: 'column' | 'row' | 'replicated';
}

export interface RoutedWeights {
  experts: number;
  topK: number;
  bytesPerExpert: number;
  /** How unevenly tokens choose; null for uniform routing. */
  popularity: ExpertPopularity | null;
}

/**
 * The newest `tokens` keys, or those since the last multiple of `tokens`; or entries that stand for `stride` tokens each,
 * of which a token attends `most` that an indexer chooses (stride 1: keys themselves), null for all.
 */
export type KeyLocality =
  { kind: 'window' | 'chunk'; tokens: number } | { kind: 'entries'; stride: number; most: number | null };

/**
 * cost = perToken · tokens + perSequence · sequences + perPair · attendedPairs + perUncausalPair · uncausalPairs
 * + perCachedKey · cachedKeys
 */
export interface LoadCoefficients {
  perToken: number;
  /** One of each sequence of the step: the LM head on its sampled token, or the whole pass of an item. */
  perSequence: number;
  /** A pair is one query token attending one key. */
  perPair: number;
  /** A pair of a query token and any key in its reach when the step ends, masked ones included. */
  perUncausalPair: number;
  /** Keys held in the cache and read once a step. */
  perCachedKey: number;
}

/** What a step has to do: each of `sequences` adds `newTokens` tokens to `pastTokens` cached ones; one token of each is sampled. */
export interface StepLoad {
  sequences: number;
  newTokens: number;
  pastTokens: number;
}
