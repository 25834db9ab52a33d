import type pg from 'pg';
import { openClient } from './open-pool.ts';

/** End of what is written, flushed or not: a commit that was told of lies before it. */
const POSITION = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS position`;
const CHANNEL = 'public_change';
/** Longest wait for word of the database, and pause after its connection was lost: kept answers are not given meanwhile. */
const FENCE_MS = 1_000;
/** Silence after which a connection is lost. A busy machine is late for seconds, and what is kept outlives that. */
const LOST_MS = 10_000;

/** Word of the primary. Positions are bytes of its log. */
export interface Told {
  /** State of everything that is shown to everybody. */
  word: string;
  /** Position that holds every change up to that state. */
  floor: bigint;
  /** Position of now. */
  position: bigint;
}

/**
 * Tells what state everything that is shown to everybody is in: a word that changes with each transaction that changes any of it
 * (`tell_change`), and is the same in all processes of one database. It has a connection of its own, opened with the first question:
 * one of the pool's would be missing there for good.
 */
export class ChangeListener {
  readonly #connectionString: string;
  #client: pg.Client | null = null;
  #word: string | null = null;
  #told: Told | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /** Asks for the state; null where the database does not say in time. */
  async state(): Promise<string | null> {
    return (await this.told())?.word ?? null;
  }

  /** Asks for the state and for where it lies in the log. PostgreSQL tells a connection what it has to hear before it answers. */
  async told(): Promise<Told | null> {
    if (this.#closed || performance.now() - this.#lostAt < FENCE_MS) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), FENCE_MS);
    });
    const isTold = await Promise.race([this.#heard(), late]);
    clearTimeout(timer);
    return isTold ? this.#told : null;
  }

  /** Ends the connection. */
  close(): void {
    this.#closed = true;
    this.#lose();
  }

  /** Waits for word of the database; false where its connection is lost. */
  async #heard(): Promise<boolean> {
    const timer = setTimeout(() => this.#lose(), LOST_MS);
    try {
      if (this.#client === null) await this.#listen();
      await this.#locate();
      return true;
    } catch {
      this.#lose();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Finds a position after the last change: one that was read before the word came may lie before it. */
  async #locate(): Promise<void> {
    let word: string | null;
    let position: bigint | null;
    do {
      word = this.#word;
      const answer = await this.#client?.query<{ position: string }>(POSITION);
      position = answer === undefined ? null : BigInt(answer.rows[0]?.position ?? 0);
    } while (word !== this.#word);
    if (word === null || position === null) return;
    const floor = this.#told?.word === word ? this.#told.floor : position;
    this.#told = { word, floor, position };
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
    this.#told = null;
    const client = this.#client;
    this.#client = null;
    if (client !== null) end(client);
  }
}

/** Ends a connection, whoever still waits for it; one that is cut already says so to nobody. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
