import { RunFormat } from '@inferbench/domain/run-format';
import { type Imported, importRuns } from '@inferbench/importers/import-runs';
import type { SourceFile } from '@inferbench/importers/importer';
import { type Command, Option } from 'commander';
import { type ContextFlags, readContext, withContextFlags } from '../context-flags.ts';
import { assertOneStdin } from '../evaluate-file.ts';
import { printData, printJson, printNote } from '../output.ts';
import { readInput } from '../read-input.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../runs-of.ts';
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
  const [only] = runs;
  if (flags.json) {
    const shown = runs.length === 1 ? { run: only?.run, missing: only?.missing } : { runs };
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
  const { source, system, precision } = run;
  printData(
    `tool      ${source.tool}${source.toolVersion === null ? '' : ` ${source.toolVersion}`}, ${source.variant}`,
  );
  printData(`model     ${run.model.servedName} → ${run.model.slug ?? '(unknown: state --model)'}`);
  printData(`system    ${system.chips ?? '?'} × ${system.chip ?? '(unknown: state --chip)'}`);
  const software = [system.framework, system.frameworkVersion].filter((part) => part !== null).join(' ');
  if (software !== '') printData(`software  ${software}`);
  if (precision.weights !== null) printData(`weights   ${precision.weights}`);
  if (run.startedAt !== null) printData(`started   ${run.startedAt}`);
  if (run.recordedAt !== undefined) printData(`recorded  ${run.recordedAt}, at its start or end`);
  for (const line of figureLines(run)) printData(line);
  for (const { path, key, fileValue, statedValue, used } of source.conflicts ?? []) {
    const counts =
      used === null ? 'neither counts' : used === 'file' ? "the file's counts" : 'the stated one counts';
    printNote(`conflict  ${path}: the file says ${fileValue} (${key}), stated is ${statedValue}; ${counts}`);
  }
  for (const { path, key, value } of source.hints ?? []) printNote(`hint      ${path}: ${key} = ${value}`);
  for (const { code, message } of source.warnings) printNote(`note      ${code}: ${message}`);
  if (source.unknownKeys.length > 0) printNote(`unknown   ${source.unknownKeys.join(', ')}`);
  if ((source.stated ?? []).length > 0) printNote(`stated    ${source.stated?.join(', ') ?? ''}`);
  if (missing.length > 0) printNote(`missing   ${missing.join(', ')}: needed before the run can be scored`);
}
