import { KeptDifference } from '@inferbench/domain/board/verification';
import type pg from 'pg';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';
import { SOFTWARE_SHARE } from '../shared/software-share.ts';
import { LISTED, RANKS, SHOWN, STANDS, STILL_SCORED } from '../shared/visibility.ts';

/** Sides are compared as text of whole rows, which names every column that differs. */
const compared = (table: string, found: string, expected: string) => `
  SELECT '${table}' AS "table", key, found.row AS found, expected.row AS expected
  FROM (${found}) found FULL JOIN (${expected}) expected USING (key)
  WHERE found.row IS DISTINCT FROM expected.row`;

const LIVE = `JOIN epoch ON epoch.id = epoch_id AND epoch.state = 'LIVE'`;

const SLICES = compared(
  'slice_stat',
  `SELECT 'epoch ' || epoch_id || ', slice ' || slice_id AS key,
          jsonb_build_object('systems', systems, 'chips', chips, 'families', families, 'batch', batch, 'model', model, 'keys', (
            SELECT jsonb_object_agg((k ->> 'metric') || ' ' || (k ->> 'comparabilityKey'), k -> 'systems')
            FROM jsonb_array_elements(key_counts) k))::text AS row
   FROM slice_stat ${LIVE} WHERE systems > 0`,
  `SELECT 'epoch ' || b.epoch_id || ', slice ' || b.slice_id AS key,
          jsonb_build_object('systems', count(DISTINCT b.system_id), 'chips', count(DISTINCT chip.id),
            'families', count(DISTINCT chip.document ->> 'family'), 'batch', slice.batch, 'model', model.slug, 'keys', (
            SELECT jsonb_object_agg(metric || ' ' || comparability_key, systems)
            FROM (SELECT metric, comparability_key, count(*) AS systems FROM best_score own
                  WHERE (own.epoch_id, own.slice_id) = (b.epoch_id, b.slice_id) GROUP BY 1, 2) keyed))::text AS row
   FROM best_score b ${LIVE} JOIN slice ON slice.id = b.slice_id JOIN model ON model.id = slice.model_id
   JOIN system ON system.id = b.system_id JOIN chip ON chip.id = system.chip_id
   GROUP BY b.epoch_id, b.slice_id, slice.batch, model.slug`,
);

/** Compares with what the states of submissions say now, in the words of readers and not in those of the triggers that keep it. */
const POINTS = compared(
  'standing_point',
  `SELECT point_id::text AS key, (to_jsonb(place) - 'point_id')::text AS row FROM standing_point place`,
  `SELECT p.id::text AS key, jsonb_build_object('model', run.model_slug, 'chip_id', sys.chip_id, 'framework', sys.framework,
            'kind', run.kind, 'source', run.document -> 'publication' ->> 'document', 'received', sub.created_at,
            'listed', sub.listed, 'ranks', ${RANKS})::text AS row
   FROM point p JOIN run ON run.id = p.run_id JOIN system sys ON sys.id = run.system_id
   JOIN submission sub ON sub.id = run.submission_id
   WHERE ${LISTED} OR (${STANDS})`,
);

const grouped = (from: string, counts: string) => `
   SELECT concat_ws(' ', kind, coalesce(model, 'no model'), 'chip', chip_id) AS key, concat_ws(' ', ${counts}) AS row
   FROM ${from} GROUP BY model, chip_id, kind`;
const COUNTS = compared(
  'point_count',
  `${grouped('point_count', 'sum(standing), sum(listed), sum(ranks)')} HAVING sum(standing) <> 0`,
  grouped('standing_point', 'count(*), count(*) FILTER (WHERE listed), count(*) FILTER (WHERE ranks)'),
);

/** Compares shares with what the newest scores of points say that take part in ranks and are not held back. */
const SHARES = compared(
  'point_share',
  `SELECT point_id::text AS key, (to_jsonb(own) - 'point_id')::text AS row FROM point_share own`,
  `SELECT p.id::text AS key, jsonb_build_object('chip_id', sys.chip_id, 'organization_id', sub.organization_id,
            'slice_id', score.slice_id, 'phase', p.phase, 'share', ${SOFTWARE_SHARE})::text AS row
   FROM point p JOIN run ON run.id = p.run_id JOIN system sys ON sys.id = run.system_id
   JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION}
   CROSS JOIN LATERAL (SELECT * FROM score s WHERE s.point_id = p.id ORDER BY s.created_at DESC LIMIT 1) score
   WHERE ${SOFTWARE_SHARE} IS NOT NULL`,
);

const ofGroup = (points: string, measuredTo: string) => `
   SELECT 'epoch ' || epoch_id || ', group ' || group_hash AS key,
          jsonb_build_object('model', min(model), 'input_tokens', min(input_tokens), 'output_tokens', min(output_tokens),
            'technique', min(technique), 'precision_class', min(precision_class), 'chip', min(chip), 'points', ${points},
            'measured_to', ${measuredTo})::text AS row`;
const GROUPS = compared(
  'tradeoff_group',
  `${ofGroup('min(points)', 'min(measured_to)')} FROM tradeoff_group ${LIVE} GROUP BY epoch_id, group_hash`,
  `${ofGroup('count(*) FILTER (WHERE newest)', 'max(measured_to) FILTER (WHERE newest)')} FROM tradeoff_point ${LIVE}
   GROUP BY epoch_id, group_hash`,
);

