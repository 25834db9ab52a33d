import { catalogue } from '@inferbench/catalogue/catalogue';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { cannotBeFindings } from '@inferbench/evaluation/cannot-be';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import type { PointTable } from '@inferbench/importers/published/point-table';
import { groupBy } from '@inferbench/importers/shared/group-by';
import type { Dumps } from './read-dumps.ts';

/** A point whose figures contradict each other or physics, and the arithmetic. */
export interface CannotBe {
  document: string;
  point: string;
  /** Rule of the catalogue. */
  rule: string;
  why: string;
}

/** Points of the tables, among those asked for, that can not be. */
export function cannotBe({ tables }: Dumps, points: ReadonlySet<string>): CannotBe[] {
  return tables.flatMap((table) =>
    groupBy(table.rows, ({ id }) => id).flatMap((rows) => {
      const id = rows[0]?.id ?? '';
      if (!points.has(`${table.source.document} ${id}`)) return [];
      return faultsOf(table, rows).map((fault) => ({
        document: table.source.document,
        point: id,
        ...fault,
      }));
    }),
  );
}

type Fault = Pick<CannotBe, 'rule' | 'why'>;

function faultsOf({ source }: PointTable, rows: MeasurementRow[]): Fault[] {
  const list = { schema: 'inferbench.measurements/1', source, rows } as const;
  return mapMeasurements(list, catalogue)
    .runs.flatMap((run) => cannotBeFindings(evaluateRun(run, catalogue).findings))
    .map(({ rule, message }) => ({ rule, why: message }));
}
