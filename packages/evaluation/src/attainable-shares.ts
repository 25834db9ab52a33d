import type { Chip } from '@inferbench/domain/chip';
import { efficiencyOf } from '@inferbench/simulator/efficiency';

export interface AttainableShares {
  /** Share of dense peak that large operators reach. */
  computeShare: number;
  /** Share of memory bandwidth that streaming reaches. */
  bandwidthShare: number;
  /** No measurement of this family went into the figures. */
  uncalibrated: boolean;
}

/** What the attainable model takes off a chip's peaks. */
export function attainableShares(chip: Pick<Chip, 'slug' | 'vendor' | 'family'>): AttainableShares {
  const { constants, provenance } = efficiencyOf(chip);
  const { gemmShare: computeShare, bandwidthShare } = constants;
  return { computeShare, bandwidthShare, uncalibrated: provenance === 'uncalibrated' };
}
