import type { BoardDifference, PlacedRow } from '@inferbench/domain/board/verification';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { BoardValue } from '@inferbench/domain/scores/score';
import type { Standing } from '../shared/board-standing.ts';
import { sortOf } from './board-writer.ts';

/** Difference of rows of one place. */
type RowDifference = Omit<BoardDifference, 'epochId' | 'table' | 'system'>;

/** Rows that the values of a point give. */
export function expectedRows(
  { pointId, sliceId, kind, standing, listed }: { pointId: string; sliceId: number; kind: Kind } & Standing,
  values: readonly BoardValue[],
): PlacedRow[] {
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

const placeOf = ({ metric, sliceId, comparabilityKey }: PlacedRow) =>
  JSON.stringify([metric, sliceId, comparabilityKey]);

/** The best of a system in every place, of what is listed; among equal values the point with the lesser id, as in the database. */
export function bestOf(rows: readonly PlacedRow[]): PlacedRow[] {
  const best = new Map<string, PlacedRow>();
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
  found: readonly PlacedRow[],
  expected: readonly PlacedRow[],
  one: 'point' | 'system',
): RowDifference[] {
  const keyOf = (row: PlacedRow) => (one === 'system' ? placeOf(row) : `${placeOf(row)} ${row.pointId}`);
  const sides = [found, expected].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const [stored = new Map<string, PlacedRow>(), wanted = new Map<string, PlacedRow>()] = sides;
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

function sameRow(a: PlacedRow | null, b: PlacedRow | null): boolean {
  return a !== null && b !== null && FIELDS.every((field) => a[field] === b[field]);
}
