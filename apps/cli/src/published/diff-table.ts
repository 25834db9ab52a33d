import { existsSync } from 'node:fs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { describedSources } from '@inferbench/published/described-sources';
import { diffPoints } from '@inferbench/published/diff-points';
import { unknownNames } from '@inferbench/published/unknown-names';
import { checkoutTables, readTables } from '../accuracy/read-tables.ts';
import { readInput } from '../input/read-input.ts';
import { acceptSteps, changelogLines } from './accept-steps.ts';
import { readDumps, type Dumps } from './read-dumps.ts';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { cannotBeFindings } from '@inferbench/evaluation/cannot-be';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import type { PointTable } from '@inferbench/importers/published/point-table';

/** File in which a checkout describes its sources. */
const SOURCES_FILE = 'packages/published/sources.yaml';

export type PublishedDiff = Awaited<ReturnType<typeof diffTable>>;

/** A table of today beside the points of a folder, and what a person has to do; writes nothing. */
export async function diffTable(place: string, points: string | undefined) {
  const files = checkoutTables(points);
  const sources = existsSync(SOURCES_FILE) ? describedSources(await readInput(SOURCES_FILE)) : new Map();
  const dumps = await readDumps(place, sources);
  const documents = new Set(dumps.tables.map(({ source }) => source.document));
  const held = await readTables(files, documents);
  const diff = diffPoints(dumps.tables, held);
  const moved = new Set(
    [...diff.added, ...diff.changed].map(({ document, point }) => `${document} ${point}`),
  );
  const impossible = cannotBe(dumps, moved);
  const unknown = unknownNames(dumps.tables, catalogue, sources);
  const refused = groupBy(dumps.refused, ({ reason }) => reason).map((same) => ({
    reason: same[0]?.reason ?? '',
    lines: same.map(({ id }) => id),
  }));
  return {
    files: dumps.files,
    ignored: dumps.ignored,
    ...diff,
    unknown,
    cannotBe: impossible,
    refused,
    accept: acceptSteps({ place, diff, unknown, refused: refused.length, cannotBe: impossible.length }),
    changelog: changelogLines(diff),
  };
}

/** A point whose figures contradict each other or physics, and the arithmetic. */
interface CannotBe {
  document: string;
  point: string;
  /** Rule of the catalogue. */
  rule: string;
  why: string;
}

/** Points of the tables, among those asked for, that can not be. */
function cannotBe({ tables }: Dumps, points: ReadonlySet<string>): CannotBe[] {
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
