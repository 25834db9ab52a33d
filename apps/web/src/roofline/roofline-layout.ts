import type { DrawingWidth } from '../chart/drawing.ts';
import { logScale, type Scale, type Span } from '../chart/scale.ts';
import { ridge, type Roofline } from './roofline.ts';

interface Measures {
  left: number;
  /** Room for the names of the roofs. */
  right: number;
}

const MEASURES: Readonly<Record<DrawingWidth, Measures>> = {
  288: { left: 44, right: 18 },
  600: { left: 56, right: 110 },
  856: { left: 56, right: 130 },
};

const TOP = 24;
const FOOT = 56;
/** A decade is at most this long: else a wide drawing would be as tall as it is wide. */
const LONGEST_DECADE = 125;

export interface RooflineLayout extends Measures {
  width: DrawingWidth;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  intensities: Span;
  rates: Span;
  x: Scale;
  y: Scale;
}

/** Equal decades on both axes, so that the slope of memory is 45 degrees on every chip's page. */
export function rooflineLayout(roofline: Roofline, width: DrawingWidth): RooflineLayout {
  const { points, former } = roofline;
  const bounds = [roofline, ...(former ? [former] : [])];
  const peaks = bounds.flatMap((each) => each.peaks);
  const bandwidths = bounds.map((each) => each.memoryBandwidthBytesPerSec);
  const measures = MEASURES[width];
  const plot = { left: measures.left, right: width - measures.right, top: TOP };
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
  const length = plot.right - plot.left;
  const perDecade = Math.min(LONGEST_DECADE, length / Math.log10(intensities.to / intensities.from));
  intensities.to = intensities.from * 10 ** (length / perDecade);
  const bottom = TOP + perDecade * Math.log10(rates.to / rates.from);
  return {
    ...measures,
    width,
    height: Math.ceil(bottom + FOOT),
    plot: { ...plot, bottom },
    intensities,
    rates,
    x: logScale(intensities, { from: plot.left, to: plot.right }),
    y: logScale(rates, { from: bottom, to: TOP }),
  };
}
