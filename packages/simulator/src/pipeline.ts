import type { StepPhase } from '@inferbench/domain/operator-graph';

interface Pipeline {
  phase: StepPhase;
  pipelineParallel: number;
  /** Sequences of one replica. */
  share: number;
  /** Tokens of each prompt. */
  context: number;
}

/** Prompts go through a pipeline in pieces of this many tokens (default of llama.cpp and of vLLM's chunked prefill). */
const PIECE_TOKENS = 512;

/**
 * A pipeline of p stages. Decode: p micro-batches keep every stage busy, so a step of all sequences takes as long as one
 * group needs for one micro-batch through all layers; it never gets shorter than a single sequence. Prefill: m pieces of
 * prompts one after the other, (m + p − 1) ÷ (m·p) of one group's time (simulator.md 1.3).
 */
export function pipelinedSec(
  { phase, pipelineParallel, share, context }: Pipeline,
  oneGroup: (sequences: number) => number,
): number {
  if (phase === 'decode') return oneGroup(Math.max(Math.min(share, 1), share / pipelineParallel));
  const pieces = phase === 'prefill' ? Math.ceil(context / PIECE_TOKENS) : 1;
  const count = Math.max(1, share) * pieces;
  return (oneGroup(share) * (count + pipelineParallel - 1)) / (count * pipelineParallel);
}
