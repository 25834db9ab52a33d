import { type Operator, SOFTMAX_FLOPS_PER_SCORE } from '@inferbench/domain/models/operator-graph';
import { type ElementBytes, operator, perRow, type Rows } from './operators.ts';

/**
 * Arithmetic of one value on vector units. Softmax: maximum, difference, exponential, sum, quotient; norms: mean, variance,
 * scale and shift (docs/model.md#counting-a-workload: 5 a score, 5 to 7 a value); the tanh form of GELU with tanh as one; a gate: an
 * activation of x·σ(x) and its product.
 */
export const VECTOR_FLOPS = {
  softmax: SOFTMAX_FLOPS_PER_SCORE,
  layernorm: 7,
  rmsnorm: 5,
  gelu: 9,
  gate: 5,
  add: 1,
} as const;

export interface ElementwiseShape {
  name: string;
  multiplicity: number;
  rows?: Rows;
  /** Values read and written a row. */
  read: number;
  written: number;
  flopsPerRow: number;
  weights?: number;
}

/** Element by element over rows: reads, computes, writes. */
export function elementwise(shape: ElementwiseShape, bytes: ElementBytes): Operator {
  const { name, multiplicity, rows = 'per_token', read, written, flopsPerRow, weights = 0 } = shape;
  return operator({
    name,
    kind: 'vector',
    multiplicity,
    vectorFlops: perRow(rows, flopsPerRow),
    weightBytes: weights * bytes.weight,
    activationBytes: perRow(rows, (read + written) * bytes.activation),
  });
}
