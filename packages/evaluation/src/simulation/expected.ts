import type { Chip } from '@inferbench/domain/chip';
import type { Calibration } from '@inferbench/domain/calibration';
import { constantsOf, isCalibrated } from '@inferbench/simulator/efficiency';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { narrowing } from '@inferbench/simulator/narrowing';
import { maturityOf, type Stack, type StackMaturity } from '@inferbench/simulator/maturity';
import { drawnPower, type PowerLoad, type PowerModel, powerModelOf } from '@inferbench/simulator/power';
import { Memo } from '@inferbench/units/memo';
import type { Part } from './part.ts';
import type { Machine } from './set-up.ts';

/** The fitted figures that a simulation uses; calibration brings its own. */
export type Fitted = Pick<Calibration, 'constants' | 'maturity' | 'power' | 'powerShares'>;

/** A part as the named stack runs it. */
export interface ExpectedPart extends Part {
  /** One step: attainable × maturity, longer where the chip's power limit says so. */
  expectedSec: number;
  /** Of one chip; null without a power model. */
  chipWatts: number | null;
  clamped: boolean;
  basis: StackMaturity['basis'];
  powerBasis: PowerModel['provenance'] | null;
}

const maturities = new Memo<Machine, StackMaturity>();

/** Maturity of the stack for the kind of a part on its chip; of the committed figures it is looked up once a machine. */
function stackMaturity(
  part: Pick<Part, 'kind' | 'machine'>,
  stack: Stack,
  fitted: Pick<Fitted, 'maturity'>,
): StackMaturity {
  if (fitted !== CALIBRATION) return fittedMaturity(part, stack, fitted);
  const key = `${part.kind} ${stack.framework ?? ''} ${stack.version ?? ''}`;
  return maturities.get(part.machine, key, () => fittedMaturity(part, stack, fitted));
}

function fittedMaturity(
  { kind, machine }: Pick<Part, 'kind' | 'machine'>,
  stack: Stack,
  fitted: Pick<Fitted, 'maturity'>,
): StackMaturity {
  // What a stack is on GPUs says nothing about it on chips that nobody measured.
  if (!isCalibrated(machine.chip.family)) return { ratio: 1, basis: 'uncalibrated' };
  const constants = machine.constants ?? constantsOf(machine.chip.family);
  const { chip, peak } = machine;
  return maturityOf({ chip, peak, constants, stack, phase: kind, fitted: fitted.maturity });
}

const powers = new Memo<Chip, { model: PowerModel | null }>();

function powerOf({ chip, peak }: Machine, fitted: Fitted): PowerModel | null {
  const { precision } = peak;
  if (fitted !== CALIBRATION) return powerModelOf({ chip, precision, fitted });
  return powers.get(chip, precision, () => ({ model: powerModelOf({ chip, precision, fitted }) })).model;
}

/**
 * expected = attainable × maturity(framework, version, phase), then what the power limit stretches (docs/model.md#three-times,
 * docs/model.md#power-and-energy). Watts follow from the rates of the attainable time: slower software keeps a chip as busy, with
 * work that nobody asked for. Published watts say so: fitted with the rates of the expected time, memory would draw nothing.
 */
export function expectedPart(part: Part, stack: Stack, fitted: Fitted = CALIBRATION): ExpectedPart {
  const { step, machine } = part;
  const { ratio, basis } = stackMaturity(part, stack, fitted);
  const expectedSec = step.attainableSec * ratio;
  const model = powerOf(machine, fitted);
  if (model === null || expectedSec === 0) {
    return { ...part, expectedSec, chipWatts: null, clamped: false, basis, powerBasis: null };
  }
  const { watts, stretch, clamped } = drawnPower(model, chipLoad(part));
  const powerBasis = model.provenance;
  return { ...part, expectedSec: expectedSec * stretch, chipWatts: watts, clamped, basis, powerBasis };
}

/** Energy that all chips of a part take over one step of it; 0 without a power model, which callers ask for first. */
export function partJoules({ chipWatts, machine, expectedSec }: ExpectedPart): number {
  return (chipWatts ?? 0) * machine.placement.chips * expectedSec;
}

/**
 * Rates of one chip over the attainable time. FLOP/s are those of units that are busy: padding of tiles and slow kernels
 * draw power like useful work.
 */
export function chipLoad({ step, machine }: Pick<Part, 'step' | 'machine'>): PowerLoad {
  const { chip, peak, placement } = machine;
  const { gemmShare, narrowShare } = machine.constants ?? constantsOf(chip.family);
  const busyShare = step.computeBusySec / (placement.pipelineParallel * step.attainableSec);
  const perChipSec = placement.chips * step.attainableSec;
  const { weights, kv, activations, collectives } = step.bytes;
  return {
    flopsPerSec: busyShare * peak.denseOpsPerSec * gemmShare * narrowing(peak.precision, narrowShare),
    bytesPerSec: (weights + kv + activations) / perChipSec,
    linkBytesPerSec: collectives / perChipSec,
  };
}
