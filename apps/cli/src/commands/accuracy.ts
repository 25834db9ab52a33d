import { BARRED_FAMILIES } from '@inferbench/calibration/hardware-family';
import { EXCLUSION_REASONS } from '@inferbench/calibration/observation';
import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import {
  type Breakdown,
  BREAKDOWNS,
  type ErrorSummary,
  isHeadline,
  summariesBy,
  summaryOf,
} from '@inferbench/calibration/summary';
import { type AccuracyRow, Quantity } from '@inferbench/domain/accuracy';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { formatPercent } from '@inferbench/units/format';
import { type Command, Option } from 'commander';
import { printData, printJson } from '../output.ts';
import { table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench accuracy
  $ inferbench accuracy --by framework --quantity latency
  $ inferbench accuracy --by phase --all-hardware
  $ inferbench accuracy --json
`;

interface Flags {
  by: string;
  quantity?: Quantity;
  allHardware?: true;
  json?: true;
}

export function configureAccuracy(command: Command): void {
  command
    .option('--by <key>', `break down by ${Object.keys(BREAKDOWNS).join(', ')}`, 'hardwareFamily')
    .addOption(new Option('--quantity <word>', 'only times, watts or joules').choices(Quantity.options))
    .option('--all-hardware', `also hardware beside ${BARRED_FAMILIES.join(', ')}`)
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action((flags: Flags) => {
      const breakdown = breakdownOf(flags.by);
      const report = {
        date: ACCURACY.date,
        quantities: quantitiesOf(flags, breakdown),
        excluded: excluded(),
      };
      if (flags.json) printJson('accuracy', { ok: true, ...report });
      else printData(describe(report));
    });
}

function breakdownOf(word: string): Breakdown {
  const known = Object.keys(BREAKDOWNS);
  const found = known.find((key) => key === word);
  if (found !== undefined && isBreakdown(found)) return found;
  throw new InferbenchError('USAGE', `The report is not broken down by "${word}".`, {
    path: 'by',
    value: word,
    expected: known.join(', '),
  });
}

function isBreakdown(word: string): word is Breakdown {
  return Object.hasOwn(BREAKDOWNS, word);
}

interface QuantityReport {
  quantity: Quantity;
  /** Whole models and networks; kernels stand beside them. */
  headline: ErrorSummary | null;
  kernels: ErrorSummary | null;
  groups: ErrorSummary[];
}

function quantitiesOf({ quantity, allHardware }: Flags, breakdown: Breakdown): QuantityReport[] {
  const wanted = quantity === undefined ? Quantity.options : [quantity];
  return wanted.map((kind) => {
    const rows = ACCURACY.rows.filter(
      (row) => row.quantity === kind && (allHardware || BARRED_FAMILIES.includes(row.hardwareFamily)),
    );
    return {
      quantity: kind,
      headline: summaryOrNull('all', rows.filter(isHeadline)),
      kernels: summaryOrNull(
        'kernels',
        rows.filter((row) => !isHeadline(row)),
      ),
      groups: summariesBy(rows, breakdown),
    };
  });
}

function summaryOrNull(name: string, rows: readonly AccuracyRow[]): ErrorSummary | null {
  return rows.length === 0 ? null : summaryOf(name, rows);
}

function excluded(): { reason: string; meaning: string; rows: number }[] {
  return Object.entries(EXCLUSION_REASONS).map(([reason, meaning]) => ({
    reason,
    meaning,
    rows: ACCURACY.excluded.filter((row) => row.reason === reason).length,
  }));
}

interface Report {
  date: string;
  quantities: QuantityReport[];
  excluded: ReturnType<typeof excluded>;
}

function describe({ date, quantities, excluded: left }: Report): string {
  const sections = quantities.map(({ quantity, headline, kernels, groups }) =>
    [
      `${quantity}, predicted by constants that never saw the model on that hardware`,
      table(
        [
          { title: '', of: (row: ErrorSummary) => row.name },
          { title: 'rows', of: (row) => String(row.rows), align: 'right' },
          { title: 'mean error', of: (row) => formatPercent(row.meanError), align: 'right' },
          { title: 'median', of: (row) => formatPercent(row.medianError), align: 'right' },
          { title: 'bias', of: (row) => row.bias.toFixed(2), align: 'right' },
        ],
        [headline, kernels, ...groups].filter((row) => row !== null),
      ),
    ].join('\n'),
  );
  const outside = left
    .filter(({ rows }) => rows > 0)
    .map(({ rows, meaning }) => `${String(rows).padStart(5)}  ${meaning}`);
  return [...sections, ['left out', ...outside].join('\n'), `calibrated ${date}`].join('\n\n');
}
