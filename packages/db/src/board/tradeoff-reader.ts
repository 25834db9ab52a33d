import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { SystemSize, type Tradeoff, type TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import {
  StoredTradeoffPoint,
  TechniqueClass,
  TradeoffDocument,
} from '@inferbench/domain/tradeoff/tradeoff-point';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow, rowsOf } from '../connection/camel-row.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { TESTED_BY } from '../shared/tested-by.ts';
import { RANKS } from '../shared/visibility.ts';

const State = z.object({ epochId: z.int(), points: z.int(), state: z.string() });

/** What an epoch holds of a model, or of all: equal only where the rows are. Null on a board without an epoch. */
export async function tradeoffState(
  pool: pg.Pool,
  { model, epochId }: { model: string | null; epochId: number | null },
): Promise<z.infer<typeof State> | null> {
  const { rows } = await pool.query({
    name: 'tradeoff-state',
    text: `
      SELECT board.epoch_id, coalesce(sum(g.points), 0)::int AS points,
             coalesce(bit_xor(hashint8extended(g.group_hash, g.change)), 0)::text AS state
      FROM ${shownEpoch('$2')}
      LEFT JOIN tradeoff_group g ON g.epoch_id = board.epoch_id AND ($1::text IS NULL OR g.model = $1)
      GROUP BY board.epoch_id`,
    values: [model, epochId],
  });
  return rows[0] === undefined ? null : State.parse(camelRow(rows[0]));
}

const PointRow = z.object({
  ...StoredTradeoffPoint.pick({ pointId: true, configurationKey: true, submitter: true, testedBy: true })
    .shape,
  document: z.unknown(),
});
/** Rows with who stands behind them: a name is that of today. */
const COLUMNS = `t.point_id, t.configuration_key, t.document, org.name AS submitter,
             ${TESTED_BY} AS tested_by`;
const ROWS = `tradeoff_point t
      JOIN point p ON p.id = t.point_id
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${RANKS}
      JOIN organization org ON org.id = sub.organization_id`;

function storedPoint(row: object): StoredTradeoffPoint {
  const { document, ...own } = PointRow.parse(camelRow(row));
  return { ...own, ...TradeoffDocument.parse(document) };
}

/** Points of a slice, newest of each configuration alone, and of a large group those that bound it (ADR 23). */
export async function readTradeoffPoints(
  pool: pg.Pool,
  { model, lengths, precision, technique }: Pick<Tradeoff, 'model' | 'lengths' | 'precision' | 'technique'>,
  epochId: number,
): Promise<StoredTradeoffPoint[]> {
  const { rows } = await pool.query({
    name: 'tradeoff-points',
    text: `
      SELECT ${COLUMNS} FROM ${ROWS}
      WHERE t.epoch_id = $1 AND t.model = $2 AND t.input_tokens = $3 AND t.output_tokens = $4 AND t.technique = $5
        AND ($6::text IS NULL OR t.precision_class = $6) AND t.newest AND t.drawn
      ORDER BY t.point_id`,
    values: [epochId, model, lengths.inputTokens, lengths.outputTokens, technique, precision],
  });
  return rows.map(storedPoint);
}

const TextRow = z.object({
  pointId: z.string(),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  document: z.string(),
});

/** Newest points of some chips on a model, or on all, of some frameworks or precisions or of any, of a large group those that bound it: their documents as text, for whoever computes to read. */
export function readChipTradeoffs(
  pool: pg.Pool,
  {
    chips,
    model,
    epochId,
    alone = false,
    frameworks,
    precisions,
  }: {
    chips: readonly string[];
    model: string | null;
    epochId: number;
    alone?: boolean;
    frameworks?: readonly string[];
    precisions?: readonly PrecisionClass[];
  },
): Promise<z.infer<typeof TextRow>[]> {
  return rowsOf(pool, TextRow, {
    name: 'tradeoff-chips',
    text: `
      SELECT t.point_id, t.model, t.input_tokens, t.output_tokens, t.document::text FROM ${ROWS}
      WHERE t.epoch_id = $1 AND t.chip = ANY($2::text[]) AND ($3::text IS NULL OR t.model = $3) AND t.newest AND t.drawn
        AND (NOT $4::boolean OR (t.document ->> 'concurrency')::float8 = 1)
        AND ($5::text[] IS NULL OR t.document ->> 'framework' = ANY($5)) AND ($6::text[] IS NULL OR t.precision_class = ANY($6))
      ORDER BY t.point_id`,
    values: [epochId, chips, model, alone, frameworks ?? null, precisions ?? null],
  });
}

