import { Run } from '@inferbench/domain/runs/run';
import { type BoardValue, EvidenceGrade, Score, Unranked } from '@inferbench/domain/scores/score';
import { SlicePosition } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { putOnBoard, takeOffBoard } from '../board/board-writer.ts';
import { type Epoch, liveEpochs } from '../epochs/epoch-repository.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { takeOffTradeoffs } from '../board/take-off-tradeoffs.ts';
import { putTradeoffRows } from '../board/tradeoff-writer.ts';
import { RANKS, STANDS } from '../shared/visibility.ts';

/** What a stored score puts on a board; the engine's own function. */
export type BoardValuesOf = (techniques: Run['techniques'], score: Score) => BoardValue[];

const Row = z.object({
  pointId: z.string(),
  index: z.int(),
  systemId: z.string(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  organization: z.string(),
  run: Run,
  contentHash: z.string(),
  evidenceGrade: EvidenceGrade,
  older: z.boolean(),
  score: Score,
  sliceId: z.int().nullable(),
  position: SlicePosition.nullable(),
  positionReason: z.string().nullable(),
  unranked: Unranked.nullable(),
  stands: z.boolean(),
  standing: z.int(),
  listed: z.boolean(),
});

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
  { runIds, boardValuesOf }: { runIds: readonly string[]; boardValuesOf: BoardValuesOf },
): Promise<void> {
  const { rows } = await client.query({
    name: 'runs-to-stand',
    text: `
      SELECT p.id::text AS "pointId", p.index, run.system_id::text AS "systemId", run.kind, org.slug AS organization,
             run.document AS run, coalesce(p.content_hash, '') AS "contentHash", p.evidence_grade AS "evidenceGrade", p.older,
             score.document AS score, score.slice_id AS "sliceId", score.position, score.position_reason AS "positionReason",
             score.unranked, (${STANDS}) AS stands, sub.standing, ${RANKS} AS listed
      FROM run
      JOIN submission sub ON sub.id = run.submission_id
      JOIN organization org ON org.id = sub.organization_id
      JOIN point p ON p.run_id = run.id
      JOIN epoch ON epoch.id = $1
      ${SHOWN_SCORE}
      WHERE run.id = ANY($2::uuid[]) ORDER BY run.id, p.index`,
    values: [epoch.id, runIds],
  });
  const points = rows.map((row: unknown) => Row.parse(row));
  const epochIds = [epoch.id];
  const gone = points.filter(({ stands }) => !stands).map(({ pointId }) => pointId);
  await takeOffBoard(client, { pointIds: gone, epochIds });
  await takeOffTradeoffs(client, { pointIds: gone, epochIds });
  const entries = points.filter(({ stands }) => stands).map((point) => entryOf(point, boardValuesOf));
  await putOnBoard(client, { entries, epochIds });
  await putTradeoffRows(client, { entries, epochIds });
}

function entryOf(point: z.infer<typeof Row>, boardValuesOf: BoardValuesOf) {
  const { index, contentHash, position, positionReason, evidenceGrade, unranked, score, run } = point;
  return {
    evaluated: {
      index,
      contentHash,
      position,
      positionReason,
      evidenceGrade,
      tags: [],
      unranked,
      boardValues: boardValuesOf(run.techniques, score),
      score,
    },
    pointId: point.pointId,
    sliceId: point.sliceId,
    systemId: point.systemId,
    kind: point.kind,
    organization: point.organization,
    older: point.older,
    run,
    standing: point.standing,
    listed: point.listed,
  };
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
