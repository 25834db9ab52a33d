import type { Chip } from '@inferbench/domain/chip';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import type { Placement } from '@inferbench/domain/simulation';
import type { StackTerms } from '@inferbench/domain/stack-terms';
import { stepLoad } from '@inferbench/domain/step-load';
import { attentionRanks } from './attention-ranks.ts';
import { footprintBytes } from './capacity.ts';
import type { Constants } from '@inferbench/domain/calibration';
import { contextOf } from './effect-keys.ts';
import { constantsOf } from './efficiency.ts';
import type { PeakRates } from './family-model.ts';
import { familyModelOf } from './family-models.ts';
import { memoryTime } from './memory-time.ts';
import { pipelinePieces } from './pipeline.ts';
import { SLOT, SLOT_COUNT, slot } from './slot.ts';
import { type StepProbe, stepWalker, type WalkStep } from './step-walk.ts';

export interface CompileInput {
  graph: OperatorGraph;
  chip: Chip;
  peak: PeakRates;
  placement: Placement;
  /** Left out: the fitted ones of the best public stack. */
  constants?: Constants;
  probe?: StepProbe | undefined;
}

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
}

const PLAIN: StepHow = {};

/** Everything that does not depend on batch and context is worked out here, so that a grid of points is cheap. */
export function compile({ graph, chip, peak, placement, constants, probe }: CompileInput): Plan {
  const { pipelineParallel, attentionParallel, chips } = placement;
  const { phase } = graph;
  const ranks = attentionRanks(placement).count;
  const fitted = constants ?? constantsOf(contextOf(graph, { chip, precision: peak.precision, placement }));
  const model = familyModelOf(chip).prepare({ chip, graph, placement, peak, constants: fitted });
  const walk = stepWalker({ graph, chip, placement, model, collectives: fitted, probe });
  const secPerByteAt = memoryTime(chip);
  const scratch = new Float64Array(SLOT_COUNT);

  /** Of a pipeline: both times from one walk of each piece, and what a stack does for prompts once, after the last. */
  function piecesSec(step: WalkStep, out: Float64Array): void {
    const { pieces, over } = pipelinePieces({ phase, pipelineParallel, load: step.load });
    let [attainableSec, expectedSec] = [0, 0];
    for (const { load, times } of pieces) {
      walk({ ...step, load, finished: 0 }, scratch);
      attainableSec += times * slot(scratch, SLOT.attainableSec);
      expectedSec += times * slot(scratch, SLOT.expectedSec);
    }
    out[SLOT.attainableSec] = attainableSec / over;
    const promptsSec = phase === 'prefill' ? (step.stack?.promptSec ?? 0) * step.finished : 0;
    out[SLOT.expectedSec] = expectedSec / over + promptsSec;
  }

  return {
    at(batch, context, out, how = PLAIN) {
      const bytesPerChip = footprintBytes({ graph, placement, batch, context }) / chips;
      // Ranks share nothing but experts: each serves its part of the batch at the same time. Of a smaller batch some have none.
      const busyRanks = attentionParallel === 1 ? ranks : Math.min(ranks, batch);
      const load = stepLoad(phase, { sequences: batch / busyRanks, context, newTokens: how.newTokens });
      const finished = (how.finished ?? batch) / busyRanks;
      const step = { load, busyRanks, bytesPerChip, finished, stack: how.stack ?? null };
      walk(step, out);
      if (pipelineParallel > 1) piecesSec(step, out);
      const bytes = slot(out, SLOT.weightBytes) + slot(out, SLOT.kvBytes) + slot(out, SLOT.activationBytes);
      const attentionFlops = slot(out, SLOT.attentionFlops);
      const computeSec =
        (slot(out, SLOT.flops) - attentionFlops) / peak.denseOpsPerSec +
        attentionFlops / peak.attentionOpsPerSec;
      out[SLOT.idealSec] = Math.max(computeSec, bytes * secPerByteAt(bytesPerChip)) / chips;
      return out;
    },
  };
}
