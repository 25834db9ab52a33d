import type pg from 'pg';
import { openClient } from './open-pool.ts';

const CHANNEL = 'public_change';
/** Longest wait for word of the database, and pause after its connection was lost: kept answers are not given meanwhile. */
const FENCE_MS = 1_000;
/** Silence after which a connection is lost. A busy machine is late for seconds, and what is kept outlives that. */
const LOST_MS = 10_000;

/**
 * Tells what state everything that is shown to everybody is in: a word that changes with each transaction that changes any of it
 * (`tell_change`), and is the same in all processes of one database. It has a connection of its own, opened with the first question:
 * one of the pool's would be missing there for good.
 */
export class ChangeListener {
  readonly #connectionString: string;
  #client: pg.Client | null = null;
  #word: string | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /** Asks for the state; null where the database does not say in time. PostgreSQL tells a connection what it has to hear before it answers. */
  async state(): Promise<string | null> {
    if (this.#closed || performance.now() - this.#lostAt < FENCE_MS) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), FENCE_MS);
    });
    const isTold = await Promise.race([this.#told(), late]);
    clearTimeout(timer);
    return isTold ? this.#word : null;
  }

  /** Ends the connection. */
  close(): void {
    this.#closed = true;
    this.#lose();
  }

  /** Waits for word of the database; false where its connection is lost. */
  async #told(): Promise<boolean> {
    const timer = setTimeout(() => this.#lose(), LOST_MS);
    try {
      await (this.#client === null ? this.#listen() : this.#client.query('SELECT 1'));
      return true;
    } catch {
      this.#lose();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tells a change of its own after it began to listen: what was missed meanwhile is taken for one, by everybody alike. */
  async #listen(): Promise<void> {
    const client = openClient(this.#connectionString);
    client.on('error', () => {
      if (this.#client === client) this.#lose();
    });
    await client.connect();
    // One that came after its time, too.
    if (this.#closed || this.#client !== null) {
      end(client);
      return;
    }
    this.#client = client;
    client.on('notification', ({ payload }) => (this.#word = payload ?? null));
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`SELECT pg_notify('${CHANNEL}', pg_current_xact_id()::text)`);
  }

  #lose(): void {
    this.#lostAt = performance.now();
    this.#word = null;
    const client = this.#client;
    this.#client = null;
    if (client !== null) end(client);
  }
}

/** Ends a connection, whoever still waits for it; one that is cut already says so to nobody. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
