import { ENDED, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type pg from 'pg';
import { takeOffBoard } from '../board/board-writer.ts';
import { liveEpochs } from '../epochs/epoch-repository.ts';
import { forgetRun } from '../epochs/epoch-runs.ts';
import { takeOffTradeoffs } from '../board/take-off-tradeoffs.ts';
import { insertEvent, SYSTEM } from '../shared/new-event.ts';

/** How far a revision got: held back, shown, agreed. */
const REACHED: Readonly<Record<Lifecycle, number>> = {
  FLAGGED: 0,
  VALIDATED: 1,
  IN_REVIEW: 1,
  PUBLISHED: 2,
  SUPERSEDED: -1,
  WITHDRAWN: -1,
};

/** Ends the revision that another corrects, where the other gets at least as far; a published one stays until then. */
export async function supersedeBefore(
  client: pg.PoolClient,
  correction: { supersedes: string | null } | null,
  reaches: Lifecycle,
): Promise<void> {
  const supersedes = correction?.supersedes ?? null;
  if (supersedes === null) return;
  await client.query('SELECT lock_submission($1)', [supersedes]);
  const { rows } = await client.query<{ lifecycle: string; version: number }>(
    'SELECT lifecycle, version FROM submission WHERE id = $1',
    [supersedes],
  );
  const [row] = rows;
  if (row === undefined) return;
  const from = Lifecycle.parse(row.lifecycle);
  if (ENDED.has(from) || REACHED[reaches] < REACHED[from]) return;
  await insertEvent(client, {
    kind: 'SUPERSEDE',
    submissionId: supersedes,
    acting: SYSTEM,
    reason: 'a corrected revision took its place',
    move: { from, to: 'SUPERSEDED', version: row.version + 1 },
  });
  await leaveBoards(client, supersedes);
}

/** What is superseded stands nowhere, and is scored no more. */
async function leaveBoards(client: pg.PoolClient, submissionId: string): Promise<void> {
  const { rows } = await client.query<{ run_id: string; point_ids: string[] }>(
    `SELECT run.id::text AS run_id, array(SELECT p.id::text FROM point p WHERE p.run_id = run.id) AS point_ids
     FROM run WHERE run.submission_id = $1`,
    [submissionId],
  );
  const epochIds = (await liveEpochs(client)).map((epoch) => epoch.id);
  for (const { run_id: runId, point_ids: pointIds } of rows) {
    await takeOffBoard(client, { pointIds, epochIds });
    await takeOffTradeoffs(client, { pointIds, epochIds });
    await forgetRun(client, runId);
  }
}
