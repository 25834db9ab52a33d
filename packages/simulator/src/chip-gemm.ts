import type { Operator } from '@inferbench/domain/models/operator-graph';

/** A product as one chip of a tensor-parallel group sees it: split by columns, or by rows where a sum follows. */
export function chipGemm({ gemm }: Pick<Operator, 'gemm'>, group: number): { n: number; k: number } | null {
  if (gemm === null) return null;
  const { n, k, parallel } = gemm;
  return {
    n: parallel === 'column' ? n / group : n,
    k: parallel === 'row' ? k / group : k,
  };
}
