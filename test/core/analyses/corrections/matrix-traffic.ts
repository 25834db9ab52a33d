import type { OperatorGraph, StepLoad } from '@inferbench/domain/models/operator-graph';
import { costOf } from '@inferbench/domain/models/step-load';

/**
 * Bytes that inputs and outputs of matrices take through memory, the claims' convention; `activation` adds those of the
 * function between the two products of a feed-forward. Norms, residuals and the core of attention are left out.
 */
export function matrixTrafficBytes(
  unfused: OperatorGraph,
  load: StepLoad,
  { activation }: { activation: boolean },
): number {
  return unfused.operators
    .filter(({ kind, name }) => kind === 'gemm' || (activation && name.endsWith('_activation')))
    .reduce((sum, op) => sum + op.multiplicity * costOf(op.activationBytes, load, op.locality), 0);
}
