import { farBehind, outRival } from '@inferbench/checks/out-rival';
import { outliers, outSystem, type SharedPoint, type SoftwareShare } from '@inferbench/checks/out-system';
import { findings } from '@inferbench/checks/rule';
import type { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';
import { areAlike } from '@inferbench/domain/public-name';
import type { Run } from '@inferbench/domain/run';
import type { Evaluation } from '@inferbench/domain/score';

/** What a run is compared with: software shares that others reached on its chip. */
export interface OthersOnChip {
  chip: Pick<Chip, 'vendor'>;
  /** Name of the organisation that submits. */
  organizationName: string;
  shares: readonly SoftwareShare[];
  /** By the index of a point, what others reached at its load. */
  neighbours: ReadonlyMap<number, SharedPoint['neighbours']>;
}

/** OUT-SYSTEM and OUT-RIVAL on the points of an evaluation. */
export function systemFindings(
  { points }: Evaluation,
  run: Run,
  { chip, organizationName, shares, neighbours }: OthersOnChip,
): Finding[] {
  const own = points.flatMap(({ index, score }): SharedPoint[] => {
    const phase = run.points[index]?.phase;
    const share = score.split.present ? score.split.value.software : null;
    if (phase === undefined || share === null) return [];
    return [{ index, phase, share, neighbours: neighbours.get(index) ?? [] }];
  });
  const isThirdParty = !areAlike(organizationName, chip.vendor);
  return [
    ...findings(outSystem, outliers(own, shares)),
    ...(isThirdParty ? findings(outRival, farBehind(own, shares)) : []),
  ];
}
