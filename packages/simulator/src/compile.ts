import type { StepLoad } from '@inferbench/domain/models/operator-graph';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { stepLoad } from '@inferbench/domain/models/step-load';
import { attentionRanks } from './attention-ranks.ts';
import { placedCache, placedWeightBytes } from './capacity.ts';
import { pipelinePieces, setPiecesSec } from './pipeline.ts';
import { type CompileInput, preparedWalk } from './prepared-walk.ts';
import { addTo, SLOT, SLOT_COUNT, slot } from './slot.ts';
import { fillPart } from './step-amounts.ts';
import type { WalkStep } from './step-walk.ts';

/** How a step is asked for. */
export interface StepHow {
  /** Computed of the context, the rest is in the cache: all of a prompt and one of a decode step where left out. */
  newTokens?: number | undefined;
  /** What `expectedSec` is filled for. */
  stack?: StackTerms | undefined;
  /** Prompts that the step finishes: all of the batch where left out. */
  finished?: number | undefined;
}

export interface Plan {
  /** Prefill: `context` is the prompt length. Decode: the keys each new token attends to. Pass: nothing. Fills `out` by SLOT. */
  at(batch: number, context: number, out: Float64Array, how?: StepHow): Float64Array;
  /** The attainable time that `at` fills, and nothing else: a search over placements asks for it alone. */
  attainableSec(batch: number, context: number): number;
}

const PLAIN: StepHow = {};

/** Everything that does not depend on batch and context is worked out here, so that a grid of points is cheap. */
export function compile(input: CompileInput): Plan {
  const { graph, placement } = input;
  const { pipelineParallel, attentionParallel, chips } = placement;
  const { phase } = graph;
  const ranks = attentionRanks(placement).count;
  const { amounts, walk, bound } = preparedWalk(input);
  const part = phase === 'prefill' ? amounts.prompt : amounts.decode;
  const weightBytes = placedWeightBytes(graph, placement);
  const cacheBytes = placedCache(graph, placement);
  const [scratch, times] = [new Float64Array(SLOT_COUNT), new Float64Array(SLOT_COUNT)];

  // One object for all steps: nothing is allocated in one.
  const step: WalkStep = { phase, sampled: 0, busyRanks: ranks, bytesPerChip: 0, finished: 0, stack: null };

  /** Equal sequences on each rank. Every token of a step of answers is sampled, and one of each prompt. */
  function walkLoad(load: StepLoad, out: Float64Array): Float64Array {
    fillPart(part, load, amounts.localities);
    step.sampled = phase === 'decode' ? part.tokens : load.sequences;
    return walk(step, out);
  }

  /** What a stack does for prompts it does once, after the last piece. */
  function walkPieces(load: StepLoad, out: Float64Array): void {
    const { finished, stack } = step;
    step.finished = 0;
    setPiecesSec(out, pipelinePieces({ phase, pipelineParallel, load }), (piece) => walkLoad(piece, scratch));
    if (phase === 'prefill') addTo(out, SLOT.expectedSec, (stack?.promptSec ?? 0) * finished);
  }

  /** The load of one rank, with the step set for it. */
  function begin(batch: number, context: number, how: StepHow): StepLoad {
    // Ranks share nothing but experts: each serves its part of the batch at the same time. Of a smaller batch some have none.
    const busyRanks = attentionParallel === 1 ? ranks : Math.min(ranks, batch);
    step.bytesPerChip = (weightBytes + batch * cacheBytes(context)) / chips;
    step.busyRanks = busyRanks;
    step.finished = (how.finished ?? batch) / busyRanks;
    step.stack = how.stack ?? null;
    return stepLoad(phase, { sequences: batch / busyRanks, context, newTokens: how.newTokens });
  }

  return {
    at(batch, context, out, how = PLAIN) {
      const load = begin(batch, context, how);
      walkLoad(load, out);
      if (pipelineParallel > 1) walkPieces(load, out);
      bound(out, step.bytesPerChip);
      return out;
    },
    attainableSec(batch, context) {
      const load = begin(batch, context, PLAIN);
      if (pipelineParallel > 1) walkPieces(load, times);
      else walkLoad(load, times);
      return slot(times, SLOT.attainableSec);
    },
  };
}
