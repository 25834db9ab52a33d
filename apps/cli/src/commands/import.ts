import { catalogue } from '@inferbench/catalogue/catalogue';
import { importRun } from '@inferbench/importers/import-run';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { type ContextFlags, readContext, withContextFlags } from '../context-flags.ts';
import { printData, printJson, printNote } from '../output.ts';
import { readInput } from '../read-input.ts';
import { rejectedBy } from '../rejected.ts';

const EXAMPLES = `
Examples:
  $ inferbench import result.json
  $ inferbench import result.json --context-file system.yaml --json > run.json
  $ inferbench import result.json --chip nvidia-h100-sxm5-80gb --chips 1 --weight-precision bf16
`;

export function addImport(program: Command): void {
  const command = program
    .command('import')
    .description(
      'result file of a benchmark tool → run; what the file does not hold is listed, never guessed',
    )
    .argument('<file>', 'result file; - is stdin');
  withContextFlags(command)
    .option('--json', 'the run as one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (file: string, flags: ContextFlags & { json?: true }) => {
      const context = await readContext(flags);
      if (!context.ok) throw rejectedBy(context.error);
      const imported = importRun({ text: await readInput(file), context: context.value, catalogue });
      if (!imported.ok) throw imported.error;
      const { run, missing } = imported.value;
      if (flags.json) return printJson('import', { ok: true, run, missing });

      const [point] = run.points;
      printData(`tool      ${run.source.tool}, ${run.source.variant}`);
      printData(`model     ${run.model.servedName} → ${run.model.slug ?? '(unknown: state --model)'}`);
      printData(`system    ${run.system.chips ?? '?'} × ${run.system.chip ?? '(not in the file)'}`);
      if (point) {
        const { completed, issued, inputTokens, outputTokens } = point.counts;
        printData(
          `requests  ${formatNumber(completed)} of ${formatNumber(issued)} in ${formatNumber(point.durationSec)} s`,
        );
        printData(`tokens    ${formatNumber(inputTokens)} in, ${formatNumber(outputTokens)} out`);
      }
      for (const { code, message } of run.source.warnings) printNote(`note      ${code}: ${message}`);
      if (run.source.unknownKeys.length > 0) printNote(`unknown   ${run.source.unknownKeys.join(', ')}`);
      if (missing.length > 0)
        printNote(`missing   ${missing.join(', ')}: needed before the run can be scored`);
    });
}
