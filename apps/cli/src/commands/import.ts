import { RunFormat } from '@inferbench/domain/run-format';
import type { SummaryPoint } from '@inferbench/domain/point';
import { type Imported, importRuns } from '@inferbench/importers/import-runs';
import type { SourceFile } from '@inferbench/importers/importer';
import { formatNumber } from '@inferbench/units/format';
import { type Command, Option } from 'commander';
import { type ContextFlags, readContext, withContextFlags } from '../context-flags.ts';
import { assertOneStdin } from '../evaluate-file.ts';
import { printData, printJson, printNote } from '../output.ts';
import { readInput } from '../read-input.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../runs-of.ts';

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
  const [point] = run.points;
  printData(`tool      ${run.source.tool}, ${run.source.variant}`);
  printData(`model     ${run.model.servedName} → ${run.model.slug ?? '(unknown: state --model)'}`);
  printData(`system    ${run.system.chips ?? '?'} × ${run.system.chip ?? '(not in the file)'}`);
  if (point?.measurement === 'requests') {
    const { completed, issued, inputTokens, outputTokens } = point.counts;
    const counted = `${formatNumber(completed)} of ${formatNumber(issued)}`;
    printData(`requests  ${counted} in ${formatNumber(point.durationSec)} s`);
    printData(`tokens    ${formatNumber(inputTokens)} in, ${formatNumber(outputTokens)} out`);
  }
  if (point?.measurement === 'summary') printData(`measured  ${figuresOf(point)}`);
  if (run.points.length > 1) printData(`points    ${run.points.length}`);
  for (const { code, message } of run.source.warnings) printNote(`note      ${code}: ${message}`);
  if (run.source.unknownKeys.length > 0) printNote(`unknown   ${run.source.unknownKeys.join(', ')}`);
  if (missing.length > 0) printNote(`missing   ${missing.join(', ')}: needed before the run can be scored`);
}

/** The figures of a point in words: those that the file states. */
function figuresOf(point: SummaryPoint): string {
  const { phase, batch, prefillLatencySec, tpotSec, e2eLatencySec, outputTokensPerSec, imagesPerSec } = point;
  const figures = [
    [prefillLatencySec, 's to the first token'],
    [tpotSec, 's a token'],
    [e2eLatencySec, 's in all'],
    [outputTokensPerSec, 'output tokens/s'],
    [imagesPerSec, 'images/s'],
  ] as const;
  const said = figures.flatMap(([value, unit]) => (value === null ? [] : [`${formatNumber(value)} ${unit}`]));
  const head = `${phase}, batch ${batch === null ? '?' : formatNumber(batch)}`;
  return [head, ...said].join(', ');
}
