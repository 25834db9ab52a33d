import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { contextOf } from './effect-keys.ts';
import { constantsOf } from './efficiency.ts';
import type { PeakRates } from './family-model.ts';
import { familyModelOf } from './family-models.ts';
import { memoryTime } from './memory-time.ts';
import { SLOT, slot } from './slot.ts';
import { type StepProbe, type StepWalker, stepWalker } from './step-walk.ts';

export interface CompileInput {
  graph: OperatorGraph;
  chip: Chip;
  peak: PeakRates;
  placement: Placement;
  /** Left out: the fitted ones of the best public stack. */
  constants?: Constants;
  probe?: StepProbe | undefined;
}

export interface PreparedWalk extends StepWalker {
  /** Computes, from the work of a step that is walked: the time that no schedule beats, and no stack. */
  bound: (out: Float64Array, bytesPerChip: number) => void;
}

/** A graph on its chips, ready to be walked. */
export function preparedWalk({ graph, chip, peak, placement, constants, probe }: CompileInput): PreparedWalk {
  const fitted = constants ?? constantsOf(contextOf(graph, { chip, precision: peak.precision, placement }));
  const model = familyModelOf(chip).prepare({ chip, graph, placement, peak, constants: fitted });
  const walker = stepWalker({ graph, chip, placement, model, collectives: fitted, probe });
  const secPerByteAt = memoryTime(chip);
  return {
    ...walker,
    bound(out, bytesPerChip) {
      const bytes = slot(out, SLOT.weightBytes) + slot(out, SLOT.kvBytes) + slot(out, SLOT.activationBytes);
      const attentionFlops = slot(out, SLOT.attentionFlops);
      const computeSec =
        (slot(out, SLOT.flops) - attentionFlops) / peak.denseOpsPerSec +
        attentionFlops / peak.attentionOpsPerSec;
      const idealSec = Math.max(computeSec, bytes * secPerByteAt(bytesPerChip)) / placement.chips;
      out[SLOT.idealSec] = idealSec;
      // Effects know no physics: on chips where a stack was not measured, what it is elsewhere can pass a published rate.
      out[SLOT.expectedSec] = Math.max(slot(out, SLOT.expectedSec), idealSec);
    },
  };
}
