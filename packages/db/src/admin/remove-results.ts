import type pg from 'pg';
import { takeOffBoard } from '../board/board-writer.ts';
import { takeOffTradeoffs } from '../board/take-off-tradeoffs.ts';
import type { DemoThings } from './demo-things.ts';
import { removeSlices } from './remove-slices.ts';

export interface RemovedResults {
  points: number;
  scores: number;
  boardPlaces: number;
  evidenceLeft: string[];
}

type Going = Pick<DemoThings, 'chips' | 'models' | 'submissionIds'>;

/** Takes submissions with all that follows from them out of the database, and entries, in the owner's transaction. */
export async function removeResults(client: pg.PoolClient, going: Going): Promise<RemovedResults> {
  const { submissionIds } = going;
  const pointIds = await idsOf(
    client,
    'SELECT p.id::text FROM point p JOIN run ON run.id = p.run_id WHERE run.submission_id = ANY ($1::uuid[])',
    submissionIds,
  );
  const systemIds = await idsOf(
    client,
    'SELECT DISTINCT system_id::text AS id FROM run WHERE submission_id = ANY ($1::uuid[])',
    submissionIds,
  );
  const sliceIds = await slicesOf(client, { pointIds, going });
  const boardPlaces = await leaveBoards(client, pointIds);
  await remove(client, 'recheck', 'point_id', pointIds);
  const scores = await remove(client, 'score', 'point_id', pointIds);
  const points = await remove(client, 'point', 'id', pointIds);
  await client.query(
    'DELETE FROM epoch_run WHERE run_id IN (SELECT id FROM run WHERE submission_id = ANY ($1::uuid[]))',
    [submissionIds],
  );
  await remove(client, 'run', 'submission_id', submissionIds);
  const evidenceLeft = await removeEvidence(client, submissionIds);
  await removeEntries(client, { going, systemIds, sliceIds });
  for (const table of ['receipt', 'waiver', 'decision', 'explanation', 'recheck', 'reply', 'event'] as const)
    await remove(client, table, 'submission_id', submissionIds);
  await remove(client, 'submission', 'id', submissionIds);
  return { points, scores, boardPlaces, evidenceLeft };
}

async function idsOf(client: pg.PoolClient, text: string, of: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(text, [of]);
  return rows.map(({ id }) => id);
}

type Table =
  | 'recheck'
  | 'score'
  | 'point'
  | 'run'
  | 'receipt'
  | 'waiver'
  | 'decision'
  | 'explanation'
  | 'reply'
  | 'event'
  | 'evidence'
  | 'submission'
  | 'chip_version'
  | 'model_version'
  | 'chip'
  | 'model';
type Column = 'id' | 'point_id' | 'submission_id' | 'chip_id' | 'model_id';

async function remove(
  client: pg.PoolClient,
  table: Table,
  column: Column,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await client.query(`DELETE FROM ${table} WHERE ${column} = ANY ($1::uuid[])`, [ids]);
  return rowCount ?? 0;
}

/** Slices in which the points stand under any engine, and those of the models. */
async function slicesOf(
  client: pg.PoolClient,
  { pointIds, going }: { pointIds: readonly string[]; going: Going },
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT slice_id AS id FROM score WHERE point_id = ANY ($1::uuid[]) AND slice_id IS NOT NULL
     UNION SELECT slice_id FROM point WHERE id = ANY ($1::uuid[]) AND slice_id IS NOT NULL
     UNION SELECT id FROM slice WHERE model_id = ANY ($2::uuid[])`,
    [pointIds, going.models.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Takes points off the boards of every epoch, those too that nobody sees any more. */
async function leaveBoards(client: pg.PoolClient, pointIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM epoch');
  const epochIds = rows.map(({ id }) => id);
  const { rows: places } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM board_value WHERE point_id = ANY ($1::uuid[])',
    [pointIds],
  );
  await takeOffBoard(client, { pointIds, epochIds });
  await takeOffTradeoffs(client, { pointIds, epochIds });
  return places[0]?.n ?? 0;
}

/** The files themselves lie outside the database: those that nothing refers to any more are named. */
async function removeEvidence(client: pg.PoolClient, submissionIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `WITH gone AS (DELETE FROM evidence WHERE submission_id = ANY ($1::uuid[]) RETURNING sha256)
     SELECT DISTINCT sha256 FROM gone WHERE sha256 NOT IN
       (SELECT sha256 FROM evidence WHERE NOT submission_id = ANY ($1::uuid[])) ORDER BY sha256`,
    [submissionIds],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Chips and models with their systems and slices; an entry of others that had a version from here goes on without it. */
async function removeEntries(
  client: pg.PoolClient,
  { going, systemIds, sliceIds }: { going: Going; systemIds: readonly string[]; sliceIds: readonly number[] },
): Promise<void> {
  const chipIds = going.chips.map(({ id }) => id);
  const modelIds = going.models.map(({ id }) => id);
  await namelessReports(client, systemIds);
  await client.query(
    `DELETE FROM system WHERE (id = ANY ($1::uuid[]) OR chip_id = ANY ($2::uuid[]))
       AND NOT EXISTS (SELECT FROM run WHERE run.system_id = system.id)`,
    [systemIds, chipIds],
  );
  await removeSlices(client, sliceIds);
  await remove(client, 'chip_version', 'chip_id', chipIds);
  await remove(client, 'model_version', 'model_id', modelIds);
  await remove(client, 'chip', 'id', chipIds);
  await remove(client, 'model', 'id', modelIds);
  for (const kind of ['chip', 'model'] as const) {
    const { rows } = await client.query<{ id: string }>(
      `DELETE FROM ${kind}_version WHERE submission_id = ANY ($1::uuid[]) RETURNING ${kind}_id::text AS id`,
      [going.submissionIds],
    );
    for (const { id } of rows) await client.query(`SELECT settle_${kind}($1)`, [id]);
  }
}

/** What epochs changed is kept as it was counted, without the names of systems that are nobody's now. */
async function namelessReports(client: pg.PoolClient, systemIds: readonly string[]): Promise<void> {
  await client.query(
    `UPDATE epoch SET report = jsonb_set(report, '{largest}', coalesce((
       SELECT jsonb_agg(change ORDER BY n) FROM jsonb_array_elements(report -> 'largest') WITH ORDINALITY AS c(change, n)
       WHERE change ->> 'system' NOT IN (SELECT slug FROM system WHERE id = ANY ($1::uuid[])
         AND NOT EXISTS (SELECT FROM run WHERE run.system_id = system.id))), '[]'))
     WHERE report IS NOT NULL`,
    [systemIds],
  );
}
