// `npm run -s bench -- ledger --table TABLE.csv [--write FOLDER] --json`: predicts each row of a table with the engine as it stands, and scores
// it. What is written is kept for good: `predictions.csv`, and `unanswered.csv` with the reasons; neither holds a measured figure.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { csvLine } from '@inferbench/units/csv';
import { readTables } from '@inferbench/importers/shared/read-table';
import { pointFiles, readPointFile } from '@inferbench/published/point-files';
import type { BenchOutcome } from '../lib/outcome.ts';
import type { TableRow } from './asked-rows.ts';
import { predictor } from './predict.ts';
import { type Scored, scoresOf } from './score.ts';

export function ledgerBench(): BenchOutcome {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { table: { type: 'string' }, write: { type: 'string' }, json: { type: 'boolean' } },
  });
  if (values.table === undefined) throw new Error('--table names the CSV of the table');
  const rows = rowsOf(readFileSync(values.table, 'utf8'));
  const predict = predictor(catalogue);
  const seen = new Set(pointFiles().flatMap((file) => readPointFile(file).rows.map(({ id }) => pointOf(id))));
  const scored: Scored[] = [];
  const unanswered = new Map<string, number>();
  for (const row of rows) {
    const { id = '', point = '', hardware = '', metric = '', n_samples_or_percentile: statistic = '' } = row;
    const set = seen.has(point) ? 'SECOND_TABLE' : catalogue.chips.has(hardware) ? 'NEW_POINTS' : 'NEW_CHIPS';
    const predicted = predict(row);
    if (typeof predicted === 'string') {
      const key = csvLine([point, set, predicted]);
      unanswered.set(key, (unanswered.get(key) ?? 0) + 1);
    } else scored.push({ id, point, set, metric, statistic, measured: Number(row['value']), ...predicted });
  }
  if (values.write !== undefined) write(values.write, scored, unanswered);
  return { results: { rows: rows.length, ...scoresOf(scored, [...unanswered]) }, ratios: {} };
}

const pointOf = (id: string): string => id.split('.')[0] ?? id;

function rowsOf(text: string): readonly TableRow[] {
  const tables = readTables(text);
  if (tables === null || !tables.ok) throw new Error('--table is no table of comma-separated values');
  return tables.value[0]?.rows ?? [];
}

const digits = (value: number): string => value.toPrecision(5);

function write(folder: string, scored: readonly Scored[], unanswered: ReadonlyMap<string, number>): void {
  mkdirSync(folder, { recursive: true });
  const predictions = scored.map(({ id, point, set, metric, statistic, value, low, high }) =>
    csvLine([id, point, set, metric, statistic, digits(value), digits(low), digits(high)]),
  );
  const head = `# engine ${ENGINE_VERSION}; written before any figure of the table was used, and never edited`;
  writeFileSync(
    path.join(folder, 'predictions.csv'),
    `${[head, 'row,point,set,metric,statistic,predicted,low,high', ...predictions].join('\n')}\n`,
  );
  const reasons = [...unanswered].map(([key, count]) => `${key},${count}`);
  writeFileSync(
    path.join(folder, 'unanswered.csv'),
    `${[head, 'point,set,reason,rows', ...reasons].join('\n')}\n`,
  );
}
