import type { ContextCurve } from '@inferbench/domain/context-analysis';
import { seriesOf } from '../chart/chip-series.ts';
import { inSeries, type Mark, path } from '../chart/drawing.ts';
import { pixel } from '../chart/scale.ts';
import { drawn } from './layout.ts';
import type { PanelInput } from './panels.ts';

/** Error bars of the curves of the pair that stands out: of more than two they would hide each other. */
export function valueBands({ analysis, layout, series, focus, pointsOnly }: PanelInput): Mark[] {
  const { x, y, values } = layout;
  const inside = (value: number) => y(Math.min(values.to, Math.max(values.from, value)));
  return drawn(analysis, pointsOnly)
    .curves.filter(({ system }) => focus.has(system))
    .map((curve) => inSeries(seriesOf(series, curve.chip), [path('value-band', outline(curve, x, inside))]));
}

function outline(
  { samples }: Pick<ContextCurve, 'samples'>,
  x: (context: number) => number,
  y: (value: number) => number,
): string {
  const along = samples.map(({ context, high }) => `${pixel(x(context))} ${pixel(y(high))}`);
  const back = samples.toReversed().map(({ context, low }) => `${pixel(x(context))} ${pixel(y(low))}`);
  return `M${[...along, ...back].join('L')}Z`;
}
