import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import { formatContext } from '@inferbench/units/format';
import type { Room } from '@inferbench/chart/figure';
import { type Box, LABEL_GAP, rowsWithoutOverlap } from '@inferbench/chart/place-labels';
import { extent, logScale, type Scale, type Span } from '@inferbench/chart/scale';
import { textWidth } from '@inferbench/chart/text-room';
import { systemLabels } from './names.ts';

interface Measures {
  left: number;
  right: number;
  valueHeight: number;
  rankStep: number;
  contextTicks: number;
  valueTicks: number;
}

const MEASURES: readonly [Measures, Measures, Measures] = [
  { left: 90, right: 32, valueHeight: 220, rankStep: 18, contextTicks: 4, valueTicks: 4 },
  { left: 150, right: 40, valueHeight: 250, rankStep: 21, contextTicks: 6, valueTicks: 6 },
  { left: 160, right: 40, valueHeight: 290, rankStep: 24, contextTicks: 12, valueTicks: 6 },
];

/** Px between a label and the plot. */
export const LABEL_ROOM = 14;

const HEAD = 18;
const BRACKETS = 34;
export const STRIP_ROW = 15;

/** Where a curve ends because memory is full: one entry a chip and context, since stacks on one chip end together. */
export interface MemoryEnd {
  words: string;
  at: number;
  row: number;
  label: Box;
}

export interface ContextLayout extends Measures {
  room: Room;
  x: Scale;
  y: Scale;
  contexts: Span;
  values: Span;
  plot: { left: number; right: number; top: number; bottom: number };
  memory: { ends: MemoryEnd[]; top: number };
  /** Rows of the ranks, which belong to curves; null where nothing is simulated. */
  ranks: { top: number; bottom: number; count: number; at: (rank: number) => number } | null;
  height: number;
}

/** Samples above zero of the curves that are drawn, and the marks: a logarithmic axis has no place for others. */
export function drawn(analysis: ContextAnalysis) {
  const curves = analysis.curves
    .map((curve) => ({ ...curve, samples: curve.samples.filter(({ value }) => value > 0) }))
    .filter(({ samples }) => samples.length > 1);
  return { curves, marks: analysis.marks.filter(({ value }) => value > 0) };
}

/** Every system has a label beside the plot; many systems make it taller. */
function valueHeight(analysis: ContextAnalysis, least: number): number {
  const { curves, marks } = drawn(analysis);
  const systems = new Set([...curves, ...marks].map(({ system }) => system));
  return Math.max(least, systems.size * LABEL_GAP + 8);
}

function contextSpan(analysis: ContextAnalysis): Span {
  const { curves, marks } = drawn(analysis);
  const contexts = [
    ...curves.flatMap(({ samples }) => samples.map(({ context }) => context)),
    ...marks.map(({ context }) => context),
  ];
  const span = extent(contexts) ?? { from: 128, to: 131_072 };
  // Points alone may all share one context: an octave on each side shows where that is.
  return curves.length === 0 ? { from: span.from / 2, to: span.to * 2 } : span;
}

function valueSpan(analysis: ContextAnalysis): Span {
  const { curves, marks } = drawn(analysis);
  const values = [
    ...curves.flatMap(({ samples }) => samples.map(({ value }) => value)),
    ...marks.map(({ value }) => value),
  ];
  const { from, to } = extent(values) ?? { from: 1, to: 10 };
  return { from: from / 1.12, to: to * 1.12 };
}

function memoryEnds(analysis: ContextAnalysis, x: Scale, plot: { left: number; right: number }): MemoryEnd[] {
  const ends = new Map<string, number>();
  for (const { chipName, chips, endsAtContext } of analysis.curves) {
    if (endsAtContext === null) continue;
    const chip = `${chipName}${chips === 1 ? '' : ` ×${chips}`}`;
    ends.set(`${chip} ${formatContext(endsAtContext)}`, endsAtContext);
  }
  const placed = [...ends].map(([words, context]) => {
    const at = Math.min(plot.right, Math.max(plot.left, x(context)));
    const half = textWidth(words) / 2;
    const centre = Math.min(plot.right - half, Math.max(plot.left + half, at));
    return { words, at, label: { from: centre - half, to: centre + half } };
  });
  const rows = rowsWithoutOverlap(placed.map(({ label }) => label));
  return placed.map((end, index) => ({ ...end, row: rows[index] ?? 0 }));
}

/** Lays out both panels, which share the x axis: value above, memory strip between, rank below. */
export function contextLayout(analysis: ContextAnalysis, room: Room): ContextLayout {
  const least = MEASURES[room.size];
  // Names are never cut: what distinguishes two of them stands at their ends.
  const names = [...systemLabels(analysis, room.size).values()].map(textWidth);
  const measures = { ...least, left: Math.max(least.left, LABEL_ROOM + Math.max(0, ...names)) };
  const contexts = contextSpan(analysis);
  const values = valueSpan(analysis);
  const bracketed = analysis.crossings.length > 0;
  const top = HEAD + (bracketed ? BRACKETS : 8);
  const plot = {
    left: measures.left,
    right: room.width - measures.right,
    top,
    bottom: top + valueHeight(analysis, measures.valueHeight),
  };
  const x = logScale(contexts, { from: plot.left, to: plot.right });
  const ends = memoryEnds(analysis, x, plot);
  const strip = { ends, top: plot.bottom + 8 };
  const stripBottom =
    strip.top + (ends.length === 0 ? 0 : 8 + (1 + Math.max(...ends.map(({ row }) => row))) * STRIP_ROW);
  const count = Math.max(0, ...analysis.curves.flatMap(({ samples }) => samples.map(({ rank }) => rank)));
  const rankTop = stripBottom + 34;
  const bottom = count === 0 ? stripBottom : rankTop + (count - 1) * measures.rankStep + 14;
  return {
    ...measures,
    room,
    x,
    y: logScale(values, { from: plot.bottom, to: plot.top }),
    contexts,
    values,
    plot,
    memory: strip,
    ranks:
      count === 0
        ? null
        : { top: rankTop, bottom, count, at: (rank) => rankTop + (rank - 1) * measures.rankStep },
    height: bottom + 40,
  };
}
