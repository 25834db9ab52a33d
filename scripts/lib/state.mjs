import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVariable } from './environment.mjs';
import { ScriptError } from './script-error.mjs';

/**
 * Creates a folder that others cannot list, and refuses one that somebody else owns.
 * @param {string} directory
 * @returns {string} the folder
 */
export function privateDirectory(directory) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(directory);
  const me = process.getuid?.() ?? uid;
  if (me !== 0 && uid !== me) {
    throw new ScriptError(
      `${directory} belongs to user ${uid}, and this is user ${me}: run as that user, or remove the folder.`,
    );
  }
  // 0711 is left alone: as root, the database's user has to pass through (see postgres-place.mjs).
  if ((mode & 0o066) !== 0) chmodSync(directory, 0o700);
  return directory;
}

/**
 * A file's text; if it does not exist it is created, readable by its owner only, as a whole or not at all.
 * @param {string} file
 * @param {() => string} createText
 * @returns {string}
 */
export function readOrCreateSecret(file, createText) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, createText(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster: its text counts.
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/**
 * Passwords of the database roles and the key that signs cursors: from the environment, else generated once.
 * @param {string} stateDir
 * @returns {{ ownerPassword: string, appPassword: string, workerPassword: string, cursorSecret: string }}
 */
export function databaseSecrets(stateDir) {
  const file = path.join(stateDir, 'database.json');
  const secret = () => randomBytes(24).toString('base64url');
  const text = readOrCreateSecret(
    file,
    () => `${JSON.stringify({ ownerPassword: secret(), appPassword: secret(), cursorSecret: secret() })}\n`,
  );
  const stored = JSON.parse(text);
  // A state of before has none; beside it, so that nothing that is kept is written anew.
  const workerPassword = () => readOrCreateSecret(path.join(stateDir, 'worker-password'), secret).trim();
  return {
    ownerPassword: readVariable('INFERBENCH_OWNER_PASSWORD') ?? stored.ownerPassword,
    appPassword: readVariable('INFERBENCH_APP_PASSWORD') ?? stored.appPassword,
    workerPassword: readVariable('INFERBENCH_WORKER_PASSWORD') ?? workerPassword(),
    cursorSecret: readVariable('INFERBENCH_CURSOR_SECRET') ?? stored.cursorSecret,
  };
}

/**
 * Where `npm start` keeps database, keys and logs.
 * @param {string} root
 * @returns {string} the folder, made where it did not exist
 */
export function stateDirectory(root) {
  return privateDirectory(
    path.resolve(readVariable('INFERBENCH_STATE_DIR') ?? path.join(root, '.inferbench')),
  );
}
