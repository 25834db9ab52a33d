import type { LoadCoefficients, Operator } from '@inferbench/domain/models/operator-graph';

function coefficients(of: LoadCoefficients): LoadCoefficients {
  const { perToken, perSequence, perPair, perUncausalPair, perCachedKey } = of;
  return { perToken, perSequence, perPair, perUncausalPair, perCachedKey };
}

/**
 * The same operator, with its fields in the order in which every operator has them here: engines read objects of one shape
 * several times as fast as those that builders put together each in its own way.
 */
export function inOneShape(operator: Operator): Operator {
  const { name, kind, multiplicity, weightBytes, expansionBytes, routed, locality, gemm } = operator;
  return {
    name,
    kind,
    multiplicity,
    flops: coefficients(operator.flops),
    vectorFlops: coefficients(operator.vectorFlops),
    weightBytes,
    expansionBytes,
    routed,
    activationBytes: coefficients(operator.activationBytes),
    kvBytes: coefficients(operator.kvBytes),
    locality,
    gemm:
      gemm === null
        ? null
        : {
            n: gemm.n,
            k: gemm.k,
            groups: gemm.groups,
            rowsPerToken: gemm.rowsPerToken,
            rowsPerSequence: gemm.rowsPerSequence,
            parallel: gemm.parallel,
          },
    allReduceBytes: coefficients(operator.allReduceBytes),
  };
}
