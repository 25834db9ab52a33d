import {
  type AccuracyReport,
  type AccuracyRow,
  type ExcludedRow,
  Validation,
} from '@inferbench/domain/simulation/accuracy';
import type { Calibration } from '@inferbench/domain/scores/calibration';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import {
  heldOut,
  predictionsOf,
  type Progress,
  rowsOf,
  VALIDATIONS,
  type WholeFit,
} from './accuracy-report.ts';
import { chipPairs, ratioErrors, sampledPairs } from './chip-ratios.ts';
import { errorBars } from './error-bars.ts';
import { maturitiesOf } from './exported.ts';
import { fitEdge } from './fit-edge.ts';
import { fittedOf, powerOf } from './fitted.ts';
import { fitWithLearntSpreads } from './learnt-spreads.ts';
import type { Observation } from './observation.ts';
import { preparedRows, type PreparedRows } from './prepared-rows.ts';
import { scopeOf } from './scope.ts';
import { rounded } from './statistics.ts';
import { regimeRow, type RegimeRow } from './regime-row.ts';
import { cellsOf, regimesOf } from './table-report.ts';

export interface Calibrated {
  calibration: Calibration;
  accuracy: AccuracyReport;
}

interface CalibrateOptions {
  date: string;
  progress?: Progress;
}

/** Fits the simulator's constants to published figures, and says how well they predict what they have not seen. */
export function calibrate(
  lists: readonly MeasurementList[],
  catalogue: CatalogueView,
  { date, progress }: CalibrateOptions,
): Calibrated {
  const fit = fitOf(lists, catalogue);
  const { prepared, excluded } = fit;
  const predicted = predictionsOf(prepared, fit.fitted);
  const validated = Validation.options.map((validation) => {
    const out = heldOut(prepared, fit, { group: VALIDATIONS[validation], progress });
    return { validation, rows: regimeRows(prepared, rowsOf(prepared, out, predicted)) };
  });
  const [first] = validated;
  const rows = first?.rows ?? [];
  const pairs = chipPairs(rows);
  const errors = errorBars({
    byModel: rows,
    byVersion: validated.find(({ validation }) => validation === 'stack-version')?.rows ?? [],
    parameters: prepared.times.parameters,
  });
  return {
    accuracy: {
      schema: 'inferbench.accuracy/3',
      date,
      rows: rows
        .map(({ row }) => row)
        .filter(isListed)
        .toSorted(byRowId),
      validations: validated.flatMap((of) => regimesOf(of.rows, { validation: of.validation, errors })),
      cells: cellsOf(rows),
      pairs: sampledPairs(pairs),
      excluded: excluded.filter(isListed),
    },
    calibration: calibrationOf(fit, { date, errors, ratios: ratioErrors(pairs) }),
  };
}

/** The fit alone, in a fraction of the time: its error bars and bands of ratios, which take holding every group out, are those that are given. */
export function calibrateOnly(
  lists: readonly MeasurementList[],
  catalogue: CatalogueView,
  known: KnownErrors,
): Calibration {
  return calibrationOf(fitOf(lists, catalogue), known);
}

/** Day of a fit, and what takes holding every group out. */
type KnownErrors = Pick<Calibration, 'date' | 'errors' | 'ratios'>;

interface Fit extends WholeFit {
  prepared: PreparedRows;
  excluded: ExcludedRow[];
}

function fitOf(lists: readonly MeasurementList[], catalogue: CatalogueView): Fit {
  const { observations, excluded } = scopeOf(lists, catalogue);
  const prepared = preparedRows(observations);
  const theta = fitWithLearntSpreads(prepared);
  const edge = fitEdge(prepared, theta);
  const fitted = fittedOf(prepared, theta, { edge, power: powerOf(prepared, theta) });
  return { prepared, theta, fitted, excluded };
}

function calibrationOf({ prepared, fitted }: Fit, { date, errors, ratios }: KnownErrors): Calibration {
  const { power, powerShares, ...times } = fitted;
  return {
    schema: 'inferbench.calibration/3',
    date,
    latencyRows: prepared.taught.reduce((sum, teaches) => sum + teaches, 0),
    powerRows: power.reduce((sum, chip) => sum + chip.rows, 0),
    ...times,
    maturity: maturitiesOf(times),
    power: power.map((chip) => ({
      ...chip,
      floorWatts: rounded(chip.floorWatts),
      joulesPerFlop: rounded(chip.joulesPerFlop),
      joulesPerByte: rounded(chip.joulesPerByte),
    })),
    powerShares: {
      floor: rounded(powerShares.floor),
      compute: rounded(powerShares.compute),
      memory: rounded(powerShares.memory),
    },
    errors,
    ratios,
  };
}

function regimeRows({ times }: PreparedRows, rows: readonly AccuracyRow[]): RegimeRow[] {
  const observations = new Map<string, Observation>(
    times.rows.map(({ observation }) => [nameOf(observation), observation]),
  );
  return rows.flatMap((row) => {
    const observation = observations.get(nameOf(row));
    return observation === undefined ? [] : [regimeRow(row, observation)];
  });
}

function nameOf({ document, rowId, metric }: Pick<AccuracyRow, 'document' | 'rowId' | 'metric'>): string {
  return `${document} ${rowId} ${metric}`;
}

/** Single rows are reported of the lists; of tables, which hold thousands, by cell. */
function isListed({ rowId }: { rowId: string }): boolean {
  return rowId.startsWith('m');
}

function byRowId(a: AccuracyRow, b: AccuracyRow): number {
  return a.rowId < b.rowId ? -1 : 1;
}
