import { ChangeListener } from './change-listener.ts';
import { closePools, openPools, type Pools, type PoolsOptions } from './pools.ts';
import { Standby, type StandbyWatch } from './standby.ts';

/** One process's access to PostgreSQL; its pools are those of the primary. */
export interface Database extends Pools {
  /** State of everything that is shown to everybody. */
  changes: ChangeListener;
  /** State which reads from now on hold at least; null where the database does not tell. */
  state(): Promise<string | null>;
  /** Another server for reads; null without one. */
  standby: Standby | null;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolsOptions {
  /** Address of a streaming standby of the same login; left out or empty: there is none. */
  readUrl?: string;
  /** Is told when the standby is not read, and when it is again. */
  standbyWatch?: StandbyWatch;
}

/** Time in which a server says that a statement ran into its limit. */
const SAYING_MS = 1_000;

export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const { readUrl = '', standbyWatch: watch } = options;
  const primary = openPools(connectionString, options);
  const changes = new ChangeListener(connectionString);
  const { statementTimeoutMs } = options;
  // A server that lives says itself that a statement takes too long; one that hangs is given up.
  const patienceMs = statementTimeoutMs === undefined ? undefined : statementTimeoutMs + SAYING_MS;
  const reads = { ...options, patienceMs };
  const urls = { primary: connectionString, standby: readUrl };
  const standby =
    readUrl === '' ? null : new Standby(urls, { pools: openPools(readUrl, reads), changes, watch });
  return {
    ...primary,
    changes,
    standby,
    state: () => changes.state(),
    async close() {
      changes.close();
      await Promise.all([standby?.close(), closePools(primary)]);
    },
  };
}
