import type {
  AccuracyCell,
  AccuracyRow,
  ExcludedRow,
  ValidatedRegime,
  Validation,
} from '@inferbench/domain/accuracy';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { accuracyRow } from './accuracy-report.ts';
import type { Observation } from './observation.ts';
import { predictedValue } from './predicted-value.ts';
import { scopeOf } from './scope.ts';
import { type ErrorSummary, summaryOf } from './summary.ts';
import { FEW_IN_FLIGHT } from './prepared-rows.ts';

/** A held-out row with the regime that it belongs to. */
export interface RegimeRow {
  row: AccuracyRow;
  regime: string;
  population: string;
}

/** Lists of controlled runs, and tables of points; chips whose families have no constants of their own stand apart. */
export function populationOf({ rowId, resolved }: Observation): string {
  if (resolved.chip.family !== 'simt') return 'other families';
  return rowId.startsWith('m') ? 'lists' : 'tables';
}

export function regimeRow(row: AccuracyRow, observation: Observation): RegimeRow {
  return { row, regime: regimeName(observation), population: populationOf(observation) };
}

/** Errors by population and regime, most rows first. */
export function regimesOf(rows: readonly RegimeRow[], validation: Validation): ValidatedRegime[] {
  return grouped(rows, ({ population, regime }) => [population, regime])
    .map(([[population = '', regime = ''], of]) => ({ validation, population, regime, ...figures(of) }))
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
  return { regimes: regimesOf(rows, 'family-and-model'), cells: cellsOf(rows), excluded };
}

/** First tokens of many requests at once hold a queue, which a step has none of: `serve` simulates it. */
function regimeName({ metric, request, inFlight }: Observation): string {
  if (metric !== 'ttft_ms') return `${request.phase}, ${metric}`;
  return (inFlight ?? 1) <= FEW_IN_FLIGHT
    ? `first token, at most ${FEW_IN_FLIGHT} in flight`
    : `first token, more than ${FEW_IN_FLIGHT} in flight`;
}

function stackName({ framework, version }: Pick<AccuracyRow, 'framework' | 'version'>): string {
  return version === null ? framework : `${framework} ${version}`;
}
