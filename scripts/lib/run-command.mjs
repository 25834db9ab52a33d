import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './environment.mjs';
import { tailOfFile } from './output.mjs';
import { ScriptError } from './script-error.mjs';

const stopTimeoutMs = 8000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;
process.on('exit', () => signalCommands('SIGKILL'));

/** Throws once stopping has begun, so that nothing new is started and no interrupted result is believed. */
export function assertNotStopping() {
  if (stopping) throw new ScriptError('stopped');
}

/**
 * Sends a signal to every command under way and to what it started.
 * @param {NodeJS.Signals} signal
 */
export function signalCommands(signal) {
  for (const child of running) signalGroup(child, signal);
}

/**
 * Ends every command under way, gently first: turbo has to end tasks that lead groups of their own.
 */
export async function stopCommands() {
  stopping = true;
  signalCommands('SIGTERM');
  const deadline = performance.now() + stopTimeoutMs;
  while (running.size > 0 && performance.now() < deadline) await sleep(20);
  signalCommands('SIGKILL');
}

/**
 * Signals the process group that a detached child leads.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * Runs a command to its end. It leads its own process group, so that Ctrl-C in the terminal reaches this process
 * first and the order of stopping stays ours.
 * @param {{
 *   command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number,
 *   logFile?: string, captureOutput?: boolean, onOutput?: (text: string) => void,
 * }} options with logFile all output goes there; with captureOutput stdout is returned, and told as it comes; else both are shown
 * @returns {Promise<{ status: number, output: string }>} a command that cannot be started rejects
 */
export async function runCommand(options) {
  const {
    command,
    args,
    cwd,
    env = childEnvironment(),
    uid,
    gid,
    logFile,
    captureOutput = false,
    onOutput,
  } = options;
  assertNotStopping();
  const log = logFile === undefined ? undefined : openLog(logFile);
  const child = spawn(command, args, {
    cwd,
    env,
    uid,
    gid,
    detached: true,
    stdio: ['ignore', captureOutput ? 'pipe' : (log ?? 'inherit'), log ?? 'inherit'],
  });
  if (log !== undefined) closeSync(log);
  running.add(child);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
    onOutput?.(text);
  });
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
    // turbo exits with 0 when it is asked to stop.
    assertNotStopping();
    return { status, output };
  } finally {
    running.delete(child);
  }
}

/**
 * Runs a command whose output goes to a log file, and throws the end of that file when it fails.
 * @param {Parameters<typeof runCommand>[0] & { logFile: string }} options
 * @returns {Promise<string>} its stdout, if captured
 */
export async function runLogged(options) {
  const { status, output } = await runCommand(options);
  if (status !== 0) {
    const what = path.basename(options.logFile, '.log');
    // A captured stdout is not shown: it is a result, and may hold a secret.
    throw new ScriptError(
      `${what} failed (exit code ${status}), see ${options.logFile}:\n${tailOfFile(options.logFile, 40)}`,
    );
  }
  return output;
}

/**
 * Opens an empty log file that only its owner can read.
 * @param {string} file
 * @returns {number} descriptor
 */
export function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Removed first: an earlier start by another user (root) may have left a file that this one cannot write.
  rmSync(file, { force: true });
  return openSync(file, 'a', 0o600);
}
