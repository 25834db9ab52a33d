import { logScale, type Scale } from '@inferbench/chart/scale';
import type { DrawnVersus } from './drawn-versus.ts';
import type { VersusRoom } from './versus-room.ts';

/** Ratios that an axis may end at, and that stand on it. */
const LADDER = [1.25, 1.5, 2, 3, 4, 6, 8, 12, 20, 50, 100, 200, 1000];
const APART = 46;
/** Px between "equal" and the one tick of a side. */
const LEAST_APART = 36;

export interface VersusScale {
  x: Scale;
  most: number;
  /** Ratios that have a line, above 1. */
  ticks: number[];
}

/** Ratios by the same distance on both sides of equality, as far as what is drawn goes; bands of simulations end at the edge. */
export function versusScale(
  rows: DrawnVersus['rows'],
  { left, right }: VersusRoom,
  hasBest: boolean,
): VersusScale {
  const ends = rows.flatMap(({ low, high, best, simulated }) => [
    low,
    high,
    ...(hasBest && best !== null ? [best.low, best.high] : []),
    simulated?.ratio ?? null,
  ]);
  const furthest = Math.max(1.2, ...ends.flatMap((end) => (end === null ? [] : [end, 1 / end])));
  const most = LADDER.find((step) => step >= furthest) ?? furthest;
  const x = logScale({ from: 1 / most, to: most }, { from: left, to: right });
  const ticks: number[] = [];
  for (const step of LADDER.filter((each) => each < most).toReversed()) {
    const last = ticks.at(-1);
    const isFree = x(step) - x(1) >= APART && right - x(step) >= APART / 2;
    if (isFree && (last === undefined || x(last) - x(step) >= APART)) ticks.push(step);
  }
  // A narrow plot has one tick a side at least: "equal" alone is no scale.
  const last = [most, ...LADDER.filter((each) => each < most).toReversed()].findLast(
    (step) => x(step) - x(1) >= LEAST_APART,
  );
  return { x, most, ticks: ticks.length > 0 ? ticks : last === undefined ? [] : [last] };
}
