import type { Constants } from '@inferbench/domain/calibration';
import { exp, ln } from '@inferbench/units/exact-math';

/** Where the search starts: what public tools and papers state for such constants (docs/model.md#calibration). */
export const PRIOR: Constants = {
  gemmShare: 0.75,
  narrowShare: 0.8,
  attentionShare: 0.45,
  imageAttentionFlopPerClock: 500,
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
    imageAttentionFlopPerClock: at('imageAttentionFlopPerClock', 3),
    bandwidthShare: at('bandwidthShare', 4),
    kernelSec: at('kernelSec', 5),
    hostStepSec: at('hostStepSec', 6),
    hostSequenceSec: at('hostSequenceSec', 7),
    prefillFixedSec: at('prefillFixedSec', 8),
    allReduceSec: at('allReduceSec', 9),
  };
}

/** The point of the search at which constants lie: where a refit without some rows starts. */
export function vectorOf(constants: Constants): number[] {
  const at = (key: keyof Constants) => ln(constants[key] / PRIOR[key]);
  return [
    at('gemmShare'),
    at('narrowShare'),
    at('attentionShare'),
    at('imageAttentionFlopPerClock'),
    at('bandwidthShare'),
    at('kernelSec'),
    at('hostStepSec'),
    at('hostSequenceSec'),
    at('prefillFixedSec'),
    at('allReduceSec'),
  ];
}

export const DIMENSIONS = Object.keys(PRIOR).length;
