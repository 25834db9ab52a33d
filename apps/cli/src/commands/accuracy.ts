import { BARRED_FAMILIES } from '@inferbench/domain/chips/hardware-family';
import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { exclusionCounts, quantityReports } from '@inferbench/calibration/quantity-report';
import { type Breakdown, BREAKDOWNS } from '@inferbench/calibration/summary';
import {
  type AccuracyCell,
  type ExclusionCount,
  Quantity,
  type QuantityReport,
  type ValidatedRegime,
  Validation,
} from '@inferbench/domain/simulation/accuracy';
import { type Command, Option } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { leftOut, regimeTable, summaryTable } from '../accuracy/summary-table.ts';
import { tableReport } from '@inferbench/calibration/table-report';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { readTables } from '../accuracy/read-tables.ts';

const EXAMPLES = `Examples:
  $ inferbench accuracy
  $ inferbench accuracy --by framework --quantity latency
  $ inferbench accuracy --by phase --all-hardware
  $ inferbench accuracy --tables packages/published/points/*/deepseek-r1.csv
  $ inferbench accuracy --cells
  $ inferbench accuracy --json
`;

interface Flags {
  by: Breakdown;
  quantity?: Quantity;
  allHardware?: true;
  tables?: string[];
  cells?: true;
  json?: true;
}

export function configureAccuracy(command: Command): void {
  command
    .addOption(
      new Option('--by <key>', 'break down by').choices(Object.keys(BREAKDOWNS)).default('hardwareFamily'),
    )
    .addOption(new Option('--quantity <word>', 'only times, watts or joules').choices(Quantity.options))
    .option('--all-hardware', `groups of all hardware, not only ${BARRED_FAMILIES.join(', ')}`)
    .option(
      '--tables <file...>',
      'tables of published points instead: by stack, chip and regime, nothing fitted to them',
    )
    .option('--cells', 'also errors by stack, chip and regime')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      if (flags.tables !== undefined) return printTables(flags.tables, flags.json === true);
      const report = {
        date: ACCURACY.date,
        quantities: quantityReports(ACCURACY.rows, {
          by: flags.by,
          quantity: flags.quantity ?? null,
          allHardware: flags.allHardware ?? false,
        }),
        validations: ACCURACY.validations,
        ...(flags.cells ? { cells: ACCURACY.cells } : {}),
        excluded: exclusionCounts(ACCURACY.excluded),
      };
      if (flags.json) printJson('accuracy', { ok: true, ...report });
      else printData(describe(report));
    });
}

interface Report {
  date: string;
  quantities: QuantityReport[];
  validations: readonly ValidatedRegime[];
  cells?: readonly AccuracyCell[];
  excluded: ExclusionCount[];
}

/** What each way of holding out leaves out together. */
const HELD_OUT: Readonly<Record<Validation, string>> = {
  'family-and-model': 'a model on a family of chips',
  'stack-version': 'a version of a stack',
  campaign: 'a campaign of measurements',
};

function describeValidations(validations: readonly ValidatedRegime[]): string[] {
  return Validation.options.map((validation) => {
    const rows = validations.filter((of) => of.validation === validation);
    return [
      `lists and tables of points by regime, held out together: ${HELD_OUT[validation]}`,
      regimeTable(rows.map((of) => ({ ...of, name: `${of.population}: ${of.regime}` }))),
    ].join('\n');
  });
}

function describeCells(cells: readonly AccuracyCell[] | undefined): string[] {
  if (cells === undefined) return [];
  const rows = cells.map((of) => ({ ...of, name: `${of.stack} | ${of.chip} | ${of.regime}` }));
  return [['by stack, chip and regime', summaryTable(rows)].join('\n')];
}

function describe({ date, quantities, validations, cells, excluded: left }: Report): string {
  const sections = quantities.map(({ quantity, headline, kernels, groups }) =>
    [
      `${quantity}, predicted by constants that never saw the model on that hardware`,
      summaryTable([headline, kernels, ...groups].filter((row) => row !== null)),
    ].join('\n'),
  );
  return [
    ...sections,
    ...describeValidations(validations),
    ...describeCells(cells),
    leftOut(left),
    `calibrated ${date}`,
  ].join('\n\n');
}

/** Distance of today's constants from tables that they were not fitted to. */
async function printTables(files: readonly string[], asJson: boolean): Promise<void> {
  const lists = await readTables(files);
  const { regimes, cells, excluded } = tableReport(lists, catalogue);
  const left = exclusionCounts(excluded).filter(({ rows }) => rows > 0);
  if (asJson) {
    printJson('accuracy-tables', { ok: true, regimes, cells, excluded: left });
    return;
  }
  printData(
    [
      'all stacks and chips, by regime; expected by the constants in use, nothing fitted to these rows',
      regimeTable(regimes.map((of) => ({ ...of, name: `${of.population}: ${of.regime}` }))),
      'by stack, chip and regime',
      summaryTable(cells.map((of) => ({ ...of, name: `${of.stack} | ${of.chip} | ${of.regime}` }))),
      leftOut(left),
    ].join('\n\n'),
  );
}
