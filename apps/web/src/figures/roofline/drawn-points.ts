import { ln } from '@inferbench/units/exact-math';
import type { RooflinePoint } from './roofline.ts';

/** Fields of a decade on either axis: of points that lie in one field their marks would cover each other. */
const FIELDS_OF_DECADE = 8;

const fieldOf = (value: number) => Math.floor((ln(value) / Math.LN10) * FIELDS_OF_DECADE);

/** Points of a drawing: of those of one phase and kind in one field the fastest, however many there are. */
export function drawnPoints(points: readonly RooflinePoint[]): RooflinePoint[] {
  const fastest = new Map<string, RooflinePoint>();
  for (const point of points) {
    const { group, kind, intensityFlopPerByte, opsPerSec } = point;
    const field = [group, kind, fieldOf(intensityFlopPerByte), fieldOf(opsPerSec)].join(' ');
    const known = fastest.get(field);
    if (known === undefined || known.opsPerSec < opsPerSec) fastest.set(field, point);
  }
  const drawn = new Set(fastest.values());
  return points.filter((point) => drawn.has(point));
}
