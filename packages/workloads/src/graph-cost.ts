import type { OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import { costOf } from '@inferbench/domain/step-load';

/** Model FLOPs a step requires: causal half only, LM head on sampled tokens only, no padding, no recomputation. */
export function graphFlops(graph: OperatorGraph, load: StepLoad): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * costOf(op.flops, load), 0);
}

/** Weight bytes a step reads: everything but the input embedding table. */
export function graphWeightBytes(graph: OperatorGraph): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * op.weightBytes, 0);
}
