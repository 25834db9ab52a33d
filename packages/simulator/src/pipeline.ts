import type { StepPhase } from '@inferbench/domain/operator-graph';

interface Pipeline {
  phase: StepPhase;
  pipelineParallel: number;
  /** Sequences of one replica. */
  share: number;
}

/**
 * A pipeline of p stages. Decode: p micro-batches keep every stage busy, so a step of all sequences takes as long as one
 * group needs for one micro-batch through all layers; it never gets shorter than a single sequence. Prefill: m prompts one
 * after the other, (m + p − 1) ÷ (m·p) of one group's time (simulator.md 1.3).
 */
export function pipelinedSec(
  { phase, pipelineParallel, share }: Pipeline,
  oneGroup: (sequences: number) => number,
): number {
  if (phase === 'decode') return oneGroup(Math.max(Math.min(share, 1), share / pipelineParallel));
  const prompts = Math.max(1, share);
  return (oneGroup(share) * (prompts + pipelineParallel - 1)) / (prompts * pipelineParallel);
}
