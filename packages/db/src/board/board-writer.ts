import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { BoardValue, EvaluatedPoint } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import type { Standing } from '../shared/board-standing.ts';

export interface BoardEntry extends Standing {
  evaluated: EvaluatedPoint;
  pointId: string;
  sliceId: number | null;
  systemId: string;
  kind: Kind;
  /** A newer run of the same configuration stands in its place. */
  older: boolean;
}

export interface BoardEntries {
  entries: readonly BoardEntry[];
  /** Epochs that receive them. */
  epochIds: readonly number[];
}

interface Row extends BoardValue, Standing {
  sliceId: number;
  pointId: string;
  systemId: string;
  kind: Kind;
  evidenceGrade: string;
}

/** Values of points that have a slice and may rank, in the order in which every transaction locks slices. */
function rankedRows(entries: readonly BoardEntry[]): Row[] {
  return entries
    .flatMap(({ evaluated, pointId, sliceId, systemId, kind, older, standing, listed }) =>
      sliceId === null || evaluated.unranked !== null || older
        ? []
        : evaluated.boardValues.map((value) => ({
            ...value,
            sliceId,
            pointId,
            systemId,
            kind,
            evidenceGrade: evaluated.evidenceGrade,
            standing,
            listed,
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
  await replaceOnBoard(client, { epochIds: board.epochIds, pointIds, rows });
}

/** Takes points off the board of each epoch, in the caller's transaction; the system's next best takes their place. */
export async function takeOffBoard(
  client: pg.PoolClient,
  board: { pointIds: readonly string[]; epochIds: readonly number[] },
): Promise<void> {
  await replaceOnBoard(client, { ...board, rows: [] });
}

interface Replacement {
  pointIds: readonly string[];
  epochIds: readonly number[];
  rows: readonly Row[];
}

/** A system in a slice. */
interface Place {
  systemId: string;
  sliceId: number;
}

async function replaceOnBoard(
  client: pg.PoolClient,
  { pointIds, epochIds, rows }: Replacement,
): Promise<void> {
  for (const epochId of epochIds.toSorted((a, b) => a - b)) {
    const before = await standingsOf(client, { epochId, pointIds });
    const standings = distinct([...before, ...rows]);
    const sliceIds = [...new Set(standings.map(({ sliceId }) => sliceId))].toSorted((a, b) => a - b);
    if (sliceIds.length === 0) continue;
    // First of all: its row locks let one transaction at a time change a slice.
    await client.query(
      `INSERT INTO slice_stat (epoch_id, slice_id, systems, version, batch, model)
       SELECT $1, s.id, 0, 1, slice.batch, model.slug FROM unnest($2::int[]) WITH ORDINALITY AS s(id, n)
       JOIN slice USING (id) JOIN model ON model.id = slice.model_id ORDER BY n
       ON CONFLICT (epoch_id, slice_id) DO UPDATE SET version = slice_stat.version + 1`,
      [epochId, sliceIds],
    );
    await client.query(`DELETE FROM board_value WHERE ${OF_POINTS}`, [epochId, pointIds]);
    await insertValues(client, { epochId, rows });
    await keepBest(client, { epochId, standings });
    await client.query(
      `UPDATE slice_stat SET
         (systems, chips, families) =
           (SELECT coalesce(sum(ranked.systems), 0), count(*), count(DISTINCT chip.document ->> 'family')
            FROM (SELECT system.chip_id, count(*) AS systems FROM system
                  WHERE system.id IN (SELECT b.system_id FROM best_score b
                                    WHERE b.epoch_id = $1 AND b.metric = ANY($3) AND b.slice_id = slice_stat.slice_id)
                  GROUP BY system.chip_id) ranked
            JOIN chip ON chip.id = ranked.chip_id),
         key_counts = coalesce((SELECT jsonb_agg(c) FROM (
           SELECT metric, comparability_key AS "comparabilityKey", count(*)::int AS systems FROM best_score b
           WHERE b.epoch_id = $1 AND b.metric = ANY($3) AND b.slice_id = slice_stat.slice_id GROUP BY metric, comparability_key) c), '[]')
       WHERE epoch_id = $1 AND slice_id = ANY($2::int[])`,
      [epochId, sliceIds, METRICS],
    );
  }
}

/** Condition of the rows of points $2 in epoch $1. "+ 0": found by point, however few rows an epoch is thought to have. */
const OF_POINTS = 'point_id = ANY($2::uuid[]) AND epoch_id + 0 = $1';

/** Every metric: an index that begins by epoch and metric finds a slice by it, also before PostgreSQL 18. */
const METRICS = Object.keys(METRIC_DEFINITIONS);

function distinct(standings: readonly Place[]): Place[] {
  return [...new Map(standings.map((one) => [`${one.sliceId} ${one.systemId}`, one])).values()];
}

/** Where points stand already, scored by another engine or before. */
async function standingsOf(
  client: pg.PoolClient,
  { epochId, pointIds }: { epochId: number; pointIds: readonly string[] },
): Promise<Place[]> {
  const { rows } = await client.query<{ slice_id: number; system_id: string }>({
    name: 'board-value-standings',
    text: `SELECT DISTINCT slice_id, system_id::text FROM board_value WHERE ${OF_POINTS}`,
    values: [epochId, pointIds],
  });
  return rows.map((row) => ({ sliceId: row.slice_id, systemId: row.system_id }));
}

async function insertValues(
  client: pg.PoolClient,
  { epochId, rows }: { epochId: number; rows: readonly Row[] },
): Promise<void> {
  if (rows.length === 0) return;
  const sorted = rows.map((row) => ({ row, sort: sortOf(row) }));
  await client.query({
    name: 'board-value-insert',
    text: `INSERT INTO board_value (epoch_id, system_id, kind, slice_id, metric, comparability_key, point_id, value,
                                    sort_value, sort_low, sort_high, interval_assumed, evidence_grade, standing, listed)
           SELECT $1, v.* FROM unnest($2::uuid[], $3::text[], $4::int[], $5::text[], $6::text[], $7::uuid[], $8::float8[], $9::float8[],
                                              $10::float8[], $11::float8[], $12::bool[], $13::text[], $14::int[], $15::bool[]) AS v`,
    values: [
      epochId,
      rows.map((row) => row.systemId),
      rows.map((row) => row.kind),
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
      rows.map((row) => row.standing),
      rows.map((row) => row.listed),
    ],
  });
}

/** The best listed point of each system for every metric and key of its slices, worked out anew; among equal values that of the lower id. */
async function keepBest(
  client: pg.PoolClient,
  { epochId, standings }: { epochId: number; standings: readonly Place[] },
): Promise<void> {
  const systemIds = standings.map(({ systemId }) => systemId);
  const sliceIds = standings.map(({ sliceId }) => sliceId);
  await client.query({
    name: 'best-score-clear',
    text: `DELETE FROM best_score b USING unnest($2::uuid[], $3::int[]) AS s(system_id, slice_id)
           WHERE b.epoch_id = $1 AND b.metric = ANY($4) AND b.system_id = s.system_id AND b.slice_id = s.slice_id`,
    values: [epochId, systemIds, sliceIds, METRICS],
  });
  await client.query({
    name: 'best-score-keep',
    text: `INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id,
                                   value, sort_value, sort_low, sort_high, interval_assumed)
           SELECT DISTINCT ON (v.system_id, v.slice_id, v.metric, v.comparability_key)
                  epoch_id, metric, v.slice_id, comparability_key, v.system_id, point_id,
                  value, sort_value, sort_low, sort_high, interval_assumed
           FROM unnest($2::uuid[], $3::int[]) AS s(system_id, slice_id)
           JOIN board_value v ON v.epoch_id = $1 AND v.system_id = s.system_id AND v.slice_id = s.slice_id AND v.listed
           ORDER BY v.system_id, v.slice_id, v.metric, v.comparability_key, v.sort_value DESC, v.point_id`,
    values: [epochId, systemIds, sliceIds],
  });
}
