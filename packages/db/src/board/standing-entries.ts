import { Run } from '@inferbench/domain/runs/run';
import { type BoardValue, EvidenceGrade, Score, Unranked } from '@inferbench/domain/scores/score';
import { SlicePosition } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { RANKS, STANDS } from '../shared/visibility.ts';
import type { TradeoffEntry } from './tradeoff-writer.ts';

/** Gives the values that a stored score puts on a board; the engine's own function. */
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

/** Points of runs by the scores that are stored: what stands, with all that boards and trade-off slices keep of it, and the ids of what does not. */
export async function standingEntries(
  client: pg.PoolClient,
  epochId: number,
  { runIds, boardValuesOf }: { runIds: readonly string[]; boardValuesOf: BoardValuesOf },
): Promise<{ entries: TradeoffEntry[]; gone: string[] }> {
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
    values: [epochId, runIds],
  });
  const points = rows.map((row: unknown) => Row.parse(row));
  return {
    entries: points.filter(({ stands }) => stands).map((point) => entryOf(point, boardValuesOf)),
    gone: points.filter(({ stands }) => !stands).map(({ pointId }) => pointId),
  };
}

function entryOf(row: z.infer<typeof Row>, boardValuesOf: BoardValuesOf): TradeoffEntry {
  const { index, contentHash, position, positionReason, evidenceGrade, unranked, score, ...point } = row;
  const boardValues = boardValuesOf(point.run.techniques, score);
  const found = { index, contentHash, position, positionReason, evidenceGrade, unranked, score };
  return { ...point, evaluated: { ...found, tags: [], boardValues } };
}
