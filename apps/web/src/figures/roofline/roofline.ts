import type { Kind } from '@inferbench/domain/terms/kind';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { formatRate, formatTops } from '../../words/numbers.ts';

export interface RooflinePeak {
  /** Compute class, for example fp16. */
  precision: string;
  opsPerSec: number;
}

export interface RooflinePoint {
  label: string;
  /** What shares a mark: the phase of the point. */
  group: string;
  kind: Kind;
  /** Compute class whose roof bounds it. */
  precision: string;
  intensityFlopPerByte: number;
  /** Useful operations per second and chip. */
  opsPerSec: number;
  href: string;
}

export interface Roofline {
  title: string;
  peaks: readonly RooflinePeak[];
  memoryBandwidthBytesPerSec: number;
  onChip?: { bandwidthBytesPerSec: number } | null;
  /** Shares of peak and bandwidth that the simulator's attainable model uses. */
  attainable?: { computeShare: number; bandwidthShare: number } | null;
  /** The bounds before an edit, drawn pale behind the others. */
  former?: { peaks: readonly RooflinePeak[]; memoryBandwidthBytesPerSec: number } | null;
  points: readonly RooflinePoint[];
}

/** Intensity at which arithmetic and memory take equal time. */
export function ridge(peak: RooflinePeak, bandwidthBytesPerSec: number): number {
  return peak.opsPerSec / bandwidthBytesPerSec;
}

/** min(peak, bandwidth × intensity): no schedule is faster. */
export function bound(roofline: Roofline, precision: string, intensity: number): number | null {
  const peak = roofline.peaks.find((each) => each.precision === precision);
  if (!peak) return null;
  return Math.min(peak.opsPerSec, roofline.memoryBandwidthBytesPerSec * intensity);
}

/** One roof for equal rates: "FP8 and INT8 1,979". */
export function roofs(peaks: readonly RooflinePeak[]): { label: string; peak: RooflinePeak }[] {
  const rates = new Set(peaks.map(({ opsPerSec }) => opsPerSec));
  return [...rates].flatMap((rate) => {
    const same = peaks.filter(({ opsPerSec }) => opsPerSec === rate);
    const [peak] = same;
    if (!peak) return [];
    const names = same.map(({ precision }) => precision.toUpperCase()).join(', ');
    return [{ label: `${names} ${formatTops(peak.opsPerSec)}`, peak }];
  });
}

/** Points with the roof above each, the nearest to its own first; those of which no peak is known, and those above it, last. */
export function nearestFirst(
  roofline: Roofline,
): { point: RooflinePoint; roof: number | null; share: number }[] {
  return roofline.points
    .map((point) => {
      const roof = bound(roofline, point.precision, point.intensityFlopPerByte);
      return { point, roof, share: roof === null ? 0 : point.opsPerSec / roof };
    })
    .toSorted((a, b) => Number(isAbove(a)) - Number(isAbove(b)) || b.share - a.share);
}

/** Tells whether a point lies above its roof, where no run is, whatever its publication says. */
export const isAbove = ({ share }: { share: number }): boolean => share > 1;

/** The point nearest to its roof, or, without points, what the ridge means. */
export function rooflineSentence(roofline: Roofline): string {
  const [best] = nearestFirst(roofline);
  if (best === undefined || best.roof === null || isAbove(best)) return ridgeSentence(roofline);
  const { point, roof, share } = best;
  const byMemory =
    roof < (roofline.peaks.find(({ precision }) => precision === point.precision)?.opsPerSec ?? 0);
  const limit = byMemory
    ? `${formatRate(roofline.memoryBandwidthBytesPerSec)} allows at ${formatValue(point.intensityFlopPerByte)} FLOP per byte`
    : `the ${point.precision.toUpperCase()} peak allows`;
  const count = roofline.points.length;
  const among = count === 1 ? '' : `Of ${formatNumber(count)} points the nearest to its roof: `;
  return `${among}${point.label} delivers ${formatValue(point.opsPerSec / TERA)} useful TOPS, ${formatPercent(share)} of what ${limit}.`;
}

function ridgeSentence({ peaks, memoryBandwidthBytesPerSec }: Roofline): string {
  const [peak] = peaks;
  if (!peak) return 'No peak is published, so there is no roof.';
  const at = formatValue(ridge(peak, memoryBandwidthBytesPerSec));
  return `At ${peak.precision.toUpperCase()} the ridge is at ${at} FLOP per byte: work below it is limited by memory, work above it by arithmetic. No point can be placed under it.`;
}
