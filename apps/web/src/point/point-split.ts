import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { TERA } from '@inferbench/units/si';
import type { ThreeWaySplit } from '../figures/split/split-steps.ts';

/** The split of a point as a waterfall per chip; null where the simulator has none. */
export function pointSplit({
  split,
  scores,
  kind,
  system,
  peakOpsPerSec,
}: PointResult): ThreeWaySplit | null {
  if (split === null) return null;
  const { hardwareLow, hardwareHigh } = split;
  return {
    peakTops: peakOpsPerSec / TERA / system.chips,
    workload: split.workload,
    technique: split.technique,
    hardware: split.hardware,
    software: split.software,
    measuredTops: split.software === null ? null : scores.usefulTops,
    measuredKind: kind === 'REPORTED' ? 'REPORTED' : 'MEASURED',
    hardwareErrorBar:
      hardwareLow === null || hardwareHigh === null ? null : { low: hardwareLow, high: hardwareHigh },
    sentence: split.sentence,
  };
}
