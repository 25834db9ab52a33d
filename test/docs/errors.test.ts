import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_CATALOGUE } from '@inferbench/domain/error-code';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

test('docs/errors.md has one line for each code, with its exit code and meaning, and no other', () => {
  const page = readFileSync(path.join(ROOT, 'docs/errors.md'), 'utf8');
  const lines = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d) \| (.+) \|$/gm)].map(([, code, exit, meaning]) => [
    code,
    Number(exit),
    meaning,
  ]);
  expect(lines).toEqual(
    Object.entries(ERROR_CATALOGUE).map(([code, entry]) => [code, entry.exitCode, entry.meaning]),
  );
});
