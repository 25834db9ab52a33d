import type { Chip } from '@inferbench/domain/chip';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import type { Placement } from '@inferbench/domain/simulation';
import { stepLoad } from '@inferbench/domain/step-load';
import { attentionRanks } from './attention-ranks.ts';
import { footprintBytes } from './capacity.ts';
import type { Constants } from '@inferbench/domain/calibration';
import { constantsOf } from './efficiency.ts';
import type { PeakRates } from './family-model.ts';
import { familyModelOf } from './family-models.ts';
import { memoryTime } from './memory-time.ts';
import { pipelinedSec } from './pipeline.ts';
import { SLOT, SLOT_COUNT, slot } from './slot.ts';
import { stepWalker } from './step-walk.ts';

export interface CompileInput {
  graph: OperatorGraph;
  chip: Chip;
  peak: PeakRates;
  placement: Placement;
  /** Left out: the fitted ones of the chip's family. */
  constants?: Constants;
}

export interface Plan {
  /**
   * Prefill: `context` is the prompt length. Decode: the keys each new token attends to. Pass: nothing. `newTokens`
   * of the context are computed, the rest is in the cache: all of a prompt and one of a decode step where left out. Fills
   * `out` by SLOT.
   */
  at(batch: number, context: number, out: Float64Array, newTokens?: number): Float64Array;
}

/** Everything that does not depend on batch and context is worked out here, so that a grid of points is cheap. */
export function compile({ graph, chip, peak, placement, constants }: CompileInput): Plan {
  const { pipelineParallel, attentionParallel, chips } = placement;
  const ranks = attentionRanks(placement).count;
  const fitted = constants ?? constantsOf(chip.family);
  const model = familyModelOf(chip).prepare({ chip, graph, placement, peak, constants: fitted });
  const walk = stepWalker({ graph, chip, placement, model, allReduceSec: fitted.allReduceSec });
  const secPerByteAt = memoryTime(chip);
  const scratch = new Float64Array(SLOT_COUNT);

  return {
    at(batch, context, out, newTokens) {
      const bytesPerChip = footprintBytes({ graph, placement, batch, context }) / chips;
      // Ranks share nothing but experts: each serves its part of the batch at the same time. Of a smaller batch some have none.
      const busyRanks = attentionParallel === 1 ? ranks : Math.min(ranks, batch);
      const load = stepLoad(graph.phase, { sequences: batch / busyRanks, context, newTokens });
      walk({ load, busyRanks, bytesPerChip }, out);
      if (pipelineParallel > 1) {
        out[SLOT.attainableSec] = pipelinedSec({ phase: graph.phase, pipelineParallel, load }, (piece) =>
          slot(walk({ load: piece, busyRanks, bytesPerChip }, scratch), SLOT.attainableSec),
        );
      }
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
