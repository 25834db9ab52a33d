// `npm run -s bench -- ledger --write FOLDER --json` with `--table TABLE.csv` predicts each row of a table with the engine as it stands,
// and with `--grid` the loads of the grid that nobody has published. What is written is kept for good: `predictions.csv`, and
// `unanswered.csv` with the reasons; neither holds a measured figure. `inferbench ledger` scores them.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { readTables } from '@inferbench/importers/shared/read-table';
import { pointFiles, readPointFile } from '@inferbench/published/point-files';
import { csvLine } from '@inferbench/units/csv';
import type { BenchOutcome } from '../lib/outcome.ts';
import type { TableRow } from './asked-rows.ts';
import { count, digits, type Kept } from './kept.ts';
import { predictedGrid } from './predict-grid.ts';
import { predictor } from './predict.ts';

export function ledgerBench(): BenchOutcome {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      table: { type: 'string' },
      grid: { type: 'boolean' },
      write: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  if (values.grid !== true && values.table === undefined)
    throw new Error('--grid, or --table with the CSV of a table');
  const kept = values.grid === true ? predictedGrid(catalogue) : predictedTable(values.table ?? '');
  const sums = values.write === undefined ? [] : write(values.write, kept);
  const unanswered = [...kept.unanswered.values()].reduce((sum, rows) => sum + rows, 0);
  return { results: { predictions: kept.predictions.length, unanswered, sums }, ratios: {} };
}

function predictedTable(file: string): Kept {
  const predict = predictor(catalogue);
  const seen = new Set(pointFiles().flatMap((each) => readPointFile(each).rows.map(({ id }) => pointOf(id))));
  const predictions: string[] = [];
  const unanswered = new Map<string, number>();
  for (const row of rowsOf(readFileSync(file, 'utf8'))) {
    const { id = '', point = '', hardware = '', metric = '', n_samples_or_percentile: statistic = '' } = row;
    const set = seen.has(point) ? 'SECOND_TABLE' : catalogue.chips.has(hardware) ? 'NEW_POINTS' : 'NEW_CHIPS';
    const predicted = predict(row);
    if (typeof predicted === 'string') count(unanswered, [point, set, predicted]);
    else predictions.push(csvLine([id, point, set, metric, statistic, ...digits(predicted)]));
  }
  return {
    head: 'row,point,set,metric,statistic,predicted,low,high',
    predictions,
    reasonHead: 'point,set,reason,rows',
    unanswered,
  };
}

const pointOf = (id: string): string => id.split('.')[0] ?? id;

function rowsOf(text: string): readonly TableRow[] {
  const tables = readTables(text);
  if (tables === null || !tables.ok) throw new Error('--table is no table of comma-separated values');
  return tables.value[0]?.rows ?? [];
}

/** Writes a folder once; the lines for SHA256SUMS. */
function write(folder: string, { head, predictions, reasonHead, unanswered }: Kept): string[] {
  mkdirSync(folder, { recursive: true });
  const said = new Date().toISOString().slice(0, 10);
  const first = `# engine ${ENGINE_VERSION}; said ${said}; written before any figure of it was used, and never edited`;
  const reasons = [...unanswered].map(([line, rows]) => `${line},${rows}`);
  const files = { 'predictions.csv': [head, ...predictions], 'unanswered.csv': [reasonHead, ...reasons] };
  return Object.entries(files).map(([name, lines]) => {
    const text = `${[first, ...lines].join('\n')}\n`;
    // An edit of what was said is refused by the file system.
    writeFileSync(path.join(folder, name), text, { flag: 'wx' });
    return `${createHash('sha256').update(text).digest('hex')}  ${path.basename(folder)}/${name}`;
  });
}
