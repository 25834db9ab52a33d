import { weakerKind } from '@inferbench/domain/kind';
import { type ChipSeries, chipSeries, seriesOf } from '../chart/chip-series.ts';
import {
  type At,
  type Drawing,
  type DrawingWidth,
  inSeries,
  line,
  type Mark,
  symbol,
} from '../chart/drawing.ts';
import type { Figure } from '../chart/figure.ts';
import { freeLabels, markBox } from '../chart/free-labels.ts';
import type { Front, FrontMark } from './front.ts';
import { paretoAxes, type ParetoLayout, paretoLayout } from './pareto-layout.ts';
import { paretoTable } from './pareto-table.ts';
import { staircase } from './staircase.ts';

/** Two metrics against each other: the front in ink, what it dominates below it, operating points of one system joined. */
export function paretoFigure(front: Front): Figure | null {
  if (front.marks.length === 0) return null;
  return { sentence: front.sentence, draw: (width) => draw(front, width), table: paretoTable(front) };
}

/** Chips of the front first: of many systems it is theirs that need a colour. */
export function paretoSeries({ marks }: Front): ChipSeries {
  const order = marks.toSorted((a, b) => Number(b.onFront) - Number(a.onFront));
  return chipSeries(order.map(({ chip }) => chip));
}

function draw(whole: Front, width: DrawingWidth): Drawing {
  // A logarithmic axis has no place for 0; the table has it.
  const front = { ...whole, marks: whole.marks.filter(({ x, y }) => x.value > 0 && y.value > 0) };
  const layout = paretoLayout(front, width);
  const series = paretoSeries(front);
  const at = ({ x, y }: FrontMark): At => ({ x: layout.x(x.value), y: layout.y(y.value) });
  const severalBatches = front.batches.length > 1;
  const steps = staircase(front).map(({ x, y }) => ({ x: layout.x(x), y: layout.y(y) }));
  return {
    width,
    height: layout.height,
    marks: [
      ...paretoAxes(front, layout),
      ...(severalBatches ? operatingCurves(front, series, at) : []),
      ...(steps.length > 1 ? [line('front', steps)] : []),
      ...front.marks.map((mark) =>
        symbol({
          series: seriesOf(series, mark.chip),
          kind: weakerKind(mark.x.kind, mark.y.kind),
          at: at(mark),
        }),
      ),
      ...labels(front, layout, at),
    ],
  };
}

/** Points of one system over batches, joined in their order: dotted, nothing was measured between them. */
function operatingCurves({ marks }: Front, series: ChipSeries, at: (mark: FrontMark) => At): Mark[] {
  const systems = [...new Set(marks.map(({ system }) => system))];
  return systems
    .map((system) => marks.filter((mark) => mark.system === system))
    .filter((own) => own.length > 1)
    .map((own) => {
      const places = own.toSorted((a, b) => a.batch - b.batch).map(at);
      return inSeries(seriesOf(series, own[0]?.chip ?? ''), [line('line-interpolated thin', places)]);
    });
}

function labels(
  { marks, batches }: Front,
  { plot, width }: ParetoLayout,
  at: (mark: FrontMark) => At,
): Mark[] {
  const short = (label: string) => (width === 288 ? label.replace(/ \(.*\)$/, '') : label);
  return freeLabels({
    labels: marks
      .toSorted((a, b) => Number(b.onFront) - Number(a.onFront))
      .map((mark) => ({
        at: at(mark),
        words: batches.length > 1 ? `${short(mark.label)} · ${mark.batch}` : short(mark.label),
        style: mark.onFront ? 'bold' : 'ink',
      })),
    room: { left: plot.left, right: width, top: plot.top - 4, bottom: plot.bottom },
    taken: marks.map((mark) => markBox(at(mark))),
    most: width === 288 ? 5 : 14,
  });
}
