import { rmSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from './environment.mjs';
import { checkGeneratedFiles } from './generated-files.mjs';
import { runCommand } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';
import { turboRun, webBuild } from './turbo.mjs';

/** The projects of vitest.config.ts, which `--only` may name, too. */
export const vitestProjects = ['unit', 'golden', 'cli', 'gates', 'integration', 'attacks', 'faults', 'e2e'];

/**
 * Everything but the tests themselves: each passes or throws.
 * @param {string} root
 * @returns {Record<string, () => Promise<void>>} by name, in order
 */
export function checks(root) {
  const run = async (command) => {
    const { status } = await runCommand(command);
    if (status !== 0) throw new ScriptError(`exit code ${status}`);
  };
  const tool = (name, args) => ({
    command: path.join(root, 'node_modules', '.bin', name),
    args,
    cwd: root,
    env: childEnvironment(),
  });
  return {
    generated: () => checkGeneratedFiles(root),
    types: () => run(turboRun(root, ['typecheck', '--output-logs=errors-only'])),
    lint: () => run(tool('oxlint', ['--type-aware', '--deny-warnings'])),
    boundaries: () => run(tool('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'])),
    unused: () => run(tool('knip', ['--no-progress', '--no-config-hints'])),
    // @prisma/client 7.10.1 is not in the registry, so it stays one patch behind the rest of Prisma.
    manifests: () => run(tool('sherif', ['-r', 'unsync-similar-dependencies'])),
    format: () => run(tool('prettier', ['--check', '--log-level=warn', '.'])),
    build: () => run(turboRun(root, [...webBuild, '--output-logs=errors-only'])),
  };
}

/**
 * Runs vitest; its results go to a JSON file.
 * @param {{ root: string, projects: string[], resultsFile: string, env: Record<string, string | undefined> }} options
 * @returns {Promise<number>} exit code
 */
export async function runVitest({ root, projects, resultsFile, env }) {
  rmSync(resultsFile, { force: true });
  const { status } = await runCommand({
    command: process.execPath,
    args: [
      path.join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultsFile}`,
      ...projects.map((name) => `--project=${name}`),
    ],
    cwd: root,
    env: childEnvironment({ NODE_ENV: undefined, ...env }),
  });
  return status;
}
