import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vitestProjects } from './test-steps.mjs';

/** Retries that a run may have: a test that passes the second time is forgiven, many of them are a defect. */
export const MOST_RETRIES = 3;

/**
 * Reads the file of vitest's JSON reporter.
 * @param {string} file
 * @returns {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, failureMessages: string[] }[] }[]} one a file of tests
 */
function resultsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
}

/** Folders below test/ whose files belong to the project core, as in vitest.config.ts. */
const OF_CORE = new Set(['reference', 'contracts', 'oracle']);

/**
 * Names the project of a file of tests.
 * @param {string} file from the root
 * @returns {string}
 */
function projectOf(file) {
  const [top, folder = ''] = file.split(path.sep);
  if (top !== 'test') return 'unit';
  if (OF_CORE.has(folder)) return 'core';
  return vitestProjects.includes(folder) ? folder : 'unit';
}

/**
 * Tells files, tests and seconds of each project, the longest first; seconds are summed over the workers and leave out what hooks took.
 * @param {{ file: string, root: string }} options
 * @returns {string[]}
 */
export function secondsByKind({ file, root }) {
  /** @type {Map<string, { files: number, tests: number, seconds: number }>} */
  const kinds = new Map();
  for (const { name, startTime, endTime, assertionResults } of resultsIn(file)) {
    const kind = projectOf(path.relative(root, name));
    const { files, tests, seconds } = kinds.get(kind) ?? { files: 0, tests: 0, seconds: 0 };
    kinds.set(kind, {
      files: files + 1,
      tests: tests + assertionResults.length,
      seconds: seconds + (endTime - startTime) / 1000,
    });
  }
  return [...kinds]
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .map(
      ([kind, { files, tests, seconds }]) =>
        `${kind.padEnd(12)} ${String(files).padStart(4)} files ${String(tests).padStart(5)} tests ${seconds.toFixed(0).padStart(5)} s`,
    );
}

/**
 * Counts the tests in the file of vitest's JSON reporter, and the retries that fired: a test that passed in the end keeps what its
 * earlier attempts failed with. More than `MOST_RETRIES` are a failure.
 * @param {{ file: string, status: number }} options status: vitest's exit code
 * @returns {{ passed: number, failed: number, reference: number, retries: number }}
 */
export function countTests({ file, status }) {
  let passed = 0;
  let failed = 0;
  let reference = 0;
  let retries = 0;
  for (const { name, status: suiteStatus, assertionResults } of resultsIn(file)) {
    const passedOnes = assertionResults.filter((test) => test.status === 'passed');
    const passedHere = passedOnes.length;
    const failedHere = assertionResults.filter((test) => test.status === 'failed').length;
    passed += passedHere;
    for (const { failureMessages } of passedOnes) retries += failureMessages.length;
    // A file that does not even load has no failed test, and is one failure all the same.
    failed += failedHere === 0 && suiteStatus === 'failed' ? 1 : failedHere;
    if (name.replaceAll('\\', '/').includes('test/reference/')) reference += passedHere + failedHere;
  }
  // Neither a run that counted nothing nor an error between the tests may pass.
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  if (retries > MOST_RETRIES) failed += 1;
  return { passed, failed, reference, retries };
}
