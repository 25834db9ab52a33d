import { rowsOf } from '../connection/camel-row.ts';
import type pg from 'pg';
import { z } from 'zod';

const Row = z.object({
  engineVersion: z.string(),
  policyVersion: z.string(),
  inputHash: z.string(),
  usefulTops: z.number().nullable(),
  scoredAt: z.date(),
});

/** What one engine and policy made of a point; kept for good. */
export type ScoreVersion = z.infer<typeof Row>;

/** Every score that a point ever got, oldest first: one statement. */
export function readScoreHistory(pool: pg.Pool, pointId: string): Promise<ScoreVersion[]> {
  return rowsOf(pool, Row, {
    name: 'score-history',
    text: `
      SELECT engine_version AS "engineVersion", policy_version AS "policyVersion", input_hash AS "inputHash",
             useful_tops AS "usefulTops", created_at AS "scoredAt"
      FROM score WHERE point_id = $1 ORDER BY created_at, engine_version`,
    values: [pointId],
  });
}
