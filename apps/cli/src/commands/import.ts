import type { Run } from '@inferbench/domain/run';
import { RunFormat } from '@inferbench/domain/run-format';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import { type Imported, importRuns } from '@inferbench/importers/import-runs';
import type { SourceFile } from '@inferbench/importers/importer';
import { type Command, Option } from 'commander';
import { type ContextFlags, readContext, withContextFlags } from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { printData, printFindings, printJson, printNote } from '../terminal/output.ts';
import { readInput } from '../input/read-input.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { figureLines } from '../terminal/figures-view.ts';

const EXAMPLES = `Examples:
  $ inferbench import result.json
  $ inferbench import result.json --context-file system.yaml --json > run.json
  $ inferbench import result.json --chip nvidia-h100-sxm5-80gb --chips 1 --weight-precision bf16
  $ inferbench import result.json --model my-model.yaml
  $ inferbench import appended.jsonl --run 3 --json > run.json
`;

interface Flags extends ContextFlags, RunFlag {
  format?: RunFormat;
  json?: true;
}

export function configureImport(command: Command): void {
  withRunFlag(withContextFlags(command.argument('<file...>', 'result files; - is stdin')))
    .addOption(
      new Option('--format <tool>', 'read as this format instead of asking the content').choices(
        RunFormat.options,
      ),
    )
    .option('--json', 'the runs as one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(importFiles);
}

async function importFiles(names: string[], flags: Flags): Promise<void> {
  assertOneStdin([...names, flags.contextFile]);
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const files: SourceFile[] = [];
  for (const name of names) files.push({ name, text: await readInput(name) });
  const chosen = select === undefined ? {} : { select };
  const imported = importRuns({ files, format: flags.format ?? 'AUTO', ...stated, ...chosen });
  if (!imported.ok) throw imported.error;
  const { ignored, found, runs } = imported.value;
  if (flags.json) {
    const checked = runs.map((one) => ({ ...one, findings: figureFindings(one.run) }));
    const [first] = checked;
    const shown =
      checked.length === 1
        ? { run: first?.run, missing: first?.missing, findings: first?.findings }
        : { runs: checked };
    printJson('import', { ok: true, ...shown, ...(ignored.length === 0 ? {} : { ignored }) });
    return;
  }
  for (const [i, run] of runs.entries()) {
    if (found > 1) printData(`${i === 0 ? '' : '\n'}run       ${run.number} of ${found}`);
    describe(run);
  }
  for (const { name, reason } of ignored) printNote(`ignored   ${name}: ${reason}`);
}

function describe({ run, missing }: Imported): void {
  for (const line of headLines(run)) printData(line);
  for (const line of figureLines(run)) printData(line);
  for (const line of noteLines(run)) printNote(line);
  printFindings(figureFindings(run));
  if (missing.length > 0) printNote(`missing   ${missing.join(', ')}: needed before the run can be scored`);
}

/** What was measured, and on what. */
function headLines({ source, system, precision, model, startedAt, recordedAt }: Run): string[] {
  const version = source.toolVersion === null ? '' : ` ${source.toolVersion}`;
  const software = [system.framework, system.frameworkVersion].filter((part) => part !== null).join(' ');
  return [
    `tool      ${source.tool}${version}, ${source.variant}`,
    `model     ${model.servedName} → ${model.slug ?? '(unknown: state --model)'}`,
    `system    ${system.chips ?? '?'} × ${system.chip ?? '(unknown: state --chip)'}`,
    ...(software === '' ? [] : [`software  ${software}`]),
    ...(precision.weights === null ? [] : [`weights   ${precision.weights}`]),
    ...(startedAt === null ? [] : [`started   ${startedAt}`]),
    ...(recordedAt === undefined ? [] : [`recorded  ${recordedAt}, at its start or end`]),
  ];
}

/** What had to be decided, and what else the file says. */
function noteLines({ source }: Run): string[] {
  const { conflicts = [], hints = [], stated = [], warnings, unknownKeys } = source;
  return [
    ...conflicts.map(({ path, key, fileValue, statedValue, used }) => {
      const counts =
        used === null ? 'neither counts' : used === 'file' ? "the file's counts" : 'the stated one counts';
      return `conflict  ${path}: the file says ${fileValue} (${key}), stated is ${statedValue}; ${counts}`;
    }),
    ...hints.map(({ path, key, value }) => `hint      ${path}: ${key} = ${value}`),
    ...warnings.map(({ code, message }) => `note      ${code}: ${message}`),
    ...(unknownKeys.length > 0 ? [`unknown   ${unknownKeys.join(', ')}`] : []),
    ...(stated.length > 0 ? [`stated    ${stated.join(', ')}`] : []),
  ];
}
