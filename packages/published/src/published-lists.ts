import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { readPointLists } from './point-files.ts';

/** Everything that others published and that stands in this repository: lists of figures and tables of points. */
export function publishedLists(): MeasurementList[] {
  return [...MEASUREMENTS, ...readPointLists()];
}
