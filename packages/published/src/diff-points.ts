// Compares a table of today with the points that stand: everything published is a copy of one day.
import type { MeasurementList, MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { joinPoint } from './join-point.ts';

/** A list, or a table of one model: what a source published. */
export interface Published {
  source: Pick<MeasurementList['source'], 'document'>;
  rows: readonly MeasurementRow[];
}

export interface PointName {
  document: string;
  point: string;
  model: string;
  chip: string;
  section: string;
}

/** A figure, or a word of the configuration, that reads otherwise; null where one of both has none. */
export interface Change {
  what: string;
  before: string | number | null;
  after: string | number | null;
}

export interface ChangedPoint extends PointName {
  /** Id under which it stands, where the table gives it another. */
  standsAs: string | null;
  changes: Change[];
}

export interface PointDiff {
  added: PointName[];
  changed: ChangedPoint[];
  /** Points of the same sources that the table lacks. */
  gone: PointName[];
  unchanged: number;
}

interface Point {
  name: PointName;
  rows: readonly MeasurementRow[];
}

/** Points of a table beside those that stand of its sources: matched by id, else by source, path and configuration. */
export function diffPoints(table: readonly Published[], held: readonly Published[]): PointDiff {
  const documents = new Set(table.map(({ source }) => source.document));
  const standing = pointsOf(held).filter(({ name }) => documents.has(name.document));
  const byId = new Map(standing.map((point) => [idOf(point), point]));
  const points = pointsOf(table);
  const ids = new Set(points.map(idOf));
  const left = new Map(
    standing.filter((point) => !ids.has(idOf(point))).map((point) => [placeOf(point), point]),
  );
  const diff: PointDiff = { added: [], changed: [], gone: [], unchanged: 0 };
  const matched = new Set<Point>();
  for (const point of points) {
    const before = byId.get(idOf(point)) ?? left.get(placeOf(point));
    if (before === undefined || matched.has(before)) {
      diff.added.push(point.name);
      continue;
    }
    matched.add(before);
    const standsAs = before.name.point === point.name.point ? null : before.name.point;
    // Joining loses nothing: a table may hold further figures of a point alone.
    const changes = changesOf(before.rows, joinPoint(before.rows, point.rows));
    if (changes.length === 0 && standsAs === null) diff.unchanged += 1;
    else diff.changed.push({ ...point.name, standsAs, changes });
  }
  diff.gone = standing.filter((point) => !matched.has(point)).map(({ name }) => name);
  return diff;
}

function pointsOf(published: readonly Published[]): Point[] {
  const rows = published.flatMap(({ source, rows: of }) =>
    of.map((row) => ({ document: source.document, row })),
  );
  return groupBy(rows, ({ document, row }) => [document, row.id]).flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { id, model, hardware, section } = first.row;
    const name = { document: first.document, point: id, model, chip: hardware, section };
    return [{ name, rows: same.map(({ row }) => row) }];
  });
}

const idOf = ({ name }: Point) => `${name.document} ${name.point}`;

/** Keys of a row that say which one it is, or what it measured. */
const NO_WORDS: ReadonlySet<string> = new Set(['id', 'point', 'phase', 'metric', 'value', 'statistic']);
/** Words that differ between two days of one configuration. */
const OF_A_DAY: ReadonlySet<string> = new Set(['revision', 'measured', 'grade', 'note']);

/** Place of a point in its source, with what it ran. */
function placeOf({ name, rows: [row] }: Point): string {
  const words = Object.entries(row ?? {}).filter(([key]) => !NO_WORDS.has(key) && !OF_A_DAY.has(key));
  return canonicalJson({ document: name.document, ...Object.fromEntries(words) });
}

function changesOf(before: readonly MeasurementRow[], after: readonly MeasurementRow[]): Change[] {
  const [old, now] = [saidOf(before), saidOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what) => {
    const change = { what, before: old.get(what) ?? null, after: now.get(what) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** Everything that a point says, as its line of a table holds it: figures, then words of its first row. */
function saidOf(rows: readonly MeasurementRow[]): Map<string, string | number> {
  const configuration = Object.entries(rows[0] ?? {}).filter(([key]) => !NO_WORDS.has(key));
  return new Map([
    ...rows.map(({ metric, statistic = '', value }): [string, number] => [
      statistic === '' ? metric : `${metric}:${statistic}`,
      value,
    ]),
    ...configuration.map(([key, word]): [string, string | number] => [key, wordOf(word)]),
  ]);
}

const wordOf = (word: unknown) =>
  typeof word === 'string' || typeof word === 'number' ? word : JSON.stringify(word);
