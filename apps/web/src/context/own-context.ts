import { formatContext } from '@inferbench/units/format';
import { type Mark, text, upright } from '../chart/drawing.ts';
import { textWidth } from '../chart/text-width.ts';
import type { ContextLayout } from './layout.ts';

/** A rule at the visitor's context through both panels; nothing where the axis does not reach it. */
export function ownContext(context: number | null, { x, plot, ranks, contexts }: ContextLayout): Mark[] {
  if (context === null || context < contexts.from || context > contexts.to) return [];
  const words = `your ${formatContext(context)}`;
  const fits = plot.right - x(context) > textWidth(words, true) + 8;
  return [
    upright('own-rule', x(context), plot.top, ranks?.bottom ?? plot.bottom),
    text(
      fits ? 'bold halo' : 'bold halo end',
      { x: x(context) + (fits ? 5 : -5), y: plot.bottom - 6 },
      words,
    ),
  ];
}
