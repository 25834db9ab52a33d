import type { Constants } from '@inferbench/domain/calibration';
import type { ChipFamily } from '@inferbench/domain/chip';
import { CALIBRATION } from './generated/calibration-data.ts';

/**
 * Trial fit of the plain operator roofline over 1,042 public rows: 80 % of peak and bandwidth, 4 µs a captured kernel,
 * 15 µs an all-reduce (docs/model.md#calibration; read 2026-11-21). Families without measurements carry these.
 */
export const DEFAULT_CONSTANTS: Constants = {
  gemmShare: 0.8,
  narrowShare: 1,
  attentionShare: 0.8,
  imageAttentionFlopPerClock: 1e6,
  bandwidthShare: 0.8,
  kernelSec: 4e-6,
  hostStepSec: 0,
  hostSequenceSec: 0,
  prefillFixedSec: 0,
  allReduceSec: 15e-6,
};

/** Families whose measurements are in the fit. */
const MEASURED: ReadonlySet<ChipFamily> = new Set(['simt']);

export function isCalibrated(family: ChipFamily): boolean {
  return MEASURED.has(family);
}

export function constantsOf(family: ChipFamily): Constants {
  return isCalibrated(family) ? CALIBRATION.constants : DEFAULT_CONSTANTS;
}

/** What is known about the attainable model of one architecture family. */
export interface Efficiency {
  constants: Constants;
  /** Families without measurements stay `uncalibrated`. */
  provenance: 'calibrated' | 'uncalibrated';
}

export function efficiencyOf(family: ChipFamily): Efficiency {
  return { constants: constantsOf(family), provenance: isCalibrated(family) ? 'calibrated' : 'uncalibrated' };
}
