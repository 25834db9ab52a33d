import { chipShortName } from '@inferbench/domain/catalogue/names';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import type { Command } from 'commander';
import { describeFlexibility } from '../analyses/describe-flexibility.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench flexibility nvidia-h100-sxm5-80gb
  $ inferbench flexibility amd-mi300x --chips 8 --json
`;

export function configureFlexibility(command: Command): void {
  command
    .argument('<chip>', 'catalogue chip, or a specification file')
    .option('--chips <n>', 'chips of one group; default 1', '1')
    .option('--json', 'one JSON object on stdout, with every cell')
    .addHelpText('before', EXAMPLES)
    .action(async (name: string, { chips, json }: { chips: string; json?: true }) => {
      const { chip: slug = name, catalogue } = await withLocalNames({ chip: name });
      const chip = catalogue.chips.get(slug);
      if (!chip) throw chipNotFound(slug, catalogue.chips);
      const count = Number(chips);
      const tested = testedCells(MEASUREMENTS, { chip: slug, chips: count, catalogue });
      const report = flexibilityReport(chip, count, tested);
      if (!report.ok) throw report.error;
      if (json) printJson('flexibility', { ok: true, flexibility: report.value });
      else printData(describeFlexibility(report.value, chipShortName(chip)));
    });
}
