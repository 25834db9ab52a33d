import { Verdict } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import { type Viewer, visibleTo } from '../shared/visibility.ts';

const Row = z.object({
  pointId: z.string(),
  verdictBefore: Verdict,
  verdict: Verdict,
  losesRank: z.boolean(),
  findings: z.int(),
});
/** What a specification that waits would say of one point, of those that the viewer may see. */
export type RecheckedPoint = z.infer<typeof Row>;

/** The points that a waiting specification would change the most, first. */
export function readRecheck(
  pool: pg.Pool,
  { submissionId, viewer, limit }: { submissionId: string; viewer: Viewer; limit: number },
): Promise<RecheckedPoint[]> {
  return rowsOf(pool, Row, {
    name: 'recheck-of-submission',
    text: `SELECT r.point_id, r.verdict_before, r.verdict, r.loses_rank, jsonb_array_length(r.findings) AS findings
           FROM recheck r JOIN point p ON p.id = r.point_id JOIN run ON run.id = p.run_id
           JOIN submission sub ON sub.id = run.submission_id
           WHERE r.submission_id = $1 AND ${visibleTo('$2', '$3')}
           ORDER BY r.loses_rank DESC, r.verdict = r.verdict_before, r.point_id LIMIT $4`,
    values: [submissionId, viewer.organizationId, viewer.staffId, limit],
  });
}
