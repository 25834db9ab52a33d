import { formatShown } from '@inferbench/answers/comparison/shown-value';
import { box, type Drawing, group, level, type Mark, text } from '@inferbench/chart/drawing';
import { type DrawnFor, SHARE_ROOM, TEXT_SIZE as size } from '@inferbench/chart/figure';
import { fittedTo, wrapped } from '@inferbench/chart/text-room';
import { vendorClass } from '../words/vendor-class.ts';
import type { ComparedChip, MetricVerdict } from '@inferbench/answers/comparison/shape';

interface MetricsRoom {
  width: number;
  /** Title, names and verdict in columns, or one below the other. */
  columns: boolean;
  names: number;
  bars: { left: number; right: number };
  values: number;
  verdicts: number;
  chip: number;
}

const WIDE: MetricsRoom = {
  width: 1216,
  columns: true,
  names: 250,
  bars: { left: 340, right: 850 },
  values: 940,
  verdicts: 976,
  chip: 26,
};
const MIDDLE: MetricsRoom = {
  ...WIDE,
  width: 580,
  columns: false,
  names: 0,
  bars: { left: 104, right: 500 },
  values: 580,
  verdicts: 0,
};
const NARROW: MetricsRoom = { ...MIDDLE, width: 358, bars: { left: 94, right: 290 }, values: 358 };
export interface DrawnMetrics {
  chips: readonly ComparedChip[];
  metrics: readonly MetricVerdict[];
}

/** Four metrics, a bar a chip with its interval, and a verdict each. */
export function metricsDrawing({ chips, metrics }: DrawnMetrics, drawn: DrawnFor): Drawing {
  if (drawn.form === 'share') return verdictsDrawing(metrics);
  const room = drawn.width === 1216 ? WIDE : drawn.width === 580 ? MIDDLE : NARROW;
  const lines = Math.max(...metrics.map(({ verdict }) => verdictLines(verdict.text, room).length));
  const height = chips.length * room.chip + (room.columns ? 26 : 52 + lines * LINE);
  const marks = metrics.map((metric, i): Mark => ({
    tag: 'group',
    className: '',
    x: 0,
    y: i * height,
    marks: [
      ...(i === 0 ? [] : [level('grid', 0, 0, room.width)]),
      ...metricMarks(metric, chips, { room, height }),
    ],
  }));
  return { width: room.width, height: metrics.length * height, marks };
}

const LINE = 16;

const verdictLines = (words: string, { width, verdicts }: MetricsRoom): string[] =>
  wrapped(words, width - verdicts, size + 1, true);

/** Px of a verdict, and where it begins, in a share image: its bars would be too small to be read. */
const [SHARED_ROW, SHARED_FROM] = [32, 104];

function verdictsDrawing(metrics: readonly MetricVerdict[]): Drawing {
  const { width } = SHARE_ROOM;
  const marks = metrics.flatMap(({ title, verdict }, i) => [
    ...(i === 0 ? [] : [level('grid', i * SHARED_ROW, 0, width)]),
    text('title', { x: 0, y: i * SHARED_ROW + 22 }, title),
    text(
      'strong',
      { x: SHARED_FROM, y: i * SHARED_ROW + 21 },
      fittedTo(verdict.text, width - SHARED_FROM, 13),
    ),
  ]);
  return { width, height: metrics.length * SHARED_ROW, marks };
}

function metricMarks(
  metric: MetricVerdict,
  chips: readonly ComparedChip[],
  { room, height }: { room: MetricsRoom; height: number },
): Mark[] {
  const { columns, chip: step, verdicts } = room;
  const top = columns ? 26 : 50;
  const middle = top + ((chips.length - 1) * step) / 2 + 4;
  const head = columns
    ? [
        text('title', { x: 0, y: middle - 4 }, metric.title),
        text('', { x: 0, y: middle + size + 3 }, fittedTo(metric.unit, room.names - 12, size)),
      ]
    : [
        text('title', { x: 0, y: 26 }, metric.title),
        text('', { x: 104, y: 26 }, fittedTo(metric.unit, room.width - 104, size)),
      ];
  const lines = verdictLines(metric.verdict.text, room);
  const first = columns ? middle - ((lines.length - 1) * LINE) / 2 : height - 2 - lines.length * LINE;
  const verdict = lines.map((words, i) => text('strong', { x: verdicts, y: first + i * LINE }, words));
  const most = Math.max(
    ...metric.figures.map(({ value, high }) => Math.max(value ?? 0, high ?? 0)),
    Number.MIN_VALUE,
  );
  const bars = chips.flatMap((chip, i) =>
    figureMarks(chip, metric, { index: i, y: top + i * step, most, room }),
  );
  return [...head, ...bars, ...verdict];
}

/** A bar from zero with its interval through it; words where there is no figure. */
function figureMarks(
  chip: ComparedChip,
  { metric, figures }: MetricVerdict,
  { index, y, most, room }: { index: number; y: number; most: number; room: MetricsRoom },
): Mark[] {
  const { names, bars, values } = room;
  const figure = figures[index];
  const colour = vendorClass(chip.vendor, chip.older);
  const name = group(colour, [
    text('vendor-small', { x: names, y: y + 4.5 }, fittedTo(chip.label, bars.left - names - 8, 13)),
  ]);
  if (figure === undefined || figure.value === null)
    return [
      name,
      ...wrapped(figure?.words ?? 'not known', values - bars.left, size).map((words, i, { length }) =>
        text('', { x: bars.left, y: y + 4.5 + (i - (length - 1) / 2) * 13 }, words),
      ),
    ];
  const { value, low, high, kind } = figure;
  const x = (at: number) => bars.left + (at / most) * (bars.right - bars.left);
  const isKnown = chip.calibrated || kind !== 'SIMULATED' || metric === 'FLEXIBILITY';
  const marks: Mark[] = [
    box(
      kind === 'SIMULATED' ? 'bar-simulated' : 'bar-known',
      { x: bars.left, y: y - 8 },
      { x: x(value), y: y + 8 },
    ),
    ...(low === null || high === null || low === high ? [] : [level('error-thin', y, x(low), x(high))]),
  ];
  return [
    name,
    group(isKnown ? colour : 'vendor-other', marks),
    text('strong end', { x: values, y: y + 4.5 }, formatShown(metric, value)),
  ];
}
