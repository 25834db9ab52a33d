import type { Evaluation } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { putOnBoard } from '../board/board-writer.ts';
import { takeIn } from '../epochs/epoch-runs.ts';
import type { RunToScore } from './rescore-reader.ts';
import { HIDDEN, standingsOf } from './run-standing.ts';
import { insertScores } from './score-writer.ts';
import { sliceIdsOf } from '../board/slice-repository.ts';
import { putTradeoffRows } from '../board/tradeoff-writer.ts';
import { inTransaction } from '../connection/transaction.ts';

export interface RescoredRun {
  run: RunToScore;
  evaluation: Evaluation;
}

/**
 * Scores of runs under new versions and their places in the epoch of these, in one transaction. Doing it again writes nothing,
 * whoever else did it. Gives the runs that it took in; of the others nothing was left to do.
 */
export async function storeRescored(
  pool: pg.Pool,
  { runs, epochId }: { runs: readonly RescoredRun[]; epochId: number },
): Promise<readonly RescoredRun[]> {
  return inTransaction(pool, async (client) => {
    const standing = await stillStanding(client, runs);
    const taken = await takeIn(
      client,
      epochId,
      standing.map(({ run: { runId }, evaluation }) => ({ runId, evaluation })),
    );
    const fresh = standing.filter(({ run }) => taken.has(run.runId));
    const entries = await entriesOf(client, fresh);
    await insertScores(client, entries);
    // What is held back is scored, and has no place on a board.
    const placed = entries.filter(({ stands }) => stands);
    await putOnBoard(client, { entries: placed, epochIds: [epochId] });
    await putTradeoffRows(client, { entries: placed, epochIds: [epochId] });
    return fresh;
  });
}

/** Gives those that nothing took off, held until the end: a withdrawal waits, and then finds in every live epoch what it has to take off. */
async function stillStanding(
  client: pg.PoolClient,
  runs: readonly RescoredRun[],
): Promise<readonly RescoredRun[]> {
  const { rows } = await client.query<{ id: string; lifecycle: string | null }>({
    name: 'submissions-of-runs-held',
    text: `SELECT r.id::text, hold_submission(r.id) AS lifecycle FROM unnest($1::uuid[]) AS r(id)`,
    values: [runs.map(({ run }) => run.runId)],
  });
  const gone = new Set(['SUPERSEDED', 'WITHDRAWN', null]);
  const held = new Set(rows.flatMap(({ id, lifecycle }) => (gone.has(lifecycle) ? [] : [id])));
  return runs.filter(({ run }) => held.has(run.runId));
}

async function entriesOf(client: pg.PoolClient, runs: readonly RescoredRun[]) {
  const standings = await standingsOf(
    client,
    runs.map(({ run }) => run),
  );
  const points = runs.flatMap(({ run: { run, pointIds, older, ...of }, evaluation }) =>
    evaluation.points.flatMap((evaluated) => {
      const pointId = pointIds[evaluated.index];
      return pointId === undefined
        ? []
        : [{ ...of, run, evaluation, evaluated, pointId, older: older[evaluated.index] ?? false }];
    }),
  );
  const sliceIds = await sliceIdsOf(
    client,
    points.map(({ evaluated }) => evaluated),
  );
  return points.map((point, n) => ({
    ...point,
    sliceId: sliceIds[n] ?? null,
    ...(standings.get(point.runId) ?? HIDDEN),
  }));
}
