import type { ChartAxis, UserAxis } from '@inferbench/answers/load/request';
import type { ChartSample, PublishedFront, TradeoffChart } from '@inferbench/answers/load/shape';

/** What stands over speed at a load: null where there is no price or no power. */
export function axisValue(
  of: Pick<ChartSample, 'perChip' | 'perUsd' | 'perKw'>,
  axis: ChartAxis,
): number | null {
  return { PER_CHIP: of.perChip, PER_USD: of.perUsd, PER_KW: of.perKw }[axis];
}

/** Speed and times that a run or a simulated load gives a user; a simulation states no time. */
interface Seen {
  perUser: number | null;
  firstSec?: number | null;
  answerSec?: number | null;
}

/** Value along the base; null where it is not known. */
export function baseValue({ perUser, firstSec = null, answerSec = null }: Seen, x: UserAxis): number | null {
  return { SPEED: perUser, FIRST: firstSec, ANSWER: answerSec }[x];
}

export function frontSamples({ points }: Pick<PublishedFront, 'points'>, slice: TradeoffChart['slice']) {
  return drawnSamples(
    points.filter(({ onFront }) => onFront),
    slice,
  );
}

/** Points of a curve as [what a user sees, value], those without either left out. */
export function drawnSamples<Sample extends Seen & Pick<ChartSample, 'perChip' | 'perUsd' | 'perKw'>>(
  samples: readonly Sample[],
  { axis, x: base }: { axis: ChartAxis; x: UserAxis },
): { x: number; y: number; sample: Sample }[] {
  return samples.flatMap((sample) => {
    const [x, y] = [baseValue(sample, base), axisValue(sample, axis)];
    return x === null || y === null ? [] : [{ x, y, sample }];
  });
}
