import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULE_CATALOGUE } from '@inferbench/evaluation/rule-catalogue';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const text = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');

test('the table of rules is the catalogue, in its order', () => {
  const rows = text.split('\n').filter((line) => /^\| [A-Z]+-[A-Z-]+ \| (?:reject|flag|warn) \|/.test(line));
  expect(rows).toEqual(
    RULE_CATALOGUE.map(({ id, severity, formula }) => `| ${id} | ${severity} | ${formula ?? 'none'} |`),
  );
});
