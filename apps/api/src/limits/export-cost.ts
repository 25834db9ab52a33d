import type { ExportName } from '@inferbench/domain/export/export-paths';

/** Price of a whole file in a visitor's points: 1 point is about 1 ms of one core; of what is simulated, a slice. */
export const EXPORT_POINTS: Readonly<Record<ExportName, number>> = {
  scores: 5_000,
  systems: 200,
  chips: 50,
  models: 20,
  simulated: 1_000,
};
