import type { StepLoad, StepPhase } from '@inferbench/domain/operator-graph';

interface Pipeline {
  phase: StepPhase;
  pipelineParallel: number;
  /** Of one replica. */
  load: StepLoad;
}

/** Prompts go through a pipeline in pieces of this many tokens (default of llama.cpp and of vLLM's chunked prefill). */
const PIECE_TOKENS = 512;

/**
 * A pipeline of p stages. Decode: p micro-batches keep every stage busy, so a step of all sequences takes as long as one
 * group needs for one micro-batch through all layers; it never gets shorter than a single sequence. Else m pieces one
 * after the other, each t through all layers: t·(m + p − 1) ÷ p (docs/model.md#placements-collectives-pipelines); the last of a
 * prompt may be shorter.
 */
export function pipelinedSec(
  { phase, pipelineParallel, load }: Pipeline,
  oneGroup: (load: StepLoad) => number,
): number {
  const { sequences, newTokens, pastTokens } = load;
  if (phase === 'decode') {
    return oneGroup({ ...load, sequences: Math.max(Math.min(sequences, 1), sequences / pipelineParallel) });
  }
  const whole = phase === 'prefill' ? Math.floor(newTokens / PIECE_TOKENS) : 0;
  const rest = newTokens - whole * PIECE_TOKENS;
  const prompts = Math.max(1, sequences);
  const one = Math.min(sequences, 1);
  const restSec =
    rest === 0 && phase === 'prefill'
      ? 0
      : oneGroup({ sequences: one, newTokens: rest, pastTokens: pastTokens + newTokens - rest });
  if (whole === 0) return (restSec * (prompts + pipelineParallel - 1)) / pipelineParallel;
  // The middle piece stands for all: what attention reads before it grows evenly.
  const before = pastTokens + ((whole - 1) * PIECE_TOKENS) / 2;
  const pieceSec = oneGroup({ sequences: one, newTokens: PIECE_TOKENS, pastTokens: before });
  return (pieceSec * (prompts * whole + pipelineParallel - 1) + prompts * restSec) / pipelineParallel;
}
