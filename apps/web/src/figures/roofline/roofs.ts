import { formatValue } from '@inferbench/units/format';
import { type At, line, type Mark, text, upright } from '@inferbench/chart/drawing';
import { rowsWithoutOverlap, spreadLabels } from '@inferbench/chart/place-labels';
import { textWidth } from '@inferbench/chart/text-room';
import { formatRate } from '../../words/numbers.ts';
import { ridge, roofs, type Roofline } from './roofline.ts';
import type { RooflineLayout } from './roofline-layout.ts';

/** Line from the left edge up the memory slope, then level at a rate; cut at the bottom of the plot. */
function roofPlaces(bandwidth: number, rate: number, layout: RooflineLayout): At[] {
  const { intensities, rates, x, y } = layout;
  const from = Math.max(intensities.from, rates.from / bandwidth);
  const corner = Math.min(intensities.to, rate / bandwidth);
  const places = [
    { x: x(from), y: y(Math.min(rate, bandwidth * from)) },
    { x: x(Math.max(from, corner)), y: y(rate) },
    { x: x(intensities.to), y: y(rate) },
  ];
  return corner <= from ? places.slice(1) : places;
}

/** Where the memory slope is named: above it, not halfway to the first ridge. */
export function slopePlace(roofline: Roofline, layout: RooflineLayout): At {
  const { x, y, intensities } = layout;
  const bandwidth = roofline.memoryBandwidthBytesPerSec;
  const lowest = Math.min(...roofline.peaks.map((peak) => ridge(peak, bandwidth)));
  const intensity = intensities.from * (lowest / intensities.from) ** 0.4;
  return { x: x(intensity) - 8, y: y(bandwidth * intensity) - 8 };
}

/** Roofs in ink, attainable dashed, on-chip memory as a second slope, every roof named at its right end. */
export function roofMarks(roofline: Roofline, layout: RooflineLayout): Mark[] {
  const { plot, room, y } = layout;
  const bandwidth = roofline.memoryBandwidthBytesPerSec;
  const named = roofs(roofline.peaks);
  const lines = named.map(({ peak }) => line('roof', roofPlaces(bandwidth, peak.opsPerSec, layout)));
  const { attainable, onChip, former } = roofline;
  const past = former
    ? roofs(former.peaks).map(({ peak }) =>
        line('roof-former', roofPlaces(former.memoryBandwidthBytesPerSec, peak.opsPerSec, layout)),
      )
    : [];
  const reached = attainable
    ? named.map(({ peak }) =>
        line(
          'attainable',
          roofPlaces(bandwidth * attainable.bandwidthShare, peak.opsPerSec * attainable.computeShare, layout),
        ),
      )
    : [];
  const highest = Math.max(...named.map(({ peak }) => peak.opsPerSec));
  const inner = onChip ? [line('leader', roofPlaces(onChip.bandwidthBytesPerSec, highest, layout))] : [];
  const ys = spreadLabels(
    named.map(({ peak }) => y(peak.opsPerSec)),
    { from: plot.top, to: plot.bottom },
  );
  // The narrow drawing has no room at the right: names stand on their roofs.
  const labels = named.map(({ label }, index) =>
    room.size === 0
      ? text('ink end halo', { x: plot.right, y: (ys[index] ?? 0) - 5 }, label)
      : text('ink', { x: plot.right + 8, y: (ys[index] ?? 0) + 4 }, label),
  );
  const slope = text('ink middle halo', slopePlace(roofline, layout), formatRate(bandwidth), -45);
  return [...past, ...inner, ...reached, ...lines, slope, ...labels];
}

/** Ridges on the x axis: what lies left of one is limited by memory at that precision. */
export function ridgeMarks(roofline: Roofline, layout: RooflineLayout): Mark[] {
  const { plot, x } = layout;
  const ridges = [
    ...new Set(roofline.peaks.map((peak) => ridge(peak, roofline.memoryBandwidthBytesPerSec))),
  ].toSorted((a, b) => a - b);
  const labels = ridges.map((at, index) => {
    const words = index === 0 ? `ridge ${formatValue(at)}` : formatValue(at);
    const half = textWidth(words) / 2;
    return { words, at: x(at), from: x(at) - half, to: x(at) + half };
  });
  const rows = rowsWithoutOverlap(labels, 4);
  return labels.flatMap(({ words, at }, index) => {
    const up = 10 + (rows[index] ?? 0) * 14;
    return [
      upright('axis', at, plot.bottom, plot.bottom - up + 2),
      text('middle halo', { x: at, y: plot.bottom - up - 2 }, words),
    ];
  });
}
