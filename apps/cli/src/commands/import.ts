import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import { type Imported, type ImportedRuns, importRuns } from '@inferbench/importers/import-runs';
import type { Command } from 'commander';
import { type ContextFlags, formatOption, readContext, withContextFlags } from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { oneCurveIfAny } from '@inferbench/importers/one-curve';
import { readResultFiles } from '../input/result-files.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { describeImported } from '../terminal/imported-view.ts';

const EXAMPLES = `Examples:
  $ inferbench import result.json
  $ inferbench import result.json --context-file system.yaml --json > run.json
  $ inferbench import result.json --chip nvidia-h100-sxm5-80gb --chips 1 --weight-precision bf16
  $ inferbench import result.json --model my-model.yaml
  $ inferbench import appended.jsonl --run 3 --json > run.json
  $ inferbench import sweep/ power.csv --json > curve.json
`;

interface Flags extends ContextFlags, RunFlag {
  format?: RunFormat;
  json?: true;
}

export function configureImport(command: Command): void {
  withRunFlag(
    withContextFlags(
      command.argument(
        '<file...>',
        'result files, and folders of them; several loads of one system are one curve; - is stdin',
      ),
    ),
  )
    .addOption(formatOption())
    .option('--json', 'the runs as one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(importFiles);
}

async function importFiles(names: string[], flags: Flags): Promise<void> {
  assertOneStdin([...names, flags.contextFile]);
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const { files, ignored: unread } = await readResultFiles(names);
  const chosen = select === undefined ? {} : { select };
  const imported = importRuns({ files, format: flags.format ?? 'AUTO', ...stated, ...chosen });
  if (!imported.ok) throw imported.error;
  const isSweep = select === undefined && files.length > 1;
  const shown = asCurve(imported.value, isSweep);
  const ignored = [...unread, ...imported.value.ignored];
  if (flags.json) printAnswer(shown.runs, ignored);
  else describeAll(shown, ignored);
}

interface Shown {
  runs: readonly Imported[];
  /** Number of runs that the files hold, chosen or not; 1 for a curve that all of them make. */
  found: number;
  /** Reason why several are no one curve; null where nobody asked. */
  apart: string | null;
}

/** Runs of several loads of one system as one, where the files are such a sweep. */
function asCurve({ runs, found }: ImportedRuns, isSweep: boolean): Shown {
  if (!isSweep || found < 2) return { runs, found, apart: null };
  const curve = oneCurveIfAny(runs);
  return typeof curve === 'string'
    ? { runs, found, apart: curve }
    : { runs: [{ ...curve, number: 1 }], found: 1, apart: null };
}

function printAnswer(runs: readonly Imported[], ignored: ImportedRuns['ignored']): void {
  const checked = runs.map((one) => ({ ...one, findings: figureFindings(one.run) }));
  const [first] = checked;
  const shown =
    checked.length === 1
      ? { run: first?.run, missing: first?.missing, findings: first?.findings }
      : { runs: checked };
  printJson('import', { ok: true, ...shown, ...(ignored.length === 0 ? {} : { ignored }) });
}

function describeAll({ runs, found, apart }: Shown, ignored: ImportedRuns['ignored']): void {
  for (const [i, run] of runs.entries()) {
    if (found > 1) printData(`${i === 0 ? '' : '\n'}run       ${run.number} of ${found}`);
    describeImported(run);
  }
  if (apart !== null) printNote(`apart     ${apart}`);
  for (const { name, reason } of ignored) printNote(`ignored   ${name}: ${reason}`);
}
