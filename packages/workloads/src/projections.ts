import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { linear, perRow, type Rows } from './operators.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

export interface QueryKeyValueShape {
  prefix?: string;
  multiplicity: number;
  rows?: Rows;
  hidden: number;
  queryWidth: number;
  keyValueWidth: number;
  /** Columns of values where they are not as many as those of keys; 0: none are projected. */
  valueWidth?: number;
  /** Biases and head norms. */
  extraWeights: number;
}

/** Queries, keys and values of the same rows: one product, or three that each read the rows. */
export function queryKeyValue(shape: QueryKeyValueShape, { bytes, unfused }: GraphSetting): Operator[] {
  const { prefix = '', multiplicity, rows = 'per_token', hidden, queryWidth, keyValueWidth } = shape;
  const { extraWeights, valueWidth = keyValueWidth } = shape;
  const common = { multiplicity, rows, k: hidden };
  if (!unfused) {
    const n = queryWidth + keyValueWidth + valueWidth;
    return [linear({ ...common, name: `${prefix}qkv_proj`, n, extraWeights }, bytes)];
  }
  return [
    linear({ ...common, name: `${prefix}q_proj`, n: queryWidth, extraWeights }, bytes),
    ...(keyValueWidth > 0 ? [linear({ ...common, name: `${prefix}k_proj`, n: keyValueWidth }, bytes)] : []),
    ...(valueWidth > 0 ? [linear({ ...common, name: `${prefix}v_proj`, n: valueWidth }, bytes)] : []),
  ];
}

export interface FeedForwardShape {
  name: string;
  multiplicity: number;
  rows?: Rows;
  hidden: number;
  ffn: number;
  gated: boolean;
  /** Biases of both products. */
  extraWeights: number;
  reduces?: boolean;
}

/** Up and down, the activation between them fused into the first product unless traffic is unfused. */
export function feedForward(shape: FeedForwardShape, setting: GraphSetting): Operator[] {
  const { name, multiplicity, rows = 'per_token', hidden, ffn, reduces = true } = shape;
  const down = { name: `${name}_down_proj`, multiplicity, rows, k: ffn, n: hidden };
  return [...upProjections(shape, setting), linear({ ...down, parallel: 'row', reduces }, setting.bytes)];
}

function upProjections(shape: FeedForwardShape, { bytes, unfused }: GraphSetting): Operator[] {
  const { name, multiplicity, rows = 'per_token', hidden, ffn, gated, extraWeights } = shape;
  const common = { multiplicity, rows, k: hidden };
  const up = `${name}_up_proj`;
  const flopsPerRow = ffn * (gated ? VECTOR_FLOPS.gate : VECTOR_FLOPS.gelu);
  if (!unfused) {
    // The gate product is fused into the up projection, so ffn values leave it, not 2 × ffn.
    const n = (gated ? 2 : 1) * ffn;
    const product = linear({ ...common, name: up, n, written: ffn, extraWeights }, bytes);
    return [{ ...product, vectorFlops: perRow(rows, flopsPerRow) }];
  }
  const gate = gated ? [linear({ ...common, name: `${name}_gate_proj`, n: ffn }, bytes)] : [];
  return [
    ...gate,
    linear({ ...common, name: up, n: ffn, extraWeights }, bytes),
    elementwise(
      {
        name: `${name}_activation`,
        multiplicity,
        rows,
        read: (gated ? 2 : 1) * ffn,
        written: ffn,
        flopsPerRow,
      },
      bytes,
    ),
  ];
}
