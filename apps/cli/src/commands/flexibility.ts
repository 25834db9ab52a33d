import { chipShortName } from '@inferbench/domain/catalogue/names';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import type { Command } from 'commander';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import type { FlexibilityReport, FlexibilityShares } from '@inferbench/domain/scores/flexibility';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { table } from '../terminal/table.ts';

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

interface Line {
  name: string;
  shares: FlexibilityShares;
}

/** The shares for people; the cells themselves are for `--json` and the chip's page. */
function describeFlexibility(report: FlexibilityReport, chipName: string): string {
  const lines: Line[] = [
    { name: 'all', shares: report },
    ...report.byPhase.map((shares) => ({ name: shares.phase, shares })),
    ...report.byPrecision.map((shares) => ({
      name: `${shares.precision} (${shares.computed === null ? 'unsupported' : `computed in ${shares.computed}`})`,
      shares,
    })),
  ];
  return [
    `${chipName} ×${report.chips}: share of ${formatNumber(report.cells)} cells (8 model sizes × batch × context × precision × phase)`,
    '',
    table(
      [
        ['', ({ name }: Line) => name],
        ['run well', ({ shares }) => formatPercent(shares.score), 'NUMBER'],
        ['near own peak', ({ shares }) => formatPercent(shares.ownPeakScore), 'NUMBER'],
        ['fit', ({ shares }) => formatPercent(shares.fits), 'NUMBER'],
        ['cells', ({ shares }) => shares.cells, 'NUMBER'],
      ],
      lines,
    ),
    '',
    'run well: ideal ÷ attainable time of 1/2 or more; near own peak: half or more of the highest useful rate at that precision',
    `tested by a published measurement: ${formatPercent(report.testedShare)}; the rest is simulated, engine ${report.engineVersion}${report.uncalibrated ? ', uncalibrated family' : ''}`,
  ].join('\n');
}
