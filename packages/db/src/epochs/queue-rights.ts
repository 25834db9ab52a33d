import { actAsOwner } from '../connection/owner.ts';
import { WORKER_ROLE } from '../connection/roles.ts';

const SCHEMA = 'graphile_worker';
/** The queue's own history: a worker looks whether it knows the tables, and changes none of them. */
const HISTORY = 'migrations';

/**
 * Lets the worker's role take jobs, and nothing else: the queue's tables belong to the owner and show nobody else a row. Called after
 * the queue made them, as often as anybody likes.
 */
export async function letWorkersTakeJobs(ownerUrl: string): Promise<void> {
  await actAsOwner(ownerUrl, async (client) => {
    await client.query(`GRANT USAGE ON SCHEMA ${SCHEMA} TO ${WORKER_ROLE}`);
    await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMA} TO ${WORKER_ROLE}`);
    await client.query(`GRANT SELECT ON ${SCHEMA}.${HISTORY} TO ${WORKER_ROLE}`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> $2`,
      [SCHEMA, HISTORY],
    );
    for (const { name } of rows) {
      const table = `${SCHEMA}.${client.escapeIdentifier(name)}`;
      await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO ${WORKER_ROLE}`);
      await client.query(`DROP POLICY IF EXISTS ${WORKER_ROLE} ON ${table}`);
      await client.query(`CREATE POLICY ${WORKER_ROLE} ON ${table} TO ${WORKER_ROLE} USING (true)`);
    }
  });
}
