import { compareFiles, type NamedFile } from '@inferbench/answers/file-check/compare-files';
import { fileCheck } from '@inferbench/answers/file-check/file-check';
import type { FilesCompared } from '@inferbench/answers/file-check/shape';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { PUBLISHED_BEST } from '@inferbench/published/generated/best-data';
import { type Imported, importRuns } from '@inferbench/importers/import-runs';
import type { Command } from 'commander';
import { type ContextFlags, formatOption, readContext, withContextFlags } from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { oneCurveIfAny } from '@inferbench/importers/one-curve';
import { readResultFiles } from '../input/result-files.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { comparedLines, fileCheckLines } from '../terminal/check-view.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench check result.json
  $ inferbench check result.json --chip nvidia-h100-sxm5-80gb --chips 1 --weight-precision bf16
  $ inferbench check before.json after.json --context-file system.yaml
  $ inferbench check result.json --json > check.json
`;

interface Flags extends ContextFlags, RunFlag {
  format?: RunFormat;
  json?: true;
}

export function configureCheck(command: Command): void {
  withRunFlag(
    withContextFlags(command.argument('<file...>', 'result files, or folders; two are compared; - is stdin')),
  )
    .addOption(formatOption())
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(check);
}

/** Nothing is sent: the rules and the engine are those of this installation. */
async function check(names: string[], flags: Flags): Promise<void> {
  assertOneStdin([...names, flags.contextFile]);
  const select = chosenRuns(flags);
  const { context, catalogue } = await readContext(flags);
  const { files, ignored } = await readResultFiles(names);
  const chosen = select === undefined ? {} : { select };
  const imported = importRuns({ files, format: flags.format ?? 'AUTO', context, catalogue, ...chosen });
  if (!imported.ok) throw imported.error;
  const read = select === undefined && files.length > 2 ? asCurve(imported.value.runs) : imported.value.runs;
  const named: NamedFile[] = read.map((one, i) => ({
    ...one,
    name: nameOf(i, { names, count: read.length }),
  }));
  const isSeveral = imported.value.found > 1;
  const checks = named.map((one, i) => ({
    file: one.name,
    ...(isSeveral ? { run: read[i]?.number ?? 1 } : {}),
    check: fileCheck(one, catalogue, PUBLISHED_BEST),
  }));
  const compared = comparedOf(named, catalogue);
  if (flags.json) {
    printJson('check', { ok: true, files: checks, ...(compared === null ? {} : { compared }) });
    return;
  }
  for (const { file, check: one } of checks) printData(fileCheckLines(file, one).join('\n'));
  if (compared !== null) printData(comparedLines(compared).join('\n'));
  for (const { name, reason } of [...ignored, ...imported.value.ignored])
    printNote(`ignored   ${name}: ${reason}`);
}

/** Two are compared and no curve; more of one system are one. */
function asCurve(runs: readonly Imported[]): readonly Imported[] {
  const curve = oneCurveIfAny(runs);
  return typeof curve === 'string' ? runs : [{ ...curve, number: 1 }];
}

function comparedOf(
  [first, second, ...more]: readonly NamedFile[],
  catalogue: CatalogueView,
): FilesCompared | null {
  if (first === undefined || second === undefined || more.length > 0) return null;
  return compareFiles(first, second, catalogue);
}

/** The file's own name where each gave one run; else the number of the run. */
function nameOf(index: number, { names, count }: { names: readonly string[]; count: number }): string {
  const name = names[index];
  if (names.length === count && name !== undefined) return name;
  return count === 1 ? names.join(', ') : `run ${index + 1}`;
}
