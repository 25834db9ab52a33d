import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests, MOST_RETRIES } from '../../scripts/lib/test-results.mjs';
import { ROOT } from '../testkit/environment.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'inferbench-results-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What vitest reports of tests that each fail as often, before they pass or for good. */
function counted(attempts: readonly { fails: number; retry: number }[]) {
  const source = attempts.map(
    ({ fails, retry }, i) =>
      `let left${i} = ${fails};\ntest('${i}', { retry: ${retry} }, () => { left${i} -= 1; expect(left${i}).toBeLessThan(0); });`,
  );
  writeFileSync(
    path.join(folder, 'flaky.test.mjs'),
    `import { expect, test } from ${JSON.stringify(import.meta.resolve('vitest'))};\n${source.join('\n')}\n`,
  );
  const file = path.join(folder, 'results.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', `--root=${folder}`, '--reporter=json', `--outputFile=${file}`],
    { cwd: folder, env: { NODE_ENV: 'test', PATH: process.env['PATH'] } },
  );
  return countTests({ file, status: status ?? 1 });
}

test('each retry of what passes in the end is counted, and up to three are forgiven', () => {
  expect(MOST_RETRIES).toBe(3);
  const run = counted([
    { fails: 0, retry: 2 },
    { fails: 1, retry: 1 },
    { fails: 2, retry: 2 },
  ]);
  expect(run).toEqual({ passed: 3, failed: 0, reference: 0, retries: 3 });
});

test('a fourth retry fails a run in which every test passed; what fails for good is counted once', () => {
  const four = counted([
    { fails: 2, retry: 2 },
    { fails: 2, retry: 2 },
  ]);
  expect(four).toEqual({ passed: 2, failed: 1, reference: 0, retries: 4 });
  expect(counted([{ fails: 2, retry: 1 }])).toEqual({ passed: 0, failed: 1, reference: 0, retries: 0 });
});
