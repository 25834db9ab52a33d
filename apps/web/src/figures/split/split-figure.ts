import { sourceLine } from '@inferbench/answers/load/source-line';
import { formatValue } from '@inferbench/units/format';
import {
  box,
  type Drawing,
  inSeries,
  level,
  type Mark,
  symbol,
  text,
  upright,
} from '@inferbench/chart/drawing';
import { tableOf } from '@inferbench/chart/table';
import { type DraftFigure, type Room, roomFor } from '@inferbench/chart/figure';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { logScale, type Scale, type Span } from '@inferbench/chart/scale';
import { decadeTicks } from '@inferbench/chart/ticks';
import { formatTick } from '../../words/numbers.ts';
import { type SplitStep, splitSteps, type ThreeWaySplit } from './split-steps.ts';

interface Measures {
  left: number;
  right: number;
  row: number;
  bar: number;
}

const MEASURES: readonly [Measures, Measures, Measures] = [
  // Row names stand above their bars where there is no room beside them.
  { left: 8, right: 8, row: 56, bar: 14 },
  { left: 180, right: 24, row: 52, bar: 18 },
  { left: 190, right: 32, row: 54, bar: 20 },
];

const TOP = 20;

/** Where the peak goes: only losses are bars, on a log axis, so their lengths add; peak and measured are marks. */
export function splitFigure(split: ThreeWaySplit, notes: readonly string[] = []): DraftFigure {
  const steps = splitSteps(split);
  const { measuredKind, measuredTops } = split;
  return {
    head: {
      finding: split.sentence,
      slice: 'Where the peak goes: algorithm, hardware, software',
      notes: [...notes],
      kinds: kindsOf(['SIMULATED', ...(measuredTops === null ? [] : [measuredKind])]),
      source: `${KIND_WORDS[measuredKind]}; ${sourceLine([], true)}`,
      date: null,
    },
    draw: (drawn) => draw(steps, roomFor(drawn)),
    table: tableOf('Factors multiply, their logarithms add', steps, [
      ['Step', ({ name }) => name],
      ['Factor', ({ factor }) => factor, 'NUMBER'],
      ['log10', ({ factor, tops }) => Math.log10(factor ?? tops), 'NUMBER'],
      ['Useful TOPS after it', ({ tops }) => tops, 'NUMBER'],
      ['Kind', ({ kind }) => (kind === 'REPORTED' ? 'published' : kind.toLowerCase())],
    ]),
  };
}

function span(steps: readonly SplitStep[]): Span {
  const values = steps.flatMap(({ tops, error }) => [tops, ...(error ? [error.low, error.high] : [])]);
  return { from: Math.min(...values) / 2, to: Math.max(...values) * 1.25 };
}

function draw(steps: readonly SplitStep[], room: Room): Drawing {
  const { width, size } = room;
  const measures = MEASURES[size];
  const tops = span(steps);
  const x = logScale(tops, { from: measures.left, to: width - measures.right });
  const bottom = TOP + steps.length * measures.row;
  const ticks = decadeTicks(tops, size === 0 ? 4 : 6).flatMap((value) => [
    upright('grid', x(value), TOP - 8, bottom),
    text('middle', { x: x(value), y: bottom + 16 }, formatTick(value)),
  ]);
  const rows = steps.flatMap((step, index) =>
    row({ step, before: steps[index - 1] ?? null, top: TOP + index * measures.row, room, x }),
  );
  return {
    width,
    height: bottom + 40,
    marks: [
      ...ticks,
      text(
        'middle',
        { x: (measures.left + width - measures.right) / 2, y: bottom + 34 },
        'useful TOPS per chip (log)',
      ),
      ...rows,
    ],
  };
}

interface RowInput {
  step: SplitStep;
  before: SplitStep | null;
  top: number;
  room: Room;
  x: Scale;
}

function row({ step, before, top, room: { size }, x }: RowInput): Mark[] {
  const { row: height, bar } = MEASURES[size];
  const narrow = size === 0;
  const y = narrow ? top + 30 : top + 16;
  const names = narrow
    ? [text('strong halo', { x: 0, y: top + 14 }, `${step.name}: ${step.meaning}`)]
    : [text('strong', { x: 0, y: y - 1 }, step.name), text('', { x: 0, y: y + 15 }, step.meaning)];
  const join = before === null ? [] : [upright('leader', x(before.tops), y - height + bar / 2, y - bar / 2)];
  return [
    ...join,
    ...names,
    ...(step.factor === null ? endMark(step, y, x) : loss({ step, before, y, bar, x })),
  ];
}

function endMark(step: SplitStep, y: number, x: Scale): Mark[] {
  const at = { x: x(step.tops), y };
  const mark =
    step.kind === 'PEAK'
      ? upright('cross-rule-strong', at.x, y - 11, y + 11)
      : symbol({ series: 5, shape: 0, kind: step.kind === 'REPORTED' ? 'REPORTED' : 'MEASURED', at });
  const room = at.x > 120;
  return [
    mark,
    text(
      room ? 'strong end halo' : 'strong halo',
      { x: at.x + (room ? -10 : 10), y: y + 4 },
      `${formatValue(step.tops)} TOPS`,
    ),
  ];
}

interface LossInput {
  step: SplitStep;
  before: SplitStep | null;
  y: number;
  bar: number;
  x: Scale;
}

function loss({ step, before, y, bar, x }: LossInput): Mark[] {
  const from = x(before?.tops ?? step.tops);
  const to = x(step.tops);
  const shape = box(
    step.kind === 'SIMULATED' ? 'loss-simulated' : 'loss',
    { x: from, y: y - bar / 2 },
    { x: to, y: y + bar / 2 },
  );
  const error = step.error;
  const whisker = error
    ? [
        level('roof', y, x(error.low), x(error.high)),
        ...[error.low, error.high].map((value) => upright('roof', x(value), y - 5, y + 5)),
      ]
    : [];
  const left = Math.min(from, to, error ? x(error.low) : to);
  const right = Math.max(from, to, error ? x(error.high) : to);
  const words = `× ${formatValue(step.factor ?? 1)}`;
  const room = left > 60;
  return [
    inSeries(step.series, [shape]),
    ...whisker,
    text(room ? 'strong end halo' : 'strong halo', { x: room ? left - 8 : right + 8, y: y + 4 }, words),
  ];
}
