import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { FASTER_THAN_WORDS, fasterThan } from '@inferbench/domain/scores/score';
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

/** Words on the bars of a split; software above 1 is no loss, it is more than the simulator expects. */
export function splitNote(
  {
    hardware,
    software,
    hardwareErrorBar,
    measuredKind,
  }: Pick<ThreeWaySplit, 'hardware' | 'software' | 'hardwareErrorBar' | 'measuredKind'>,
  limitedBy = 'nothing known',
): string {
  const than = fasterThan({ hardware, software });
  const bars =
    than === null
      ? 'Each bar is a loss.'
      : `Each bar is a loss, but that of software: the run is faster than ${FASTER_THAN_WORDS[than]}.`;
  const bar = hardwareErrorBar ? ', with its error bar' : ', its error bar not yet known';
  const value = measuredKind === 'REPORTED' ? 'published' : 'measured';
  return `${bars} Algorithm follows from specification and model; hardware is simulated (dashed)${bar}; software is the rest ${than === null ? 'down' : 'up'} to the ${value} value. Limited by ${limitedBy.toLowerCase()}.`;
}
