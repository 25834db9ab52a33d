import { spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readVariable } from './environment.mjs';
import { complain, tailOfFile } from './output.mjs';
import { assertNotStopping, openLog, signalGroup } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';

const gracePeriodMs = 10_000;

/**
 * @typedef {{
 *   name: string, url: string, pid: number, logFile: string,
 *   exited: Promise<string>, stop: () => Promise<void>, kill: () => void,
 * }} Service exited resolves with how it ended
 */

/**
 * Starts a service of ours and waits until it says over IPC that it listens: `{ ready: true, url }`. It ends by itself
 * when the IPC channel closes, so not even a kill -9 of this process leaves it behind.
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, logDir: string, timeoutMs?: number }} options
 * @returns {Promise<Service>}
 */
export async function startService({ name, args, cwd, env, logDir, timeoutMs = 60_000 }) {
  assertNotStopping();
  const logFile = path.join(logDir, `${name}.log`);
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    // A group of its own: Ctrl-C in the terminal reaches only us, and we stop the services in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const exited = exitOf(child, collectOutput(child, name, logFile)).finally(() => process.off('exit', kill));
  const stop = () => stopService(child, exited);
  try {
    const url = await readyMessage({ child, exited, timeoutMs });
    return { name, url, pid: child.pid ?? 0, logFile, exited, stop, kill };
  } catch (error) {
    await stop();
    throw new ScriptError(`${name} ${error.message}, see ${logFile}:\n${tailOfFile(logFile)}`);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<void>} outputEnded
 * @returns {Promise<string>}
 */
async function exitOf(child, outputEnded) {
  const how = await new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `exit code ${code}`}`));
  });
  // Its last lines matter most, but a grandchild that holds the pipe open must not hold us up.
  await Promise.race([outputEnded, sleep(500, undefined, { ref: false })]);
  return how;
}

/**
 * Writes both outputs to the log file, and with INFERBENCH_VERBOSE=1 to our stderr with the service's name in front.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @param {string} logFile
 * @returns {Promise<void>} resolves when the output has ended
 */
async function collectOutput(child, name, logFile) {
  const verbose = readVariable('INFERBENCH_VERBOSE') === '1';
  const log = openLog(logFile);
  const ends = [child.stdout, child.stderr].map((stream) => {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      writeLine(log, line);
      if (verbose) complain(`${name} | ${line}`);
    });
    return new Promise((resolve) => lines.once('close', resolve));
  });
  await Promise.all(ends);
  closeSync(log);
}

/** A full disk costs lines of the log, not the processes. @param {number} log @param {string} line */
function writeLine(log, line) {
  try {
    writeSync(log, `${line}\n`);
  } catch {
    // There is nowhere to say it; what matters is said to the terminal as well.
  }
}

/**
 * @param {{ child: import('node:child_process').ChildProcess, exited: Promise<string>, timeoutMs: number }} options
 * @returns {Promise<string>} the URL
 */
function readyMessage({ child, exited, timeoutMs }) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`was not ready after ${timeoutMs / 1000} s`)), timeoutMs);
    void exited.then((how) => {
      clearTimeout(timer);
      reject(new Error(`${how} before it was ready`));
    });
    child.on('message', (message) => {
      if (message?.ready !== true) return;
      clearTimeout(timer);
      resolve(String(message.url));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} exited
 */
async function stopService(child, exited) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), gracePeriodMs);
  await exited;
  clearTimeout(timer);
  // What the service itself started and forgot.
  signalGroup(child, 'SIGKILL');
}
