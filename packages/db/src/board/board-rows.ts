import type { Kind } from '@inferbench/domain/terms/kind';
import type { BoardValue } from '@inferbench/domain/scores/score';
import type { Standing } from '../shared/board-standing.ts';
import { sortOf } from './board-writer.ts';

/** A value of one point on one board, as both tables hold it; `kind` is in board_value only. */
export interface BoardRow {
  metric: string;
  sliceId: number;
  comparabilityKey: string;
  pointId: string;
  value: number;
  sortValue: number;
  sortLow: number;
  sortHigh: number;
  intervalAssumed: boolean;
  kind: string | null;
  /** Standing, in board_value only. */
  standing: number | null;
  listed: boolean;
}

/** What differs, and where it stands; null on the side that has no row. */
export interface RowDifference {
  metric: string;
  sliceId: number;
  comparabilityKey: string;
  found: BoardRow | null;
  expected: BoardRow | null;
}

/** Rows that the values of a point give. */
export function expectedRows(
  { pointId, sliceId, kind, standing, listed }: { pointId: string; sliceId: number; kind: Kind } & Standing,
  values: readonly BoardValue[],
): BoardRow[] {
  return values.map((board) => {
    const { metric, comparabilityKey, value, interval } = board;
    const sort = sortOf(board);
    return {
      metric,
      sliceId,
      comparabilityKey,
      pointId,
      value,
      kind,
      standing,
      listed,
      sortValue: sort.value,
      sortLow: sort.low,
      sortHigh: sort.high,
      intervalAssumed: interval.assumed,
    };
  });
}

const placeOf = ({ metric, sliceId, comparabilityKey }: BoardRow) =>
  JSON.stringify([metric, sliceId, comparabilityKey]);

/** The best of a system in every place, of what is listed; among equal values the point with the lesser id, as in the database. */
export function bestOf(rows: readonly BoardRow[]): BoardRow[] {
  const best = new Map<string, BoardRow>();
  for (const row of rows) {
    if (!row.listed) continue;
    const held = best.get(placeOf(row));
    const better =
      held === undefined ||
      row.sortValue > held.sortValue ||
      (row.sortValue === held.sortValue && row.pointId < held.pointId);
    if (better) best.set(placeOf(row), { ...row, kind: null, standing: null });
  }
  return [...best.values()];
}

/** Rows of either side that the other lacks or has otherwise; a place has one row, or one a point. */
export function rowDifferences(
  found: readonly BoardRow[],
  expected: readonly BoardRow[],
  one: 'point' | 'system',
): RowDifference[] {
  const keyOf = (row: BoardRow) => (one === 'system' ? placeOf(row) : `${placeOf(row)} ${row.pointId}`);
  const sides = [found, expected].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const [stored = new Map<string, BoardRow>(), wanted = new Map<string, BoardRow>()] = sides;
  return [...new Set([...stored.keys(), ...wanted.keys()])].flatMap((key) => {
    const pair = { found: stored.get(key) ?? null, expected: wanted.get(key) ?? null };
    const row = pair.found ?? pair.expected;
    if (row === null || sameRow(pair.found, pair.expected)) return [];
    const { metric, sliceId, comparabilityKey } = row;
    return [{ metric, sliceId, comparabilityKey, ...pair }];
  });
}

const FIELDS = [
  'pointId',
  'value',
  'sortValue',
  'sortLow',
  'sortHigh',
  'intervalAssumed',
  'kind',
  'standing',
  'listed',
] as const;

function sameRow(a: BoardRow | null, b: BoardRow | null): boolean {
  return a !== null && b !== null && FIELDS.every((field) => a[field] === b[field]);
}
