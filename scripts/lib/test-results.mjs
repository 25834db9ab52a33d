import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts the tests in the file of vitest's JSON reporter.
 * @param {{ file: string, status: number }} options status: vitest's exit code
 * @returns {{ passed: number, failed: number, reference: number }}
 */
export function countTests({ file, status }) {
  const suites = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  let passed = 0;
  let failed = 0;
  let reference = 0;
  for (const { name, status: suiteStatus, assertionResults } of suites) {
    const passedHere = assertionResults.filter((test) => test.status === 'passed').length;
    const failedHere = assertionResults.filter((test) => test.status === 'failed').length;
    passed += passedHere;
    // A file that does not even load has no failed test, and is one failure all the same.
    failed += failedHere === 0 && suiteStatus === 'failed' ? 1 : failedHere;
    if (name.replaceAll('\\', '/').includes('test/reference/')) reference += passedHere + failedHere;
  }
  // Neither a run that counted nothing nor an error between the tests may pass.
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed, reference };
}
