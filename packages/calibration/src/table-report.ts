import type {
  AccuracyCell,
  AccuracyRow,
  ErrorSummary,
  ExcludedRow,
  ValidatedRegime,
  Validation,
} from '@inferbench/domain/simulation/accuracy';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import type { RegimeError } from '@inferbench/domain/scores/calibration';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { accuracyRow } from './accuracy-report.ts';
import { insideBars } from './error-bars.ts';
import { predictedValue } from './predicted-value.ts';
import { scopeOf } from './scope.ts';
import { summaryOf } from './summary.ts';
import { type RegimeRow, regimeRow } from './regime-row.ts';

/** Errors by population and regime, most rows first. */
export function regimesOf(
  rows: readonly RegimeRow[],
  { validation, errors }: { validation: Validation; errors: readonly RegimeError[] },
): ValidatedRegime[] {
  const basis = validation === 'family-and-model' ? 'STACK' : 'FRAMEWORK';
  return grouped(rows, ({ population, regime }) => [population, regime])
    .map(([[population = '', regime = ''], of]) => {
      const inside = fourDigits(insideBars(of, { errors, basis }));
      return { validation, population, regime, ...figures(of), inside };
    })
    .toSorted(mostRows);
}

/** Errors by stack, chip and regime, most rows first. */
export function cellsOf(rows: readonly RegimeRow[]): AccuracyCell[] {
  return grouped(rows, ({ row, regime }) => [stackName(row), row.chip, regime])
    .map(([[stack = '', chip = '', regime = ''], of]) => ({ stack, chip, regime, ...figures(of) }))
    .toSorted(mostRows);
}

function figures(rows: readonly RegimeRow[]): Omit<ErrorSummary, 'name'> {
  const {
    rows: count,
    meanError,
    medianError,
    bias,
    low,
    high,
  } = summaryOf(
    '',
    rows.map(({ row }) => row),
  );
  return {
    rows: count,
    meanError: fourDigits(meanError),
    medianError: fourDigits(medianError),
    bias: fourDigits(bias),
    low: fourDigits(low),
    high: fourDigits(high),
  };
}

function fourDigits(value: number): number {
  return Number(value.toFixed(4));
}

function grouped(rows: readonly RegimeRow[], keyOf: (row: RegimeRow) => string[]): [string[], RegimeRow[]][] {
  const groups = new Map<string, [string[], RegimeRow[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key.join('\n'));
    if (known) known[1].push(row);
    else groups.set(key.join('\n'), [key, [row]]);
  }
  return [...groups.values()];
}

function mostRows(a: { rows: number }, b: { rows: number }): number {
  return b.rows - a.rows;
}

/** What a comparison of other tables with the engine in use says. */
export interface TableReport {
  regimes: ValidatedRegime[];
  cells: AccuracyCell[];
  excluded: ExcludedRow[];
}

/** Published figures beside what the constants in use expect of them: fitted or not, whoever brings them. */
export function tableReport(lists: readonly MeasurementList[], catalogue: CatalogueView): TableReport {
  const { observations, excluded } = scopeOf(lists, catalogue);
  const rows = observations.flatMap((observation) => {
    const value = predictedValue(observation);
    return value === null
      ? []
      : [regimeRow(accuracyRow(observation, { heldOut: value, fitted: value }), observation)];
  });
  return {
    regimes: regimesOf(rows, { validation: 'family-and-model', errors: CALIBRATION.errors }),
    cells: cellsOf(rows),
    excluded,
  };
}

function stackName({ framework, version }: Pick<AccuracyRow, 'framework' | 'version'>): string {
  return version === null ? framework : `${framework} ${version}`;
}
