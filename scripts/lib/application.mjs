import path from 'node:path';
import { childEnvironment } from './environment.mjs';
import { startService } from './processes.mjs';
import { runLogged } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';
import { serverBuild, turboRun, webBuild } from './turbo.mjs';

/**
 * @typedef {{ root: string, logDir: string }} Places
 * @typedef {{ name?: string, more?: Record<string, string> }} OneOfSeveral name: of its log; more: variables beside the usual ones
 */

/**
 * Creates roles and database, migrates, and loads the catalogue.
 * @param {Places & {
 *   adminUrl: string, secrets: { ownerPassword: string, appPassword: string, workerPassword: string }, demoKeyFile: string | undefined,
 *   onProgress?: (progress: { stored: number, of: number }) => void,
 * }} options
 * @returns {Promise<{ databaseUrl: string, queueUrl: string, demoKeyFile: string | null, demoReviewerFiles: string[], migrationsApplied: number, chips: number,
 *   models: number, publishedPoints: number,
 *   board: { slices: number, withTwoSystems: number, withThreeChips: number, withTwoFamilies: number } }>}
 */
export async function prepareDatabase({ root, logDir, adminUrl, secrets, demoKeyFile, onProgress }) {
  const { ownerPassword, appPassword, workerPassword } = secrets;
  const output = await runLogged({
    command: process.execPath,
    args: ['dist/prepare-database.js'],
    cwd: path.join(root, 'apps', 'api'),
    env: childEnvironment({
      NODE_ENV: 'production',
      INFERBENCH_ADMIN_DATABASE_URL: adminUrl,
      INFERBENCH_OWNER_PASSWORD: ownerPassword,
      INFERBENCH_APP_PASSWORD: appPassword,
      INFERBENCH_WORKER_PASSWORD: workerPassword,
      INFERBENCH_DEMO_KEY_FILE: demoKeyFile,
    }),
    captureOutput: true,
    onOutput: (text) => {
      const progress = parseLine(text.trim().split('\n').at(-1) ?? '')?.progress;
      if (progress !== undefined) onProgress?.(progress);
    },
    logFile: path.join(logDir, 'prepare-database.log'),
  });
  // The line holds a password: it is parsed and never shown, not even when it does not parse.
  const result = parseLine(output.trim().split('\n').at(-1) ?? '');
  if (typeof result?.databaseUrl !== 'string' || typeof result.queueUrl !== 'string') {
    throw new ScriptError('prepare-database did not print its result as one JSON line.');
  }
  return result;
}

/** @param {string} line */
function parseLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Builds the processes that serve, without the web site: what prepares the database is among it. Turbo's cache makes unchanged ones quick.
 * @param {Places} places
 */
export async function buildServers({ root, logDir }) {
  await runLogged({ ...turboRun(root, serverBuild), logFile: path.join(logDir, 'build-servers.log') });
}

/**
 * Builds the web site.
 * @param {Places} places
 */
export async function buildWeb({ root, logDir }) {
  await runLogged({ ...turboRun(root, webBuild), logFile: path.join(logDir, 'build.log') });
}

/** Stores of glibc for all threads together, where it makes eight a core, and what is free goes back to the system: the Dockerfile says the same. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * @param {Places & OneOfSeveral & {
 *   databaseUrl: string, port: number, cursorSecret: string, evidenceDir: string, demo: boolean,
 * }} options demo: keys and results of the demonstration are let in
 */
export function startApi({
  root,
  logDir,
  databaseUrl,
  port,
  cursorSecret,
  evidenceDir,
  demo,
  name = 'api',
  more,
}) {
  return startService({
    name,
    args: ['dist/main.js'],
    cwd: path.join(root, 'apps', 'api'),
    env: childEnvironment({
      NODE_ENV: 'production',
      ...memory,
      DATABASE_URL: databaseUrl,
      INFERBENCH_API_PORT: String(port),
      INFERBENCH_CURSOR_SECRET: cursorSecret,
      INFERBENCH_EVIDENCE_DIR: evidenceDir,
      INFERBENCH_DEMO: demo ? '1' : undefined,
      // Its reviewers decide by their keys, from this machine alone.
      ...(demo ? { INFERBENCH_REVIEW_ADDRESSES: '127.0.0.1' } : {}),
      ...more,
    }),
    logDir,
  });
}

/**
 * @param {Places & OneOfSeveral & { databaseUrl: string, queueUrl: string }} options
 */
export function startWorker({ root, logDir, databaseUrl, queueUrl, name = 'worker', more }) {
  return startService({
    name,
    args: ['dist/main.js'],
    cwd: path.join(root, 'apps', 'worker'),
    env: childEnvironment({
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      INFERBENCH_QUEUE_DATABASE_URL: queueUrl,
      ...more,
    }),
    logDir,
  });
}

/**
 * @param {Places & OneOfSeveral & { apiUrl: string, port: number, demo: boolean }} options
 */
export function startWeb({ root, logDir, apiUrl, port, demo, name = 'web', more }) {
  return startService({
    name,
    args: ['dist/server.js'],
    cwd: path.join(root, 'apps', 'web'),
    env: childEnvironment({
      NODE_ENV: 'production',
      INFERBENCH_WEB_PORT: String(port),
      INFERBENCH_API_URL: apiUrl,
      INFERBENCH_DEMO: demo ? '1' : undefined,
      ...more,
    }),
    logDir,
  });
}
