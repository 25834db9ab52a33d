import { camelRow, rowsOf } from '../connection/camel-row.ts';
import type { BoardSlice, ScoredSlice } from '@inferbench/domain/board/board-slice';
import { type KeyCount, shownKey } from '@inferbench/domain/scores/comparability';
import { Metric, REFERENCE_CHIP } from '@inferbench/domain/terms/metric';
import { Slice } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { boardSource, type EvidenceFilter } from '../shared/evidence-filter.ts';
import { parsedModel } from '../connection/parsed-document.ts';
import { POINT_JOINS, STANDING_COLUMNS, standingPoints, type StoredPoint } from '../points/point-reader.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';

/** Position after which a page begins. */
export interface BoardPosition {
  sortValue: number;
  systemId: string;
}

export const KeyCounts = z.array(
  z.object({ metric: Metric, comparabilityKey: z.string(), systems: z.int() }),
);

export const SliceRow = z.object({
  epochId: z.int(),
  sliceId: z.int().nullable(),
  version: z.int(),
  modelId: z.string(),
  modelHash: z.string(),
  modelDocument: z.unknown(),
  systems: z.int(),
  slice: Slice,
  counts: KeyCounts,
});

/**
 * Where the board opens: of the slices in which two architecture families meet the one with most systems, else the one with
 * most systems; among equals the larger batch, then the newer name. Null for an empty board.
 */
export async function fullestSlice(pool: pg.Pool, epochId: number | null = null): Promise<BoardSlice | null> {
  const { rows } = await pool.query({
    name: 'board-fullest-slice',
    // The first entry of an index in this order.
    text: `
      SELECT stat.epoch_id, s.id AS slice_id, stat.version, m.id AS model_id,
             m.content_hash AS model_hash, m.document::text AS model_document, stat.systems,
             json_build_object('model', m.slug, 'phase', s.phase, 'shape', nullif(s.shape, ''), 'batch', s.batch,
                               'context', s.context, 'precision', s.precision) AS slice,
             stat.key_counts AS counts
      FROM ${shownEpoch('$1')}
      CROSS JOIN LATERAL (
        SELECT * FROM slice_stat WHERE epoch_id = board.epoch_id AND systems > 0
        ORDER BY (families > 1) DESC, systems DESC, batch DESC, model DESC, slice_id LIMIT 1) stat
      JOIN slice s ON s.id = stat.slice_id
      JOIN model m ON m.id = s.model_id`,
    values: [epochId],
  });
  return rows[0] === undefined ? null : boardSlice(rows[0]);
}

/** A named slice, with or without results; null for a model that the catalogue does not have. */
export async function findSlice(
  pool: pg.Pool,
  slice: Slice,
  epochId: number | null = null,
): Promise<BoardSlice | null> {
  const { rows } = await pool.query({
    name: 'board-find-slice',
    text: `
      SELECT board.epoch_id, s.id AS slice_id, coalesce(stat.version, 0) AS version,
             m.id AS model_id, m.content_hash AS model_hash, m.document::text AS model_document,
             coalesce(stat.systems, 0) AS systems, $7::json AS slice, coalesce(stat.key_counts, '[]') AS counts
      FROM ${shownEpoch('$8')}
      JOIN model m ON m.slug = $1 AND m.shown
      LEFT JOIN slice s ON s.model_id = m.id AND s.phase = $2 AND s.shape = $3 AND s.batch = $4 AND s.context = $5
                       AND s.precision = $6
      LEFT JOIN slice_stat stat ON stat.epoch_id = board.epoch_id AND stat.slice_id = s.id`,
    values: [
      slice.model,
      slice.phase,
      slice.shape ?? '',
      slice.batch,
      slice.context,
      slice.precision,
      JSON.stringify(slice),
      epochId,
    ],
  });
  return rows[0] === undefined ? null : boardSlice(rows[0]);
}

function boardSlice(row: object): BoardSlice {
  return toBoardSlice(SliceRow.parse(camelRow(row)));
}

export function toBoardSlice<T extends z.infer<typeof SliceRow>>({
  counts: keyCounts,
  modelId,
  modelHash,
  modelDocument,
  ...slice
}: T) {
  return { ...slice, keyCounts, model: { id: modelId, model: parsedModel(modelHash, modelDocument) } };
}

export const BoardRow = z.object({
  systemId: z.string(),
  pointId: z.string(),
  value: z.number(),
  sortValue: z.number(),
  intervalLow: z.number(),
  intervalHigh: z.number(),
  intervalAssumed: z.boolean(),
  rank: z.int(),
  tied: z.boolean(),
  /**
   * Best value, under a filter only, whose values are worked out with the page, of the reference chip; null where it
   * has none.
   */
  reference: z.number().nullable().optional(),
});
export type BoardRow = z.infer<typeof BoardRow>;

const sameKey = (other: string) => `
  (${other}.epoch_id, ${other}.metric, ${other}.slice_id, ${other}.comparability_key)
    = (b.epoch_id, b.metric, b.slice_id, b.comparability_key)`;

