import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { OTHER_FRAMEWORK } from '@inferbench/domain/names/framework-name';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { missingFigures } from '@inferbench/domain/runs/missing-figures';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { missingFields, Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { applyContext } from './context/apply-context.ts';
import { MAX_RUNS } from './shared/content-limits.ts';
import { fittingWarnings } from './shared/cut-note.ts';
import type { Importer, ParsedFile, SourceFile } from './shared/importer.ts';
import { fileMissing } from './shared/import-refusals.ts';
import { queueNotes } from './shared/queue-note.ts';
import { IMPORTERS } from './importers.ts';
import { joinPower } from './power/join-power.ts';
import type { PowerLog } from './power/power-log.ts';
import { readPowerLog } from './power/read-power-log.ts';
import { type RunSelection, selectRuns } from './select-runs.ts';
import { amongConsoleLines, readContent } from './content/read-content.ts';
import { InvalidRunDocument } from './content/run-document.ts';
import { withStatedPrompts } from './context/stated-prompts.ts';
import { withoutOtherBoards } from './context/telemetry-devices.ts';
import { unknownFormat } from './unknown-format.ts';
import { METHOD_NOT_STATED } from './tools/measurement/counters.ts';

export interface ImportRunsInput {
  /** Files as the tools wrote them. */
  files: readonly SourceFile[];
  format?: RunFormat;
  context: RunContext;
  catalogue: CatalogueView;
  /** Choice of runs; left out: all. Numbers are those of the uncut files. */
  select?: RunSelection;
}

export interface Imported {
  /** Number from 1, in the uncut files. */
  number: number;
  run: Run;
  /** What is still unknown and has to be stated before the run can be scored. */
  missing: string[];
}

export interface ImportedRuns {
  runs: Imported[];
  /** How many runs the files hold, chosen or not. */
  found: number;
  /** Files beside the results that are none, and why. */
  ignored: { name: string; reason: string }[];
}

/**
 * Result files + context → runs. Files of one tool are read together; of several tools, each by its own importer. Every
 * failure is an InferbenchError with a stable code and a path; nothing is guessed.
 */
export function importRuns(input: ImportRunsInput): Result<ImportedRuns, InferbenchError> {
  const { format = 'AUTO' } = input;
  const sorted = sortedFiles(input, format);
  if (!sorted.ok) return sorted;
  const { groups, unknown, power } = sorted.value;
  if (groups.size === 0) return fail(nothingFound(unknown, power, format));
  try {
    const sources = new Map<Run, Source>();
    for (const [importer, files] of groups)
      for (const [i, run] of importer.read(files).entries())
        sources.set(run, { importer, files, file: files[i] });
    const chosen = selectRuns([...sources.keys()], input.select ?? {});
    if (chosen.length > MAX_RUNS) return fail(tooMany(chosen.length));
    const runs = chosen.map(({ number, run }) => {
      return { number, ...finished(run, { source: sources.get(run), power, input }) };
    });
    const ignored = unknown.map((file) => ignoredFile(file, format));
    return ok({ runs, found: sources.size, ignored });
  } catch (error) {
    if (error instanceof InferbenchError) return fail(located(error, null));
    throw error;
  }
}

/** What a run was read from. */
interface Source {
  importer: Importer;
  files: readonly ParsedFile[];
  /** File of an importer that reads one run a file. */
  file: ParsedFile | undefined;
}

interface SortedFiles {
  groups: ReadonlyMap<Importer, readonly ParsedFile[]>;
  power: readonly PowerLog[];
  unknown: readonly ParsedFile[];
}

/** Sorts each file by its importer, by content alone. */
function sortedFiles(input: ImportRunsInput, format: RunFormat): Result<SortedFiles, InferbenchError> {
  const candidates = IMPORTERS.filter((importer) => format === 'AUTO' || importer.format === format);
  const groups = new Map<Importer, ParsedFile[]>();
  const unknown: ParsedFile[] = [];
  const power: PowerLog[] = [];
  for (const file of input.files) {
    const parsed = readContent(file);
    if (!parsed.ok) return fail(located(parsed.error, input.files.length > 1 ? file.name : null));
    const { file: found, importer } = recognised(parsed.value, candidates);
    const log = importer ? null : readPowerLog(found);
    if (importer) groups.set(importer, [...(groups.get(importer) ?? []), found]);
    else if (log) power.push(log);
    else unknown.push(found);
  }
  return ok({ groups, power, unknown });
}

/** The importer of a file; of a text that none takes, that of the JSON which stands among the lines of a console. */
function recognised(
  file: ParsedFile,
  candidates: readonly Importer[],
): { file: ParsedFile; importer: Importer | undefined } {
  const importerOf = (read: ParsedFile) => candidates.find((candidate) => candidate.recognises(read));
  const importer = importerOf(file);
  if (importer !== undefined || file.content.kind !== 'text') return { file, importer };
  const inside = amongConsoleLines(file.name, file.content.text);
  const inner = inside?.ok === true ? importerOf(inside.value) : undefined;
  return inside?.ok === true && inner !== undefined
    ? { file: inside.value, importer: inner }
    : { file, importer };
}

function nothingFound(
  [first]: readonly ParsedFile[],
  power: readonly PowerLog[],
  format: RunFormat,
): InferbenchError {
  if (first !== undefined || power.length === 0) return unknownFormat(first, format);
  return fileMissing('A power log is no result of its own.', 'Give the result file of the run beside it.');
}

function ignoredFile(file: ParsedFile, format: RunFormat): ImportedRuns['ignored'][number] {
  const { code, message, details } = unknownFormat(file, format);
  const what =
    details.fix === undefined || code === 'IMPORT_UNKNOWN_FORMAT'
      ? `It holds ${details.value ?? 'nothing'}.`
      : details.fix;
  return { name: file.name ?? '(unnamed)', reason: `${message} ${what}` };
}

/** The run with its context, its model's name in the catalogue, and within the limits of the schema. */
function finished(
  read: Run,
  {
    source: from,
    power,
    input,
  }: { source: Source | undefined; power: readonly PowerLog[]; input: ImportRunsInput },
): Omit<Imported, 'number'> {
  const { catalogue } = input;
  const carried = from?.file === undefined ? undefined : from.importer.contextOf?.(from.file);
  const context = mergedContext(carried, input.context);
  const stated = withoutOtherBoards(
    withStatedPrompts(applyContext(withStatedMethod(read, context), context, catalogue), context),
    context,
  );
  const run = joinPower(stated, power, context.powerLog);
  const nonFinite = (from?.files ?? []).reduce((sum, file) => sum + file.nonFinite, 0);
  const { source } = run;
  source.warnings = fittingWarnings(withNew(source.warnings, queueNotes(run.points)));
  if (nonFinite > 0) {
    const message = `The file has ${nonFinite} bare NaN or Infinity values; none is read as a figure.`;
    source.warnings = [...fittingWarnings(source.warnings, 1), { code: 'NON_FINITE', message, path: null }];
  }
  for (const { consoleLines } of from?.files ?? []) noteConsole(source, consoleLines);
  const valid = parseWithFindings(Run, run);
  if (!valid.ok) throw new InvalidRunDocument(valid.error);
  noteFramework(run, valid.value);
  const figures = run.points.flatMap((point, index) => missingFigures(point, index));
  return { run: valid.value, missing: [...missingFields(run), ...figures] };
}

/** Warnings with those that an earlier reading of the same run has not given yet. */
function withNew(
  warnings: Run['source']['warnings'],
  more: Run['source']['warnings'],
): Run['source']['warnings'] {
  const isThere = ({ code, path }: (typeof more)[number]) =>
    warnings.some((one) => one.code === code && one.path === path);
  return [...warnings, ...more.filter((one) => !isThere(one))];
}

/** Lines that a console wrote among the results, by their numbers. */
function noteConsole(source: Run['source'], lines: string | undefined): void {
  if (lines === undefined) return;
  const message = `Left out as what a console wrote among the results: ${lines}.`;
  source.warnings = [...fittingWarnings(source.warnings, 1), { code: 'LINES_LEFT_OUT', message, path: null }];
}

/** A stack that the list does not have counts as "other": said, since all of those are one system. */
function noteFramework(stated: Run, { system, source }: Run): void {
  if (system.framework !== OTHER_FRAMEWORK || stated.system.framework === OTHER_FRAMEWORK) return;
  const message = `The framework ${JSON.stringify(stated.system.framework)} is none of the list and counts as "${OTHER_FRAMEWORK}".`;
  const warning = { code: 'FRAMEWORK_OTHER', message, path: 'system.framework' };
  source.warnings = [...fittingWarnings(source.warnings, 1), warning];
}

/** Every refusal says where. */
function located(error: InferbenchError, name: string | null): InferbenchError {
  const { path = 'document' } = error.details;
  if (name === null && error.details.path !== undefined) return error;
  const place = name === null ? path : `${name}: ${path}`;
  return new InferbenchError(error.code, name === null ? error.message : `${name}: ${error.message}`, {
    ...error.details,
    path: place,
  });
}

function tooMany(count: number): InferbenchError {
  return new InferbenchError('IMPORT_TOO_DEEP', `${count} runs are chosen.`, {
    path: 'document',
    value: String(count),
    expected: `at most ${MAX_RUNS}`,
    fix: `Import them by pages, --run 1-${MAX_RUNS}, or those of one model, --only NAME.`,
  });
}

/** What a file carries of what its owner states, and what is stated beside it; the latter counts where both speak. */
function mergedContext(inFile: RunContext | undefined, beside: RunContext): RunContext {
  if (inFile === undefined) return beside;
  const merged = (key: 'system' | 'precision' | 'techniques' | 'load' | 'workload') =>
    inFile[key] === undefined && beside[key] === undefined
      ? {}
      : { [key]: { ...inFile[key], ...beside[key] } };
  return {
    ...inFile,
    ...beside,
    ...merged('system'),
    ...merged('precision'),
    ...merged('techniques'),
    ...merged('load'),
    ...merged('workload'),
  };
}

/**
 * Counters say how many drafts a step accepts and not how they are made: method and draft are their owner's to state, which
 * contradicts nothing; another mean than the counters' does.
 */
function withStatedMethod(run: Run, { techniques }: RunContext): Run {
  const counted = run.techniques.speculative;
  const stated = techniques?.speculative;
  if (counted?.method !== METHOD_NOT_STATED || !stated) return run;
  const { method, draftModel, draftTokens } = stated;
  const speculative = { ...counted, method, draftModel, draftTokens: counted.draftTokens ?? draftTokens };
  return { ...run, techniques: { ...run.techniques, speculative } };
}
