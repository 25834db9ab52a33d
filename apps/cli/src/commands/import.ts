import { RunFormat } from '@inferbench/domain/terms/run-format';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import { importRuns } from '@inferbench/importers/import-runs';
import type { SourceFile } from '@inferbench/importers/shared/importer';
import { type Command, Option } from 'commander';
import { type ContextFlags, readContext, withContextFlags } from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { readInput } from '../input/read-input.ts';
import { chosenRuns, type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { describeImported } from '../terminal/imported-view.ts';

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
    describeImported(run);
  }
  for (const { name, reason } of ignored) printNote(`ignored   ${name}: ${reason}`);
}