/**
 * An entry with its tie, from the covering index alone (docs/metrics.md#ranks-ties-intervals). The range on sort_value lets the
 * index start at the entry itself; with the OR alone every worse entry would be read first.
 */
export const rowOf = (table: string) => `
  b.system_id, b.point_id, b.value, b.sort_value, b.interval_assumed,
  least(abs(b.sort_low), abs(b.sort_high)) AS interval_low, greatest(abs(b.sort_low), abs(b.sort_high)) AS interval_high,
  coalesce((SELECT above.sort_low <= b.sort_high FROM ${table} above
            WHERE ${sameKey('above')} AND above.sort_value >= b.sort_value
              AND (above.sort_value > b.sort_value OR above.system_id < b.system_id)
            ORDER BY above.sort_value ASC, above.system_id DESC LIMIT 1), false) AS tied`;

/** Rank of one entry by itself: all that lies wholly on the better side is counted. */
export const rank = (table: string) => `
  1 + (SELECT count(*)::int FROM ${table} better WHERE ${sameKey('better')} AND better.sort_low > b.sort_high) AS rank`;

/**
 * The rows of the table `page` with rank and tie, for parameters $1 to $4 that name the board. What is better than the whole page
 * is counted once; what lies between its rows is read once and counted by going along both. A tie is with the row above, of
 * which the first row's is looked up.
 */
const rankedPage = (table: string, hasRowAbove: boolean) => `
  edge AS MATERIALIZED (SELECT min(sort_high) AS low, max(sort_high) AS high, max(sort_value) AS top FROM page),
  placed AS (
    SELECT system_id, count(*) FILTER (WHERE system_id IS NULL)
             OVER (ORDER BY bound DESC, system_id IS NULL ROWS UNBOUNDED PRECEDING) AS better
    FROM (SELECT sort_high AS bound, system_id FROM page
          UNION ALL
          SELECT sort_low, NULL FROM ${table} o
          WHERE ${boardIs('o')} AND o.sort_low > (SELECT low FROM edge) AND o.sort_low <= (SELECT high FROM edge)) both_sides),
  ranked AS (
    SELECT page.*, least(abs(sort_low), abs(sort_high)) AS interval_low,
           greatest(abs(sort_low), abs(sort_high)) AS interval_high,
           1 + placed.better::int
             + (SELECT count(*)::int FROM ${table} o WHERE ${boardIs('o')} AND o.sort_low > (SELECT high FROM edge)) AS rank,
           coalesce(coalesce(lag(sort_low) OVER (${BOARD_ORDER}), ${hasRowAbove ? lowAbovePage(table) : 'NULL'})
                      <= sort_high, false) AS tied
    FROM page JOIN placed USING (system_id))`;

const boardIs = (table: string) => `
  ${table}.epoch_id = $1 AND ${table}.metric = $2 AND ${table}.slice_id = $3 AND ${table}.comparability_key = $4`;

const BOARD_ORDER = 'ORDER BY sort_value DESC, system_id';

const lowAbovePage = (table: string) => `
  (SELECT above.sort_low FROM ${table} above
   WHERE ${boardIs('above')} AND above.sort_value >= (SELECT top FROM edge)
     AND (above.sort_value > (SELECT top FROM edge)
          OR above.system_id < (SELECT system_id FROM page ${BOARD_ORDER} LIMIT 1))
   ORDER BY above.sort_value ASC, above.system_id DESC LIMIT 1)`;

/** One board of a slice. */
export interface BoardRequest {
  board: ScoredSlice;
  evidence: EvidenceFilter | null;
  metric: Metric;
  comparabilityKey: string;
}

export interface PageRequest extends BoardRequest {
  after: BoardPosition | null;
  limit: number;
  /** No row unless the board still shows the epoch of the slice, and the slice in this very version. */
  ifCurrent?: boolean;
}

/** Best value of the reference chip under the same key; null where it has no entry. */
export async function boardReference(
  pool: pg.Pool,
  { board, metric, comparabilityKey }: Omit<BoardRequest, 'evidence'>,
): Promise<number | null> {
  const { rows } = await pool.query<{ value: number }>({
    name: 'board-reference',
    text: referenceIn('best_score'),
    values: [board.epochId, metric, board.sliceId, comparabilityKey],
  });
  return rows[0]?.value ?? null;
}

const referenceIn = (table: string) => `
  SELECT r.value FROM ${table} r JOIN system ON system.id = r.system_id JOIN chip ON chip.id = system.chip_id
  WHERE ${boardIs('r')} AND chip.slug = '${REFERENCE_CHIP}'
  ORDER BY r.sort_value DESC LIMIT 1`;

/** One keyset page in rank order: value, then system id. */
export async function boardPage(pool: pg.Pool, request: PageRequest): Promise<BoardRow[]> {
  const rows = await pageRows(pool, request, { name: 'board', columns: '', joins: '' });
  return rows.map((row) => BoardRow.parse(row));
}

