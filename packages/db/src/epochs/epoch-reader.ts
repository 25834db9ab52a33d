import { EpochState, RankChangeReport } from '@inferbench/domain/board/epoch';
import type pg from 'pg';
import { z } from 'zod';
import type { Versions } from './epoch-repository.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN } from '../shared/visibility.ts';

const Row = z.object({
  id: z.int(),
  engineVersion: z.string(),
  policyVersion: z.string(),
  state: EpochState,
  current: z.boolean(),
  createdAt: z.date(),
  activatedAt: z.date().nullable(),
  scored: z.int(),
  points: z.int(),
  report: RankChangeReport.nullable(),
});

/** An epoch with how far it is: points that it holds under its own versions, of all that stand. */
export type EpochStatus = z.infer<typeof Row>;

/** Engines come a few times a year; older epochs are of no use to anybody. */
const MAX_EPOCHS = 50;

/** Counter of what is told: everything that is scored, for who runs the server; for everybody else what everybody sees. */
const COUNTED = { ALL: 'held', SHOWN: 'held_seen' } as const;

/** The newest epochs first. */
export async function readEpochStatus(pool: pg.Pool, counted: keyof typeof COUNTED): Promise<EpochStatus[]> {
  const { rows } = await pool.query({
    name: `epoch-status-${counted.toLowerCase()}`,
    text: `
      SELECT epoch.id, engine_version AS "engineVersion", policy_version AS "policyVersion", state,
             board.id IS NOT NULL AS current, created_at AS "createdAt", activated_at AS "activatedAt", report,
             coalesce((SELECT sum(${COUNTED[counted]})::int FROM version_count held WHERE held.epoch_id = epoch.id), 0) AS scored,
             coalesce((SELECT sum(${COUNTED[counted]})::int FROM version_count held WHERE held.epoch_id = 0), 0) AS points
      FROM epoch
      LEFT JOIN board_state board ON board.current_epoch_id = epoch.id
      ORDER BY epoch.id DESC LIMIT $1`,
    values: [MAX_EPOCHS],
  });
  return rows.map((row: unknown) => Row.parse(row));
}

/** The epoch that the board shows; null on a board without one. */
export async function readShownEpoch(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ epoch_id: number | null }>({
    name: 'shown-epoch',
    text: `SELECT epoch_id FROM ${shownEpoch('$1')}`,
    values: [null],
  });
  return rows[0]?.epoch_id ?? null;
}

const EngineRow = z.object({
  engineVersion: z.string(),
  policyVersion: z.string(),
  points: z.int(),
  firstScoredAt: z.date(),
  lastScoredAt: z.date(),
  epochId: z.int().nullable(),
  current: z.boolean(),
});

/** A pair of versions with which points were scored. */
export interface EngineVersion extends Versions, z.infer<typeof EngineRow> {}

/** Moment of the first or the last score of a pair of versions, of what everybody sees: found in an index from that end. */
const scoredAt = (end: 'ASC' | 'DESC') => `
             (SELECT score.created_at FROM score JOIN point p ON p.id = score.point_id JOIN run ON run.id = p.run_id
              JOIN submission sub ON sub.id = run.submission_id AND ${SHOWN}
              WHERE score.engine_version = used.engine_version AND score.policy_version = used.policy_version
              ORDER BY score.created_at ${end} LIMIT 1)`;

/** Every pair of versions with which something was scored that everybody sees, those that scored last first. */
export async function readEngineVersions(pool: pg.Pool): Promise<EngineVersion[]> {
  const { rows } = await pool.query({
    name: 'engine-versions',
    text: `
      SELECT used.engine_version AS "engineVersion", used.policy_version AS "policyVersion", used.points,
             ${scoredAt('ASC')} AS "firstScoredAt",${scoredAt('DESC')} AS "lastScoredAt",
             epoch.id AS "epochId", board.id IS NOT NULL AS current
      FROM (SELECT engine_version, policy_version, sum(seen)::int AS points
            FROM version_count WHERE epoch_id = 0 GROUP BY engine_version, policy_version HAVING sum(seen) > 0) used
      LEFT JOIN epoch USING (engine_version, policy_version)
      LEFT JOIN board_state board ON board.current_epoch_id = epoch.id
      ORDER BY "lastScoredAt" DESC, engine_version DESC, policy_version DESC LIMIT $1`,
    values: [MAX_EPOCHS],
  });
  return rows.map((row: unknown) => EngineRow.parse(row));
}
