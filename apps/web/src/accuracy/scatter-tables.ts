import { chipAddress } from '../address/pages.ts';
import type { FigureTable } from '../chart/figure.ts';
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
      { head: 'Figure', numeric: false },
      { head: 'Chip', numeric: false },
      { head: 'Model', numeric: false },
      { head: 'Phase', numeric: false },
      { head: 'Stack', numeric: false },
      { head: 'Unit', numeric: false },
      { head: 'Published', numeric: true },
      { head: 'Simulated', numeric: true },
      { head: 'Simulated ÷ published', numeric: true },
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

const COLUMNS = [
  'figure',
  'source',
  'grade',
  'metric',
  'phase',
  'chip',
  'has a bar',
  'framework',
  'version',
  'model',
] as const;
const VALUES = ['published', 'simulated, held out', 'simulated ÷ published'] as const;

/** Every figure, for the CSV. */
export function rowsTable(rows: readonly AccuracyRowData[]): FigureTable {
  return {
    caption: 'Published figures beside the simulator',
    columns: [
      ...COLUMNS.map((head) => ({ head, numeric: false })),
      ...VALUES.map((head) => ({ head, numeric: true })),
    ],
    rows: rows.map((row) => [
      row.rowId,
      row.document,
      row.grade,
      row.metric.toLowerCase(),
      row.phase.toLowerCase(),
      row.chip,
      row.barred ? 'yes' : 'no',
      row.framework,
      row.version,
      row.model,
      row.measured,
      row.heldOut,
      row.heldOut / row.measured,
    ]),
  };
}
