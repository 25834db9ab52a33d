import { camelRow } from '../connection/camel-row.ts';
import type pg from 'pg';
import { z } from 'zod';
import { shownEpoch } from './shown-epoch.ts';

export interface PageQuery<T> {
  /** Name of the prepared statement. */
  name: string;
  /** SELECT of the whole list. */
  found: string;
  /** Further columns, worked out from `page` for the rows of a page alone; none of the order or the cursor. */
  beside?: string;
  /** Joins of tables to `page`, of which these further columns are. */
  joined?: string;
  /** Condition on columns of `found`: what comes after the cursor. */
  seek: string;
  /** Order by columns of `found`. */
  order: string;
  /** The last one is the limit; where the list belongs to an epoch, the epoch asked for stands before it. */
  values: unknown[];
  /** Where the list belongs to an epoch: which parameter names it. */
  epoch?: `$${number}`;
  row: z.ZodType<T>;
}

const Total = z.array(
  z.object({ total: z.int(), shown_epoch_id: z.int().nullable(), present: z.boolean().nullable() }),
);

export interface ReadPage<T> {
  rows: T[];
  totalCount: number;
  /** Epoch that was read, of an empty page, too; null for lists that belong to none. */
  epochId: number | null;
}

/** A page of a list, the length of the whole list and its epoch, in one statement. */
export async function readPage<T>(pool: pg.Pool, query: PageQuery<T>): Promise<ReadPage<T>> {
  const { name, found, seek, order, values, epoch, row, beside, joined = '' } = query;
  const shown = epoch === undefined ? 'NULL::int' : `(SELECT epoch_id FROM ${shownEpoch(epoch)})`;
  // The outer join keeps one row for an empty page, which says the total.
  const result = await pool.query<{ present: boolean | null }>({
    name,
    text: `
      WITH found AS (${found})
      SELECT (SELECT count(*)::int FROM found) AS total, ${shown} AS shown_epoch_id, page.*${beside === undefined ? '' : `, ${beside}`}
      FROM (SELECT 1) one LEFT JOIN (
        SELECT true AS present, found.* FROM found WHERE ${seek} ORDER BY ${order} LIMIT $${values.length}) page ON true
      ${joined}
      ORDER BY ${order}`,
    values,
  });
  const [first] = Total.parse(result.rows.slice(0, 1));
  return {
    rows: result.rows.filter(({ present }) => present === true).map((entry) => row.parse(camelRow(entry))),
    totalCount: first?.total ?? 0,
    epochId: first?.shown_epoch_id ?? null,
  };
}
