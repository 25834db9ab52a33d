import { box, level, group } from '@inferbench/chart/drawing';
import type { Figure, KeyEntry } from '@inferbench/chart/figure';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { LedgerPointListed } from '@inferbench/graphql-documents/ledger';
import { formatRatio } from '@inferbench/units/format';
import { pageAddress } from '../../../address/pages.ts';
import { ledgerDrawing, type LedgerRow } from './ledger-drawing.ts';
import { LEDGER_METRICS, type LedgerGroup, ledgerSentence, unseenGroups } from './ledger-words.ts';
import type { LedgerData } from './load-ledger.ts';

/** Misses and what held of the figures that the engine had not seen; null before anything is scored. The CSV holds all predictions where they are given. */
export function ledgerFigure(
  { ledger, names }: LedgerData,
  points?: readonly LedgerPointListed[],
): Figure | null {
  const groups = unseenGroups(ledger);
  if (groups.length === 0) return null;
  const rows = groups.map((of) => rowOf(of, names));
  return {
    name: 'ledger',
    query: {},
    head: {
      finding: ledgerSentence(groups),
      slice:
        'Published ÷ said, on a log scale: a mark for each figure, the bracket is the band that was given in the median.',
      notes: [
        `Each figure was public before it was predicted, and unseen by the engine that did. A row is one model on one system.`,
      ],
      kinds: ['REPORTED', 'SIMULATED'],
      source: `predicted by engine ${[...new Set(groups.map(({ engine }) => engine))].toSorted().join(', ')}; published: figures of the tables`,
      date:
        groups
          .map(({ said }) => said)
          .toSorted()
          .at(-1) ?? null,
    },
    address: pageAddress('accuracy', { section: 'ledger' }),
    file: 'inferbench-ledger-of-predictions',
    draw: (drawn) => ledgerDrawing(rows, drawn),
    key: KEY,
    table: groupsTable(rows),
    ...(points === undefined ? {} : { data: pointsTable(points) }),
  };
}

export function rowOf(of: LedgerGroup, names: LedgerData['names']): LedgerRow {
  const { words, unit } = LEDGER_METRICS[of.metric];
  return {
    chip: `${names[of.chip] ?? of.chip} ×${of.chips}`,
    model: names[of.model] ?? of.model,
    what: `${words}, ${unit}`,
    group: of,
  };
}

const KEY: readonly KeyEntry[] = [
  { words: 'missed: outside our band', mark: box('memory-full', { x: 1.5, y: 1.5 }, { x: 10.5, y: 10.5 }) },
  { words: 'held', mark: box('part', { x: 1.5, y: 1.5 }, { x: 10.5, y: 10.5 }) },
  { words: 'our band', mark: group('', [level('attainable', 6, 0, 28)]), width: 28 },
];

function groupsTable(rows: readonly LedgerRow[]): Table {
  return tableOf('Predictions and what was published, misses first', rows, [
    ['System', ({ chip }) => chip],
    ['Model', ({ model }) => model],
    ['Figure', ({ what }) => what],
    ['Missed', ({ group: { missed } }) => missed, 'NUMBER'],
    ['Held', ({ group: { held } }) => held, 'NUMBER'],
    ['Published ÷ said', ({ group: { ratio } }) => ratio, { numeric: true, format: formatRatio }],
    ['Band from', ({ group: { low } }) => low, { numeric: true, format: formatRatio }],
    ['to', ({ group: { high } }) => high, { numeric: true, format: formatRatio }],
    ['Engine', ({ group: { engine } }) => engine],
  ]);
}

function pointsTable(points: readonly LedgerPointListed[]): Table {
  const rows = points.flatMap(({ figures, ...point }) => figures.map((figure) => ({ ...point, ...figure })));
  return tableOf('Predictions that were kept', rows, [
    ['prediction', ({ id }) => id],
    ['set', ({ set }) => set.toLowerCase()],
    ['engine', ({ engine }) => engine],
    ['said', ({ said }) => said],
    ['chip', ({ chip }) => chip],
    ['chips', ({ chips }) => chips, 'NUMBER'],
    ['model', ({ model }) => model],
    ['weights', ({ weights }) => weights],
    ['framework', ({ framework }) => framework],
    ['input tokens', ({ inputTokens }) => inputTokens, 'NUMBER'],
    ['output tokens', ({ outputTokens }) => outputTokens, 'NUMBER'],
    ['in flight', ({ inFlight }) => inFlight, 'NUMBER'],
    ['metric', ({ metric }) => metric.toLowerCase()],
    ['statistic', ({ statistic }) => statistic],
    ['said value', ({ value }) => value, 'NUMBER'],
    ['low', ({ low }) => low, 'NUMBER'],
    ['high', ({ high }) => high, 'NUMBER'],
    ['state', ({ state }) => state.toLowerCase()],
    ['published', ({ published }) => published, 'NUMBER'],
    ['published ÷ said', ({ ratio }) => ratio, 'NUMBER'],
    ['source', ({ document }) => document],
    ['row', ({ row }) => row],
    ['set aside because', ({ why }) => why],
  ]);
}
