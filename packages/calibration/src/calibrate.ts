import { type AccuracyReport, type AccuracyRow, Validation } from '@inferbench/domain/accuracy';
import type { Calibration } from '@inferbench/domain/calibration';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { heldOut, predictionsOf, type Progress, rowsOf, VALIDATIONS } from './accuracy-report.ts';
import { errorBars } from './error-bars.ts';
import { exportedTimes, maturitiesOf } from './exported.ts';
import { fitEdge } from './fit-edge.ts';
import { fitPrepared } from './fitted.ts';
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
  const { observations, excluded } = scopeOf(lists, catalogue);
  const prepared = preparedRows(observations);
  const fitted = fitPrepared(prepared);
  const fit = predictionsOf(prepared, fitted);
  const validated = Validation.options.map((validation) => {
    const out = heldOut(prepared, fitted, { group: VALIDATIONS[validation], progress });
    return { validation, rows: regimeRows(prepared, rowsOf(prepared, out, fit)) };
  });
  const [first] = validated;
  const rows = (first?.rows ?? []).map(({ row }) => row);
  const times = exportedTimes(prepared.times, fitted.theta);
  const edge = fitEdge(prepared, fitted.theta);
  const { power, powerShares } = fitted.power;
  return {
    accuracy: {
      schema: 'inferbench.accuracy/2',
      date,
      rows: rows.filter(isListed).toSorted(byRowId),
      validations: validated.flatMap((of) => regimesOf(of.rows, of.validation)),
      cells: cellsOf(first?.rows ?? []),
      excluded: excluded.filter(isListed),
    },
    calibration: {
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
      errors: errorBars(rows),
    },
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
