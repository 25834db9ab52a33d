import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canRunPostgres, wayOut } from './postgres-binaries.mjs';
import { copyNative, outsideFolder, passableFolder } from './postgres-outside.mjs';
import { ScriptError } from './script-error.mjs';

/**
 * @typedef {{ uid?: number, gid?: number }} Identity empty = the user of this process
 * @typedef {{ dataDir: string, nativeDir: string, identity: Identity }} Place
 */

/**
 * Decides which user runs PostgreSQL and where its binaries and data are. Without root: this user, in the checkout.
 * As root, which PostgreSQL refuses to run as: an unprivileged user, in the checkout if that user can enter it, else
 * in a folder of root's below /var/tmp.
 * @param {{ root: string, stateDir: string, native: { nativeDir: string, version: string }, log: (line: string) => void }} options
 * @returns {Place}
 */
export function choosePlace({ root, stateDir, native, log }) {
  const dataDir = path.join(stateDir, 'data');
  if (process.getuid?.() !== 0) {
    const { ok, reason } = canRunPostgres(native.nativeDir, {});
    if (!ok) throw new ScriptError(`The embedded PostgreSQL does not run here: ${reason}\n${wayOut}`);
    return { dataDir, nativeDir: native.nativeDir, identity: {} };
  }
  const outside = outsideFolder(root);
  const outsideData = path.join(outside, path.basename(stateDir), 'data');
  // Data of this checkout stay where they are, even if it can be entered by now.
  if (!isCluster(outsideData) || !existsSync(passwordFile(stateDir))) {
    const identity = unprivilegedUser(dataDir);
    if (canRunPostgres(native.nativeDir, identity).ok && openPath({ root, stateDir, identity })) {
      return { dataDir, nativeDir: native.nativeDir, identity };
    }
  }
  if (isCluster(dataDir)) {
    throw new ScriptError(
      `The database in ${dataDir} is in a folder that its user can no longer enter. Make ${root} enterable again (chmod a+x), or remove ${dataDir}.`,
    );
  }
  const identity = unprivilegedUser(outsideData);
  const nativeDir = copyNative(outside, native);
  const { ok, reason } = canRunPostgres(nativeDir, identity);
  if (!ok) {
    throw new ScriptError(
      `User ${identity.uid} cannot run the PostgreSQL in ${nativeDir}: ${reason}\n${wayOut}`,
    );
  }
  passableFolder(path.dirname(outsideData));
  log(`user ${identity.uid} of the database cannot enter ${root}: its files are in ${outside}`);
  return { dataDir: outsideData, nativeDir, identity };
}

/**
 * The superuser's password belongs to the data; data outside the checkout without it are those of an earlier checkout
 * at the same path.
 * @param {string} stateDir
 * @returns {string}
 */
export function passwordFile(stateDir) {
  return path.join(stateDir, 'superuser-password');
}

/**
 * @param {string} dataDir
 * @returns {boolean} whether initdb came to its end there
 */
export function isCluster(dataDir) {
  return existsSync(path.join(dataDir, 'PG_VERSION'));
}

/**
 * @param {string} dataDir
 * @returns {{ uid: number, gid: number }} the owner of the data, else postgres, else nobody; no user is created
 */
export function unprivilegedUser(dataDir) {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(([login]) => login === name);
    if (user !== undefined) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new ScriptError(
    `PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it. ${wayOut}`,
  );
}

/**
 * Lets the user pass through our own folders (0711: pass, not list; the files in them are 0600).
 * @param {{ root: string, stateDir: string, identity: Identity }} options
 * @returns {boolean} whether it can now enter the folder of the data
 */
export function openPath({ root, stateDir, identity }) {
  const canEnter = (directory) =>
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...identity, cwd: '/', env: {} }).status === 0;
  if (!canEnter(root)) return false;
  for (
    let folder = stateDir;
    folder !== root && folder !== path.dirname(folder);
    folder = path.dirname(folder)
  ) {
    if ((statSync(folder).mode & 0o001) === 0) chmodSync(folder, 0o711);
  }
  return canEnter(stateDir);
}
