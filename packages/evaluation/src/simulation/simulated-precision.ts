import type { SimulatedPrecision } from '@inferbench/domain/terms/precision';
import type { Resolved } from './set-up.ts';

/** Precision as an answer says it: every word, who says that of the weights, and what computes it. */
export function simulatedPrecision({
  precision,
  weightsFrom = 'stated',
  peak,
}: Pick<Resolved, 'precision' | 'weightsFrom' | 'peak'>): SimulatedPrecision {
  return { ...precision, weightsFrom, computed: peak.precision };
}
