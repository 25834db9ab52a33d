import type pg from 'pg';

const CHANNEL = 'public_change';
/** Longest wait for word of the database, and pause after it could not be had: kept answers are not given meanwhile. */
const FENCE_MS = 1_000;

/**
 * Tells what state everything that is shown to everybody is in: a word that changes with each transaction that changes any of it
 * (`tell_change`), and is the same in all processes of one database. It takes one connection of the pool, with the first question.
 */
export class ChangeListener {
  readonly #pool: pg.Pool;
  #client: pg.PoolClient | null = null;
  #word: string | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Asks for the state; null where the database does not say. PostgreSQL tells a connection what it has to hear before it answers. */
  async state(): Promise<string | null> {
    if (this.#closed || performance.now() - this.#lostAt < FENCE_MS) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the database says nothing')), FENCE_MS);
    });
    try {
      await Promise.race([this.#client === null ? this.#listen() : this.#client.query('SELECT 1'), late]);
      return this.#word;
    } catch {
      this.#lose();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Gives the connection back. */
  close(): void {
    this.#closed = true;
    this.#lose();
  }

  /** Tells a change of its own after it began to listen: what was missed meanwhile is taken for one, by everybody alike. */
  async #listen(): Promise<void> {
    const client = await this.#pool.connect();
    // One that came after its time, too.
    if (this.#closed || this.#client !== null) {
      client.release(true);
      return;
    }
    this.#client = client;
    client.on('error', () => {
      if (this.#client === client) this.#lose();
    });
    client.on('notification', ({ payload }) => (this.#word = payload ?? null));
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`SELECT pg_notify('${CHANNEL}', pg_current_xact_id()::text)`);
  }

  #lose(): void {
    this.#lostAt = performance.now();
    this.#word = null;
    const client = this.#client;
    this.#client = null;
    client?.release(true);
  }
}
