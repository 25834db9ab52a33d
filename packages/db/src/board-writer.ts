import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { Kind } from '@inferbench/domain/kind';
import type { BoardValue, EvaluatedPoint } from '@inferbench/domain/score';
import type pg from 'pg';
import { takeOffTradeoffs } from './take-off-tradeoffs.ts';

export interface BoardEntry {
  evaluated: EvaluatedPoint;
  pointId: string;
  sliceId: number | null;
}

export interface BoardEntries {
  systemId: string;
  kind: Kind;
  entries: readonly BoardEntry[];
  /** Epochs that receive them. */
  epochIds: readonly number[];
}

interface Row extends BoardValue {
  sliceId: number;
  pointId: string;
  evidenceGrade: string;
}

/** Values of points that have a slice and may rank, in the order in which every transaction locks slices. */
function rankedRows(entries: readonly BoardEntry[]): Row[] {
  return entries
    .flatMap(({ evaluated, pointId, sliceId }) =>
      sliceId === null || evaluated.unranked !== null
        ? []
        : evaluated.boardValues.map((value) => ({
            ...value,
            sliceId,
            pointId,
            evidenceGrade: evaluated.evidenceGrade,
          })),
    )
    .toSorted((a, b) => a.sliceId - b.sliceId);
}

/** Larger is better for every metric once sorted. */
export function sortOf({ metric, value, interval }: BoardValue) {
  return METRIC_DEFINITIONS[metric].higherIsBetter
    ? { value, low: interval.low, high: interval.high }
    : { value: -value, low: -interval.high, high: -interval.low };
}

/**
 * Puts every value of the points on the board of each epoch in place of what they had there, keeps the best of the system
 * for every metric of a slice, and bumps the slices' versions, all in the caller's transaction. Running it twice changes
 * nothing but the versions.
 */
export async function putOnBoard(client: pg.PoolClient, board: BoardEntries): Promise<void> {
  const rows = rankedRows(board.entries);
  const pointIds = board.entries.map((entry) => entry.pointId);
  await replaceOnBoard(client, {
    ...board,
    pointIds,
    rows,
    insert: (epochId) => insertValues(client, { ...board, epochId, rows }),
  });
}

/** Takes points off the board of each epoch, in the caller's transaction; the system's next best takes their place. */
export async function takeOffBoard(
  client: pg.PoolClient,
  board: { systemId: string; pointIds: readonly string[]; epochIds: readonly number[] },
): Promise<void> {
  await replaceOnBoard(client, { ...board, rows: [], insert: () => Promise.resolve() });
  await takeOffTradeoffs(client, board);
}

interface Replacement {
  systemId: string;
  pointIds: readonly string[];
  epochIds: readonly number[];
  rows: readonly Row[];
  insert: (epochId: number) => Promise<void>;
}

async function replaceOnBoard(
  client: pg.PoolClient,
  { systemId, pointIds, epochIds, rows, insert }: Replacement,
): Promise<void> {
  for (const epochId of epochIds.toSorted((a, b) => a - b)) {
    const before = await sliceIdsOnBoard(client, { epochId, pointIds });
    const sliceIds = [...new Set([...before, ...rows.map((row) => row.sliceId)])].toSorted((a, b) => a - b);
    if (sliceIds.length === 0) continue;
    // First of all: its row locks let one transaction at a time change a slice.
    await client.query(
      `INSERT INTO slice_stat (epoch_id, slice_id, systems, version)
       SELECT $1, id, 0, 1 FROM unnest($2::int[]) WITH ORDINALITY AS s(id, n) ORDER BY n
       ON CONFLICT (epoch_id, slice_id) DO UPDATE SET version = slice_stat.version + 1`,
      [epochId, sliceIds],
    );
    await client.query('DELETE FROM board_value WHERE epoch_id = $1 AND point_id = ANY($2::uuid[])', [
      epochId,
      pointIds,
    ]);
    await insert(epochId);
    await keepBest(client, { epochId, systemId, sliceIds });
    await client.query(
      `UPDATE slice_stat SET
         systems = (SELECT count(DISTINCT system_id) FROM best_score b
                    WHERE b.epoch_id = $1 AND b.slice_id = slice_stat.slice_id),
         key_counts = coalesce((SELECT jsonb_agg(c) FROM (
           SELECT metric, comparability_key AS "comparabilityKey", count(*)::int AS systems FROM best_score b
           WHERE b.epoch_id = $1 AND b.slice_id = slice_stat.slice_id GROUP BY metric, comparability_key) c), '[]')
       WHERE epoch_id = $1 AND slice_id = ANY($2::int[])`,
      [epochId, sliceIds],
    );
  }
}

/** Slices in which points stand already, scored by another engine or before. */
async function sliceIdsOnBoard(
  client: pg.PoolClient,
  { epochId, pointIds }: { epochId: number; pointIds: readonly string[] },
): Promise<number[]> {
  const { rows } = await client.query<{ slice_id: number }>({
    name: 'board-value-slices',
    text: 'SELECT DISTINCT slice_id FROM board_value WHERE epoch_id = $1 AND point_id = ANY($2::uuid[])',
    values: [epochId, pointIds],
  });
  return rows.map((row) => row.slice_id);
}

async function insertValues(
  client: pg.PoolClient,
  { epochId, systemId, kind, rows }: { epochId: number; systemId: string; kind: Kind; rows: readonly Row[] },
): Promise<void> {
  const sorted = rows.map((row) => ({ row, sort: sortOf(row) }));
  await client.query({
    name: 'board-value-insert',
    text: `INSERT INTO board_value (epoch_id, system_id, kind, slice_id, metric, comparability_key, point_id, value,
                                    sort_value, sort_low, sort_high, interval_assumed, evidence_grade)
           SELECT $1, $2, $3, v.* FROM unnest($4::int[], $5::text[], $6::text[], $7::uuid[], $8::float8[], $9::float8[],
                                              $10::float8[], $11::float8[], $12::bool[], $13::text[]) AS v`,
    values: [
      epochId,
      systemId,
      kind,
      rows.map((row) => row.sliceId),
      rows.map((row) => row.metric),
      rows.map((row) => row.comparabilityKey),
      rows.map((row) => row.pointId),
      rows.map((row) => row.value),
      sorted.map(({ sort }) => sort.value),
      sorted.map(({ sort }) => sort.low),
      sorted.map(({ sort }) => sort.high),
      rows.map((row) => row.interval.assumed),
      rows.map((row) => row.evidenceGrade),
    ],
  });
}

/** The best point of the system for every metric and key of the slices, worked out anew; among equal values the older point. */
async function keepBest(
  client: pg.PoolClient,
  { epochId, systemId, sliceIds }: { epochId: number; systemId: string; sliceIds: readonly number[] },
): Promise<void> {
  await client.query({
    name: 'best-score-clear',
    text: 'DELETE FROM best_score WHERE epoch_id = $1 AND system_id = $2 AND slice_id = ANY($3::int[])',
    values: [epochId, systemId, sliceIds],
  });
  await client.query({
    name: 'best-score-keep',
    text: `INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id,
                                   value, sort_value, sort_low, sort_high, interval_assumed)
           SELECT DISTINCT ON (metric, slice_id, comparability_key)
                  epoch_id, metric, slice_id, comparability_key, system_id, point_id,
                  value, sort_value, sort_low, sort_high, interval_assumed
           FROM board_value WHERE epoch_id = $1 AND system_id = $2 AND slice_id = ANY($3::int[])
           ORDER BY metric, slice_id, comparability_key, sort_value DESC, point_id`,
    values: [epochId, systemId, sliceIds],
  });
}
