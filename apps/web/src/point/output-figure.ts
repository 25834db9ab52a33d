import type { Kind } from '@inferbench/domain/kind';
import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { type Drawing, type DrawingWidth, inSeries, line, symbol, text, upright } from '../chart/drawing.ts';
import { type Figure, type FigureTable, tableOf } from '../chart/figure.ts';
import { extent, linearScale, logScale } from '../chart/scale.ts';
import { linearTicks, octaveTicks } from '../chart/ticks.ts';
import { plotAxes } from '../chart/axes.ts';
import { formatTick } from '../words/numbers.ts';
import type { LoadCurve } from './load-lines.ts';

const TOP = 28;
const LEFT = 60;
const RIGHT = 24;
const FOOT = 44;
const HEIGHT: Readonly<Record<DrawingWidth, number>> = { 288: 160, 600: 200, 856: 220 };
const SERIES = 0;

interface OutputFigureInput {
  curve: Pick<LoadCurve, 'outputs' | 'outputKneeClients'>;
  kind: Kind;
}

/** Output of the system over clients of a closed loop, with the interval of the repeats and the knee; null for one load. */
export function outputFigure({ curve, kind }: OutputFigureInput): Figure | null {
  if (curve.outputs.length < 2) return null;
  return {
    sentence: outputSentence({ curve, kind }),
    draw: (width) => draw({ curve, kind }, width),
    table: outputTable(curve),
  };
}

/** "The knee of output lies at 4 clients: 812 tokens/s, measured, 95 % interval of 3 repeats 790 to 834." */
function outputSentence({ curve: { outputs, outputKneeClients: knee }, kind }: OutputFigureInput): string {
  const at = outputs.find(({ clients }) => clients === knee) ?? outputs.at(-1);
  if (at === undefined) return 'Nothing is known of its output.';
  const interval =
    at.low === null || at.high === null
      ? 'one repeat, so no interval'
      : `95 % interval of ${formatNumber(at.repeats)} repeats ${formatValue(at.low)} to ${formatValue(at.high)}`;
  const value = `${formatValue(at.outputTokensPerSec)} tokens/s, ${KIND_WORDS[kind]}, ${interval}`;
  return knee === null
    ? `More clients still get more, up to ${formatNumber(at.clients)}: ${value}; no knee among them.`
    : `The knee of output lies at ${formatNumber(knee)} clients: ${value}.`;
}

function draw({ curve, kind }: OutputFigureInput, width: DrawingWidth): Drawing {
  const { outputs, outputKneeClients: knee } = curve;
  const plot = { left: LEFT, right: width - RIGHT, top: TOP, bottom: TOP + HEIGHT[width] };
  const loads = extent(outputs.map(({ clients }) => clients)) ?? { from: 1, to: 2 };
  const most = Math.max(...outputs.map(({ outputTokensPerSec, high }) => high ?? outputTokensPerSec));
  const values = { from: 0, to: most * 1.05 };
  const x = logScale(loads, { from: plot.left + 8, to: plot.right });
  const y = linearScale(values, { from: plot.bottom, to: plot.top });
  const places = outputs.map((output) => ({ x: x(output.clients), y: y(output.outputTokensPerSec) }));
  const bars = outputs.flatMap(({ clients, low, high }) =>
    low === null || high === null ? [] : [upright('roof', x(clients), y(low), y(high))],
  );
  return {
    width,
    height: plot.bottom + FOOT,
    marks: [
      ...plotAxes({
        plot,
        width,
        x: {
          scale: x,
          ticks: octaveTicks(loads, width === 288 ? 4 : 8),
          words: formatTick,
          name: 'clients (log2)',
        },
        y: { scale: y, ticks: linearTicks(values, 4), words: formatTick, name: 'output tokens/s' },
      }),
      ...(knee === null
        ? []
        : [
            upright('cross-rule', x(knee), plot.top, plot.bottom),
            text('bold halo middle', { x: x(knee), y: plot.top - 4 }, 'knee'),
          ]),
      inSeries(SERIES, [line('line-interpolated strong', places)]),
      ...bars,
      ...places.map((at) => symbol({ series: SERIES, kind, at })),
    ],
  };
}

function outputTable({ outputs }: OutputFigureInput['curve']): FigureTable {
  return tableOf('Output of this run by clients', outputs, [
    ['Clients', ({ clients }) => clients, 'NUMBER'],
    ['Repeats', ({ repeats }) => repeats, 'NUMBER'],
    ['Output tokens/s', ({ outputTokensPerSec }) => outputTokensPerSec, 'NUMBER'],
    ['95 % from', ({ low }) => low, 'NUMBER'],
    ['95 % to', ({ high }) => high, 'NUMBER'],
  ]);
}
