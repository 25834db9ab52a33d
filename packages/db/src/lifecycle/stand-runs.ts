import type pg from 'pg';
import { putOnBoard, takeOffBoard } from '../board/board-writer.ts';
import { type BoardValuesOf, standingEntries } from '../board/standing-entries.ts';
import { type Epoch, liveEpochs } from '../epochs/epoch-repository.ts';
import { takeOffTradeoffs } from '../board/take-off-tradeoffs.ts';
import { putTradeoffRows } from '../board/tradeoff-writer.ts';

/**
 * Puts runs where their states say they stand, on every live board and in every trade-off slice, or takes them off, from the
 * scores that are stored; in the caller's transaction, after the states changed. Running it twice changes nothing but versions.
 */
export async function standRuns(
  client: pg.PoolClient,
  runIds: readonly string[],
  boardValuesOf: BoardValuesOf,
): Promise<void> {
  if (runIds.length === 0) return;
  for (const epoch of await liveEpochs(client)) await standIn(client, epoch, { runIds, boardValuesOf });
}

async function standIn(
  client: pg.PoolClient,
  epoch: Epoch,
  work: { runIds: readonly string[]; boardValuesOf: BoardValuesOf },
): Promise<void> {
  const { entries, gone } = await standingEntries(client, epoch.id, work);
  const epochIds = [epoch.id];
  await takeOffBoard(client, { pointIds: gone, epochIds });
  await takeOffTradeoffs(client, { pointIds: gone, epochIds });
  await putOnBoard(client, { entries, epochIds });
  await putTradeoffRows(client, { entries, epochIds });
}

/** Runs of a submission, or on any version of the chip or model that it is a version of. */
export async function runsTouchedBy(client: pg.PoolClient, submissionId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'runs-touched',
    text: `
      SELECT run.id::text FROM run WHERE run.submission_id = $1
      UNION SELECT run.id::text FROM chip_version v JOIN system ON system.chip_id = v.chip_id
            JOIN run ON run.system_id = system.id WHERE v.submission_id = $1
      UNION SELECT run.id::text FROM model_version v JOIN model ON model.id = v.model_id
            JOIN run ON run.model_slug = model.slug WHERE v.submission_id = $1
      ORDER BY 1`,
    values: [submissionId],
  });
  return rows.map(({ id }) => id);
}
