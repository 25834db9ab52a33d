import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './environment.mjs';
import { tailOfFile } from './output.mjs';
import { openLog, signalGroup } from './run-command.mjs';

const launchTimeoutMs = 30_000;
const closeTimeoutMs = 3000;

/**
 * Starts a Chromium for real and has a page of it compute something. The DevTools pipe is what Playwright uses, too;
 * --dump-dom would be simpler, but builds without it exist and hang.
 * @param {import('./chromium.mjs').Chromium} chromium
 * @param {string} workDir
 * @returns {Promise<string | undefined>} why it does not work, or undefined when it does
 */
export async function launchFailure({ executablePath, env, args }, workDir) {
  const profile = mkdtempSync(path.join(workDir, 'profile-'));
  const logFile = path.join(workDir, 'launch.log');
  const log = openLog(logFile);
  const child = spawn(
    executablePath,
    ['--headless', ...args, `--user-data-dir=${profile}`, '--remote-debugging-pipe', '--no-startup-window'],
    { cwd: workDir, env: childEnvironment(env), detached: true, stdio: ['ignore', log, log, 'pipe', 'pipe'] },
  );
  closeSync(log);
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `exit code ${code}`}`));
  });
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(`no answer after ${launchTimeoutMs / 1000} s`), launchTimeoutMs);
  });
  const failure = await Promise.race([ended, late, evaluateInPage(child)]);
  clearTimeout(timer);
  // Closed in order if possible, so that none of its helpers outlives it.
  await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
  kill();
  await ended;
  process.off('exit', kill);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  return failure === undefined ? undefined : [failure, tailOfFile(logFile, 3)].filter(Boolean).join(': ');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string | undefined>} what is wrong with the answer
 */
async function evaluateInPage(child) {
  const send = devtools(child);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const { result } = await send('Runtime.evaluate', { expression: '6 * 7' }, sessionId);
  void send('Browser.close', {});
  return result?.value === 42 ? undefined : 'a page does not run scripts';
}

/**
 * The DevTools protocol over file descriptors 3 and 4: JSON messages, each followed by a zero byte.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {(method: string, params: object, sessionId?: string) => Promise<any>} an error is an empty answer
 */
function devtools(child) {
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  let text = '';
  // A browser that dies breaks the pipe; its exit is what gets reported.
  input.on('error', () => {});
  output.on('error', () => {});
  output.setEncoding('utf8').on('data', (chunk) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const { id, result = {} } of messages.map((message) => JSON.parse(message)))
      waiting.get(id)?.(result);
  });
  return (method, params, sessionId) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}
