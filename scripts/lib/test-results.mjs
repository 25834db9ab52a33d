import { existsSync, readFileSync } from 'node:fs';

/** Retries that a run may have: a test that passes the second time is forgiven, many of them are a defect. */
export const MOST_RETRIES = 3;

/**
 * Counts the tests in the file of vitest's JSON reporter, and the retries that fired: a test that passed in the end keeps what its
 * earlier attempts failed with. More than `MOST_RETRIES` are a failure.
 * @param {{ file: string, status: number }} options status: vitest's exit code
 * @returns {{ passed: number, failed: number, reference: number, retries: number }}
 */
export function countTests({ file, status }) {
  const suites = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  let passed = 0;
  let failed = 0;
  let reference = 0;
  let retries = 0;
  for (const { name, status: suiteStatus, assertionResults } of suites) {
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
