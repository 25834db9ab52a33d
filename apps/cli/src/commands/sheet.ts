import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import type { Command } from 'commander';
import { describeSheet } from '../analyses/describe-sheet.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench sheet nvidia-h200-sxm-141gb
  $ inferbench sheet my-chip.yaml --json
`;

export function configureSheet(command: Command): void {
  command
    .argument('<chip>', 'catalogue chip, or a specification file')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (name: string, { json }: { json?: true }) => {
      const { chip = name, catalogue } = await withLocalNames({ chip: name });
      const sheet = referenceSheet(chip, catalogue);
      if (!sheet.ok) throw sheet.error;
      if (json) printJson('sheet', { ok: true, sheet: sheet.value });
      else printData(describeSheet(sheet.value, catalogue.chips.get(chip)?.name ?? chip));
    });
}
