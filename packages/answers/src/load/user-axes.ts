import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { UserAxis } from './request.ts';
import type { ChartSlice } from './shape.ts';
import { answerSec, firstSec } from './waits.ts';

interface AxisOfUsers {
  /** Name of what is waited for, in a sentence; null of a speed. */
  name: string | null;
  /** Name of the axis in a title. */
  over: string;
  unit: string;
  title: string;
  /** Value of a point on it; null where it does not state it. */
  of: (point: TradeoffPoint) => number | null;
  /** True of a time. */
  lowerIsBetter: boolean;
  /** Name of what a point lacks that does not stand on it. */
  missing: string;
  /** Lines that a reader can choose. */
  lines: readonly number[];
}

export const USER_AXES: Readonly<Record<UserAxis, AxisOfUsers>> = {
  SPEED: {
    name: null,
    over: 'the speed each user sees',
    unit: 'tokens/s per user',
    title: 'tokens/s per user (speed one person sees)',
    of: ({ tokensPerSecPerUser }) => tokensPerSecPerUser,
    lowerIsBetter: false,
    missing: 'speed of a user',
    lines: [5, 10, 20, 30, 40, 60, 80, 100, 150, 200, 300, 500, 1000],
  },
  FIRST: {
    name: 'a first token',
    over: 'the time to first token',
    unit: 's to first token, median',
    title: 's to the first token (median wait)',
    of: firstSec,
    lowerIsBetter: true,
    missing: 'median time to first token',
    lines: [0.25, 0.5, 1, 2, 3, 5, 10, 30, 60],
  },
  ANSWER: {
    name: 'a 300-word answer',
    over: 'the time to a 300-word answer',
    unit: 's to a 300-word answer, medians',
    title: 's to a 300-word answer (median waits)',
    of: answerSec,
    lowerIsBetter: true,
    missing: 'median time to first token or per token',
    lines: [3, 5, 7, 10, 15, 20, 30, 60, 120],
  },
};

/** Whether a value on the axis is at the line or better. */
export function keepsLine(value: number | null, { x, at }: Pick<ChartSlice, 'x' | 'at'>): boolean {
  if (value === null) return false;
  return USER_AXES[x].lowerIsBetter ? value <= at : value >= at;
}

/** Order of points by what their users see, the best first, then more tokens a chip; what does not state it is last. */
export function bestFirst(x: UserAxis): (a: TradeoffPoint, b: TradeoffPoint) => number {
  const { of, lowerIsBetter } = USER_AXES[x];
  const rankOf = (point: TradeoffPoint) => {
    const value = of(point);
    return value === null ? Infinity : lowerIsBetter ? value : -value;
  };
  return (a, b) => {
    const [first, second] = [rankOf(a), rankOf(b)];
    if (first !== second) return first < second ? -1 : 1;
    return b.tokensPerSecPerChip - a.tokensPerSecPerChip || (a.pointId < b.pointId ? -1 : 1);
  };
}
