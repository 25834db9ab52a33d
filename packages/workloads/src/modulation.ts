import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { linear } from './operators.ts';

/** Shift, scale and gate vectors from the embedded time step: one row an item. */
export function modulation(
  { hidden }: { hidden: number },
  { name, blocks, vectors }: { name: string; blocks: number; vectors: number },
  { bytes }: GraphSetting,
): Operator {
  const n = vectors * hidden;
  return linear({ name, multiplicity: blocks, rows: 1, k: hidden, n, extraWeights: n }, bytes);
}