/** Compares which points are drawn with what all of their groups say. */
const DRAWN = `
  SELECT 'tradeoff_point' AS "table", 'epoch ' || settled.epoch_id || ', point ' || settled.point_id AS key,
         'drawn ' || settled.drawn AS found, 'drawn ' || settled.due AS expected
  FROM (SELECT array_agg(epoch_id) AS epochs, array_agg(group_hash) AS hashes, array_agg(true) AS lost FROM tradeoff_group ${LIVE}) asked,
       tradeoffs_to_draw(asked.epochs, asked.hashes, asked.lost) settled
  WHERE settled.drawn <> settled.due`;

/** Compares which rules fire on a run with the findings of its newest scores. */
const FIRINGS = compared(
  'epoch_run',
  `SELECT 'epoch ' || epoch_id || ', run ' || run_id AS key, firings::text AS row FROM epoch_run ${LIVE} WHERE firings <> '{}'`,
  `SELECT 'epoch ' || epoch_id || ', run ' || run_id AS key,
          jsonb_object_agg(rule, jsonb_build_array(findings, points))::text AS row
   FROM (SELECT taken.epoch_id, p.run_id, finding ->> 'rule' AS rule, count(*) AS findings, count(DISTINCT p.id) AS points
         FROM epoch_run taken ${LIVE} JOIN point p ON p.run_id = taken.run_id
         JOIN LATERAL (SELECT findings FROM score s
                       WHERE s.point_id = p.id AND (s.engine_version, s.policy_version) = (epoch.engine_version, epoch.policy_version)
                       ORDER BY generation DESC LIMIT 1) newest ON true
         CROSS JOIN LATERAL jsonb_array_elements(newest.findings) AS finding
         GROUP BY 1, 2, 3) fired
   GROUP BY epoch_id, run_id`,
);

/** Joins a run and its submission, under the names of all statements. */
const OF_SUBMISSION = 'JOIN run ON run.id = run_id JOIN submission sub ON sub.id = run.submission_id';
const ofVersions = (from: string, counts: string) => `
   SELECT concat_ws(' ', 'epoch', epoch_id, engine_version, policy_version) AS key, concat_ws(' ', ${counts}) AS row
   FROM ${from} GROUP BY epoch_id, engine_version, policy_version`;
const OF_VERSIONS = compared(
  'version_count',
  `${ofVersions('version_count', 'sum(seen), sum(held), sum(held_seen)')}
   HAVING (sum(seen), sum(held), sum(held_seen)) <> (0, 0, 0)`,
  ofVersions(
    `(SELECT 0 AS epoch_id, score.engine_version, score.policy_version, 1 AS seen, 0 AS held, 0 AS held_seen
      FROM score JOIN point p ON p.id = score.point_id ${OF_SUBMISSION} WHERE generation = 0 AND ${SHOWN}
      UNION ALL
      SELECT epoch_id, '', '', 0, points, CASE WHEN ${SHOWN} THEN points ELSE 0 END FROM epoch_run ${OF_SUBMISSION} WHERE ${STILL_SCORED}
      UNION ALL
      SELECT 0, '', '', 0, 1, CASE WHEN ${SHOWN} THEN 1 ELSE 0 END FROM point ${OF_SUBMISSION} WHERE ${STILL_SCORED}) each_one`,
    'sum(seen), sum(held), sum(held_seen)',
  ),
);

const ofWorkloads = (from: string) => `
   SELECT concat_ws(' ', 'epoch', epoch_id, 'model', model_id, phase, shape, precision) AS key,
          string_agg(DISTINCT system_id::text, ' ' ORDER BY system_id::text) AS row
   FROM ${from} ${LIVE} GROUP BY epoch_id, model_id, phase, shape, precision`;
const OF_WORKLOADS = compared(
  'workload_system',
  ofWorkloads('workload_system'),
  ofWorkloads(
    '(SELECT epoch_id, slice.*, system_id FROM best_score JOIN slice ON slice.id = slice_id) ranked',
  ),
);

const ofRule = (from: string, findings: string, points: string) => `
   SELECT 'epoch ' || epoch_id || ', rule ' || rule AS key, concat_ws(' ', ${findings}, ${points}) AS row
   FROM ${from} GROUP BY epoch_id, rule HAVING (${findings}, ${points}) <> (0, 0)`;
const OF_RULES = compared(
  'rule_count',
  ofRule('rule_count', 'sum(findings)', 'sum(points)'),
  ofRule(
    `epoch_run ${OF_SUBMISSION} AND ${LISTED} CROSS JOIN LATERAL jsonb_each(firings) AS firing (rule, fired)`,
    'sum((fired -> 0)::int)',
    'sum((fired -> 1)::int)',
  ),
);

/** Compares what is kept of slices, of what stands, of their number and shares, of groups, of rules, versions and workloads; in the caller's snapshot. */
export async function verifyKept(client: pg.PoolClient, most: number): Promise<KeptDifference[]> {
  const found: KeptDifference[] = [];
  for (const statement of [
    SLICES,
    POINTS,
    COUNTS,
    SHARES,
    GROUPS,
    DRAWN,
    FIRINGS,
    OF_VERSIONS,
    OF_RULES,
    OF_WORKLOADS,
  ]) {
    const { rows } = await client.query(`${statement} ORDER BY key LIMIT $1`, [most - found.length]);
    found.push(...rows.map((row: unknown) => KeptDifference.parse(row)));
  }
  return found;
}
