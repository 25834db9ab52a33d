import type { ContextAnalysis, ContextCurve, CurveSample } from '@inferbench/domain/board/context-analysis';
import { type At, inSeries, line, type Mark, path, symbol, text, upright } from '@inferbench/chart/drawing';
import { type ChipSeries, seriesOf } from '@inferbench/chart/chip-series';
import { spreadLabels } from '@inferbench/chart/place-labels';
import { pixel } from '@inferbench/chart/scale';
import { type ContextLayout, drawn } from './layout.ts';
import { systemLabels } from './names.ts';

export interface PanelInput {
  analysis: ContextAnalysis;
  layout: ContextLayout;
  series: ChipSeries;
  /** Systems of the crossing that stands out. */
  focus: ReadonlySet<string>;
}

const END_BAR = 5;

function endBar({ x, y }: At): Mark {
  return upright('line-solid', x, y - END_BAR, y + END_BAR);
}

function weight(input: PanelInput, system: string): string {
  if (input.focus.size === 0) return '';
  return input.focus.has(system) ? ' focus' : ' behind';
}

/** A direct label left of the plot for each first place, joined to it by a leader. */
function leftLabels(
  input: PanelInput,
  places: readonly { system: string; at: At }[],
  room: { from: number; to: number },
): Mark[] {
  const { left } = input.layout;
  const names = systemLabels(input.analysis, input.layout.room.size);
  const ys = spreadLabels(
    places.map(({ at }) => at.y),
    room,
  );
  return places.flatMap(({ system, at }, index) => {
    const y = ys[index] ?? at.y;
    const style = input.focus.has(system) ? 'end strong' : 'end ink';
    return [
      line('leader', [
        { x: left - 9, y },
        { x: left - 4, y },
        { x: at.x - 1, y: at.y },
      ]),
      text(style, { x: left - 12, y: y + 4 }, names.get(system) ?? system),
    ];
  });
}

/** Curves dashed, every measured and reported point on them, a bar where memory is full, names at the left. */
export function valuePanel(input: PanelInput): Mark[] {
  const { analysis, layout, series } = input;
  const { x, y, plot } = layout;
  const { curves, marks } = drawn(analysis);
  const at = ({ context, value }: { context: number; value: number }): At => ({ x: x(context), y: y(value) });
  const firsts = new Map<string, At>();
  const lines = curves.map((curve) => {
    const places = curve.samples.map(at);
    const [first] = places;
    const last = places.at(-1);
    if (first) firsts.set(curve.system, first);
    const ended = curve.endsAtContext !== null && last ? [endBar(last)] : [];
    return inSeries(seriesOf(series, curve.chip), [
      line(`line-simulated${weight(input, curve.system)}`, places),
      ...ended,
    ]);
  });
  const byContext = marks.toSorted((a, b) => a.context - b.context);
  for (const mark of byContext) if (!firsts.has(mark.system)) firsts.set(mark.system, at(mark));
  return [
    ...lines,
    ...marks.map((mark) => symbol({ series: seriesOf(series, mark.chip), kind: mark.kind, at: at(mark) })),
    ...leftLabels(
      input,
      [...firsts].map(([system, place]) => ({ system, at: place })),
      { from: plot.top + 4, to: plot.bottom - 4 },
    ),
  ];
}

/** Level runs joined by an S where two systems change places. */
function rankPath(samples: readonly CurveSample[], at: (sample: CurveSample) => At): string {
  let d = '';
  let before: CurveSample | null = null;
  for (const sample of samples) {
    const to = at(sample);
    if (before === null) d = `M${pixel(to.x)} ${pixel(to.y)}`;
    else if (before.rank === sample.rank) d += `H${pixel(to.x)}`;
    else {
      const from = at(before);
      const middle = pixel((from.x + to.x) / 2);
      d += `C${middle} ${pixel(from.y)} ${middle} ${pixel(to.y)} ${pixel(to.x)} ${pixel(to.y)}`;
    }
    before = sample;
  }
  return d;
}

/** Rank of each curve on the same x axis; a point of the slice sits at the rank of its curve there. */
export function rankPanel(input: PanelInput): Mark[] {
  const { analysis, layout, series } = input;
  const { ranks, x, plot } = layout;
  if (ranks === null) return [];
  const { curves } = drawn(analysis);
  const at = ({ context, rank }: CurveSample): At => ({ x: x(context), y: ranks.at(rank) });
  const rankNumbers = Array.from({ length: ranks.count }, (_, index) => index + 1).map((rank) =>
    text('', { x: plot.right + 9, y: ranks.at(rank) + 4 }, String(rank)),
  );
  return [
    text('end', { x: layout.room.width, y: ranks.top - 14 }, `rank by ${analysis.unit}`),
    ...rankNumbers,
    ...curves.map((curve) => {
      const last = curve.samples.at(-1);
      return inSeries(seriesOf(series, curve.chip), [
        path(`line-simulated${weight(input, curve.system)}`, rankPath(curve.samples, at)),
        ...(curve.endsAtContext !== null && last ? [endBar(at(last))] : []),
      ]);
    }),
    ...curves.flatMap((curve) => anchoredSymbol(input, curve, at)),
    ...leftLabels(
      input,
      curves.flatMap((curve) => {
        const [first] = curve.samples;
        return first ? [{ system: curve.system, at: at(first) }] : [];
      }),
      { from: ranks.top, to: ranks.bottom - 6 },
    ),
  ];
}

function anchoredSymbol(input: PanelInput, curve: ContextCurve, at: (sample: CurveSample) => At): Mark[] {
  const { anchor } = curve;
  if (anchor === null) return [];
  const mark = input.analysis.marks.find(({ pointId }) => pointId === anchor.pointId);
  const nearest = curve.samples.findLast(({ context }) => context <= anchor.context) ?? curve.samples[0];
  if (!mark || !nearest) return [];
  return [
    symbol({
      series: seriesOf(input.series, curve.chip),
      kind: mark.kind,
      at: { x: input.layout.x(anchor.context), y: at(nearest).y },
    }),
  ];
}
