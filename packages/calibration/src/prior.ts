import type { Calibration, EffectTerm } from '@inferbench/domain/scores/calibration';

/** Where the search starts: what public tools and papers state for such constants (docs/model.md#calibration). */
export const PRIOR: Pick<Calibration, 'constants' | 'ingestSec' | 'promptShare'> = {
  constants: {
    gemmShare: 0.75,
    expertShare: 0.6,
    attentionShare: 0.75,
    decodeAttentionShare: 0.5,
    imageAttentionShare: 0.3,
    bandwidthShare: 0.85,
    expertBandwidthShare: 0.7,
    cacheBandwidthShare: 0.75,
    kernelSec: 3e-6,
    expertKernelSec: 4e-6,
    attentionKernelSec: 4e-6,
    expansionShare: 0.1,
    allReduceSec: 7e-6,
    allToAllSec: 7e-6,
    sumLinkShare: 0.8,
    exchangeLinkShare: 0.8,
    hostStepSec: 3e-4,
    hostSequenceSec: 10e-6,
    prefillFixedSec: 1e-3,
  },
  ingestSec: 20e-3,
  promptShare: 0.75,
};

const SHARES = /Share$/;
/** Terms whose constant is a share of a rate: seconds grow as it falls. */
export function isShareOfRate(term: EffectTerm): boolean {
  return SHARES.test(term) && term !== 'expansionShare' && term !== 'promptShare';
}

/** Seconds that a constant of the prior is for one of what it multiplies. */
export function priorFactor(term: EffectTerm): number {
  if (term === 'compute' || term === 'memory') return 1;
  if (term === 'ingestSec' || term === 'promptShare') return PRIOR[term];
  const value = PRIOR.constants[term];
  return isShareOfRate(term) ? 1 / value : value;
}
