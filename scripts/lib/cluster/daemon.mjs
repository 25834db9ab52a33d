import { spawn, spawnSync } from 'node:child_process';
import { closeSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tailOfFile } from '../output.mjs';
import { assertNotStopping, openLog } from '../run-command.mjs';
import { ScriptError } from '../script-error.mjs';

const lookMs = 100;
/** Goes with its parent, which may be killed: util-linux asks the kernel for it. */
const withParent = ['--pdeathsig', 'SIGTERM', '--'];
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

/**
 * @typedef {{
 *   name: string, pid: number, logFile: string, exited: Promise<string>, stop: () => Promise<void>, kill: () => void,
 *   signal: (name: NodeJS.Signals) => void,
 * }} Daemon exited resolves with how it ended; stop is patient; kill and signal mean all that it started, too
 */

/**
 * Starts a program of others that stays in the foreground, and waits until it answers.
 * @param {{
 *   name: string, command: string[], env: NodeJS.ProcessEnv, identity: import('../postgres-place.mjs').Identity, logDir: string,
 *   isReady: () => Promise<boolean>, readyMs?: number, stopMs?: number, apart?: () => number[],
 * }} options apart: processes that it started and that are no longer below it
 * @returns {Promise<Daemon>}
 */
export async function startDaemon(options) {
  const {
    name,
    command,
    env,
    identity,
    logDir,
    isReady,
    readyMs = 60_000,
    stopMs = 15_000,
    apart = () => [],
  } = options;
  assertNotStopping();
  const logFile = path.join(logDir, `${name}.log`);
  const log = openLog(logFile);
  const [program = '', ...args] = hasSetpriv ? ['setpriv', ...withParent, ...command] : command;
  const child = spawn(program, args, {
    ...identity,
    env,
    cwd: '/',
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop in order.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const pid = child.pid ?? 0;
  const all = () => withDescendants([pid, ...apart()]);
  const signalAll = (each) => all().forEach((one) => send(one, each));
  const kill = () => signalAll('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `exit code ${code}`}`));
  }).finally(() => process.off('exit', kill));
  const stop = async () => {
    const left = all();
    child.kill('SIGTERM');
    // One that was stopped by SIGSTOP would never hear it.
    child.kill('SIGCONT');
    const late = sleep(stopMs, true, { ref: false });
    if (await Promise.race([exited.then(() => false), late])) kill();
    await exited;
    for (const each of left) send(each, 'SIGKILL');
  };
  try {
    await untilReady({ exited, isReady, readyMs });
    return { name, pid, logFile, exited, stop, kill, signal: signalAll };
  } catch (error) {
    await stop();
    throw new ScriptError(`${name} ${error.message}, see ${logFile}:\n${tailOfFile(logFile)}`);
  }
}

/** @param {{ exited: Promise<string>, isReady: () => Promise<boolean>, readyMs: number }} options */
async function untilReady({ exited, isReady, readyMs }) {
  /** @type {string | undefined} */
  let ended;
  void exited.then((how) => (ended = how));
  const deadline = performance.now() + readyMs;
  for (;;) {
    if (ended !== undefined) throw new Error(`${ended} before it was ready`);
    if (await isReady().catch(() => false)) return;
    if (performance.now() > deadline) throw new Error(`was not ready after ${readyMs / 1000} s`);
    await sleep(lookMs);
  }
}

/**
 * Processes and all below them, parents first, so that none is missed; whatever their groups: connections of PostgreSQL lead their own.
 * @param {number[]} pids
 * @returns {number[]}
 */
function withDescendants(pids) {
  const parents = parentsOfAll();
  const found = pids.filter((pid) => parents.has(pid));
  for (const each of found)
    for (const [child, parent] of parents) if (parent === each && !found.includes(child)) found.push(child);
  return found;
}

/** @returns {Map<number, number>} */
function parentsOfAll() {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command's name may hold spaces and brackets.
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended in between.
    }
  }
  return parents;
}

/** @param {number} pid @param {NodeJS.Signals} name */
function send(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}
