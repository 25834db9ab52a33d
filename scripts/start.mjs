// `npm start`: everything from an empty checkout to a running InferBench, on Node built-ins only.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildServers,
  buildWeb,
  prepareDatabase,
  startApi,
  startWeb,
  startWorker,
} from './lib/application.mjs';
import { backUpDaily } from './lib/daily-backup.mjs';
import { readPort, readVariable, variables } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { acquireLock } from './lib/lock.mjs';
import { complain, say, step } from './lib/output.mjs';
import { ownerLinkWords } from './lib/owner-link.mjs';
import { claimPort } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { describeError } from './lib/script-error.mjs';
import { createShutdown } from './lib/shutdown.mjs';
import { databaseSecrets, privateDirectory, stateDirectory } from './lib/state.mjs';
import { supervise } from './lib/supervise.mjs';

const WARM_UP_MS = 30_000;
const WARM_UP_TRIES = 3;
/** Points that are stored between two lines about them. */
const POINTS_BETWEEN = 1000;
/** Pages whose first answer simulates most: the start page, and of the chips any, since all share the workloads they stand in. */
const WARMED = ['/', '/chips/b200'];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

if (process.argv.includes('--help') || process.argv.includes('-h')) printHelp();
else await start();

function printHelp() {
  say('npm start: installs, starts PostgreSQL, builds, and serves InferBench on 127.0.0.1 until Ctrl-C.\n');
  for (const [name, meaning] of variables) say(`  ${name.padEnd(26)} ${meaning}`);
  say('\nState (database, keys, logs) is kept in .inferbench/ in the checkout. What dies is started again.');
}

async function start() {
  const shutdown = createShutdown();
  try {
    const stateDir = stateDirectory(root);
    const unlock = acquireLock(path.join(stateDir, 'start.lock'), 'npm start');
    process.once('exit', unlock);
    await startAll(shutdown, { root, stateDir, logDir: privateDirectory(path.join(stateDir, 'logs')) });
  } catch (error) {
    // A step that we stopped ourselves fails, too; the signal's exit code counts then.
    if (!shutdown.isStopping()) complain(`\n${describeError(error)}`);
    await shutdown.finish(1);
  }
}

/**
 * @param {ReturnType<typeof createShutdown>} shutdown
 * @param {{ root: string, stateDir: string, logDir: string }} places
 */
