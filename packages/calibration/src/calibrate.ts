import type { AccuracyReport } from '@inferbench/domain/accuracy';
import type { Calibration } from '@inferbench/domain/calibration';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { isCalibrated } from '@inferbench/simulator/efficiency';
import { accuracyReport, type Progress } from './accuracy-report.ts';
import { errorBars } from './error-bars.ts';
import { fitAll, teaches } from './fit.ts';
import { scopeOf } from './scope.ts';

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
  options: CalibrateOptions,
): Calibrated {
  const scope = scopeOf(lists, catalogue);
  const fit = fitAll(scope.observations);
  const accuracy = accuracyReport(scope, fit, options);
  const taught = scope.observations.filter(teaches);
  const { constants, maturity, power, powerShares } = fit;
  const simulated = accuracy.rows.filter((row) => {
    const chip = catalogue.chips.get(row.chip);
    return chip !== undefined && isCalibrated(chip.family);
  });
  return {
    accuracy,
    calibration: {
      schema: 'inferbench.calibration/1',
      date: options.date,
      latencyRows: taught.filter(({ quantity }) => quantity === 'latency').length,
      powerRows: taught.filter(({ quantity }) => quantity === 'power').length,
      constants,
      maturity,
      power,
      powerShares,
      errors: errorBars(simulated),
    },
  };
}
