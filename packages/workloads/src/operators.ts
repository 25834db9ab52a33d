import type { GemmShape, LoadCoefficients, Operator } from '@inferbench/domain/models/operator-graph';
import { type CheckpointMap, weightWords } from '@inferbench/domain/models/checkpoint-map';
import {
  PRECISION_FORMATS,
  type PrecisionSetting,
  type PrecisionWord,
} from '@inferbench/domain/terms/precision';
import { bitsToBytes } from '@inferbench/units/si';

export const NOTHING: LoadCoefficients = {
  perToken: 0,
  perSequence: 0,
  perPair: 0,
  perUncausalPair: 0,
  perCachedKey: 0,
};

/** Bytes of one stored element. */
export interface ElementBytes {
  weight: number;
  /**
   * Bytes of a weight of routed experts, and of the embedding table and head, where a checkpoint stores them in other
   * formats.
   */
  expert: number;
  embedding: number;
  /** Written and read again for each weight that is expanded before a product of many rows. */
  expansion: number;
  activation: number;
  kv: number;
}

export function elementBytes(precision: PrecisionSetting, checkpoint?: CheckpointMap): ElementBytes {
  const words = weightWords(checkpoint, precision.weights);
  const { expandedBits = 0 } = PRECISION_FORMATS[words.default];
  return {
    expansion: 2 * bitsToBytes(expandedBits),
    weight: storedBytes(words.default),
    expert: storedBytes(words.experts),
    embedding: storedBytes(words.embeddings),
    activation: storedBytes(precision.activations),
    kv: storedBytes(precision.kv),
  };
}

function storedBytes(word: PrecisionWord): number {
  return bitsToBytes(PRECISION_FORMATS[word].storedBits);
}

const EMPTY: Omit<Operator, 'name' | 'kind' | 'multiplicity'> = {
  flops: NOTHING,
  vectorFlops: NOTHING,
  weightBytes: 0,
  expansionBytes: 0,
  routed: null,
  activationBytes: NOTHING,
  kvBytes: NOTHING,
  locality: null,
  gemm: null,
  allReduceBytes: NOTHING,
};

type OperatorParts = Pick<Operator, 'name' | 'kind' | 'multiplicity'> & Partial<Operator>;

/** An operator whose unnamed costs are zero. */
export function operator(parts: OperatorParts): Operator {
  return { ...EMPTY, ...parts };
}

/** Rows of an operator: one for each token of the step, or a number for each sequence of it. */
export type Rows = 'per_token' | number;

/** A cost of each row. */
export function perRow(rows: Rows, cost: number): LoadCoefficients {
  return rows === 'per_token' ? { ...NOTHING, perToken: cost } : { ...NOTHING, perSequence: rows * cost };
}

export interface LinearShape {
  name: string;
  multiplicity: number;
  k: number;
  n: number;
  rows?: Rows;
  /** Values written per row when fewer than n leave the operator. */
  written?: number;
  /** Bias values and small vectors read along with the matrix. */
  extraWeights?: number;
  /** How a tensor-parallel group divides it. */
  parallel?: GemmShape['parallel'];
  /** Row-parallel and summed here; false where a later operator's sum takes it along. */
  reduces?: boolean;
}

/** 2·k·n FLOP a row (1 MAC = 2 FLOP); weights k·n read once a step. */
export function linear(shape: LinearShape, bytes: ElementBytes): Operator {
  const { name, multiplicity, k, n, rows = 'per_token', written = n, extraWeights = 0 } = shape;
  const { parallel = 'column', reduces = parallel === 'row' } = shape;
  return operator({
    name,
    kind: 'gemm',
    multiplicity,
    flops: perRow(rows, 2 * k * n),
    weightBytes: (k * n + extraWeights) * bytes.weight,
    expansionBytes: k * n * bytes.expansion,
    activationBytes: perRow(rows, (k + written) * bytes.activation),
    gemm: { n, k, groups: 1, ...gemmRows(rows), parallel },
    allReduceBytes: reduces ? perRow(rows, n * bytes.activation) : NOTHING,
  });
}

export function gemmRows(rows: Rows): Pick<GemmShape, 'rowsPerToken' | 'rowsPerSequence'> {
  return rows === 'per_token'
    ? { rowsPerToken: 1, rowsPerSequence: 0 }
    : { rowsPerToken: 0, rowsPerSequence: rows };
}
