import type { OperatorGraph, StepLoad } from '@inferbench/domain/models/operator-graph';
import { costOf } from '@inferbench/domain/models/step-load';
import { readWeightBytes } from '@inferbench/domain/models/distinct-experts';

/** Model FLOPs a step requires: causal half only, LM head on sampled tokens only, routed experts only, no padding. */
export function graphFlops(graph: OperatorGraph, load: StepLoad): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * costOf(op.flops, load, op.locality), 0);
}

/** Weight bytes a step reads: everything but the input embedding table and the experts that no token chose. */
export function graphWeightBytes(graph: OperatorGraph, tokens: number): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * readWeightBytes(op, tokens), 0);
}

/** KV-cache bytes that a step reads and writes, one copy. */
export function graphKvBytes(graph: OperatorGraph, load: StepLoad): number {
  return graph.operators.reduce(
    (sum, op) => sum + op.multiplicity * costOf(op.kvBytes, load, op.locality),
    0,
  );
}
