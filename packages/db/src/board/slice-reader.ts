import { rowsOf } from '../connection/camel-row.ts';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import type { Slice } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { SliceRow, toBoardSlice } from './board-reader.ts';
import { readPage } from '../shared/page-query.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';

const Row = SliceRow.extend({ sliceId: z.int() });

export interface SliceFilter {
  model: string | null;
  phase: string | null;
  minSystems: number;
}

export interface SlicesPage {
  epochId: number | null;
  slices: ScoredSlice[];
  totalCount: number;
}

const COLUMNS = `
  stat.version, stat.key_counts AS counts, m.id AS model_id,
  m.content_hash AS model_hash,
  m.document AS model_document,
  json_build_object('model', m.slug, 'phase', s.phase, 'shape', nullif(s.shape, ''), 'batch', s.batch,
                    'context', s.context, 'precision', s.precision) AS slice`;
const tables = (epoch: `$${number}`) => `
  ${shownEpoch(epoch)}
  JOIN slice_stat stat ON stat.epoch_id = board.epoch_id
  JOIN slice s ON s.id = stat.slice_id
  JOIN model m ON m.id = s.model_id`;

interface SlicesRequest {
  after: { systems: number; sliceId: number } | null;
  limit: number;
  /** Null: the one that the board shows. */
  epochId: number | null;
}

/** Slices of an epoch in which something ranks, those with most systems first. */
export async function readSlices(
  pool: pg.Pool,
  filter: SliceFilter,
  { after, limit, epochId }: SlicesRequest,
): Promise<SlicesPage> {
  const { rows, ...page } = await readPage(pool, {
    name: 'slices-page',
    // Counted and put in order by an index; what is wide is read of the page alone.
    found: `SELECT board.epoch_id, stat.slice_id, stat.systems FROM ${shownEpoch('$6')}
            JOIN slice_stat stat ON stat.epoch_id = board.epoch_id
            WHERE stat.systems >= $1 AND ($2::text IS NULL OR stat.model = $2)
              AND ($3::text IS NULL OR EXISTS (SELECT FROM slice own WHERE own.id = stat.slice_id AND own.phase = $3))`,
    beside: COLUMNS,
    joined: `LEFT JOIN slice_stat stat ON (stat.epoch_id, stat.slice_id) = (page.epoch_id, page.slice_id)
      LEFT JOIN slice s ON s.id = page.slice_id
      LEFT JOIN model m ON m.id = s.model_id`,
    seek: '$4::int IS NULL OR systems < $4 OR (systems = $4 AND slice_id > $5)',
    order: 'systems DESC, slice_id',
    values: [
      filter.minSystems,
      filter.model,
      filter.phase,
      after?.systems ?? null,
      after?.sliceId ?? null,
      epochId,
      limit,
    ],
    epoch: '$6',
    row: Row,
  });
  return { ...page, slices: rows.map(toBoardSlice) };
}

/** Named slices of an epoch; those in which nothing was ever scored are left out. */
export async function slicesByKey(
  pool: pg.Pool,
  slices: readonly Slice[],
  epochId: number | null = null,
): Promise<ScoredSlice[]> {
  const rows = await rowsOf(pool, Row, {
    name: 'slices-by-key',
    text: `
      SELECT board.epoch_id, s.id AS slice_id, stat.systems, ${COLUMNS} FROM ${tables('$7')}
      JOIN unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[])
        AS asked(model, phase, shape, batch, context, precision)
        ON (asked.model, asked.phase, asked.shape, asked.batch, asked.context, asked.precision)
         = (m.slug, s.phase, s.shape, s.batch, s.context, s.precision)
      WHERE m.shown`,
    values: [
      slices.map((slice) => slice.model),
      slices.map((slice) => slice.phase),
      slices.map((slice) => slice.shape ?? ''),
      slices.map((slice) => slice.batch),
      slices.map((slice) => slice.context),
      slices.map((slice) => slice.precision),
      epochId,
    ],
  });
  return rows.map(toBoardSlice);
}
