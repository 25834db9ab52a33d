import { rmSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from './environment.mjs';
import { checkGeneratedFiles } from './generated-files.mjs';
import { runCommand, runLogged } from './run-command.mjs';
import { testedBuild, turboRun } from './turbo.mjs';

/** The projects of vitest.config.ts, which `--only` may name, too. */
export const vitestProjects = ['unit', 'core', 'cli', 'gates', 'integration', 'attacks', 'faults', 'e2e'];

/** What `tsc` checks: the floors of the code, each with the types that it may know. */
const typePrograms = ['tsconfig.core.json', 'tsconfig.node.json', 'tsconfig.web.json'];

/**
 * What two cores do side by side, after the first: names of checks, in the order of each lane. Types come before the build, which
 * writes types of its own.
 */
export const lanes = {
  first: ['generated'],
  beside: [
    ['types', 'build'],
    ['lint', 'boundaries', 'format', 'unused', 'reachable', 'manifests'],
  ],
};

/**
 * Everything but the tests themselves: each passes or throws the end of its log.
 * @param {{ root: string, logDir: string }} options
 * @returns {Record<string, () => Promise<void>>} by name
 */
export function checks({ root, logDir }) {
  const run = async (name, command) => {
    await runLogged({ ...command, logFile: path.join(logDir, `${name}.log`) });
  };
  const node = (name, file, args) => () =>
    run(name, {
      command: process.execPath,
      args: [path.join('node_modules', file), ...args],
      cwd: root,
      env: childEnvironment(),
    });
  const tool = (name, bin, args) => () =>
    run(name, {
      command: path.join(root, 'node_modules', '.bin', bin),
      args,
      cwd: root,
      env: childEnvironment(),
    });
  return {
    generated: () => checkGeneratedFiles(root),
    types: async () => {
      for (const program of typePrograms) await node('types', 'typescript-native/bin/tsc', ['-p', program])();
    },
    lint: tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    boundaries: tool('boundaries', 'depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      'test',
      'bench',
    ]),
    unused: tool('unused', 'knip', ['--no-progress', '--no-config-hints']),
    // What only tests use is not used: entries are those that knip.json marks by "!".
    reachable: tool('reachable', 'knip', ['--production', '--no-progress', '--no-config-hints']),
    // @prisma/client 7.10.1 is not in the registry, so it stays one patch behind the rest of Prisma.
    manifests: tool('manifests', 'sherif', ['-r', 'unsync-similar-dependencies']),
    format: tool('format', 'prettier', ['--check', '--log-level=warn', '.']),
    build: () => run('build', turboRun(root, [...testedBuild, '--output-logs=errors-only'])),
  };
}

/**
 * Runs vitest; its results go to a JSON file.
 * @param {{ root: string, projects: string[], files: string[], resultsFile: string, env: Record<string, string | undefined> }} options
 * @returns {Promise<number>} exit code
 */
export async function runVitest({ root, projects, files, resultsFile, env }) {
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
      ...files,
    ],
    cwd: root,
    env: childEnvironment({ NODE_ENV: undefined, ...env }),
  });
  return status;
}
