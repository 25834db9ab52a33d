import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { wayOut } from './postgres-binaries.mjs';
import { ScriptError } from './script-error.mjs';

/**
 * The folder that stands in for a checkout which the database's user cannot enter. /var/tmp lasts over a reboot, but
 * everyone can write there: a folder that is not root's alone is refused.
 * @param {string} root
 * @returns {string}
 */
export function outsideFolder(root) {
  const hash = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 12);
  const folder = `/var/tmp/inferbench-${hash}`;
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) assertOurs(folder);
  return folder;
}

/** @param {string} folder */
function assertOurs(folder) {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new ScriptError(`${folder} is not a folder that only root can write: remove it. ${wayOut}`);
  }
}

/**
 * A folder of ours that others can pass through but not list, whatever the umask.
 * @param {string} folder
 */
export function passableFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // mkdir is silent about a folder that somebody else made since the last look.
  assertOurs(folder);
  chmodSync(folder, 0o711);
}

/**
 * Copies the binaries, once per version, to where every user can read them.
 * @param {string} outside
 * @param {{ nativeDir: string, version: string }} native
 * @returns {string} the copy
 */
export function copyNative(outside, native) {
  passableFolder(outside);
  const target = path.join(outside, `native-${native.version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(native.nativeDir, draft, { recursive: true, verbatimSymlinks: true });
  makeReadable(draft);
  renameSync(draft, target);
  return target;
}

/**
 * A umask of 077 at install time would leave the copy for root alone.
 * @param {string} folder
 */
function makeReadable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(file);
    else if (entry.isFile()) chmodSync(file, (statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
