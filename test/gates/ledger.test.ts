import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const LEDGER = path.join(ROOT, 'packages/published/ledger');
const sums = new Map(
  readFileSync(path.join(LEDGER, 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);
const files = readdirSync(LEDGER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.csv'),
);

test('no file of the ledger was edited, taken away or added without its sum', () => {
  expect(files.toSorted()).toEqual([...sums.keys()].toSorted());
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(LEDGER, file)))
      .digest('hex');
  expect(files.filter((file) => hash(file) !== sums.get(file))).toEqual([]);
});

test('each prediction stands once, inside its own band', () => {
  for (const file of files.filter((name) => name.endsWith('predictions.csv'))) {
    const rows = readFileSync(path.join(LEDGER, file), 'utf8').trimEnd().split('\n').slice(2);
    const cells = rows.map((row) => row.split(','));
    expect(new Set(cells.map(([id]) => id)).size).toBe(rows.length);
    const outside = cells.filter(
      ([, , , , , predicted, low, high]) =>
        Number(low) > Number(predicted) || Number(predicted) > Number(high),
    );
    expect(outside).toEqual([]);
  }
});
