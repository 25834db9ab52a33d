import type { StepLoad, StepPhase } from '@inferbench/domain/models/operator-graph';
import { SLOT, slot } from './slot.ts';

interface Pipeline {
  phase: StepPhase;
  pipelineParallel: number;
  /** Load of one replica. */
  load: StepLoad;
}

/** Prompts go through a pipeline in pieces of this many tokens (default of llama.cpp and of vLLM's chunked prefill). */
const PIECE_TOKENS = 512;

/** A load that goes through all layers by itself, and how often. */
interface PipelinePiece {
  load: StepLoad;
  times: number;
}

/** Σ times · seconds ÷ over is what a step takes. */
export interface PipelinePieces {
  pieces: readonly PipelinePiece[];
  over: number;
}

/**
 * A pipeline of p stages. Decode: p micro-batches keep every stage busy, so a step of all sequences takes as long as one
 * group needs for one micro-batch through all layers; it never gets shorter than a single sequence. Else m pieces one
 * after the other, each t through all layers: t·(m + p − 1) ÷ p (docs/model.md#placements-collectives-pipelines); the last of a
 * prompt may be shorter.
 */
export function pipelinePieces({ phase, pipelineParallel, load }: Pipeline): PipelinePieces {
  const { sequences, newTokens, pastTokens } = load;
  if (phase === 'decode') {
    const micro = { ...load, sequences: Math.max(Math.min(sequences, 1), sequences / pipelineParallel) };
    return { pieces: [{ load: micro, times: 1 }], over: 1 };
  }
  const over = pipelineParallel;
  const whole = phase === 'prefill' ? Math.floor(newTokens / PIECE_TOKENS) : 0;
  const rest = newTokens - whole * PIECE_TOKENS;
  const prompts = Math.max(1, sequences);
  const one = Math.min(sequences, 1);
  const last = { sequences: one, newTokens: rest, pastTokens: pastTokens + newTokens - rest };
  if (whole === 0) return { pieces: [{ load: last, times: prompts + pipelineParallel - 1 }], over };
  // The middle piece stands for all: what attention reads before it grows evenly.
  const before = pastTokens + ((whole - 1) * PIECE_TOKENS) / 2;
  const middle = { sequences: one, newTokens: PIECE_TOKENS, pastTokens: before };
  const pieces = [{ load: middle, times: prompts * whole + pipelineParallel - 1 }];
  return { pieces: rest === 0 ? pieces : [...pieces, { load: last, times: prompts }], over };
}

/** Sets both times of a step that goes through in pieces, from one walk of each. */
export function setPiecesSec(
  out: Float64Array,
  { pieces, over }: PipelinePieces,
  walk: (load: StepLoad) => Float64Array,
): void {
  let [attainableSec, expectedSec] = [0, 0];
  for (const { load, times } of pieces) {
    const piece = walk(load);
    attainableSec += times * slot(piece, SLOT.attainableSec);
    expectedSec += times * slot(piece, SLOT.expectedSec);
  }
  out[SLOT.attainableSec] = attainableSec / over;
  out[SLOT.expectedSec] = expectedSec / over;
}
