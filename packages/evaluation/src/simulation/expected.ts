import type { Calibration } from '@inferbench/domain/calibration';
import { efficiencyOf, isCalibrated } from '@inferbench/simulator/efficiency';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { maturityOf, type Stack, type StackMaturity } from '@inferbench/simulator/maturity';
import { drawnPower, type PowerModel, powerModelOf } from '@inferbench/simulator/power';
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

/** Maturity of the stack for the kind of a part on its chip. */
export function stackMaturity(
  { kind, machine }: Pick<Part, 'kind' | 'machine'>,
  stack: Stack,
  fitted: Pick<Fitted, 'maturity'>,
): StackMaturity {
  // What a stack is on GPUs says nothing about it on chips that nobody measured.
  if (!isCalibrated(machine.chip.family)) return { ratio: 1, basis: 'uncalibrated' };
  const constants =
    machine.constants ?? efficiencyOf(machine.chip.family)?.constants ?? CALIBRATION.constants;
  const { chip, peak } = machine;
  return maturityOf({ chip, peak, constants, stack, phase: kind, fitted: fitted.maturity });
}

export function powerOf({ chip, peak }: Machine, fitted: Fitted): PowerModel | null {
  return powerModelOf({ chip, precision: peak.precision, fitted });
}

/**
 * expected = attainable × maturity(framework, version, phase), then what the power limit stretches (simulator.md 0.3, 1.9).
 * Watts follow from the rates of the attainable time: slower software keeps a chip as busy, with work that nobody asked
 * for. Published watts say so: over 49 rows that were held out the error is 11 % this way, and the fit finds a floor of a
 * quarter of the limit; with the rates of the expected time it finds half of the limit and no power for memory.
 */
export function expectedPart(part: Part, stack: Stack, fitted: Fitted = CALIBRATION): ExpectedPart {
  const { step, machine } = part;
  const { ratio, basis } = stackMaturity(part, stack, fitted);
  const expectedSec = step.attainableSec * ratio;
  const model = powerOf(machine, fitted);
  if (model === null || expectedSec === 0) {
    return { ...part, expectedSec, chipWatts: null, clamped: false, basis, powerBasis: null };
  }
  const perChipSec = machine.placement.chips * step.attainableSec;
  const { weights, kv, activations, collectives } = step.bytes;
  const { watts, stretch, clamped } = drawnPower(model, {
    flopsPerSec: step.flops / perChipSec,
    bytesPerSec: (weights + kv + activations) / perChipSec,
    linkBytesPerSec: collectives / perChipSec,
  });
  const powerBasis = model.provenance;
  return { ...part, expectedSec: expectedSec * stretch, chipWatts: watts, clamped, basis, powerBasis };
}
