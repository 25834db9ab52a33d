import { expect, test } from 'vitest';
import { findingWords } from './form-finding.ts';

const finding = {
  rule: 'SCHEMA-SHAPE',
  path: 'year',
  message: 'year is missing.',
  expected: 'number',
  fix: 'Year of introduction; null where it is not published. Write for example 2026.',
};

test('a form tells what to write in its own words: no kind of a document, and no null', () => {
  expect(findingWords(finding, () => 'Year')).toBe(
    'Year is missing. Year of introduction; empty where it is not published. Write for example 2026. (SCHEMA-SHAPE)',
  );
});
