import { phaseWords } from '@inferbench/domain/terms/phase-words';
import { chipAddress } from '../../address/pages.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';
import { METRIC_WORDS, PHASE_WORDS, QUANTITY_WORDS } from './accuracy-words.ts';

const MOST = 20;

/** What the page shows of hundreds of figures: those that the simulator misses most. */
export function farthestTable(
  quantity: AccuracyQuantity,
  rows: readonly AccuracyRowData[],
  names: Readonly<Record<string, string>>,
): Table {
  const far = ({ heldOut, measured }: AccuracyRowData) => Math.abs(Math.log(heldOut / measured));
  const farthest = rows.toSorted((a, b) => far(b) - far(a)).slice(0, MOST);
  return tableOf(
    `${QUANTITY_WORDS[quantity]} farthest from the diagonal, ${farthest.length} of ${rows.length}; the CSV holds all, those of hardware without a bar as well`,
    farthest,
    [
      ['Chip', ({ chip }) => ({ words: names[chip] ?? chip, href: chipAddress(chip), id: chip })],
      ['Model', ({ model }) => names[model] ?? model],
      ['Phase', ({ phase }) => PHASE_WORDS[phase]],
      ['Stack', ({ framework, version }) => (version === null ? framework : `${framework} ${version}`)],
      ['Unit', ({ metric }) => METRIC_WORDS[metric].unit],
      ['Published', ({ measured }) => measured, 'NUMBER'],
      ['Simulated', ({ heldOut }) => heldOut, 'NUMBER'],
      ['Simulated ÷ published', ({ heldOut, measured }) => heldOut / measured, 'NUMBER'],
    ],
  );
}

export function rowsTable(rows: readonly AccuracyRowData[]): Table {
  return tableOf('Published figures beside the simulator', rows, [
    ['figure', ({ rowId }) => rowId],
    ['source', ({ document }) => document],
    ['grade', ({ grade }) => grade],
    ['metric', ({ metric }) => metric.toLowerCase()],
    ['phase', ({ phase }) => phaseWords(phase)],
    ['chip', ({ chip }) => chip],
    ['has a bar', ({ barred }) => (barred ? 'yes' : 'no')],
    ['framework', ({ framework }) => framework],
    ['version', ({ version }) => version],
    ['model', ({ model }) => model],
    ['published', ({ measured }) => measured, 'NUMBER'],
    ['simulated, held out', ({ heldOut }) => heldOut, 'NUMBER'],
    ['simulated ÷ published', ({ heldOut, measured }) => heldOut / measured, 'NUMBER'],
  ]);
}
