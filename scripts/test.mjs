// `npm test`: every check and every test, each with what it needs; `npm test -- --only lint,unit` runs a part, and
// `npm test -- --isolated` gives every file of tests an environment of its own, in another order, with other generated inputs.
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from './lib/chromium.mjs';
import { readVariable } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { acquireLock } from './lib/lock.mjs';
import { complain, say, step } from './lib/output.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ScriptError, describeError } from './lib/script-error.mjs';
import { createShutdown } from './lib/shutdown.mjs';
import { privateDirectory } from './lib/state.mjs';
import { countTests, MOST_RETRIES, secondsByKind } from './lib/test-results.mjs';
import { checks, lanes, runVitest, vitestProjects } from './lib/test-steps.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
// Stopped is not passed, whatever the signal.
const shutdown = createShutdown({ exitCodes: { SIGTERM: 143 } });

try {
  await shutdown.finish((await testAll()) ? 0 : 1);
} catch (error) {
  if (!shutdown.isStopping()) complain(`\n${describeError(error)}`);
  await shutdown.finish(1);
}

/** @returns {Promise<boolean>} whether everything passed */
async function testAll() {
  const stateDir = privateDirectory(path.join(root, '.inferbench'));
  const steps = checks({ root, logDir: path.join(stateDir, 'test-logs') });
  const { names, projects, files, isolated } = selection([...Object.keys(steps), 'vitest']);
  process.once('exit', acquireLock(path.join(stateDir, 'test.lock'), 'npm test'));
  await step('dependencies', () => ensureInstalled({ root, log: say }), String);

  const tally = { passed: 0, failed: 0 };
  const check = async (lane) => {
    for (const name of lane.filter((candidate) => names.includes(candidate))) {
      tally[(await passes(name, steps[name])) ? 'passed' : 'failed'] += 1;
    }
  };
  await check(lanes.first);
  await Promise.all(lanes.beside.map(check));
  const reference = names.includes('vitest')
    ? await testWithServices({ stateDir, projects, files, isolated, tally })
    : 0;
  say(`\nreference suite: ${reference === undefined ? 'absent' : `${reference} ran`}`);
  say(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0;
}

/**
 * Tells the time of processors that ended commands took: equal on a busy machine and an idle one, as minutes are not. Nothing where the system does not say.
 * @returns {string}
 */
function processorSeconds() {
  if (!existsSync('/proc/self/stat')) return '';
  // After the name in brackets: fields 16 and 17, in hundredths.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return `processors   ${Math.round((Number(fields[13]) + Number(fields[14])) / 100)} s\n`;
}

/**
 * Starts what the chosen tests need, runs them and adds their results.
 * @param {{ stateDir: string, projects: string[], files: string[], isolated: boolean, tally: { passed: number, failed: number } }} options
 * @returns {Promise<number | undefined>} how many tests of the reference suite ran; undefined without that suite
 */
async function testWithServices({ stateDir, projects, files, isolated, tally }) {
  const needs = (project) => projects.length === 0 || projects.includes(project);
  const referenceFolder =
    readVariable('INFERBENCH_REFERENCE') ?? path.join(root, '..', 'shared', 'reference');
  const reference = existsSync(referenceFolder) ? path.resolve(referenceFolder) : undefined;
  const env = { INFERBENCH_REFERENCE: reference, ...(isolated ? isolation() : {}) };
  const log = (line) => say(`    ${line}`);
  const prepared = [
    !needs('e2e') ||
      (await passes('Chromium', async () => {
        const { file, chromium } = await findChromium({ stateDir, log });
        log(chromium.executablePath);
        env.INFERBENCH_CHROMIUM = file;
      })),
    !['integration', 'attacks', 'e2e'].some(needs) ||
      (await passes('PostgreSQL', async () => {
        const database = { root, stateDir: path.join(stateDir, 'test-postgres'), log, fsync: false };
        env.INFERBENCH_TEST_DATABASE_ADMIN_URL = shutdown.keep(
          'PostgreSQL',
          await startPostgres(database),
        ).adminUrl;
      })),
  ];
  tally.failed += prepared.filter((ok) => !ok).length;

  const resultsFile = path.join(stateDir, 'test-results.json');
  const status = await step('vitest', () => runVitest({ root, projects, files, resultsFile, env }));
  const counted = countTests({ file: resultsFile, status });
  tally.passed += counted.passed;
  tally.failed += counted.failed;
  say('');
  for (const line of secondsByKind({ file: resultsFile, root })) say(line);
  say(`${processorSeconds()}\n${counted.retries} retries`);
  if (counted.retries > MOST_RETRIES)
    complain(`More than ${MOST_RETRIES} tests passed only when they ran again: their lines say which.`);
  if (reference === undefined) return undefined;
  if (projects.length === 0 && counted.reference === 0) {
    complain(`The reference suite in ${reference} exists, and none of its tests ran.`);
    tally.failed += 1;
  }
  return counted.reference;
}

/**
 * Runs a step whose failure does not end the run.
 * @param {string} name
 * @param {() => Promise<void>} action
 * @returns {Promise<boolean>}
 */
async function passes(name, action) {
  try {
    await step(name, action);
    return true;
  } catch (error) {
    complain(`${name}: ${describeError(error)}`);
    return false;
  }
}

/**
 * What vitest.config.ts and the generators read.
 * @returns {Record<string, string>}
 */
function isolation() {
  const seed = readVariable('INFERBENCH_TEST_SEED') ?? String(randomInt(1_000_000_000));
  say(`    INFERBENCH_TEST_SEED=${seed}`);
  return { INFERBENCH_TEST_ISOLATED: '1', INFERBENCH_TEST_SEED: seed };
}

/**
 * Reads `--only a,b`, names of steps or of vitest projects, `--files a,b`, parts of names of test files, and `--isolated`.
 * @param {string[]} all names of steps
 * @returns {{ names: string[], projects: string[], files: string[], isolated: boolean }} no projects, no files = all of them
 */
function selection(all) {
  const usage = `Usage: npm test [-- --isolated] [-- --only ${[...all, ...vitestProjects].join('|')},...] [-- --files NAME,...]`;
  const { isolated = false, only = '', files: named = '' } = optionsOf(usage);
  const files = named.split(',').filter(Boolean);
  if (only === '') return { names: all, projects: [], files, isolated };
  const wanted = only.split(/[ ,]+/).filter(Boolean);
  const unknown = wanted.find((name) => !all.includes(name) && !vitestProjects.includes(name));
  if (unknown !== undefined)
    throw new ScriptError(`There is no step ${unknown}: ${[...all, ...vitestProjects].join(', ')}.`);
  const projects = wanted.includes('vitest') ? [] : vitestProjects.filter((name) => wanted.includes(name));
  return {
    names: all.filter((name) => wanted.includes(name) || (name === 'vitest' && projects.length > 0)),
    projects,
    files,
    isolated,
  };
}

/**
 * @param {string} usage
 * @returns {{ isolated?: boolean, only?: string, files?: string }}
 */
function optionsOf(usage) {
  try {
    return parseArgs({
      options: { isolated: { type: 'boolean' }, only: { type: 'string' }, files: { type: 'string' } },
    }).values;
  } catch {
    throw new ScriptError(usage);
  }
}
