import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { launchFailure } from './chromium-launch.mjs';
import { unpackedChromium } from './chromium-package.mjs';
import { childEnvironment, readVariable } from './environment.mjs';
import { runLogged } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';
import { privateDirectory } from './state.mjs';

/**
 * @typedef {{ executablePath: string, env: Record<string, string>, args: string[] }} Chromium what a launch needs
 */

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'headless_shell',
  'chrome-headless-shell',
];

// Pages of ours on localhost only: a sandbox, which containers often forbid, protects nothing, and the background
// services of the browser would only wait for a network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that really starts and records how to launch it.
 * @param {{ stateDir: string, log: (line: string) => void }} options
 * @returns {Promise<{ file: string, chromium: Chromium }>} file holds the record as JSON
 */
export async function findChromium({ stateDir, log }) {
  const workDir = privateDirectory(path.join(stateDir, 'chromium'));
  const failures = [];
  for (const source of sources({ workDir, log })) {
    for (const candidate of await candidatesOf(source, failures)) {
      const chromium = { executablePath: candidate.executablePath, env: candidate.env ?? {}, args };
      const failure = await launchFailure(chromium, workDir);
      if (failure === undefined) return { file: record(stateDir, chromium), chromium };
      failures.push(`${chromium.executablePath}: ${failure}`);
    }
  }
  throw new ScriptError(
    `No Chromium starts here. Install one, or set CHROME_PATH to one. Tried:\n  ${failures.join('\n  ') || 'nothing was found'}`,
  );
}

/**
 * Sources in the order of preference; the later ones install something, so each is asked only after the earlier ones
 * failed. @param {{ workDir: string, log: (line: string) => void }} options @returns {(() => Promise<{
 * executablePath: string, env?: Record<string, string> }[]>)[]}
 */
function sources({ workDir, log }) {
  const given = readVariable('CHROME_PATH');
  // A browser that was asked for by name is used or missed, never silently replaced.
  if (given !== undefined) return [async () => [{ executablePath: given }]];
  return [
    async () => systemBrowsers(),
    async () => playwrightBrowsers(),
    async () => [await unpackedChromium({ workDir, log })],
    async () => (process.getuid?.() === 0 ? [await installedBySystem(workDir, log)] : []),
  ];
}

/**
 * @param {() => Promise<{ executablePath: string, env?: Record<string, string> }[]>} source
 * @param {string[]} failures
 */
async function candidatesOf(source, failures) {
  try {
    return await source();
  } catch (error) {
    failures.push(error.message);
    return [];
  }
}

function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  const usual = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/usr/lib/chromium', '/opt/google/chrome'];
  const files = [...new Set([...folders, ...usual])].flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );
  const applications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...files, ...applications].filter(isExecutable).map((executablePath) => ({ executablePath }));
}

function playwrightBrowsers() {
  const cache = readVariable('PLAYWRIGHT_BROWSERS_PATH') ?? path.join(homedir(), '.cache', 'ms-playwright');
  const folders = (folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return folders(cache)
    .filter((folder) => path.basename(folder).startsWith('chromium'))
    .flatMap(folders)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter(isExecutable)
    .map((executablePath) => ({ executablePath }));
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} workDir
 * @param {(line: string) => void} log
 */
async function installedBySystem(workDir, log) {
  log('apt-get install chromium');
  const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  const logFile = path.join(workDir, 'apt-get.log');
  for (const aptArgs of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    await runLogged({ command: 'apt-get', args: aptArgs, cwd: '/', env, logFile });
  }
  return { executablePath: '/usr/bin/chromium' };
}

/**
 * @param {string} stateDir
 * @param {Chromium} chromium
 */
function record(stateDir, chromium) {
  const file = path.join(stateDir, 'chromium.json');
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(chromium, null, 2)}\n`);
  return file;
}
