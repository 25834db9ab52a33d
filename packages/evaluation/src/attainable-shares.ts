import type { Chip } from '@inferbench/domain/chips/chip';
import type { AttainableShares } from '@inferbench/domain/simulation/what-if';
import { efficiencyOf } from '@inferbench/simulator/efficiency';

/** What the attainable model takes off a chip's peaks. */
export function attainableShares(chip: Pick<Chip, 'slug' | 'vendor' | 'family'>): AttainableShares {
  const { constants, provenance } = efficiencyOf(chip);
  const { gemmShare: computeShare, bandwidthShare } = constants;
  return { computeShare, bandwidthShare, uncalibrated: provenance === 'uncalibrated' };
}