async function startAll(shutdown, places) {
  const begun = performance.now();
  const apiPort = await claimPort(readPort('INFERBENCH_API_PORT', 4000), 'INFERBENCH_API_PORT');
  const webPort = await claimPort(readPort('INFERBENCH_WEB_PORT', 3000), 'INFERBENCH_WEB_PORT');
  say('InferBench');
  await step('dependencies', () => ensureInstalled({ root, log: say }), String);
  await step('build of API, worker and command line', () => buildServers(places));
  const { adminUrl, demoKeyFile } = await database(shutdown, places);
  const secrets = databaseSecrets(places.stateDir);
  const [prepared] = await bothOrNone([
    step(
      'database',
      () => prepareDatabase({ ...places, adminUrl, secrets, demoKeyFile, onProgress: countPoints() }),
      ({ migrationsApplied, chips, models, publishedPoints, board }) =>
        `${migrationsApplied} migrations applied, ${chips} chips, ${models} models, ${publishedPoints} published points;\n` +
        `    ${board.slices} slices with results: ${board.withTwoSystems} with two systems or more, ` +
        `${board.withThreeChips} with three chips, ${board.withTwoFamilies} with two families`,
    ),
    step('build of the web site', () => buildWeb(places)),
  ]);
  const { databaseUrl, queueUrl } = prepared;
  const demo = demoKeyFile !== undefined;
  const apiOn = (port) =>
    startApi({
      ...places,
      databaseUrl,
      port,
      cursorSecret: secrets.cursorSecret,
      evidenceDir: evidenceDirectory(places.stateDir),
      demo,
    });
  const api = await step('api', () => apiOn(apiPort), urlOf);
  keepAlive(shutdown, { name: 'api', first: api, again: () => apiOn(portOf(api)) });
  const workerAgain = () => startWorker({ ...places, databaseUrl, queueUrl });
  const worker = await step('worker', workerAgain, () => 'takes jobs');
  keepAlive(shutdown, { name: 'worker', first: worker, again: workerAgain });
  const webOn = (port) => startWeb({ ...places, apiUrl: api.url, port, demo });
  const web = await step('web', () => webOn(webPort), urlOf);
  keepAlive(shutdown, { name: 'web', first: web, again: () => webOn(portOf(web)) });

  if (demo)
    backUpDaily({
      ...places,
      root,
      adminUrl,
      evidenceDir: evidenceDirectory(places.stateDir),
      isStopping: shutdown.isStopping,
    });

  say(`\nInferBench runs (after ${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  say(`  web site   ${web.url}`);
  // A browser keeps no passkey for an IP address.
  say(`  sign in    http://localhost:${portOf(web)}/sign-in`);
  if (prepared.demoInvitation) {
    const link = `http://localhost:${portOf(web)}${prepared.demoInvitation}`;
    say(
      `  owner      ${ownerLinkWords({ link, stateDir: places.stateDir, isTerminal: process.stdout.isTTY })}`,
    );
  }
  say(`  GraphQL    ${api.url}/graphql`);
  if (prepared.demoKeyFile) say(`  demo key   ${prepared.demoKeyFile}`);
  for (const file of prepared.demoReviewerFiles) say(`  reviewer   ${file} (of the demonstration)`);
  say(`  logs       ${places.logDir}`);
  say('Ctrl-C stops everything.');
  for (const page of WARMED) await askUntilThere(new URL(page, web.url));
}

/**
 * Tells from time to time how many published points are stored: a first start stores thousands.
 * @returns {(progress: { stored: number, of: number }) => void}
 */
function countPoints() {
  let told = 0;
  return ({ stored, of }) => {
    if (stored - told < POINTS_BETWEEN && stored < of) return;
    told = stored;
    say(`    points ${stored.toLocaleString('en')} of ${of.toLocaleString('en')}`);
  };
}

/**
 * Asks for a page until it comes, so that its first visitor does not wait for what is worked out once: what a late answer worked out
 * is kept for the next. Nobody waits for it here.
 * @param {URL} url
 */
async function askUntilThere(url) {
  for (let asked = 0; asked < WARM_UP_TRIES; asked += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(WARM_UP_MS) });
      await response.text();
      if (response.ok) return;
    } catch {
      // Whoever comes first waits instead.
      return;
    }
  }
}

/**
 * The server of DATABASE_URL, else the embedded one. Only the latter is a demonstration and gets a demo key.
 * @param {ReturnType<typeof createShutdown>} shutdown
 * @param {{ root: string, stateDir: string }} places
 * @returns {Promise<{ adminUrl: string, demoKeyFile: string | undefined }>}
 */
async function database(shutdown, places) {
  const given = readVariable('DATABASE_URL');
  if (given !== undefined) {
    say('  ✓ PostgreSQL: the server of DATABASE_URL');
    return { adminUrl: given, demoKeyFile: undefined };
  }
  const port = readPort('INFERBENCH_DB_PORT', 0);
  const stateDir = path.join(places.stateDir, 'postgres');
  const serverOn = (on) =>
    startPostgres({ root, stateDir, port: on, archive: true, log: (line) => say(`    ${line}`) });
  const server = await step('PostgreSQL', () => serverOn(port));
  const samePort = Number(new URL(server.adminUrl).port);
  keepAlive(shutdown, { name: 'PostgreSQL', first: server, again: () => serverOn(samePort) });
  const adminUrl = new URL(server.adminUrl);
  adminUrl.pathname = '/inferbench';
  return { adminUrl: adminUrl.href, demoKeyFile: path.join(places.stateDir, 'demo-key') };
}

/** Folder beside the database, unless told otherwise. @param {string} stateDir */
function evidenceDirectory(stateDir) {
  const given = readVariable('INFERBENCH_EVIDENCE_DIR');
  return given === undefined ? privateDirectory(path.join(stateDir, 'evidence')) : path.resolve(given);
}

/** @param {{ url: string }} service */
function urlOf(service) {
  return service.url;
}

/**
 * Waits for all, so that a failure of one is not printed into the other's progress; then throws the first failure.
 * @template T
 * @param {Promise<T>[]} promises
 * @returns {Promise<T[]>}
 */
async function bothOrNone(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/**
 * @param {ReturnType<typeof createShutdown>} shutdown
 * @param {Omit<Parameters<typeof supervise>[0], 'isStopping'>} part
 */
function keepAlive(shutdown, part) {
  shutdown.keep(part.name, supervise({ ...part, isStopping: shutdown.isStopping }));
}

/** @param {{ url: string }} service */
function portOf({ url }) {
  return Number(new URL(url).port);
}
