import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { ComputeClass } from '@inferbench/domain/terms/precision';
import { onceFor } from '@inferbench/units/once-for';
import type { EffectContext } from './effect-keys.ts';
import { attainableConstants } from './effects.ts';
import { CALIBRATION } from './generated/calibration-data.ts';
import { isCalibrated } from './is-calibrated.ts';

const known = onceFor((_calibration: object) => new Map<string, Constants>());

/** Constants of the attainable time in the release's calibration; one object for all that are alike. */
export function constantsOf(context: EffectContext): Constants {
  const { chip, precision, phase, layerKind, model, weightWord, attentionRanks } = context;
  const constants = known(CALIBRATION);
  const key = `${chip.slug} ${chip.family} ${chip.vendor} ${precision} ${phase} ${layerKind ?? ''} ${model ?? ''} ${weightWord ?? ''} ${attentionRanks}`;
  const found = constants.get(key) ?? attainableConstants(context, CALIBRATION);
  constants.set(key, found);
  return found;
}

/** What is known about the attainable model of a chip. */
export interface Efficiency {
  /** Constants of plain dense layers in its widest native class. */
  constants: Constants;
  /** Families without measurements, and chips of somebody's own machine, stay `uncalibrated`. */
  provenance: 'calibrated' | 'uncalibrated';
}

export function efficiencyOf(
  chip: Pick<Chip, 'slug' | 'vendor' | 'family'>,
  precision: ComputeClass = 'fp16',
): Efficiency {
  const context = {
    chip,
    precision,
    phase: 'prefill',
    layerKind: 'dense',
    model: null,
    weightWord: null,
    attentionRanks: 1,
  } as const;
  return {
    constants: constantsOf(context),
    provenance: isCalibrated(chip) ? 'calibrated' : 'uncalibrated',
  };
}
