import {
  chownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tailOfFile } from './output.mjs';
import { serverEnvironment, wayOut } from './postgres-binaries.mjs';
import { runCommand } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';

/**
 * Creates the data folder. initdb works under another name, so that a folder of the final name is always complete.
 * @param {import('./postgres-place.mjs').Place & { password: string, logFile: string, fsync: boolean }} options
 */
export async function createCluster({ dataDir, nativeDir, identity, password, logFile, fsync }) {
  const draft = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, identity);
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    giveTo(passwordFile, identity);
    const { status } = await runCommand({
      command: path.join(nativeDir, 'bin', 'initdb'),
      args: [
        ['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
        // The built-in locale sorts and folds the same on every machine.
        ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        fsync ? [] : ['--no-sync'],
      ].flat(),
      cwd: '/',
      env: serverEnvironment(),
      logFile,
      ...identity,
    });
    if (status !== 0) {
      throw new ScriptError(`initdb failed, see ${logFile}:\n${tailOfFile(logFile)}\n${wayOut}`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Complete means with PG_VERSION: a folder without it is a leftover of something else.
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(draft, dataDir);
}

/**
 * The folder beside the data to which the server copies its log, where it is to.
 * @param {import('./postgres-place.mjs').Place} place
 * @param {boolean} wanted
 * @returns {string | undefined}
 */
export function archiveFolder({ dataDir, identity }, wanted) {
  if (!wanted) return undefined;
  const folder = path.join(path.dirname(dataDir), 'wal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, identity);
  return folder;
}

/**
 * Checks that this server can open the data, and as root hands data that were copied as root back to its user.
 * @param {import('./postgres-place.mjs').Place & { version: string }} options
 */
export function adoptCluster({ dataDir, identity, version }) {
  const found = readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (found !== major) {
    throw new ScriptError(
      `The data in ${dataDir} were written by PostgreSQL ${found}, and this is ${major}. Move the folder away to start anew. ${wayOut}`,
    );
  }
  const { uid } = statSync(dataDir);
  const wanted = identity.uid ?? process.getuid?.() ?? uid;
  if (uid === wanted) return;
  if (process.getuid?.() !== 0) {
    throw new ScriptError(
      `The database in ${dataDir} belongs to user ${uid} (an earlier start as root?): start as root again, or have it given to user ${wanted}.`,
    );
  }
  giveTree(dataDir, identity);
}

/**
 * @param {string} file
 * @param {import('./postgres-place.mjs').Identity} identity
 */
function giveTo(file, { uid, gid }) {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/**
 * @param {string} folder
 * @param {import('./postgres-place.mjs').Identity} identity
 */
function giveTree(folder, identity) {
  giveTo(folder, identity);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTree(file, identity);
    else if (entry.isFile()) giveTo(file, identity);
  }
}
