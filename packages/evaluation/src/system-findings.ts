import { outliers, outSystem, type SoftwareShare } from '@inferbench/checks/out-system';
import { findings } from '@inferbench/checks/rule';
import { areAlike } from '@inferbench/domain/public-name';
import type { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';
import type { Run } from '@inferbench/domain/run';
import type { Evaluation } from '@inferbench/domain/score';

/** What a run is compared with: software shares that others reached on its chip. */
export interface OthersOnChip {
  chip: Pick<Chip, 'vendor'>;
  /** Name of the organisation that submits. */
  organizationName: string;
  shares: readonly SoftwareShare[];
}

/** OUT-SYSTEM on the points of an evaluation. */
export function systemFindings(
  { points }: Evaluation,
  run: Run,
  { chip, organizationName, shares }: OthersOnChip,
): Finding[] {
  const own = points.flatMap(({ index, score }) => {
    const phase = run.points[index]?.phase;
    const share = score.split.present ? score.split.value.software : null;
    return phase === undefined || share === null ? [] : [{ index, phase, share }];
  });
  const isThirdParty = !areAlike(organizationName, chip.vendor);
  return findings(outSystem, outliers(own, shares, { isThirdParty }));
}
