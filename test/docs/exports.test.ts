import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_POINTS } from '@inferbench/api/limits/export-cost';
import { columnsOf, EXPORT_FILES } from '@inferbench/domain/export/export-files';
import { EXPORT_META, EXPORT_NAMES, EXPORT_TYPES, exportPath } from '@inferbench/domain/export/export-paths';
import { isOfApi } from '@inferbench/http-guard/asked-path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const DOCUMENT = readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8');

test('every file is in the document with its price, and the site hands it to the API', () => {
  for (const name of EXPORT_NAMES) {
    const line = DOCUMENT.split('\n').find((row) => row.startsWith(`| \`/export/${name}\` |`));
    expect(line).toContain(`| ${EXPORT_POINTS[name].toLocaleString('en')}`);
    for (const type of EXPORT_TYPES) expect(isOfApi(exportPath(name, type))).toBe(true);
  }
  expect(DOCUMENT).toContain(EXPORT_META);
  expect(isOfApi(EXPORT_META)).toBe(true);
});

test('every column of every file has words', () => {
  const columns = EXPORT_NAMES.flatMap((name) => columnsOf(EXPORT_FILES[name].row));
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter(({ means }) => means === '')).toEqual([]);
});
