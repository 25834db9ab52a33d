import type { Constants } from '@inferbench/domain/calibration';
import { exp } from '@inferbench/units/exact-math';

/** Where the search starts: what public tools and papers state for such constants (simulator.md 1.2, 6.2). */
export const PRIOR: Constants = {
  gemmShare: 0.75,
  narrowShare: 0.8,
  attentionShare: 0.45,
  imageShare: 0.9,
  bandwidthShare: 0.85,
  kernelSec: 5e-6,
  hostStepSec: 3e-4,
  hostSequenceSec: 4e-6,
  prefillFixedSec: 2e-3,
  allReduceSec: 12e-6,
};

/** No share of a rate comes closer to it than this: refresh, clock ramps and edges of tiles take their part everywhere. */
const MOST: Readonly<Partial<Record<keyof Constants, number>>> = {
  gemmShare: 0.95,
  narrowShare: 1,
  attentionShare: 0.9,
  imageShare: 1,
  bandwidthShare: 0.95,
};

/** Constants at a point of the search: each prior times e^x, so that none can become negative. */
export function constantsAt(x: readonly number[]): Constants {
  const at = (key: keyof Constants, index: number) => {
    const value = PRIOR[key] * exp(x[index] ?? 0);
    return Math.min(value, MOST[key] ?? Number.POSITIVE_INFINITY);
  };
  return {
    gemmShare: at('gemmShare', 0),
    narrowShare: at('narrowShare', 1),
    attentionShare: at('attentionShare', 2),
    imageShare: at('imageShare', 3),
    bandwidthShare: at('bandwidthShare', 4),
    kernelSec: at('kernelSec', 5),
    hostStepSec: at('hostStepSec', 6),
    hostSequenceSec: at('hostSequenceSec', 7),
    prefillFixedSec: at('prefillFixedSec', 8),
    allReduceSec: at('allReduceSec', 9),
  };
}

export const DIMENSIONS = Object.keys(PRIOR).length;
