// `npm run mutation`: do the tests notice when a formula is changed? Changes a seeded sample of the functions of
// packages/simulator and packages/scoring, one place at a time in a copy of the checkout, and fails below 80 % noticed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sampleFunctions } from './lib/mutation-sample.mjs';
import { complain, say } from './lib/output.mjs';
import { runCommand } from './lib/run-command.mjs';
import { ScriptError, describeError } from './lib/script-error.mjs';
import { createShutdown } from './lib/shutdown.mjs';
import { privateDirectory } from './lib/state.mjs';

const limitMin = 30;
const leastPercent = 80;
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stateDir = privateDirectory(path.join(root, '.inferbench'));
const shutdown = createShutdown({ exitCodes: { SIGTERM: 143 } });

try {
  await shutdown.finish((await testsNotice()) ? 0 : 1);
} catch (error) {
  complain(describeError(error));
  await shutdown.finish(1);
}

/** @returns {Promise<boolean>} whether enough mutants were noticed */
async function testsNotice() {
  const { seed, functions } = options();
  const { ranges, of } = sampleFunctions(root, { seed, functions });
  say(`mutation: ${ranges.length} of ${of} functions, seed ${seed}`);
  const reportFile = path.join(stateDir, 'mutation-report.json');
  const configFile = path.join(stateDir, 'stryker.json');
  rmSync(reportFile, { force: true });
  writeFileSync(configFile, JSON.stringify(strykerConfig(ranges, reportFile)));

  const begun = performance.now();
  const timer = setTimeout(() => {
    complain(`Not finished after ${limitMin} minutes: --functions asks for fewer.`);
    void shutdown.finish(1);
  }, limitMin * 60_000);
  const stryker = path.join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { status } = await runCommand({
    command: process.execPath,
    args: [stryker, 'run', configFile],
    cwd: root,
  });
  clearTimeout(timer);
  if (status !== 0) throw new ScriptError(`Stryker failed (exit code ${status}).`);

  const summary = {
    seed,
    functions: ranges,
    minutes: Number(((performance.now() - begun) / 60_000).toFixed(1)),
    ...scoreOf(JSON.parse(readFileSync(reportFile, 'utf8'))),
  };
  writeFileSync(path.join(stateDir, 'mutation.json'), `${JSON.stringify(summary, null, 2)}\n`);
  for (const { file, line, from, to } of summary.survivors)
    say(`  survived ${file}:${line}  ${from}  →  ${to}`);
  say(
    `mutation score ${summary.scorePercent} % of ${summary.mutants} mutants, at least ${leastPercent} % wanted`,
  );
  say(`seed ${seed}, ${summary.minutes} minutes, see .inferbench/mutation.json`);
  return summary.scorePercent >= leastPercent;
}

/** @returns {{ seed: number, functions: number }} */
function options() {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, functions: { type: 'string', default: '20' } },
  });
  const [seed, functions] = [Number(values.seed), Number(values.functions)];
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(functions) || functions < 1)
    throw new ScriptError('Usage: npm run mutation [-- --seed INTEGER --functions COUNT]');
  return { seed, functions };
}

/**
 * @param {string[]} mutate
 * @param {string} reportFile
 */
function strykerConfig(mutate, reportFile) {
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Words for people are not formulas. What runs once while a module loads cannot be switched per test.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    disableTypeChecks: 'packages/{simulator,scoring}/src/**/*.ts',
    concurrency: 2,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    tempDirName: '.inferbench/stryker',
    cleanTempDir: 'always',
    ignorePatterns: ['.inferbench', 'apps', 'bench', 'docs', 'prisma', 'tools'],
  };
}

/**
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report in the mutation-testing schema
 */
function scoreOf({ files }) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, from: textAt(source, mutant.location) })),
  );
  const killed = all.filter(({ status }) => noticed.has(status)).length;
  const survivors = all.filter(({ status }) => unnoticed.has(status));
  const mutants = killed + survivors.length;
  if (mutants === 0) throw new ScriptError('The sample has no mutants.');
  return {
    mutants,
    killed,
    scorePercent: Number(((100 * killed) / mutants).toFixed(1)),
    survivors: survivors.map(({ file, from, location, mutatorName, replacement, status }) => ({
      file,
      line: location.start.line,
      mutator: mutatorName,
      status,
      from,
      to: replacement.replaceAll(/\s+/g, ' '),
    })),
  };
}

/**
 * @param {string} source
 * @param {{ start: { line: number, column: number }, end: { line: number, column: number } }} location from 1
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join(' ').replaceAll(/\s+/g, ' ');
}
