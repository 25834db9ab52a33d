import type { RunFormat } from '@inferbench/domain/run-format';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Run } from '@inferbench/domain/run';
import { importRun } from '@inferbench/importers/import-run';
import { importRuns } from '@inferbench/importers/import-runs';
import type { Command } from 'commander';
import type { StatedContext } from './context-flags.ts';
import { parseDocument } from './read-document.ts';

export interface RunFlag {
  run?: string;
}

export function withRunFlag(command: Command): Command {
  return command.option('--run <n>', 'only this run of a file that holds several, from 1');
}

/** The number after `--run`; undefined without it. */
export function chosenRun({ run }: RunFlag): number | undefined {
  if (run === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(run)) return Number(run);
  const details = { path: '--run', value: run.slice(0, 40), expected: 'a whole number from 1' };
  throw new InferbenchError('USAGE', '--run takes the number of a run.', details);
}

export interface NumberedRun {
  run: Run;
  /** Its number in a file of several; null where the file has one. */
  number: number | null;
}

/** A line at the left margin: in JSON the schema stands inside a brace. */
const RUN_SCHEMA_LINE = /^["']?schema["']?\s*:\s*["']?inferbench\.run\//m;
const HEAD_CHARS = 20_000;

interface Source {
  text: string;
  file: string;
  format?: RunFormat;
}

/** The runs of a run or result file, or the chosen one; YAML may be a run of ours or a tool's report. Throws InferbenchError. */
export function runsOf(
  { text, file, format = 'AUTO' }: Source,
  stated: StatedContext,
  select: number | undefined,
): NumberedRun[] {
  const isOurYaml = /\.ya?ml$/i.test(file) && RUN_SCHEMA_LINE.test(text.slice(0, HEAD_CHARS));
  const source = isOurYaml ? JSON.stringify(parseDocument(text, file)) : text;
  if (select !== undefined) {
    const imported = importRun({ text: source, format, select, ...stated });
    if (!imported.ok) throw imported.error;
    return [{ run: imported.value.run, number: select }];
  }
  const imported = importRuns({ files: [{ name: file, text: source }], format, ...stated });
  if (!imported.ok) throw imported.error;
  const { runs } = imported.value;
  return runs.map(({ run }, i) => ({ run, number: runs.length > 1 ? i + 1 : null }));
}
