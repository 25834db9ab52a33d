import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

/** Operators of a pass: every cost is one of each item. */
export interface NetworkOperators {
  operators: Operator[];
  /** Stored weights that a pass does not read: rows of a vocabulary, a half that runs elsewhere. */
  unreadWeights: number;
}

export interface ItemAttention {
  name: string;
  multiplicity: number;
  queries: number;
  keys: number;
  heads: number;
  headDim: number;
}

/** Every query attends every key: 4·S_q·S_k·n_h·d_h (docs/model.md#counting-a-workload); scores stay on the chip, Q, K, V and O do not. */
export function itemAttention(shape: ItemAttention, { bytes }: GraphSetting): Operator {
  const { name, multiplicity, queries, keys, heads, headDim } = shape;
  const width = heads * headDim;
  return operator({
    name,
    kind: 'attention',
    multiplicity,
    flops: { ...NOTHING, perSequence: 4 * queries * keys * width },
    vectorFlops: { ...NOTHING, perSequence: VECTOR_FLOPS.softmax * heads * queries * keys },
    activationBytes: { ...NOTHING, perSequence: 2 * (queries + keys) * width * bytes.activation },
  });
}

export interface ItemNorm {
  name: string;
  multiplicity: number;
  rows: number;
  width: number;
  kind: 'layernorm' | 'rmsnorm';
  /** Learned values; 0 for norms that a modulation scales instead. */
  weights: number;
}

/** A norm with the residual addition before it: two values read, one written. */
export function itemNorm(
  { name, multiplicity, rows, width, kind, weights }: ItemNorm,
  bytes: ElementBytes,
): Operator {
  const flopsPerRow = (VECTOR_FLOPS[kind] + VECTOR_FLOPS.add) * width;
  return elementwise(
    { name, multiplicity, rows, read: 2 * width, written: width, flopsPerRow, weights },
    bytes,
  );
}

/** Two products with a bias each, as time steps, pooled texts and captions are embedded. */
export function embeddingLayers(
  { name, rows, k, n }: { name: string; rows: number; k: number; n: number },
  bytes: ElementBytes,
): Operator[] {
  const common = { multiplicity: 1, rows, n, extraWeights: n };
  return [
    linear({ ...common, name: `${name}_in`, k }, bytes),
    linear({ ...common, name: `${name}_out`, k: n, parallel: 'row' }, bytes),
  ];
}

export interface ConvolutionShape {
  name: string;
  multiplicity?: number;
  /** Positions of the output. */
  cells: number;
  inputChannels: number;
  outputChannels: number;
  /** Weights of one output channel and input channel: 9 for 3 × 3. */
  taps: number;
  /** Input positions for each output position. */
  inputsPerCell?: number;
  groups?: number;
  bias?: boolean;
  /** Learned values of the norm that is folded in. */
  normWeights?: number;
}

/**
 * A convolution as an implicit GEMM: M positions, N output channels, K input channels × taps, in equal groups. The input is
 * read once, not once a tap.
 */
export function convolution(shape: ConvolutionShape, bytes: ElementBytes): Operator {
  const { name, multiplicity = 1, cells, inputChannels, outputChannels, taps, inputsPerCell = 1 } = shape;
  const { groups = 1, bias = true, normWeights = 0 } = shape;
  const k = (inputChannels / groups) * taps;
  const weights = outputChannels * k + (bias ? outputChannels : 0) + normWeights;
  const values = cells * (inputsPerCell * inputChannels + outputChannels);
  return operator({
    name,
    kind: 'gemm',
    multiplicity,
    flops: { ...NOTHING, perSequence: 2 * cells * outputChannels * k },
    weightBytes: weights * bytes.weight,
    activationBytes: { ...NOTHING, perSequence: values * bytes.activation },
    gemm: {
      n: outputChannels / groups,
      k,
      groups,
      rowsPerToken: 0,
      rowsPerSequence: cells,
      parallel: 'column',
    },
  });
}
