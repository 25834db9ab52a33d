import type { ChartAxis } from '@inferbench/answers/load/request';
import type { ChartSample } from '@inferbench/answers/load/shape';

/** What stands over speed at a load: null where there is no price or no power. */
export function axisValue(
  of: Pick<ChartSample, 'perChip' | 'perUsd' | 'perKw'>,
  axis: ChartAxis,
): number | null {
  return { PER_CHIP: of.perChip, PER_USD: of.perUsd, PER_KW: of.perKw }[axis];
}

/** Points of a curve as [tokens/s per user, value], those without a value left out. */
export function drawnSamples<Sample extends Pick<ChartSample, 'perUser' | 'perChip' | 'perUsd' | 'perKw'>>(
  samples: readonly Sample[],
  axis: ChartAxis,
): { x: number; y: number; sample: Sample }[] {
  return samples.flatMap((sample) => {
    const y = axisValue(sample, axis);
    return y === null ? [] : [{ x: sample.perUser, y, sample }];
  });
}
