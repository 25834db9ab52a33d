import { createHash } from 'node:crypto';
import { canonicalJson } from '@inferbench/domain/canonical-json';
import type { Run } from '@inferbench/domain/run';
import { publishedOrigin, tradeoffRow, type TradeoffRow } from '@inferbench/domain/tradeoff-row';
import type pg from 'pg';
import type { BoardEntry } from './board-writer.ts';
import { takeOffTradeoffs } from './take-off-tradeoffs.ts';

export interface TradeoffEntries {
  run: Run;
  runId: string;
  entries: readonly BoardEntry[];
  /** Epochs that receive them. */
  epochIds: readonly number[];
}

interface Row extends TradeoffRow {
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
  runs: readonly TradeoffEntries[],
): Promise<void> {
  await takeOffTradeoffs(client, {
    pointIds: runs.flatMap(({ entries }) => entries.map(({ pointId }) => pointId)),
    epochIds: [...new Set(runs.flatMap(({ epochIds }) => epochIds))],
  });
  const rows: Row[] = [];
  for (const run of runs) rows.push(...rowsOf(run, await originOf(client, run)));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertRows(client, rows.slice(from, from + ROWS_AT_ONCE));
}

/** Says of points whether they stand in slices, in every epoch: a newer run came, or one was taken back. */
export async function setNewest(
  client: Pick<pg.PoolClient, 'query'>,
  { pointIds, newest }: { pointIds: readonly string[]; newest: boolean },
): Promise<void> {
  await client.query({
    name: 'tradeoff-newest',
    text: `UPDATE tradeoff_point SET newest = $2, change = nextval('tradeoff_point_change')
           WHERE point_id = ANY($1::uuid[]) AND newest <> $2`,
    values: [pointIds, newest],
  });
}

/** What a newer run of the same configuration took the place of is history, and stands in no slice. */
function rowsOf({ run, entries, epochIds }: TradeoffEntries, origin: string): Row[] {
  return entries.flatMap(({ evaluated, pointId, older }) => {
    const newest = !older;
    const row = tradeoffRow(run, evaluated, origin);
    return row === null ? [] : epochIds.map((epochId) => ({ ...row, pointId, epochId, newest }));
  });
}

/** Who measured: a publication's series of runs, or the organisation that submitted. */
async function originOf(client: pg.PoolClient, { run, runId }: TradeoffEntries): Promise<string> {
  const published = publishedOrigin(run);
  if (published !== null) return published;
  const { rows } = await client.query<{ organization_id: string }>({
    name: 'organization-of-run',
    text: `SELECT sub.organization_id::text FROM run JOIN submission sub ON sub.id = run.submission_id WHERE run.id = $1`,
    values: [runId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`no run ${runId} in the database`);
  return row.organization_id;
}

/** Equal for every measurement of one configuration, in every installation that has the same origins. */
function configurationKey(configuration: TradeoffRow['configuration']): string {
  return createHash('sha256').update(canonicalJson(configuration)).digest('hex');
}

async function insertRows(client: pg.PoolClient, rows: readonly Row[]): Promise<void> {
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
