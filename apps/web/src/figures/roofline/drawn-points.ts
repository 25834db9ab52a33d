import { ln } from '@inferbench/units/exact-math';
import { nearestFirst, type Roofline, type RooflinePoint } from './roofline.ts';

/** Fields of a decade on either axis: of points that lie in one field their marks would cover each other. */
const FIELDS_OF_DECADE = 8;

const fieldOf = (value: number) => Math.floor((ln(value) / Math.LN10) * FIELDS_OF_DECADE);

/** Points of a drawing: of those of one phase and kind in one field the nearest to its roof, so that the one which a title names is among them. */
export function drawnPoints(roofline: Roofline): RooflinePoint[] {
  const nearest = new Map<string, RooflinePoint>();
  for (const { point } of nearestFirst(roofline)) {
    const { group, kind, intensityFlopPerByte, opsPerSec } = point;
    const field = [group, kind, fieldOf(intensityFlopPerByte), fieldOf(opsPerSec)].join(' ');
    if (!nearest.has(field)) nearest.set(field, point);
  }
  return [...nearest.values()];
}
