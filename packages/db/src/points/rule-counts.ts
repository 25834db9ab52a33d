import type pg from 'pg';
import { shownEpoch } from '../shared/shown-epoch.ts';

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

/** Sums of what transactions counted; what superseded submissions said is history. */
export async function ruleCounts(pool: pg.Pool, epochId: number | null): Promise<RuleCounts> {
  const { rows } = await pool.query<Row>({
    name: 'rule-counts',
    text: `
      SELECT board.epoch_id AS "epochId", counted.rule, sum(counted.findings)::int AS findings, sum(counted.points)::int AS points
      FROM ${shownEpoch('$1')}
      LEFT JOIN rule_count counted ON counted.epoch_id = board.epoch_id
      GROUP BY 1, 2 HAVING counted.rule IS NULL OR sum(counted.findings) > 0`,
    values: [epochId],
  });
  return {
    epochId: rows[0]?.epochId ?? null,
    counts: rows.flatMap(({ rule, findings, points }) => (rule === null ? [] : [{ rule, findings, points }])),
  };
}
