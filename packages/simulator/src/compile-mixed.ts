import type { KeyLocality, StepLoad } from '@inferbench/domain/models/operator-graph';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { attentionRanks } from './attention-ranks.ts';
import { placedCache, placedWeightBytes } from './capacity.ts';
import { mergedGraph, type TokenGraphs } from './merged-graph.ts';
import { pipelinePieces, setPiecesSec } from './pipeline.ts';
import { type CompileInput, preparedWalk } from './prepared-walk.ts';
import { addTo, SLOT, SLOT_COUNT, slot } from './slot.ts';
import { clearPart, fillPart } from './step-amounts.ts';
import {
  fillDecode,
  fillPrompt,
  meanContextOf,
  meanPieceEnd,
  type PromptPieces,
  type StepMix,
} from './step-mix.ts';
import type { WalkStep } from './step-walk.ts';

export interface MixedPlan {
  /** Reaches of attention that the model has beside the whole context, in the order of the keys of a mix. */
  readonly localities: readonly KeyLocality[];
  /**
   * A step of answers and prompts together: weights are read once, attention is timed for each part by itself, and the host works
   * once. The mix is that of one rank, and every rank of the placement does as much. Fills `out` by SLOT.
   */
  mixed(mix: StepMix, out: Float64Array, stack?: StackTerms | null): Float64Array;
}

/** Compiles both graphs of a model on one placement; a step of one part alone is a step of its graph, to the bit. */
export function compileMixed(input: Omit<CompileInput, 'graph'> & TokenGraphs): MixedPlan {
  const { placement, prefill, decode } = input;
  const { pipelineParallel, chips } = placement;
  const graph = mergedGraph({ prefill, decode });
  const { amounts, walk, bound } = preparedWalk({ ...input, graph });
  const { localities } = amounts;
  const ranks = attentionRanks(placement).count;
  const weightBytes = placedWeightBytes(decode, placement);
  const cacheBytes = placedCache(decode, placement);
  const scratch = new Float64Array(SLOT_COUNT);
  const step: WalkStep = {
    phase: 'decode',
    sampled: 0,
    busyRanks: ranks,
    bytesPerChip: 0,
    finished: 0,
    stack: null,
  };

  /** Walks both parts of a mix, or what a micro-batch of a pipeline gets of them. */
  function walkMix(mix: StepMix, over: number, out: Float64Array): Float64Array {
    fillDecode(amounts.decode, mix, localities, over);
    fillPrompt(amounts.prompt, mix.prompt, localities, over);
    step.phase = mix.prompt.pieces > 0 ? 'prefill' : 'decode';
    step.sampled = amounts.decode.tokens + mix.prompt.finished / over;
    return walk(step, out);
  }

  /** A piece of prompts in a pipeline, and what answers of a mix go along with it. */
  function walkPiece(load: StepLoad, mix: StepMix | null, out: Float64Array): Float64Array {
    if (mix === null) clearPart(amounts.decode);
    else fillDecode(amounts.decode, mix, localities, microBatches(mix, pipelineParallel));
    fillPart(amounts.prompt, load, localities);
    step.phase = 'prefill';
    step.sampled = amounts.decode.tokens + load.sequences;
    return walk(step, out);
  }

  /** Prompts fill the stages piece by piece; answers go along with one of them as micro-batches. */
  function walkStages(mix: StepMix, out: Float64Array): void {
    const { sequences, prompt } = mix;
    step.finished = 0;
    if (prompt.pieces === 0) {
      walkMix(mix, microBatches(mix, pipelineParallel), scratch);
      for (const index of TIMES) out[index] = slot(scratch, index);
      return;
    }
    const staged = pipelinePieces({ phase: 'prefill', pipelineParallel, load: promptLoad(prompt) });
    setPiecesSec(out, staged, (load) => walkPiece(load, null, scratch));
    const [first] = staged.pieces;
    if (sequences > 0 && first !== undefined) {
      walkPiece(first.load, mix, scratch);
      for (const index of TIMES) addTo(out, index, slot(scratch, index));
      walkPiece(first.load, null, scratch);
      for (const index of TIMES) addTo(out, index, -slot(scratch, index));
    }
    addTo(out, SLOT.expectedSec, (step.stack?.promptSec ?? 0) * prompt.finished);
  }

  return {
    localities,
    mixed(mix, out, stack = null) {
      const { sequences, prompt } = mix;
      let bytes = weightBytes;
      if (sequences > 0) bytes += sequences * ranks * cacheBytes(meanContextOf(mix));
      if (prompt.pieces > 0) bytes += prompt.pieces * ranks * cacheBytes(meanPieceEnd(prompt));
      step.bytesPerChip = bytes / chips;
      step.finished = prompt.finished;
      step.stack = stack;
      walkMix(mix, 1, out);
      if (pipelineParallel > 1) walkStages(mix, out);
      bound(out, step.bytesPerChip);
      return out;
    },
  };
}

/**
 * Number of parts into which the answers of a mix are divided over stages: none of them is less than one sequence.
 */
function microBatches({ sequences }: StepMix, stages: number): number {
  return sequences / stages >= Math.min(sequences, 1) ? stages : Math.max(1, sequences);
}

function promptLoad(prompt: PromptPieces): StepLoad {
  const newTokens = prompt.tokens / prompt.pieces;
  return { sequences: prompt.pieces, newTokens, pastTokens: Math.max(0, meanPieceEnd(prompt) - newTokens) };
}

const TIMES = [SLOT.attainableSec, SLOT.expectedSec] as const;
