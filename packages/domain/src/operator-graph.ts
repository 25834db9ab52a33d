/**
 * One step of a model as operators, independent of any chip. Costs are coefficients of the step's load, so that one
 * graph serves prefill and decode at every batch and context (simulator.md 0.1, 0.10).
 */
export interface OperatorGraph {
  model: string;
  operators: readonly Operator[];
  /** Bytes of all stored weights, the input embedding table included: what must fit, not what a step reads. */
  storedWeightBytes: number;
  /** KV-cache bytes of one token over all layers. */
  kvBytesPerToken: number;
}

export type OperatorKind = 'gemm' | 'attention' | 'vector' | 'gather';

export interface Operator {
  name: string;
  kind: OperatorKind;
  /** Identical copies in the step, normally the number of layers. */
  multiplicity: number;
  flops: LoadCoefficients;
  /** Weight bytes read once a step whatever the batch. */
  weightBytes: number;
  activationBytes: LoadCoefficients;
  kvBytes: LoadCoefficients;
  /** GEMM inner and outer width; M is the load's tokens (or sampled tokens for the LM head). */
  gemm: { n: number; k: number } | null;
  /** Bytes a token that must be summed over the tensor-parallel group after this operator; 0 for none. */
  allReduceBytesPerToken: number;
}

/** cost = perToken · tokens + perSampled · sampled + perPair · attendedPairs + perCachedKey · cachedKeys */
export interface LoadCoefficients {
  perToken: number;
  perSampled: number;
  /** A pair is one query token attending one key. */
  perPair: number;
  /** Keys held in the cache and read once a step. */
  perCachedKey: number;
}

/** What a step has to do, summed over its sequences. */
export interface StepLoad {
  /** New tokens. */
  tokens: number;
  /** Tokens whose logits are needed: one a sequence. */
  sampled: number;
  attendedPairs: number;
  cachedKeys: number;
}
