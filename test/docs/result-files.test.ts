import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withToolTables } from '@inferbench/importers/known/tool-tables';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { imported } from '../testkit/imports.ts';

const text = readFileSync(path.join(ROOT, 'docs/result-files.md'), 'utf8');

test('the tables of tools are those of the code', () => {
  expect(withToolTables(text)).toBe(text);
});

test('the run document by hand is one', () => {
  const [, example = ''] = /## A run document by hand[^]*?```json\n([^]*?)```/.exec(text) ?? [];
  const [read] = imported([example]);
  expect(read?.missing).toEqual([]);
  expect(read?.run.model.slug).toBe('llama-3.1-8b');
});
