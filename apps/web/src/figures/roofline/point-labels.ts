import type { At, Mark } from '@inferbench/chart/drawing';
import { freeLabels, markBox, wordBoxes } from '@inferbench/chart/free-labels';
import type { RooflinePoint } from './roofline.ts';
import type { RooflineLayout } from './roofline-layout.ts';

/** Labels at most: more hide the points; the rest is in the table. */
const MOST_LABELS = 5;
/** The ridge is named at the foot of the plot. */
const FOOT = 28;
const SLOPE_HALF = 32;

/** Labels where they cover no other label and no mark; the fastest points are asked first. */
export function pointLabels(
  points: readonly RooflinePoint[],
  layout: RooflineLayout,
  slope: At,
  /** Marks whose words they do not cover either. */
  placed: readonly Mark[],
): Mark[] {
  const { plot, x, y, room } = layout;
  const at = ({ intensityFlopPerByte, opsPerSec }: RooflinePoint): At => ({
    x: x(intensityFlopPerByte),
    y: y(opsPerSec),
  });
  return freeLabels({
    labels: points
      .toSorted((a, b) => b.opsPerSec - a.opsPerSec)
      .map((point) => ({ at: at(point), words: point.label })),
    room: { ...plot, bottom: plot.bottom - FOOT },
    taken: [
      {
        left: slope.x - SLOPE_HALF,
        right: slope.x + SLOPE_HALF,
        top: slope.y - SLOPE_HALF,
        bottom: slope.y + SLOPE_HALF,
      },
      ...wordBoxes(placed),
      ...points.map((point) => markBox(at(point))),
    ],
    most: room.size === 0 ? 3 : MOST_LABELS,
    // In the narrow drawing a label above or below a mark would cross the roofs.
    besideOnly: room.size === 0,
  });
}
