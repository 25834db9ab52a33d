import {
  type AccuracyReport,
  type AccuracyRow,
  type ExcludedRow,
  Validation,
} from '@inferbench/domain/accuracy';
import type { Calibration } from '@inferbench/domain/calibration';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { heldOut, predictionsOf, type Progress, rowsOf, VALIDATIONS } from './accuracy-report.ts';
import { errorBars } from './error-bars.ts';
import { exportedTimes, maturitiesOf } from './exported.ts';
import { fitEdge } from './fit-edge.ts';
import { fitPrepared, type FittedRows } from './fitted.ts';
import type { Observation } from './observation.ts';
import { preparedRows, type PreparedRows } from './prepared-rows.ts';
import { scopeOf } from './scope.ts';
import { rounded } from './statistics.ts';
import { cellsOf, regimeRow, type RegimeRow, regimesOf } from './table-report.ts';

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
  const { prepared, fitted, excluded } = fit;
  const predicted = predictionsOf(prepared, fitted);
  const validated = Validation.options.map((validation) => {
    const out = heldOut(prepared, fitted, { group: VALIDATIONS[validation], progress });
    return { validation, rows: regimeRows(prepared, rowsOf(prepared, out, predicted)) };
  });
  const [first] = validated;
  const rows = (first?.rows ?? []).map(({ row }) => row);
  return {
    accuracy: {
      schema: 'inferbench.accuracy/2',
      date,
      rows: rows.filter(isListed).toSorted(byRowId),
      validations: validated.flatMap((of) => regimesOf(of.rows, of.validation)),
      cells: cellsOf(first?.rows ?? []),
      excluded: excluded.filter(isListed),
    },
    calibration: calibrationOf(fit, { date, errors: errorBars(rows) }),
  };
}

/** The fit alone, in a fraction of the time: its error bars, which take holding every group out, are those that are given. */
export function calibrateOnly(
  lists: readonly MeasurementList[],
  catalogue: CatalogueView,
  known: Pick<Calibration, 'date' | 'errors'>,
): Calibration {
  return calibrationOf(fitOf(lists, catalogue), known);
}

interface Fit {
  prepared: PreparedRows;
  fitted: FittedRows;
  excluded: ExcludedRow[];
}

function fitOf(lists: readonly MeasurementList[], catalogue: CatalogueView): Fit {
  const { observations, excluded } = scopeOf(lists, catalogue);
  const prepared = preparedRows(observations);
  return { prepared, fitted: fitPrepared(prepared), excluded };
}

function calibrationOf(
  { prepared, fitted }: Fit,
  { date, errors }: Pick<Calibration, 'date' | 'errors'>,
): Calibration {
  const times = exportedTimes(prepared.times, fitted.theta);
  const edge = fitEdge(prepared, fitted.theta);
  const { power, powerShares } = fitted.power;
  return {
    schema: 'inferbench.calibration/2',
    date,
    latencyRows: prepared.taught.reduce((sum, teaches) => sum + teaches, 0),
    powerRows: power.reduce((sum, chip) => sum + chip.rows, 0),
    ...times,
    edge,
    maturity: maturitiesOf({ ...times, edge }),
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
