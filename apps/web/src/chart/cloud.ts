import { type At, inSeries, type Mark, path } from './drawing.ts';
import { pixel } from './scale.ts';

/** The shapes of `symbol.ts` around their own centre, a little smaller: clouds overlap. */
const AROUND_CENTRE = [
  'm-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z',
  'm-3.2-3.2h6.4v6.4h-6.4z',
  'm0-3.7 4 7.2h-8z',
  'm0 3.7 4-7.2h-8z',
  'm0-4.2 4.2 4.2-4.2 4.2-4.2-4.2z',
  'm-1.3-3.7h2.6v2.4h2.4v2.6h-2.4v2.4h-2.6v-2.4h-2.4v-2.6h2.4z',
] as const;

/** Hundreds of marks of one series as one path: as groups of their own they would be most of the page. */
export function cloud(series: number, places: readonly At[]): Mark {
  const shape = AROUND_CENTRE[series] ?? AROUND_CENTRE[0];
  const d = places.map(({ x, y }) => `M${pixel(x)} ${pixel(y)}${shape}`).join('');
  return inSeries(series, [path('symbol-line', d)]);
}
