import { farBehind, outRival } from '@inferbench/checks/out-rival';
import { outliers, outSystem, type SharedPoint, type SoftwareShare } from '@inferbench/checks/out-system';
import { findings } from '@inferbench/checks/rule';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Finding } from '@inferbench/domain/errors/finding';
import { areAlike } from '@inferbench/domain/names/public-name';
import type { Run } from '@inferbench/domain/runs/run';
import type { Evaluation } from '@inferbench/domain/scores/score';

/** What a run is compared with: software shares that others reached on its chip. */
export interface OthersOnChip {
  chip: Pick<Chip, 'vendor'>;
  /** Name of the organisation that submits. */
  organizationName: string;
  shares: readonly SoftwareShare[];
  /** Figures that others reached at the load of a point, by its index. */
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
