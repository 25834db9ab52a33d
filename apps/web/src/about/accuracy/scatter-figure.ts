import { sourceLine } from '@inferbench/answers/load/source-line';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { type At, type Drawing, inSeries, type Mark, path, symbol } from '@inferbench/chart/drawing';
import { type Figure, type KeyEntry, type Room, roomFor } from '@inferbench/chart/figure';
import { pageAddress } from '../../address/pages.ts';
import type { AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';
import { METRIC_WORDS, PHASE_WORDS, PHASES, QUANTITY_WORDS } from './accuracy-words.ts';
import { ratioLabels, ratioLine, scatterAxes, scatterLayout } from './scatter-layout.ts';
import { farthestTable, rowsTable } from './scatter-tables.ts';
import { pixel } from '@inferbench/chart/scale';

/** Share of figures inside the dashed lines, as of the error bars. */
const INSIDE = 2 / 3;

const OF_ALL_CHIPS =
  'Watts and joules are those of all chips of a figure, or of the server where a source metered the wall.';

const SECTIONS: Readonly<Record<AccuracyQuantity, { id: string; title: string; note: string }>> = {
  LATENCY: {
    id: 'times',
    title: 'Times and rates',
    note: 'A rate is drawn as the time of one token or image.',
  },
  POWER: { id: 'watts', title: 'Watts', note: OF_ALL_CHIPS },
  ENERGY: { id: 'joules', title: 'Joules', note: OF_ALL_CHIPS },
};

interface ScatterInput {
  quantity: AccuracyQuantity;
  rows: readonly AccuracyRowData[];
  /** Short names of chips and models by their slugs. */
  names?: Readonly<Record<string, string>>;
}

/** Log–log: what was published against what is predicted. Null without figures of the quantity. */
export function scatterFigure({ quantity, rows, names = {} }: ScatterInput): Figure | null {
  const all = rows.filter((row) => row.quantity === quantity);
  const drawn = all.filter(({ barred }) => barred);
  const factor = spread(drawn);
  if (factor === null) return null;
  const { id, title, note } = SECTIONS[quantity];
  return {
    name: 'accuracy',
    query: { quantity },
    head: {
      finding: scatterSentence(quantity, drawn, factor),
      slice: `${title}, simulated over published, on chips of the families A100, H100, H200 and B200. Simulated values are held out: the constants never saw that model on that hardware family.`,
      notes: [...kernelWords(drawn), note],
      kinds: ['REPORTED', 'SIMULATED'],
      source: `${sourceLine([], true)}; published: figures of the catalogue`,
      date: null,
    },
    address: pageAddress('accuracy', { section: id }),
    file: `inferbench-accuracy-${id}`,
    draw: (room) => draw({ quantity, rows: drawn }, factor, roomFor(room)),
    key: keyOf(drawn),
    table: farthestTable(quantity, drawn, names),
    data: rowsTable(all),
  };
}

function keyOf(drawn: readonly AccuracyRowData[]): KeyEntry[] {
  const phases = PHASES.filter((phase) => drawn.some((row) => row.phase === phase));
  return [
    ...phases.map((phase): KeyEntry => {
      const count = drawn.filter((row) => row.phase === phase).length;
      const series = PHASES.indexOf(phase);
      return {
        words: `${PHASE_WORDS[phase]} (${formatNumber(count)})`,
        mark: symbol({ series, kind: 'SIMULATED', at: { x: 6, y: 6 } }),
      };
    }),
    { words: 'simulated = published', mark: path('roof', 'M0 6H28'), width: 28 },
    { words: 'two thirds lie between', mark: path('attainable', 'M0 6H28'), width: 28 },
  ];
}

const models = (rows: readonly AccuracyRowData[]) => rows.filter(({ phase }) => phase !== 'OP');

/** Factor within which two thirds of the figures of whole models lie; null without any. */
function spread(rows: readonly AccuracyRowData[]): number | null {
  const logs = models(rows)
    .map(({ heldOut, measured }) => Math.abs(Math.log(heldOut / measured)))
    .toSorted((a, b) => a - b);
  const inside = logs[Math.min(logs.length - 1, Math.ceil(INSIDE * logs.length) - 1)];
  return inside === undefined ? null : Math.exp(inside);
}

function scatterSentence(
  quantity: AccuracyQuantity,
  drawn: readonly AccuracyRowData[],
  factor: number,
): string {
  const whole = models(drawn);
  const within = whole.filter(({ heldOut, measured }) => Math.abs(heldOut / measured - 1) <= 0.15).length;
  return `Of ${formatNumber(whole.length)} published ${QUANTITY_WORDS[quantity]} of whole models and networks, ${formatPercent(within / whole.length)} are predicted within 15 % and two thirds within a factor of ${factor.toFixed(2)}.`;
}

function kernelWords(drawn: readonly AccuracyRowData[]): string[] {
  const kernels = drawn.length - models(drawn).length;
  return kernels === 0
    ? []
    : [
        `${formatNumber(kernels)} single ${kernels === 1 ? 'kernel is' : 'kernels are'} drawn and counted apart.`,
      ];
}

function draw({ quantity, rows }: ScatterInput, factor: number, room: Room): Drawing {
  const points = rows.map(({ metric, phase, measured, heldOut }) => {
    const { onAxis } = METRIC_WORDS[metric];
    return { phase, published: onAxis(measured), predicted: onAxis(heldOut) };
  });
  const layout = scatterLayout(
    points.flatMap(({ published, predicted }) => [published, predicted]),
    room,
  );
  return {
    width: room.width,
    height: layout.height,
    marks: [
      ...scatterAxes(layout, quantity),
      ratioLine(layout, 'roof', 1),
      ratioLine(layout, 'attainable', factor),
      ratioLine(layout, 'attainable', 1 / factor),
      ...ratioLabels(layout, factor),
      // Kernels are most of the figures and the least of the finding: they lie below the others.
      ...PHASES.toReversed().flatMap((phase) => {
        const places = points
          .filter((point) => point.phase === phase)
          .map(({ published, predicted }) => ({ x: layout.x(published), y: layout.y(predicted) }));
        return places.length === 0 ? [] : [cloud(PHASES.indexOf(phase), places)];
      }),
    ],
  };
}

/** The shapes of `symbol.ts` around their own centre, a little smaller: clouds overlap. */
const AROUND_CENTRE = [
  'm-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z',
  'm-3.2-3.2h6.4v6.4h-6.4z',
  'm0-3.7 4 7.2h-8z',
  'm0 3.7 4-7.2h-8z',
  'm0-4.2 4.2 4.2-4.2 4.2-4.2-4.2z',
  'm-1.3-3.7h2.6v2.4h2.4v2.6h-2.4v2.4h-2.6v-2.4h-2.4v-2.6h2.4z',
] as const;

/** Hundreds of marks of one series as one path: as groups of their own they would be most of the page. */
function cloud(series: number, places: readonly At[]): Mark {
  const shape = AROUND_CENTRE[series] ?? AROUND_CENTRE[0];
  const d = places.map(({ x, y }) => `M${pixel(x)} ${pixel(y)}${shape}`).join('');
  return inSeries(series, [path('symbol-line', d)]);
}
