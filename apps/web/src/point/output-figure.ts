import type { Kind } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { drawLines } from '@inferbench/chart/lines';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { DraftFigure } from '@inferbench/chart/figure';
import { formatTick } from '../words/numbers.ts';
import type { LoadCurve } from './load-lines.ts';

interface OutputFigureInput {
  curve: Pick<LoadCurve, 'outputs' | 'outputKneeClients'>;
  kind: Kind;
}

/** Output of the system over clients of a closed loop, with the interval of the repeats and the knee; null for one load. */
export function outputFigure({ curve, kind }: OutputFigureInput): DraftFigure | null {
  if (curve.outputs.length < 2) return null;
  return {
    head: {
      finding: outputSentence({ curve, kind }),
      slice: 'Output over clients of one run: marks are means of its repeats, bars their 95 % intervals',
      notes: [
        'Dotted lines join the marks and nothing was measured between. Beyond the knee more clients get at most 5 % more.',
      ],
      kinds: [kind],
      source: KIND_WORDS[kind],
      date: null,
    },
    draw: draw({ curve, kind }),
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

function draw({ curve, kind }: OutputFigureInput): DraftFigure['draw'] {
  const { outputs, outputKneeClients: knee } = curve;
  return drawLines({
    lines: [
      {
        name: 'output',
        series: 0,
        className: 'line-interpolated focus',
        points: outputs.map(({ clients, outputTokensPerSec, low, high }) => ({
          x: clients,
          y: outputTokensPerSec,
          low,
          high,
        })),
        kind,
      },
    ],
    x: { name: 'clients (log2)', tick: formatTick, scale: 'LOG2' },
    y: { name: 'output tokens/s', tick: formatTick, scale: 'LINEAR' },
    heights: [160, 200, 220],
    rules: knee === null ? [] : [{ x: knee, words: 'knee' }],
  });
}

function outputTable({ outputs }: OutputFigureInput['curve']): Table {
  return tableOf('Output of this run by clients', outputs, [
    ['Clients', ({ clients }) => clients, 'NUMBER'],
    ['Repeats', ({ repeats }) => repeats, 'NUMBER'],
    ['Output tokens/s', ({ outputTokensPerSec }) => outputTokensPerSec, 'NUMBER'],
    ['95 % from', ({ low }) => low, 'NUMBER'],
    ['95 % to', ({ high }) => high, 'NUMBER'],
  ]);
}
