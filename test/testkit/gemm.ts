import { distinctExperts } from '@inferbench/domain/models/distinct-experts';
import type { Operator, StepLoad } from '@inferbench/domain/models/operator-graph';

/** Products that one copy of a linear operator computes in a step: `count` of M × K by K × N. */
interface Gemm {
  count: number;
  m: number;
  n: number;
  k: number;
}

/**
 * Shape of a linear operator under a load; null for operators of another kind. Routed experts compute one product each
 * and divide the tokens · top-k rows between those that are chosen: M = tokens · k ÷ distinct experts.
 */
export function gemmOf({ gemm, routed }: Operator, load: StepLoad): Gemm | null {
  if (gemm === null) return null;
  const { n, k, groups, rowsPerToken, rowsPerSequence } = gemm;
  const tokens = load.sequences * load.newTokens;
  const rows = rowsPerToken * tokens + rowsPerSequence * load.sequences;
  if (routed === null) return { count: groups, m: rows, n, k };
  const chosen = distinctExperts(routed, tokens);
  return { count: chosen, m: rows / chosen, n, k };
}
