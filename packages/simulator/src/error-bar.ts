import type { RegimeError } from '@inferbench/domain/calibration';
import type { Chip } from '@inferbench/domain/chip';
import type { Phase } from '@inferbench/domain/slice';
import { isCalibrated } from './is-calibrated.ts';
import { CALIBRATION } from './generated/calibration-data.ts';

/**
 * Families that were never measured, and regimes without rows: the worst mean error that the trial fit of the plain model
 * had on a GPU it had not seen (docs/model.md#accuracy). No better known than that.
 */
const UNSEEN_ERROR_SHARE = 0.23;

/** Half-width of the error bar of a time in a regime, as a share of it: from the residuals of rows that were held out. */
export function errorBarShare(chip: Pick<Chip, 'slug' | 'family'>, phase: RegimeError['phase']): number {
  if (!isCalibrated(chip)) return UNSEEN_ERROR_SHARE;
  return CALIBRATION.errors.find((regime) => regime.phase === phase)?.share ?? UNSEEN_ERROR_SHARE;
}

const REGIMES: Readonly<Record<Phase, RegimeError['phase']>> = {
  PREFILL: 'prefill',
  DECODE: 'decode',
  GENERATE: 'generate',
  SERVING: 'serving',
  IMAGE: 'image',
  MAX_LOAD: 'serving',
};

/** The regime of the board's word for a phase. */
export function regimeOf(phase: Phase): RegimeError['phase'] {
  return REGIMES[phase];
}
