import type { Calibration } from '@inferbench/domain/calibration';

/** Written by `inferbench calibrate --write`; never edited. */
export const CALIBRATION: Calibration = {
  schema: 'inferbench.calibration/1',
  date: '2026-11-21',
  latencyRows: 0,
  powerRows: 0,
  constants: {
    gemmShare: 0.8,
    narrowShare: 0.8,
    attentionShare: 0.45,
    imageAttentionFlopPerClock: 470,
    bandwidthShare: 0.92,
    kernelSec: 7e-6,
    hostStepSec: 3e-4,
    hostSequenceSec: 4e-6,
    prefillFixedSec: 2e-3,
    allReduceSec: 14e-6,
  },
  maturity: [],
  power: [],
  powerShares: { floor: 0.2, compute: 0.6, memory: 0.4 },
  errors: [],
};
