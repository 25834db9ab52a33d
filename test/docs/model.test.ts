import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const page = readFileSync(path.join(ROOT, 'docs/model.md'), 'utf8');
const named = new Set(
  [...page.matchAll(/`((?:packages|apps|test)\/[\w./-]+)`/g)].map(([, file = '']) => file),
);

/** What counts work and what times it: an equation nowhere else. */
const MODEL = ['packages/workloads/src', 'packages/simulator/src'];

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/generated/'));
}

test('every file that docs/model.md names exists', () => {
  expect(named.size).toBeGreaterThan(60);
  expect([...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(MODEL)('every file of %s has its equations in docs/model.md', (folder) => {
  expect(sourcesOf(folder).filter((file) => !named.has(file))).toEqual([]);
});
