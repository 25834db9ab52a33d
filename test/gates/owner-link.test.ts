import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownerLinkWords } from '../../scripts/lib/owner-link.mjs';

test('the link of an owner stands on a terminal, and anywhere else in a file that only its owner reads', () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'inferbench-owner-link-'));
  const link = 'http://localhost:3000/sign-in#a-secret';
  expect(ownerLinkWords({ link, stateDir, isTerminal: true })).toContain(link);
  const file = path.join(stateDir, 'owner-link');
  // One of before, which others could read, is replaced.
  writeFileSync(file, 'old', { mode: 0o644 });
  const words = ownerLinkWords({ link, stateDir, isTerminal: false });
  expect([words.includes('a-secret'), words.includes(file)]).toEqual([false, true]);
  expect(readFileSync(file, 'utf8')).toBe(`${link}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
