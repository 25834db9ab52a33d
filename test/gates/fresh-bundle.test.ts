import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBundle, noteInputs } from '../../scripts/lib/fresh-bundle.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'inferbench-bundle-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a bundle of these sources that was begun then would be run. */
function isRun(builtAtMs: number, sources: readonly string[]): boolean {
  const dist = pathToFileURL(`${folder}/`);
  noteInputs(dist, { builtAtMs, sources });
  return freshBundle(dist, 'main.js') === new URL('main.js', dist).href;
}

test('a bundle is run while it is newer than everything that it was made of', () => {
  expect(isRun(Date.now(), ['package.json', 'node_modules/gone/index.js'])).toBe(true);
});

test('a bundle that a source or the lock file is newer than, or of which a source is gone, is never run', () => {
  expect(isRun(0, ['package.json'])).toBe(false);
  expect(isRun(0, [])).toBe(false);
  expect(isRun(Date.now(), ['packages/gone.ts'])).toBe(false);
});

test('what was never built is not run', () => {
  expect(freshBundle(pathToFileURL(`${folder}/`), 'main.js')).toBeUndefined();
});
