import type { Operator } from '@inferbench/domain/operator-graph';

/** A multiplication as one chip of a tensor-parallel group sees it: split by columns, or by rows where a sum follows. */
export function chipGemm(
  { gemm, allReduceBytesPerToken }: Operator,
  group: number,
): { n: number; k: number } | null {
  if (gemm === null) return null;
  const reduces = allReduceBytesPerToken > 0;
  return { n: reduces ? gemm.n : gemm.n / group, k: reduces ? gemm.k / group : gemm.k };
}
