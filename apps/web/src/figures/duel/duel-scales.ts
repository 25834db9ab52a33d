import { logScale, type Scale } from '@inferbench/chart/scale';
import type { DuelRoom } from './duel-room.ts';
import type { DuelChart } from '@inferbench/answers/duel/shape';

export type DrawnDuel = Pick<
  DuelChart,
  'head' | 'modelName' | 'ratios' | 'verdict' | 'calibrated' | 'ahead' | 'ratioWords'
>;
export type DrawnRatio = DrawnDuel['ratios'][number];

/** Ratios that an axis may end at, and that stand on it. */
const LADDER = [1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000];
const APART = 30;

export interface DuelScales {
  x: Scale;
  y: Scale;
  /** The axis ends here, on both sides of equality. */
  most: number;
  /** Ratios that have a line, above 1. */
  ticks: number[];
}

/** Context from 128 to 128K; ratios by the same distance on both sides of equality, as far as the bands go. */
export function duelScales({ ratios }: DrawnDuel, { plot }: DuelRoom): DuelScales {
  const ends = ratios.flatMap(({ samples, points }) =>
    [...samples, ...points].flatMap(({ low, high }) => [1 / low, high]),
  );
  const furthest = Math.max(1.1, ...ends);
  const most = LADDER.find((step) => step >= furthest) ?? furthest;
  const y = logScale({ from: 1 / most, to: most }, { from: plot.bottom, to: plot.top });
  const ticks: number[] = [];
  for (const step of LADDER.filter((each) => each <= most).toReversed()) {
    const above = ticks.at(-1);
    const free = (above === undefined || y(step) - y(above) >= APART) && y(1) - y(step) >= APART;
    if (free) ticks.push(step);
  }
  return { x: logScale({ from: 128, to: 131_072 }, { from: plot.left, to: plot.right }), y, most, ticks };
}
