import type pg from 'pg';
import { STILL_TO_SCORE } from './rescore-reader.ts';

/** Any two constants: of locks on runs that a worker scores, and of the one on an epoch that is filled. */
const RUN_LOCKS = 7_460_514;
const EPOCH_LOCKS = 7_460_515;
/** Runs that a worker looks at for some that no other has: ten workers find their own. */
const LOOKED_AT = 1_000;

interface Wanted {
  epochId: number;
  /** Looks behind this run; null: from the oldest on. */
  after: string | null;
  limit: number;
  /** Takes what others have as well: they stand still. */
  regardless: boolean;
}

export interface ClaimedPage {
  /** Ids of runs that are this worker's until it claims others. */
  runIds: string[];
  /** The run behind which to look next; null: nothing was missing behind `after`. */
  last: string | null;
}

/**
 * Runs that a worker scores now, so that several divide them. They are locks of its connection: whatever ends it, they are free.
 * Nothing but wasted work comes of a run that two workers score: the second finds it stored.
 */
export class RescoreClaims {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Gives free what it holds, and claims the oldest runs that the epoch has not taken in and no other worker has. */
  async next({ epochId, after, limit, regardless }: Wanted): Promise<ClaimedPage> {
    await this.release();
    const { rows } = await this.#client.query<{ claimed: string[]; last: string | null }>({
      name: 'claim-runs',
      text: `
        WITH missing AS MATERIALIZED (
          SELECT run.id FROM run JOIN submission sub ON sub.id = run.submission_id
          WHERE ($2::uuid IS NULL OR run.id > $2) AND ${STILL_TO_SCORE} ORDER BY run.id LIMIT ${LOOKED_AT}),
        claimed AS MATERIALIZED (
          SELECT id FROM missing WHERE $5::bool OR pg_try_advisory_lock($4, hashtext(id::text)) LIMIT $3)
        SELECT array(SELECT id::text FROM claimed ORDER BY id) AS claimed,
               coalesce((SELECT max(id::text) FROM claimed), (SELECT max(id::text) FROM missing)) AS last`,
      values: [epochId, after, limit, RUN_LOCKS, regardless],
    });
    const { claimed = [], last = null } = rows[0] ?? {};
    return { runIds: claimed, last };
  }

  /** Does what one worker does once an epoch is filled, while others wait: whoever comes second finds it done, or its doer dead. */
  async alone<T>(epochId: number, work: () => Promise<T>): Promise<T> {
    await this.release();
    await this.#client.query('SELECT pg_advisory_lock($1, $2)', [EPOCH_LOCKS, epochId]);
    return work();
  }

  async release(): Promise<void> {
    await this.#client.query('SELECT pg_advisory_unlock_all()');
  }
}

/** Lets a worker claim runs, on a connection of their own, and gives them free at the end. */
export async function withClaims<T>(pool: pg.Pool, work: (claims: RescoreClaims) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const claims = new RescoreClaims(client);
  try {
    return await work(claims);
  } finally {
    // One that cannot give them free is thrown away, and they with it.
    const lost = await claims.release().then(
      () => false,
      () => true,
    );
    client.release(lost);
  }
}
