import type pg from 'pg';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
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

interface Newest {
  epoch_id: number;
  newest: string | null;
}

interface Known extends RuleCounts {
  newest: string | null;
}

/** Scores are append-only, so counts of an epoch change with its newest score and with nothing else. */
const known = new WeakMap<pg.Pool, Known>();

/** Counted once an epoch and newest score; until then the count of before is the answer. */
export async function ruleCounts(pool: pg.Pool, epochId: number | null): Promise<RuleCounts> {
  const { rows } = await pool.query<Newest>({
    name: 'rule-counts-key',
    text: `
      SELECT board.epoch_id, (SELECT max(created_at)::text FROM score
             WHERE (engine_version, policy_version) = (epoch.engine_version, epoch.policy_version)) AS newest
      FROM ${shownEpoch('$1')} JOIN epoch ON epoch.id = board.epoch_id`,
    values: [epochId],
  });
  const [row] = rows;
  if (row === undefined) return { epochId: null, counts: [] };
  const { epoch_id, newest } = row;
  const before = known.get(pool);
  if (before?.epochId === epoch_id && before.newest === newest) return before;
  const counted = { epochId: epoch_id, newest, counts: await countRules(pool, epoch_id) };
  known.set(pool, counted);
  return counted;
}

/** One statement over the findings of every shown score; what superseded submissions said is history. */
async function countRules(pool: pg.Pool, epochId: number): Promise<RuleCount[]> {
  const { rows } = await pool.query<RuleCount>({
    name: 'rule-counts',
    text: `
      SELECT found.finding ->> 'rule' AS rule, count(*)::int AS findings, count(DISTINCT p.id)::int AS points
      FROM ${shownEpoch('$1')}
      JOIN epoch ON epoch.id = board.epoch_id
      CROSS JOIN point p
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
      ${SHOWN_SCORE}
      CROSS JOIN LATERAL jsonb_array_elements(score.findings) AS found (finding)
      GROUP BY 1`,
    values: [epochId],
  });
  return rows;
}
