import { exp, ln } from '@inferbench/units/exact-math';
import type { ExpertPopularity } from './expert-popularity.ts';
import type { Operator, RoutedWeights } from './operator-graph.ts';

/** exp of less than this is zero beside 1. */
const NEGLIGIBLE_EXPONENT = -100;

/**
 * Experts of one layer that T tokens choose between them, expected: E·(1 − (1 − k/E)^T) under uniform routing, else
 * Σ (1 − (1 − q_i)^T) (docs/model.md#counting-a-workload). Mixtral (8, 2), uniform: T = 1, 2, 4 → 2, 3.5, 5.47.
 */
export function distinctExperts(
  { experts, topK, popularity }: Omit<RoutedWeights, 'bytesPerExpert'>,
  tokens: number,
): number {
  if (topK >= experts) return experts;
  const atLeastOne = Math.max(tokens, 1);
  if (popularity !== null) return distinctOf(popularity, atLeastOne);
  const exponent = atLeastOne * ln(1 - topK / experts);
  return exponent < NEGLIGIBLE_EXPONENT ? experts : experts * (1 - exp(exponent));
}

/** Popular experts are certain after few tokens; only those behind them need an exponential. */
function distinctOf({ certain, missLogs }: ExpertPopularity, tokens: number): number {
  let distinct = certain;
  for (const missLog of missLogs) {
    const exponent = tokens * missLog;
    distinct += exponent < NEGLIGIBLE_EXPONENT ? 1 : 1 - exp(exponent);
  }
  return distinct;
}

/** Weight bytes of one copy of an operator that a step with this many tokens reads. */
export function readWeightBytes({ weightBytes, routed }: Operator, tokens: number): number {
  return routed === null
    ? weightBytes
    : weightBytes + routed.bytesPerExpert * distinctExperts(routed, tokens);
}
