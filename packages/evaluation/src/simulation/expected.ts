import type { Chip } from '@inferbench/domain/chips/chip';
import { contextOf, type Stack } from '@inferbench/simulator/effect-keys';
import { evidenceOf, type StackEvidence } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import {
  BUSY_SHARE,
  drawnPower,
  type PowerLoad,
  type PowerModel,
  powerModelOf,
} from '@inferbench/simulator/power';
import { Memo } from '@inferbench/units/memo';
import type { Part } from './part.ts';
import type { Machine } from './set-up.ts';

/** A part as the stack of its machine runs it. */
export interface ExpectedPart extends Part {
  /** One step on that stack, longer where the chip's power limit says so. */
  expectedSec: number;
  /** Power of one chip; null without a power model. */
  chipWatts: number | null;
  clamped: boolean;
  evidence: StackEvidence;
  powerBasis: PowerModel['provenance'] | null;
}

const BEST: Stack = { framework: null, version: null };
const evidences = new Memo<Machine, StackEvidence>();

/** What the times of a part rest on; looked up once a machine. */
function evidenceFor({ kind, machine }: Pick<Part, 'kind' | 'machine'>): StackEvidence {
  return evidences.get(machine, kind, () => {
    const { chip, peak, placement, stack = BEST, fitted = CALIBRATION } = machine;
    const context = contextOf({ phase: kind }, { chip, precision: peak.precision, placement });
    const term = kind === 'prefill' ? 'compute' : 'memory';
    return evidenceOf(stack, context, { fitted, term });
  });
}

const powers = new Memo<Chip, { model: PowerModel | null }>();

function powerOf({ chip, peak, fitted }: Machine): PowerModel | null {
  const { precision } = peak;
  if (fitted) return powerModelOf({ chip, precision, fitted });
  return powers.get(chip, precision, () => ({
    model: powerModelOf({ chip, precision, fitted: CALIBRATION }),
  })).model;
}

/**
 * The time that the stack takes, then what the power limit stretches (docs/model.md#three-times, docs/model.md#power-and-energy).
 * The limit is not applied twice: shares of peak were measured on chips under their limits.
 */
export function expectedPart(part: Part): ExpectedPart {
  const { step, machine } = part;
  const { expectedSec } = step;
  const evidence = evidenceFor(part);
  const model = powerOf(machine);
  if (model === null || expectedSec === 0) {
    return { ...part, expectedSec, chipWatts: null, clamped: false, evidence, powerBasis: null };
  }
  const { watts, stretch, clamped } = drawnPower(model, chipLoad(part));
  const powerBasis = model.provenance;
  return { ...part, expectedSec: expectedSec * stretch, chipWatts: watts, clamped, evidence, powerBasis };
}

/** Energy that all chips of a part take over one step of it; 0 without a power model, which callers ask for first. */
export function partJoules({ chipWatts, machine, expectedSec }: ExpectedPart): number {
  return (chipWatts ?? 0) * machine.placement.chips * expectedSec;
}

/** Rates of one chip: units that are busy count at one share of peak, whatever their kernels make of it; bytes over the expected time. */
export function chipLoad({ step, machine }: Pick<Part, 'step' | 'machine'>): PowerLoad {
  const { placement, peak } = machine;
  const perChipSec = placement.chips * step.expectedSec;
  const busyShare = Math.min(1, step.computeBusySec / (placement.pipelineParallel * step.attainableSec));
  const { weights, kv, activations, collectives } = step.bytes;
  return {
    flopsPerSec: busyShare * peak.denseOpsPerSec * BUSY_SHARE,
    bytesPerSec: (weights + kv + activations) / perChipSec,
    linkBytesPerSec: collectives / perChipSec,
  };
}
