import type { Queries } from '../connection/camel-row.ts';
import { createHash } from 'node:crypto';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { Run } from '@inferbench/domain/runs/run';
import { publishedOrigin, tradeoffRow, type TradeoffRow } from '@inferbench/domain/tradeoff/tradeoff-row';
import type pg from 'pg';
import type { BoardEntry } from './board-writer.ts';
import { takeOffTradeoffs } from './take-off-tradeoffs.ts';

export interface TradeoffEntry extends BoardEntry {
  run: Run;
  /** Slug of the organisation that submitted the run. */
  organization: string;
}

/** A row of `tradeoff_point`. */
export interface KeptTradeoff extends TradeoffRow {
  pointId: string;
  epochId: number;
  newest: boolean;
}

/** Rows of one statement: a bulk of runs needs few. */
const ROWS_AT_ONCE = 1_000;

/**
 * Keeps the points of runs that state both axes of a trade-off slice, in place of what their epochs had of them, in the
 * caller's transaction. Of many runs at once in few statements. Running it twice changes nothing but what caches depend on.
 */
export async function putTradeoffRows(
  client: pg.PoolClient,
  { entries, epochIds }: { entries: readonly TradeoffEntry[]; epochIds: readonly number[] },
): Promise<void> {
  await takeOffTradeoffs(client, { pointIds: entries.map(({ pointId }) => pointId), epochIds });
  const rows = entries.flatMap((entry) => tradeoffRowsOf(entry, epochIds));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertRows(client, rows.slice(from, from + ROWS_AT_ONCE));
}

/** Takes points out of slices in every epoch: a newer run of their configuration came. They stay in its history. */
export async function markReplaced(client: Queries, pointIds: readonly string[]): Promise<void> {
  await client.query({
    name: 'tradeoff-replaced',
    text: `UPDATE tradeoff_point SET newest = false, change = nextval('tradeoff_point_change')
           WHERE point_id = ANY($1::uuid[]) AND newest`,
    values: [pointIds],
  });
}

/**
 * Rows of what takes a place by default; what a newer run of the same configuration took the place of is history, and
 * stands in no slice.
 */
export function tradeoffRowsOf(entry: TradeoffEntry, epochIds: readonly number[]): KeptTradeoff[] {
  const { evaluated, pointId, older, run } = entry;
  const row = entry.listed ? tradeoffRow(run, evaluated, originOf(entry)) : null;
  return row === null ? [] : epochIds.map((epochId) => ({ ...row, pointId, epochId, newest: !older }));
}

/** Who measured: a publication's series of runs, or the organisation that submitted, which no publication can be named like. */
function originOf({ run, organization }: TradeoffEntry): string {
  return publishedOrigin(run) ?? `organization:${organization}`;
}

/** Equal for every measurement of one configuration, in every installation that has the same origins. */
export function configurationKey(configuration: TradeoffRow['configuration']): string {
  return createHash('sha256').update(canonicalJson(configuration)).digest('hex');
}

async function insertRows(client: pg.PoolClient, rows: readonly KeptTradeoff[]): Promise<void> {
  await client.query({
    name: 'tradeoff-insert',
    text: `INSERT INTO tradeoff_point (epoch_id, point_id, model, input_tokens, output_tokens, configuration_key, newest,
                                       document)
           SELECT r.* FROM unnest($1::int[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::text[], $7::bool[], $8::jsonb[])
                AS r(epoch_id, point_id, model, input_tokens, output_tokens, configuration_key, newest, document)`,
    values: [
      rows.map((row) => row.epochId),
      rows.map((row) => row.pointId),
      rows.map((row) => row.model),
      rows.map((row) => row.lengths.inputTokens),
      rows.map((row) => row.lengths.outputTokens),
      rows.map((row) => configurationKey(row.configuration)),
      rows.map((row) => row.newest),
      rows.map((row) => JSON.stringify(row.point)),
    ],
  });
}
