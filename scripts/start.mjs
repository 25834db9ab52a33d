// `npm start`: everything from an empty checkout to a running InferBench, on Node built-ins only.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb, prepareDatabase, startApi, startWeb, startWorker } from './lib/application.mjs';
import { readPort, readVariable, variables } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { acquireLock } from './lib/lock.mjs';
import { complain, say, step, tailOfFile } from './lib/output.mjs';
import { claimPort } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { describeError } from './lib/script-error.mjs';
import { createShutdown } from './lib/shutdown.mjs';
import { databaseSecrets, privateDirectory } from './lib/state.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

if (process.argv.includes('--help') || process.argv.includes('-h')) printHelp();
else await start();

function printHelp() {
  say('npm start: installs, starts PostgreSQL, builds, and serves InferBench on 127.0.0.1 until Ctrl-C.\n');
  for (const [name, meaning] of variables) say(`  ${name.padEnd(26)} ${meaning}`);
  say('\nState (database, keys, logs) is kept in .inferbench/ in the checkout.');
}

async function start() {
  const shutdown = createShutdown();
  try {
    const stateDir = privateDirectory(path.join(root, '.inferbench'));
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
  const { adminUrl, demoKeyFile } = await database(shutdown, places);
  const secrets = databaseSecrets(places.stateDir);
  const [prepared] = await bothOrNone([
    step(
      'database',
      () => prepareDatabase({ ...places, adminUrl, secrets, demoKeyFile }),
      ({ migrationsApplied, chips, models, publishedPoints, board }) =>
        `${migrationsApplied} migrations applied, ${chips} chips, ${models} models, ${publishedPoints} published points;\n` +
        `    ${board.slices} slices with results: ${board.withTwoSystems} with two systems or more, ` +
        `${board.withThreeChips} with three chips, ${board.withTwoFamilies} with two families`,
    ),
    step('build of the web site', () => buildWeb(places)),
  ]);
  const { databaseUrl, queueUrl } = prepared;
  const api = await step(
    'api',
    () =>
      startApi({
        ...places,
        databaseUrl,
        port: apiPort,
        cursorSecret: secrets.cursorSecret,
        evidenceDir: evidenceDirectory(places.stateDir),
      }),
    urlOf,
  );
  watch(shutdown, shutdown.keep('api', api));
  const worker = await step(
    'worker',
    () => startWorker({ ...places, databaseUrl, queueUrl }),
    () => 'takes jobs',
  );
  watch(shutdown, shutdown.keep('worker', worker));
  const web = await step('web', () => startWeb({ ...places, apiUrl: api.url, port: webPort }), urlOf);
  watch(shutdown, shutdown.keep('web', web));

  say(`\nInferBench runs (after ${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  say(`  web site   ${web.url}`);
  say(`  GraphQL    ${api.url}/graphql`);
  if (prepared.demoKeyFile) say(`  demo key   ${prepared.demoKeyFile}`);
  say(`  logs       ${places.logDir}`);
  say('Ctrl-C stops everything.');
}

/**
 * The server of DATABASE_URL, else the embedded one. Only the latter gets a demo key.
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
  const server = await step('PostgreSQL', () =>
    startPostgres({ root, stateDir, port, log: (line) => say(`    ${line}`) }),
  );
  watch(shutdown, { name: 'PostgreSQL', ...shutdown.keep('PostgreSQL', server) });
  const adminUrl = new URL(server.adminUrl);
  adminUrl.pathname = '/inferbench';
  return { adminUrl: adminUrl.href, demoKeyFile: path.join(places.stateDir, 'demo-key') };
}

/**
 * Beside the database, unless told otherwise.
 * @param {string} stateDir
 */
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
 * One part that dies takes the others with it: half an InferBench would only confuse.
 * @param {ReturnType<typeof createShutdown>} shutdown
 * @param {{ name: string, logFile: string, exited: Promise<string | void> }} part
 */
function watch(shutdown, { name, logFile, exited }) {
  void exited.then(async (how) => {
    if (shutdown.isStopping()) return;
    complain(
      `\n${name} ${how ?? 'ended'}; stopping the rest. The end of ${logFile}:\n${tailOfFile(logFile)}`,
    );
    await shutdown.finish(1);
  });
}
