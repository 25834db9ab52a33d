import path from 'node:path';
import { childEnvironment } from './environment.mjs';

/**
 * The command of a turbo run, for runCommand.
 * @param {string} root
 * @param {string[]} args
 * @returns {{ command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }}
 */
export function turboRun(root, args) {
  return {
    command: process.execPath,
    args: [path.join('node_modules', 'turbo', 'bin', 'turbo'), 'run', ...args],
    cwd: root,
    // NODE_ENV is part of turbo's key: the same value everywhere lets npm test and npm start share the build.
    env: childEnvironment({ NODE_ENV: 'production', TURBO_UI: 'false', TURBO_NO_UPDATE_NOTIFIER: '1' }),
  };
}

/** What builds the web site. */
export const webBuild = ['build', '--filter=@inferbench/web'];

/** Tasks that build API, worker and the command line. */
export const serverBuild = [
  'build',
  '--filter=@inferbench/api',
  '--filter=@inferbench/worker',
  '--filter=inferbench',
];

/** What the tests start: all processes, and the command line as it is installed. */
export const testedBuild = [...serverBuild, '--filter=@inferbench/web'];
