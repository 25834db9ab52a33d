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

/**
 * Scores of one run under new versions and its place in their epoch, in one transaction. Doing it again writes nothing,
 * whoever else did it. False where there was nothing left to do.
 */
export async function storeRescored(
  pool: pg.Pool,
  { run, evaluation, epochId }: { run: RunToScore; evaluation: Evaluation; epochId: number },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // Held until the end: a withdrawal waits, and then finds in every live epoch what it has to take off.
    const { rows } = await client.query<{ lifecycle: string | null }>({
      name: 'submission-of-run-held',
      text: 'SELECT hold_submission($1) AS lifecycle',
      values: [run.runId],
    });
    const lifecycle = rows[0]?.lifecycle ?? 'SUPERSEDED';
    if (lifecycle === 'SUPERSEDED' || lifecycle === 'WITHDRAWN') return false;
    const taken = await takeIn(client, epochId, [{ runId: run.runId, points: run.pointIds.length }]);
    if (taken === 0) return false;

    const sliceIds = await sliceIdsOf(client, evaluation.points);
    const { systemId, kind, organization } = run;
    const { stands, ...standing } = (await standingsOf(client, [run])).get(run.runId) ?? HIDDEN;
    const entries = evaluation.points.flatMap((evaluated, n) => {
      const pointId = run.pointIds[evaluated.index];
      const older = run.older[evaluated.index] ?? false;
      return pointId === undefined
        ? []
        : [
            {
              evaluated,
              evaluation,
              run: run.run,
              organization,
              pointId,
              systemId,
              kind,
              older,
              sliceId: sliceIds[n] ?? null,
              ...standing,
            },
          ];
    });
    await insertScores(client, entries);
    // What is held back is scored, and has no place on a board.
    if (stands) {
      await putOnBoard(client, { entries, epochIds: [epochId] });
      await putTradeoffRows(client, { entries, epochIds: [epochId] });
    }
    return true;
  });
}
