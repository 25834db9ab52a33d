import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import { importRuns } from '@inferbench/importers/import-runs';
import type { Command } from 'commander';
import { type ContextFlags, formatOption, readContext, withContextFlags } from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { oneCurve } from '@inferbench/importers/one-curve';
import { readResultFiles } from '../input/result-files.ts';
import { describeImported } from '../terminal/imported-view.ts';
import { printJson, printNote } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench join-sweep concurrency-1.json concurrency-8.json concurrency-64.json --json > curve.json
  $ inferbench join-sweep first.json again.json third.json power.csv --context-file system.yaml --json > curve.json
  $ inferbench submit curve.json
`;

interface Flags extends ContextFlags {
  format?: RunFormat;
  json?: true;
}

export function configureJoinSweep(command: Command): void {
  withContextFlags(
    command.argument(
      '<file...>',
      'result files of one tool, one a load or a repeat of one, and logs of power; - is stdin',
    ),
  )
    .addOption(formatOption())
    .option('--json', 'the run as one JSON object on stdout, to be scored and submitted')
    .addHelpText('before', EXAMPLES)
    .action(joinSweep);
}

/** `import` of the files of one sweep, which refuses what is none. A log of power joins each run by its time before the runs become one. */
async function joinSweep(names: string[], flags: Flags): Promise<void> {
  assertOneStdin([...names, flags.contextFile]);
  const stated = await readContext(flags);
  const { files } = await readResultFiles(names);
  const imported = importRuns({ files, format: flags.format ?? 'AUTO', ...stated });
  if (!imported.ok) throw imported.error;
  const { runs, ignored } = imported.value;
  const [unread] = ignored;
  // A load that is silently missing would be a hole in the curve.
  if (unread !== undefined)
    throw new InferbenchError('IMPORT_UNKNOWN_FORMAT', `${unread.name}: ${unread.reason}`.slice(0, 500), {
      path: unread.name,
      expected: 'result files of one tool, and logs of power',
      fix: 'Leave it out, or convert it.',
    });
  const { run, missing } = oneCurve(runs);
  if (flags.json) printJson('join-sweep', { ok: true, run, missing, findings: figureFindings(run) });
  else {
    describeImported({ run, missing });
    printNote(
      'grade     a joined run is read without its files, so it is E1; its percentiles keep their requests',
    );
  }
}
