import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER } from '@inferbench/calibration/generated/ledger-data';
import { readTables } from '@inferbench/importers/shared/read-table';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const LEDGER_FOLDER = path.join(ROOT, 'packages/published/ledger');
const sums = new Map(
  readFileSync(path.join(LEDGER_FOLDER, 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);
const files = readdirSync(LEDGER_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.csv'),
);

/** Rows of each file of predictions, behind the line that says who spoke. */
const predictions = files
  .filter((file) => file.endsWith('predictions.csv'))
  .map((file) => {
    const [, ...lines] = readFileSync(path.join(LEDGER_FOLDER, file), 'utf8').split('\n');
    const tables = readTables(lines.join('\n'));
    return { file, rows: tables?.ok === true ? (tables.value[0]?.rows ?? []) : [] };
  });

test('no file of the ledger was edited, taken away or added without its sum', () => {
  expect(files.toSorted()).toEqual([...sums.keys()].toSorted());
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(LEDGER_FOLDER, file)))
      .digest('hex');
  expect(files.filter((file) => hash(file) !== sums.get(file))).toEqual([]);
});

test('each prediction stands once, inside its own band', () => {
  for (const { file, rows } of predictions) {
    expect([file, rows.length > 0]).toEqual([file, true]);
    const asked = rows.map((row) => JSON.stringify({ ...row, predicted: '', low: '', high: '' }));
    expect(new Set(asked).size).toBe(rows.length);
    const outside = rows.filter(
      ({ predicted, low, high }) =>
        !(Number(low) > 0 && Number(low) <= Number(predicted) && Number(predicted) <= Number(high)),
    );
    expect(outside).toEqual([]);
  }
});

test('whoever asks the ledger is told of every prediction that was kept, and of no other', () => {
  const told = LEDGER.points.flatMap(({ figures }) => figures).length;
  expect(told).toBe(predictions.reduce((sum, { rows }) => sum + rows.length, 0));
});
