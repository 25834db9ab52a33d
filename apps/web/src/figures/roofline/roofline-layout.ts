import type { Room } from '@inferbench/chart/figure';
import { ln } from '@inferbench/units/exact-math';
import { logScale, type Scale, type Span } from '@inferbench/chart/scale';
import { ridge, type Roofline } from './roofline.ts';

interface Measures {
  left: number;
  right: number;
}

const MEASURES: readonly [Measures, Measures, Measures] = [
  { left: 44, right: 18 },
  { left: 56, right: 110 },
  { left: 56, right: 130 },
];

const TOP = 24;
const FOOT = 56;
/** A decade is at most this long: else a wide drawing would be as tall as it is wide. */
const LONGEST_DECADE = 125;

export interface RooflineLayout {
  room: Room;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  intensities: Span;
  rates: Span;
  x: Scale;
  y: Scale;
}

const decades = ({ from, to }: Span) => ln(to / from) / Math.LN10;

/** Equal decades on both axes, so that the slope of memory is 45 degrees on every chip's page. */
export function rooflineLayout(roofline: Roofline, room: Room): RooflineLayout {
  const { points, former } = roofline;
  const bounds = [roofline, ...(former ? [former] : [])];
  const peaks = bounds.flatMap((each) => each.peaks);
  const bandwidths = bounds.map((each) => each.memoryBandwidthBytesPerSec);
  const measures = MEASURES[room.size];
  const intensitiesOfPoints = points.map(({ intensityFlopPerByte }) => intensityFlopPerByte);
  const ridges = bounds.flatMap((each) =>
    each.peaks.map((peak) => ridge(peak, each.memoryBandwidthBytesPerSec)),
  );
  const intensities = {
    // On-chip memory puts ridges below 1; the slope needs two decades to be seen and named.
    from: Math.min(1, Math.min(...ridges) / 50, ...intensitiesOfPoints) / 2,
    to: Math.max(1000, ...ridges.map((at) => at * 10), ...intensitiesOfPoints.map((at) => at * 2)),
  };
  const rates = {
    from:
      Math.min(Math.min(...bandwidths) * intensities.from, ...points.map(({ opsPerSec }) => opsPerSec)) / 1.5,
    to: Math.max(...peaks.map(({ opsPerSec }) => opsPerSec), ...bandwidths) * 1.8,
  };
  const [across, up] = [decades(intensities), decades(rates)];
  const perDecade = Math.min(
    LONGEST_DECADE,
    (room.width - measures.left - measures.right) / across,
    (room.height - TOP - FOOT) / up,
  );
  const plot = {
    left: measures.left,
    right: measures.left + perDecade * across,
    top: TOP,
    bottom: TOP + perDecade * up,
  };
  return {
    room,
    height: Math.ceil(plot.bottom + FOOT),
    plot,
    intensities,
    rates,
    x: logScale(intensities, { from: plot.left, to: plot.right }),
    y: logScale(rates, { from: plot.bottom, to: plot.top }),
  };
}
