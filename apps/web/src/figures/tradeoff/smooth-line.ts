import type { At } from '@inferbench/chart/drawing';
import { pixel } from '@inferbench/chart/scale';

/**
 * A path through places whose x only grows or only falls, without overshoot: cubic pieces with monotone slopes
 * (Fritsch and Carlson). Between simulated loads only; measured points are never joined so.
 */
export function smoothLine(places: readonly At[]): string {
  const [first] = places;
  if (first === undefined) return '';
  const slopes = slopesOf(places);
  const pieces = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    const third = (to.x - from.x) / 3;
    const [start = 0, end = 0] = [slopes[index], slopes[index + 1]];
    const numbers = [from.x + third, from.y + start * third, to.x - third, to.y - end * third, to.x, to.y];
    return `C${numbers.map(pixel).join(' ')}`;
  });
  return `M${pixel(first.x)} ${pixel(first.y)}${pieces.join('')}`;
}

function slopesOf(places: readonly At[]): number[] {
  const secants = places.slice(1).map(({ x, y }, i) => {
    const from = places[i] ?? { x, y };
    return x === from.x ? 0 : (y - from.y) / (x - from.x);
  });
  return places.map((_, i) => {
    const [before, after] = [secants[i - 1], secants[i]];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}
