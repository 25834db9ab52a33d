import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { importRun } from '@inferbench/importers/import-run';
import { type ImportedRuns, importRuns } from '@inferbench/importers/import-runs';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { ROOT } from './environment.ts';

export const EXAMPLE = 'test/fixtures/vllm/serve-h100-llama-3-8b.json';
export const EXAMPLE_CONTEXT = 'test/fixtures/vllm/serve-h100-llama-3-8b.context.yaml';
/** The same of a run that ranks: an example never does. */
export const MEASURED_CONTEXT = 'test/fixtures/vllm/serve-h100-llama-3-8b.measured.context.yaml';

export function readFixture(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The example run as the importer makes it. */
export function exampleRun(): Run {
  return importedRun(readFixture(EXAMPLE), readFixture(EXAMPLE_CONTEXT));
}

/** The same as somebody measured it. */
export function measuredRun(): Run {
  return importedRun(readFixture(EXAMPLE), readFixture(MEASURED_CONTEXT));
}

export function importedRun(text: string, contextText = ''): Run {
  const context = parseContext(contextText);
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const imported = importRun({ text, context: context.value, catalogue });
  if (!imported.ok) throw new Error(`${imported.error.code}: ${imported.error.message}`);
  return imported.value.run;
}

/** First point of a run that a load test made. */
export function firstPoint(run: Run): RequestsPoint {
  const [point] = run.points;
  if (point?.measurement !== 'requests') throw new Error('not a run of single requests');
  return point;
}

/** Times as long as the example, so that even a fast one is no smoke run. */
const LONGER = 4;
const COUNTS = new Set(['num_prompts', 'completed', 'failed', 'total_input_tokens', 'total_output_tokens']);

/** The example with all its times divided, four times as long: `speedUp` times as fast at the same load. */
export function fasterFile(speedUp: number): string {
  const file: unknown = JSON.parse(readFixture(EXAMPLE));
  if (typeof file !== 'object' || file === null) throw new Error('the example is an object');
  const scaled = Object.entries(file).map(([key, value]) => {
    if (typeof value !== 'number') return [key, value];
    if (key === 'duration') return [key, (value * LONGER) / speedUp];
    if (COUNTS.has(key)) return [key, value * LONGER];
    if (key.endsWith('_ms')) return [key, value / speedUp];
    return [key, key.endsWith('_throughput') ? value * speedUp : value];
  });
  return JSON.stringify(Object.fromEntries(scaled));
}

/** All files of one import, by their names under test/fixtures; throws what is refused. */
export function importedFiles(files: readonly string[], contextText = ''): ImportedRuns {
  const context = parseContext(contextText);
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const imported = importRuns({ files: files.map(sourceFile), context: context.value, catalogue });
  if (!imported.ok) throw imported.error;
  return imported.value;
}

/** Why files are refused. */
export function refusalOf(files: readonly string[]): { code: string; message: string } {
  const imported = importRuns({ files: files.map(sourceFile), context: {}, catalogue });
  if (imported.ok) throw new Error('imported');
  return imported.error;
}

function sourceFile(file: string): { name: string; text: string } {
  return { name: path.basename(file), text: readFileSync(path.resolve(ROOT, 'test/fixtures', file), 'utf8') };
}
