import type pg from 'pg';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { LISTED } from '../shared/visibility.ts';

/** How often a rule fires on everything stored. */
export interface RuleCount {
  rule: string;
  findings: number;
  points: number;
}

export interface RuleCounts {
  epochId: number | null;
  counts: readonly RuleCount[];
}

interface Row extends Omit<RuleCount, 'rule'> {
  epochId: number;
  /** Rule that fires; null where none does. */
  rule: string | null;
}

/** Counts by runs, each of which holds its own firings; what superseded submissions said is history. */
export async function ruleCounts(pool: pg.Pool, epochId: number | null): Promise<RuleCounts> {
  const { rows } = await pool.query<Row>({
    name: 'rule-counts',
    text: `
      SELECT board.epoch_id AS "epochId", rule, sum((fired -> 0)::int)::int AS findings, sum((fired -> 1)::int)::int AS points
      FROM ${shownEpoch('$1')}
      LEFT JOIN (epoch_run taken
        JOIN run ON run.id = taken.run_id
        JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
        CROSS JOIN LATERAL jsonb_each(taken.firings) AS firing (rule, fired)) ON taken.epoch_id = board.epoch_id
      GROUP BY 1, 2`,
    values: [epochId],
  });
  return {
    epochId: rows[0]?.epochId ?? null,
    counts: rows.flatMap(({ rule, findings, points }) => (rule === null ? [] : [{ rule, findings, points }])),
  };
}
