import type { Constants } from '@inferbench/domain/scores/calibration';

/**
 * Constants of families without a fit of their own: 80 % of peak and bandwidth, 4 µs a kernel, 15 µs an all-reduce, after a trial
 * fit of the plain operator roofline (docs/model.md#calibration; read 2026-11-21).
 */
export const DEFAULT_CONSTANTS: Constants = {
  gemmShare: 0.8,
  expertShare: 0.8,
  attentionShare: 0.8,
  decodeAttentionShare: 0.8,
  imageAttentionShare: 0.8,
  bandwidthShare: 0.8,
  expertBandwidthShare: 0.8,
  cacheBandwidthShare: 0.8,
  kernelSec: 4e-6,
  expertKernelSec: 4e-6,
  attentionKernelSec: 4e-6,
  expansionShare: 1,
  allReduceSec: 15e-6,
  allToAllSec: 7.5e-6,
  sumLinkShare: 1,
  exchangeLinkShare: 1,
  hostStepSec: 0,
  hostSequenceSec: 0,
  prefillFixedSec: 0,
};

/** Every rate reached in full and every latency one second: the times of a step are then what its work takes of each. */
export const UNIT_CONSTANTS: Constants = {
  gemmShare: 1,
  expertShare: 1,
  attentionShare: 1,
  decodeAttentionShare: 1,
  imageAttentionShare: 1,
  bandwidthShare: 1,
  expertBandwidthShare: 1,
  cacheBandwidthShare: 1,
  kernelSec: 1,
  expertKernelSec: 1,
  attentionKernelSec: 1,
  expansionShare: 1,
  allReduceSec: 0,
  allToAllSec: 0,
  sumLinkShare: 1,
  exchangeLinkShare: 1,
  hostStepSec: 0,
  hostSequenceSec: 0,
  prefillFixedSec: 0,
};
