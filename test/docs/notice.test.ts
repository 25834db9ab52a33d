import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf } from '../../scripts/lib/notice.mjs';
import { ROOT } from '../testkit/environment.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('NOTICE names what the lock file installs; `npm run generate` writes it', () => {
  const notice = noticeOf(JSON.parse(read('package-lock.json')) as Parameters<typeof noticeOf>[0]); // npm's own shape
  expect(read('NOTICE')).toBe(notice);
  expect(notice).toMatch(/^graphql [\d.]+: MIT$/m);
  expect(notice).not.toMatch(/^vitest /m);
});

test('a package without a licence is not passed over', () => {
  expect(() => noticeOf({ packages: { 'node_modules/bare': { version: '1.0.0' } } })).toThrow(/bare 1\.0\.0/);
});
