import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { readPointLists } from '@inferbench/published/point-files';
import { testSeed } from './environment.ts';

/** One point of so many stands in the databases of tests. */
const SHARE = 10;

/** The lists, and of the tables a tenth of the configurations, chosen by the seed of the run: all points of each. */
export function publishedSample(): MeasurementList[] {
  const tables = readPointLists().map((list) => ({
    ...list,
    rows: list.rows.filter(({ id }) => (Number.parseInt(id.slice(0, 6), 16) + testSeed()) % SHARE === 0),
  }));
  return [...MEASUREMENTS, ...tables.filter(({ rows }) => rows.length > 0)];
}