const SliceRow = z.object({
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  precision: PrecisionClass.nullable(),
  technique: TechniqueClass,
  points: z.int(),
  chips: z.int(),
  chipSlugs: z.array(z.string()),
  together: z.array(SystemSize),
  newest: z.string().nullable(),
});

/** Every slice of a model, or of all, each precision class and any of them, those with most kinds of chips first. */
export async function readTradeoffSlices(
  pool: pg.Pool,
  { model, epochId }: { model: string | null; epochId: number },
): Promise<TradeoffSlice[]> {
  const rows = await rowsOf(pool, SliceRow, {
    name: 'tradeoff-slices',
    text: `
      SELECT model, input_tokens, output_tokens, precision_class AS precision, technique, sum(points)::int AS points,
             count(DISTINCT chip)::int AS chips, array_agg(DISTINCT chip ORDER BY chip) AS chip_slugs,
             coalesce(jsonb_agg(DISTINCT jsonb_build_object('chip', chip, 'chips', chips)) FILTER (WHERE mode = 'AGGREGATED'), '[]') AS together,
             max(measured_to) AS newest
      FROM tradeoff_group
      WHERE epoch_id = $1 AND ($2::text IS NULL OR model = $2) AND points > 0
      GROUP BY GROUPING SETS ((model, input_tokens, output_tokens, technique, precision_class),
                              (model, input_tokens, output_tokens, technique))
      ORDER BY chips DESC, points DESC, model, input_tokens, output_tokens, technique, precision_class NULLS FIRST`,
    values: [epochId, model],
  });
  return rows.map(({ inputTokens, outputTokens, ...slice }) => ({
    ...slice,
    lengths: { inputTokens, outputTokens },
  }));
}

const HistoryRow = PointRow.extend({ model: z.string() });

/** Most points of one configuration that are read. */
const MAX_HISTORY = 1_000;

/** Every point of a configuration, older ones too. */
export async function readConfiguration(
  pool: pg.Pool,
  configuration: string,
  epochId: number | null,
): Promise<{ epochId: number; model: string; points: StoredTradeoffPoint[] } | null> {
  const { rows } = await pool.query<{ epoch_id: number }>({
    name: 'tradeoff-configuration',
    text: `
      SELECT board.epoch_id, t.model, ${COLUMNS}
      FROM ${shownEpoch('$2')}, ${ROWS}
      WHERE t.epoch_id = board.epoch_id AND t.configuration_key = $1
      ORDER BY t.point_id LIMIT $3`,
    values: [configuration, epochId, MAX_HISTORY],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const { model } = HistoryRow.parse(camelRow(first));
  return { epochId: first.epoch_id, model, points: rows.map(storedPoint) };
}

/** Most points of all configurations of a model that are read. */
const MAX_HISTORIES = 5_000;

/** Every point of the configurations of a model of which a newer run took the place of another, one configuration after the other. */
export async function readHistories(
  pool: pg.Pool,
  { model, epochId }: { model: string; epochId: number },
): Promise<StoredTradeoffPoint[]> {
  const { rows } = await pool.query({
    name: 'tradeoff-histories',
    text: `
      SELECT own.*
      FROM (SELECT DISTINCT configuration_key FROM tradeoff_point WHERE epoch_id = $1 AND model = $2 AND NOT newest) dated
      CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM ${ROWS}
        WHERE t.epoch_id = $1 AND t.model = $2 AND t.configuration_key = dated.configuration_key
        ORDER BY t.point_id LIMIT ${MAX_HISTORY}) own
      ORDER BY dated.configuration_key, own.point_id LIMIT $3`,
    values: [epochId, model, MAX_HISTORIES],
  });
  return rows.map(storedPoint);
}