/** The same with the point behind each row: how it stands in the same statement, the rest of it where it is not kept. */
export async function boardPageWithPoints(
  pool: pg.Pool,
  request: PageRequest,
): Promise<{ row: BoardRow; point: StoredPoint }[]> {
  const rows = await pageRows(pool, request, {
    name: 'board-points',
    columns: `, ${STANDING_COLUMNS}`,
    joins: `CROSS JOIN (SELECT * FROM epoch WHERE id = $1) epoch JOIN point p ON p.id = b.point_id ${POINT_JOINS}`,
  });
  const points = await standingPoints(pool, rows, request.board.epochId);
  return rows.flatMap((row, i) => {
    const point = points[i];
    return point === undefined ? [] : [{ row: BoardRow.parse(row), point }];
  });
}

async function pageRows(
  pool: pg.Pool,
  { board, evidence, metric, comparabilityKey, after, limit, ifCurrent = false }: PageRequest,
  { name, columns, joins }: { name: string; columns: string; joins: string },
): Promise<object[]> {
  const source = boardSource(evidence, '$3', 'metric = $2 AND comparability_key = $4');
  const key = [board.epochId, metric, board.sliceId, comparabilityKey];
  const current = (parameter: `$${number}`) => (ifCurrent ? `AND ${stillCurrent(parameter)}` : '');
  const version = ifCurrent ? [board.version] : [];
  const mark = ifCurrent ? '-if-current' : '';
  const statement = (following: string) => `
    ${source.with === '' ? 'WITH' : `${source.with},`} page AS MATERIALIZED (
      SELECT epoch_id, system_id, point_id, value, sort_value, sort_low, sort_high, interval_assumed
      FROM ${source.table} b
      WHERE ${boardIs('b')} ${following}
      ${BOARD_ORDER} LIMIT $5),
    ${rankedPage(source.table, after !== null)}
    SELECT b.system_id AS "systemId", b.point_id AS "pointId", b.value, b.sort_value AS "sortValue",
           b.interval_assumed AS "intervalAssumed", b.interval_low AS "intervalLow", b.interval_high AS "intervalHigh",
           b.rank, b.tied ${source.with === '' ? '' : `, (${referenceIn(source.table)}) AS reference`} ${columns}
    FROM ranked b ${joins} ORDER BY b.sort_value DESC, b.system_id`;
  const { rows } = after
    ? await pool.query<Record<string, unknown>>({
        name: `${name}-next-page${mark}${source.name}`,
        text: statement(
          `AND b.sort_value <= $6 AND (b.sort_value < $6 OR b.system_id > $7) ${current('$8')}`,
        ),
        values: [...key, limit, after.sortValue, after.systemId, ...version],
      })
    : await pool.query<Record<string, unknown>>({
        name: `${name}-first-page${mark}${source.name}`,
        text: statement(current('$6')),
        values: [...key, limit, ...version],
      });
  return rows;
}

/** The epoch and version under which a slice was read hold in the statement's own sight, too. */
const stillCurrent = (version: `$${number}`) => `
  EXISTS (SELECT FROM board_state state JOIN slice_stat stat ON stat.epoch_id = state.current_epoch_id
          WHERE stat.epoch_id = $1 AND stat.slice_id = $3 AND stat.version = ${version}::int)`;

const CellRow = BoardRow.pick({ systemId: true, value: true, rank: true, tied: true }).extend({
  metric: Metric,
});
export type CellRow = z.infer<typeof CellRow>;

/** Systems by metric and key in a slice, among the values that a filter lets in. */
export async function filteredCounts(
  pool: pg.Pool,
  board: ScoredSlice,
  evidence: EvidenceFilter,
): Promise<KeyCount[]> {
  const source = boardSource(evidence, '$2');
  const { rows } = await pool.query({
    name: `board-counts${source.name}`,
    text: `${source.with} SELECT metric, comparability_key AS "comparabilityKey", count(*)::int AS systems
           FROM ${source.table} GROUP BY metric, comparability_key`,
    values: [board.epochId, board.sliceId],
  });
  return KeyCounts.parse(rows);
}

/** Every metric of some systems in a slice, each with its own rank under the key that the board shows for it. */
export async function boardCells(
  pool: pg.Pool,
  board: ScoredSlice,
  { systemIds, evidence }: { systemIds: readonly string[]; evidence: EvidenceFilter | null },
): Promise<CellRow[]> {
  const source = boardSource(evidence, '$2');
  const shown = Metric.options.flatMap((metric) => {
    const key = shownKey(metric, board.keyCounts);
    return key === null ? [] : [{ metric, key }];
  });
  if (systemIds.length === 0 || shown.length === 0) return [];
  return rowsOf(pool, CellRow, {
    name: `board-cells${source.name}`,
    text: `${source.with} SELECT b.metric, ${rowOf(source.table)}, ${rank(source.table)} FROM ${source.table} b
           JOIN unnest($3::text[], $4::text[]) AS shown(metric, key)
             ON shown.metric = b.metric AND shown.key = b.comparability_key
           WHERE b.epoch_id = $1 AND b.slice_id = $2 AND b.system_id = ANY($5::uuid[])`,
    values: [
      board.epochId,
      board.sliceId,
      shown.map((entry) => entry.metric),
      shown.map((entry) => entry.key),
      systemIds,
    ],
  });
}
