import type { Crossing } from '@inferbench/domain/board/context-analysis';
import { box, line, type Mark, text, upright } from '@inferbench/chart/drawing';
import { spreadLabels } from '@inferbench/chart/place-labels';
import type { ContextLayout } from './layout.ts';
import type { ChosenCrossings } from './choose-crossings.ts';

const NUMBER_GAP = 15;

function bracketEnds({ low, high }: Crossing, { x, plot, contexts }: ContextLayout) {
  const inside = (context: number) => x(Math.min(contexts.to, Math.max(contexts.from, context)));
  return { from: Math.max(plot.left, inside(low)), to: Math.min(plot.right, inside(high)) };
}

/**
 * Draws, under the curves, the band of the crossing that stands out. Over them: rules through both panels, brackets,
 * numbers.
 */
export function crossingMarks(
  { numbered, focus }: ChosenCrossings,
  layout: ContextLayout,
): { under: Mark[]; over: Mark[] } {
  const { plot, x } = layout;
  const bottom = layout.ranks?.bottom ?? plot.bottom;
  const bracketTop = plot.top - 10;
  const numberXs = spreadLabels(
    numbered.map(({ context }) => x(context)),
    { from: plot.left + 4, to: plot.right - 4 },
    NUMBER_GAP,
  );
  const band =
    focus === null
      ? []
      : [
          box(
            'focus-band',
            { x: bracketEnds(focus, layout).from, y: plot.top },
            { x: bracketEnds(focus, layout).to, y: bottom },
          ),
        ];
  const rules = numbered.map((crossing) =>
    upright(crossing === focus ? 'cross-rule-strong' : 'cross-rule', x(crossing.context), bracketTop, bottom),
  );
  const over = numbered.flatMap((crossing, index) => {
    const { from, to } = bracketEnds(crossing, layout);
    const numberX = numberXs[index] ?? x(crossing.context);
    return [
      line('axis', [
        { x: from, y: bracketTop + 5 },
        { x: from, y: bracketTop },
        { x: to, y: bracketTop },
        { x: to, y: bracketTop + 5 },
      ]),
      line('leader', [
        { x: numberX, y: bracketTop - 6 },
        { x: x(crossing.context), y: bracketTop },
      ]),
      text('strong middle', { x: numberX, y: bracketTop - 8 }, String(index + 1)),
    ];
  });
  return { under: [...band, ...rules], over };
}
