import type pg from 'pg';
import type { Standing } from '../shared/board-standing.ts';
import { RANKS, STANDS } from '../shared/visibility.ts';

export interface RunStanding extends Standing {
  /** Whether it has a place on a board at all. */
  stands: boolean;
}

export const HIDDEN: RunStanding = { stands: false, listed: false, standing: 0 };

/** Where stored runs stand, by id, as the database worked it out. */
export async function standingsOf(
  client: pg.PoolClient,
  runs: readonly { runId: string }[],
): Promise<Map<string, RunStanding>> {
  const { rows } = await client.query<{
    id: string;
    stands: boolean;
    standing: number;
    listed: boolean;
  }>({
    name: 'run-standings',
    text: `SELECT run.id::text, ${STANDS} AS stands, sub.standing, ${RANKS} AS listed
           FROM run JOIN submission sub ON sub.id = run.submission_id WHERE run.id = ANY($1::uuid[])`,
    values: [runs.map(({ runId }) => runId)],
  });
  return new Map(rows.map(({ id, stands, ...row }) => [id, { stands, ...row }]));
}
