import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { importRuns } from '@inferbench/importers/import-runs';
import { type FuzzFile, fuzzFiles } from '../test/testkit/import-fuzz.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';

const RUNS = 5;
const IN_PROCESS_MS = 3000;
/** Files in one call of the command line, which refuses more runs than these. */
const CLI_FILES = 600;
const DETAILED_CHARS = 300_000;
const TARGETS = { filesPerMinute: 1000, detailedMs: 150 };

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.inferbench', 'bench', 'imports');

/** How fast result files become runs: in this process, through the command line, and one large file of single requests. */
export function importBench(): Promise<BenchOutcome> {
  const files = fuzzFiles().filter(({ text }) => importOne(text));
  const inProcess = perMinuteInProcess(files);
  const cli = Array.from({ length: RUNS }, () => perMinuteThroughCli(files));
  const detailed = detailedFile(DETAILED_CHARS);
  importOne(detailed);
  const took = Array.from({ length: RUNS }, () => msOf(() => importOne(detailed)));
  const [cliPerMinute, detailedMs] = [median(cli), median(took)];
  return Promise.resolve({
    results: {
      fixtures: files.length,
      filesPerMinuteInProcess: Math.round(inProcess),
      filesPerMinuteCli: Math.round(cliPerMinute),
      filesInOneCall: CLI_FILES,
      detailedChars: detailed.length,
      detailedMs,
      targets: TARGETS,
    },
    ratios: {
      filesPerMinuteCli: cliPerMinute / TARGETS.filesPerMinute,
      detailedMs: detailedMs / TARGETS.detailedMs,
    },
  });
}

function importOne(text: string): boolean {
  return importRuns({ files: [{ name: null, text }], context: {}, catalogue }).ok;
}

function msOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function perMinuteInProcess(files: readonly FuzzFile[]): number {
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < IN_PROCESS_MS) {
    for (const { text } of files) importOne(text);
    count += files.length;
  }
  return (count / (performance.now() - begun)) * 60_000;
}

/** One process, start included, held to one core. */
function perMinuteThroughCli(files: readonly FuzzFile[]): number {
  mkdirSync(folder, { recursive: true });
  // A run of records joins its summary, and lists hold several: one kind of file is one run each.
  const plain = files.filter(({ name }) => name.endsWith('.json') && !name.includes('sweep'));
  const names = Array.from({ length: CLI_FILES }, (_, i) => {
    const { tool, name, text } = plain[i % plain.length] ?? { tool: '', name: '', text: '' };
    const file = path.join(folder, `${i}-${tool}-${name}`);
    writeFileSync(file, text);
    return file;
  });
  execFileSync('node', [path.join(root, 'apps/cli/scripts/build.mjs')], { cwd: root, stdio: 'ignore' });
  const cli = ['node', path.join(root, 'apps/cli/bin/inferbench.mjs'), 'import', '--json', ...names];
  const ms = msOf(() =>
    execFileSync('taskset', ['--cpu-list', '0', ...cli], {
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  return (CLI_FILES / ms) * 60_000;
}

/** A vLLM file with `--save-detailed` of about this many characters. */
function detailedFile(chars: number): string {
  const gaps = 100;
  const count = Math.ceil(chars / (gaps * 9));
  const of = <T>(value: (i: number) => T) => Array.from({ length: count }, (_, i) => value(i));
  const second = (i: number) => Number(((1 + (i % 97) / 97) / 100).toFixed(5));
  return JSON.stringify({
    model_id: 'meta-llama/Meta-Llama-3-8B-Instruct',
    num_prompts: count,
    completed: count,
    duration: count,
    total_input_tokens: count * 100,
    total_output_tokens: count * (gaps + 1),
    input_lens: of(() => 100),
    output_lens: of(() => gaps + 1),
    ttfts: of(second),
    itls: of((i) => Array.from({ length: gaps }, (_, j) => second(i + j))),
    latencies: of((i) => second(i) + gaps * 0.02),
    errors: of(() => ''),
  });
}
