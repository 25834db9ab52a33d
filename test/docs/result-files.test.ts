import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@inferbench/importers/content/read-content';
import { IMPORTERS } from '@inferbench/importers/importers';
import { withToolTables } from '@inferbench/importers/known/tool-tables';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { fuzzFiles } from '../testkit/import-fuzz.ts';
import { imported } from '../testkit/imports.ts';

const text = readFileSync(path.join(ROOT, 'docs/result-files.md'), 'utf8');

test('the tables of tools are those of the code', () => {
  expect(withToolTables(text)).toBe(text);
});

test('every tool whose files are read has a fixture that is read as its own', () => {
  const read = fuzzFiles().flatMap(({ name, text: content }) => {
    const parsed = readContent({ name, text: content });
    return parsed.ok ? [parsed.value] : [];
  });
  // A run document is by hand: the page has one, and the next test reads it.
  const left = IMPORTERS.filter(
    (one) => one.format !== 'RUN' && !read.some((file) => one.recognises(file)),
  ).map(({ format }) => format);
  expect(left).toEqual([]);
});

test('the run document by hand is one', () => {
  const [, example = ''] = /## A run document by hand[^]*?```json\n([^]*?)```/.exec(text) ?? [];
  const [read] = imported([example]);
  expect(read?.missing).toEqual([]);
  expect(read?.run.model.slug).toBe('llama-3.1-8b');
});
