import type { ChipFamily } from '@inferbench/domain/chip';
import type { Constants } from './constants.ts';
import { hasModel } from './family-models.ts';

/** What is known about the attainable model of one architecture family. */
export interface Efficiency {
  constants: Constants;
  /** Half-width of the error bar as a share of the time. */
  errorBarShare: number;
  /** `default` until constants are fitted to public results; families without measurements stay `uncalibrated`. */
  provenance: 'default' | 'calibrated' | 'uncalibrated';
}

/**
 * Trial fit of the plain operator roofline over 1,042 public rows: 80 % of peak and bandwidth, 4 µs a captured kernel,
 * 15 µs an all-reduce, 15.3 % mean error on the rows held out (simulator.md 1.2 and 2; read 2026-11-21).
 */
export const DEFAULT_CONSTANTS: Constants = {
  gemmShare: 0.8,
  attentionShare: 0.8,
  imageShare: 0.8,
  bandwidthShare: 0.8,
  kernelSec: 4e-6,
  hostStepSec: 0,
  hostSequenceSec: 0,
  prefillFixedSec: 0,
  allReduceSec: 15e-6,
};
const DEFAULT_ERROR_SHARE = 0.153;

/** Worst error of the same fit on a GPU it had not seen; families it never saw are no better known than that. */
const UNSEEN_ERROR_SHARE = 0.23;

/** The only family with enough measurements to fit; the others carry defaults. */
const MEASURED_FAMILY: ChipFamily = 'simt';

export function constantsOf(_family: ChipFamily): Constants {
  return DEFAULT_CONSTANTS;
}

/** Null: this engine has no model of the family. */
export function efficiencyOf(family: ChipFamily): Efficiency | null {
  if (!hasModel(family)) return null;
  return {
    constants: constantsOf(family),
    errorBarShare: family === MEASURED_FAMILY ? DEFAULT_ERROR_SHARE : UNSEEN_ERROR_SHARE,
    provenance: family === MEASURED_FAMILY ? 'default' : 'uncalibrated',
  };
}
