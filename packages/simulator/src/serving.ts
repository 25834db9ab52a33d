/** Steady state of continuous batching, from the times of its two steps. */
export interface ServingSteps {
  /** Time of one decode step at the mean batch and mean context. */
  decodeSec: number;
  /** Time to prefill one prompt. */
  prefillSec: number;
  batch: number;
  outputTokens: number;
}

/**
 * TPOT ≈ t_dec(B, ISL + OSL/2) + (B/OSL)·t_pre(ISL): while one sequence emits OSL tokens, B prompts are prefilled in
 * between (docs/model.md#techniques).
 */
export function servingTpotSec({ decodeSec, prefillSec, batch, outputTokens }: ServingSteps): number {
  return decodeSec + (batch / outputTokens) * prefillSec;
}
