import { phaseWords } from '@inferbench/domain/phase-words';
import { chipAddress } from '../address/pages.ts';
import { type Cell, type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import type { AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';
import { METRIC_WORDS, PHASE_WORDS, QUANTITY_WORDS } from './accuracy-words.ts';

/** More rows than this are in the CSV. */
const MOST = 20;

/** What the page shows of hundreds of figures: those that the simulator misses most. */
export function farthestTable(quantity: AccuracyQuantity, rows: readonly AccuracyRowData[]): FigureTable {
  const far = ({ heldOut, measured }: AccuracyRowData) => Math.abs(Math.log(heldOut / measured));
  const farthest = rows.toSorted((a, b) => far(b) - far(a)).slice(0, MOST);
  return {
    caption: `${QUANTITY_WORDS[quantity]} farthest from the diagonal, ${farthest.length} of ${rows.length}; the CSV holds all, those of hardware without a bar as well`,
    columns: [
      ...wordColumns('Figure', 'Chip', 'Model', 'Phase', 'Stack', 'Unit'),
      ...numberColumns('Published', 'Simulated', 'Simulated ÷ published'),
    ],
    rows: farthest.map((row) => [
      row.rowId,
      { words: row.chip, href: chipAddress(row.chip) },
      row.model,
      PHASE_WORDS[row.phase],
      row.version === null ? row.framework : `${row.framework} ${row.version}`,
      METRIC_WORDS[row.metric].unit,
      row.measured,
      row.heldOut,
      row.heldOut / row.measured,
    ]),
  };
}

/** Every figure with all that is known of it. */
const COLUMNS: readonly (readonly [head: string, of: (row: AccuracyRowData) => Cell])[] = [
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
  ['published', ({ measured }) => measured],
  ['simulated, held out', ({ heldOut }) => heldOut],
  ['simulated ÷ published', ({ heldOut, measured }) => heldOut / measured],
];

/** The columns from here on are numbers. */
const FIRST_VALUE = COLUMNS.findIndex(([head]) => head === 'published');

/** For the CSV. */
export function rowsTable(rows: readonly AccuracyRowData[]): FigureTable {
  return {
    caption: 'Published figures beside the simulator',
    columns: COLUMNS.map(([head], index) => ({ head, numeric: index >= FIRST_VALUE })),
    rows: rows.map((row) => COLUMNS.map(([, of]) => of(row))),
  };
}
