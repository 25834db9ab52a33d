import type { LoadCoefficients, StepLoad } from './operator-graph.ts';

/**
 * Load of a step in which each of `batch` sequences adds `newTokens` tokens to `pastTokens` cached ones under a causal
 * mask: token i attends i keys, so pairs = Σ i = ((s+p)(s+p+1) − p(p+1)) ÷ 2 per sequence (simulator.md 1.1).
 */
export function stepLoad({
  batch,
  newTokens,
  pastTokens,
}: {
  batch: number;
  newTokens: number;
  pastTokens: number;
}): StepLoad {
  const end = newTokens + pastTokens;
  return {
    tokens: batch * newTokens,
    sampled: batch,
    attendedPairs: (batch * (end * (end + 1) - pastTokens * (pastTokens + 1))) / 2,
    cachedKeys: batch * end,
  };
}

/** Prefill of whole prompts. */
export function prefillLoad(batch: number, inputTokens: number): StepLoad {
  return stepLoad({ batch, newTokens: inputTokens, pastTokens: 0 });
}

/** One decode step at `context` keys a sequence, the new token's own included. */
export function decodeLoad(batch: number, context: number): StepLoad {
  return { tokens: batch, sampled: batch, attendedPairs: batch * context, cachedKeys: batch * context };
}

/** Cost of a load under linear coefficients. */
export function costOf(coefficients: LoadCoefficients, load: StepLoad): number {
  return (
    coefficients.perToken * load.tokens +
    coefficients.perSampled * load.sampled +
    coefficients.perPair * load.attendedPairs +
    coefficients.perCachedKey * load.cachedKeys
  );
}
