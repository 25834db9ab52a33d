import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Run } from '@inferbench/domain/runs/run';
import { importRuns } from '@inferbench/importers/import-runs';
import type { RunSelection } from '@inferbench/importers/select-runs';
import type { Command } from 'commander';
import type { StatedContext } from './context-flags.ts';
import { parseDocument } from './read-document.ts';

export interface RunFlag {
  run?: string;
  only?: string;
}

export function withRunFlag(command: Command): Command {
  return command
    .option('--run <n>', 'only this run of a file that holds several, from 1; --run 1-100 is a page of them')
    .option('--only <name>', 'only the runs of the model that the file calls so');
}

/** What `--run` and `--only` choose; undefined without them. */
export function chosenRuns({ run, only }: RunFlag): RunSelection | undefined {
  if (run === undefined) return only === undefined ? undefined : { servedName: only };
  const [, first, last = first] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(run) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first !== undefined && from <= to) return { from, to, servedName: only };
  const details = {
    path: '--run',
    value: run.slice(0, 40),
    expected: 'a whole number from 1, or two: 1-100',
  };
  throw new InferbenchError(
    'USAGE',
    '--run takes the number of a run, or of the first and last of a page.',
    details,
  );
}

export interface NumberedRun {
  run: Run;
  /** Number in a file of several; null where the file has one. */
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
  select: RunSelection | undefined,
): NumberedRun[] {
  const isOurYaml = /\.ya?ml$/i.test(file) && RUN_SCHEMA_LINE.test(text.slice(0, HEAD_CHARS));
  const source = isOurYaml ? JSON.stringify(parseDocument(text, file)) : text;
  const imported = importRuns({
    files: [{ name: file, text: source }],
    format,
    ...stated,
    ...(select === undefined ? {} : { select }),
  });
  if (!imported.ok) throw imported.error;
  const { runs, found } = imported.value;
  return runs.map(({ run, number }) => ({ run, number: found > 1 ? number : null }));
}

/** Somebody else who may know the chips and models that runs name. */
export interface WiderCatalogue {
  /** The catalogue with what these runs name besides; the same one where nothing was found. */
  extended(catalogue: CatalogueView, runs: readonly Run[]): Promise<CatalogueView>;
  /** Findings of names that nobody knows say who was asked. */
  told(findings: readonly Finding[]): Finding[];
}

/** Runs, and the catalogue in which their names are known: this machine's, with what a server knows besides. */
export async function knownRunsOf(
  source: Source,
  {
    stated,
    select,
    server,
  }: { stated: StatedContext; select: RunSelection | undefined; server: WiderCatalogue },
): Promise<{ runs: NumberedRun[]; catalogue: CatalogueView }> {
  const runs = runsOf(source, stated, select);
  const catalogue = await server.extended(
    stated.catalogue,
    runs.map(({ run }) => run),
  );
  if (catalogue === stated.catalogue) return { runs, catalogue };
  return { runs: runsOf(source, { ...stated, catalogue }, select), catalogue };
}
