// `npm run ops:check`: what docs/ops holds for Prometheus, read and tried by Prometheus' own promtool. The same runs in `npm test`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { complain } from './lib/output.mjs';
import { findPromtool } from './lib/promtool.mjs';
import { describeError } from './lib/script-error.mjs';
import { stateDirectory } from './lib/state.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** The configuration with the rules that it names, and the rules against the series of their test. */
const checks = [
  ['check', 'config', 'docs/ops/prometheus.yml'],
  ['test', 'rules', 'docs/ops/alerts.test.yml'],
];

try {
  const promtool = findPromtool(stateDirectory(root));
  for (const check of checks)
    if (spawnSync(promtool, check, { cwd: root, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
} catch (error) {
  complain(describeError(error));
  // Told apart from a finding.
  process.exitCode = 2;
}
