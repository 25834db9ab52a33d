import { exp, ln } from '@inferbench/units/exact-math';
import { invariant } from '@inferbench/units/invariant';

/** How tokens choose experts: all alike, or the i-th most popular one with a weight of i^−alpha. */
export type Routing = { kind: 'uniform' } | { kind: 'power_law'; alpha: number };

/** What skewed routing needs a step, worked out once a graph. */
export interface ExpertPopularity {
  /** Experts that every token chooses. */
  certain: number;
  /** ln(1 − q_i) of the others, most popular first; q_i is the share of tokens that choose expert i. */
  missLogs: readonly number[];
}

interface Experts {
  experts: number;
  topK: number;
}

/** Steepest power law taken; published ones lie between 1.0 and 1.2 (docs/model.md#counting-a-workload). */
const MAX_ALPHA = 10;

/**
 * Shares q_i of tokens that choose each expert, most popular first: proportional to i^−alpha, at most 1, Σ q_i = k
 * (docs/model.md#counting-a-workload). Experts whose part would exceed 1 are chosen by every token; the rest shares what is left.
 */
export function expertShares({ experts, topK }: Experts, routing: Routing): number[] {
  if (topK >= experts) return Array.from({ length: experts }, () => 1);
  if (routing.kind === 'uniform') return Array.from({ length: experts }, () => topK / experts);
  const { alpha } = routing;
  invariant(alpha >= 0 && alpha <= MAX_ALPHA, `the exponent is between 0 and ${MAX_ALPHA}, got ${alpha}`);
  const weights = Array.from({ length: experts }, (_, i) => exp(-alpha * ln(i + 1)));
  const weightFrom = weights.map(() => 0);
  for (let i = experts - 1, sum = 0; i >= 0; i -= 1) {
    sum += weights[i] ?? 0;
    weightFrom[i] = sum;
  }
  const shareAfter = (certain: number) => (topK - certain) / (weightFrom[certain] ?? 1);
  let certain = 0;
  while (certain < topK && shareAfter(certain) * (weights[certain] ?? 0) >= 1) certain += 1;
  const scale = shareAfter(certain);
  return weights.map((weight, i) => (i < certain ? 1 : scale * weight));
}

/** Null for uniform routing, which has a closed form. */
export function expertPopularity(experts: Experts, routing: Routing): ExpertPopularity | null {
  if (routing.kind === 'uniform' || experts.topK >= experts.experts) return null;
  const uncertain = expertShares(experts, routing).filter((share) => share < 1);
  return {
    certain: experts.experts - uncertain.length,
    missLogs: uncertain.map((share) => ln(1 - share)),
  };
}
