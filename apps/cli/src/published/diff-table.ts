import { existsSync, readdirSync, statSync } from 'node:fs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { describedSources, type Source } from '@inferbench/published/described-sources';
import { diffPoints } from '@inferbench/published/diff-points';
import { unknownNames } from '@inferbench/published/unknown-names';
import { checkoutTables, readTables } from '../accuracy/read-tables.ts';
import { readInput } from '../input/read-input.ts';
import { acceptSteps, changelogLines } from './accept-steps.ts';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { cannotBeFindings } from '@inferbench/evaluation/cannot-be';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import type { PointTable } from '@inferbench/importers/published/point-table';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { POINT_MODES, pointModesOf } from '@inferbench/domain/runs/point-mode';
import { isDump, readDump, type Refused } from '@inferbench/published/read-dump';

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

interface Dumps {
  files: string[];
  tables: PointTable[];
  /** Lines that no row is made of. */
  refused: Refused[];
  /** Files of the folder that are no dump. */
  ignored: string[];
}

/** A dump, or all of a folder. Errors: FILE_NOT_READABLE, INVALID where there is none. */
async function readDumps(place: string, sources: ReadonlyMap<string, Source>): Promise<Dumps> {
  const read = await Promise.all(filesOf(place).map(async (file) => ({ file, text: await readInput(file) })));
  const dumps = read.filter(({ text }) => isDump(text));
  if (dumps.length === 0) {
    throw new InferbenchError('INVALID', `${place} holds no dump of published figures.`, {
      path: place,
      expected: 'a table of one metric a line, with the columns of docs/adding-entities.md',
      fix: 'Result files of a tool are added by `npm run catalogue -- add`.',
    });
  }
  const parts = dumps.map(({ text }) =>
    readDump(text, (document) => sources.get(document) ?? undescribed(document)),
  );
  return {
    files: dumps.map(({ file }) => file),
    tables: parts.flatMap(({ tables }) => tables),
    refused: parts.flatMap(({ refused }) => refused),
    ignored: read.filter(({ text }) => !isDump(text)).map(({ file }) => file),
  };
}

function filesOf(place: string): string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => path.join(place, file));
}

/** Stands for a source until a person describes it: nothing is written with it. */
function undescribed(document: string): Source {
  const unknown = 'not described';
  return {
    document,
    licence: unknown,
    method: unknown,
    caution: unknown,
    powerBoundary: null,
    ...POINT_MODES['static batch'],
    regimes: pointModesOf(undefined),
  };
}
