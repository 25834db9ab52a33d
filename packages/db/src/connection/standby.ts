import type { ChangeListener, Told } from './change-listener.ts';
import { openPool } from './open-pool.ts';
import { closePools, type Pools } from './pools.ts';

/** Lag above which nobody reads the standby. */
const MOST_LAG_MS = 5_000;
const LOOK_MS = 1_000;
/** Longest wait for a word of either server. */
const PATIENCE_MS = 1_000;
/** Positions of the primary that are remembered: many times the most lag. */
const MOST_MARKS = 60;
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery()
  THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text END AS position`;

/** Is told that the standby is not read, and why, and that it is again. */
export interface StandbyWatch {
  noticed(error: unknown): void;
  over(): void;
}

interface StandbyParts {
  /** Connections to it. */
  pools: Pools;
  /** Listener that the primary tells of changes. */
  changes: ChangeListener;
  watch?: StandbyWatch | undefined;
}

/** Pools for one run of reads. */
export interface Placed {
  pools: Pools;
  /** State of everything that is shown to everybody which these reads hold at least; null where the primary does not tell. */
  state: string | null;
}

/** A place in the log of the primary, and when it was there. */
interface Mark {
  at: number;
  position: bigint;
}

/**
 * A streaming standby, for reads of what everybody may see. It is read where it has replayed all that the primary told of
 * (docs/adr/0021-a-standby-is-read.md), so that nobody is shown less there, whichever process wrote it; while no primary answers, where it
 * was not more than 5 s behind the last that is known of it.
 *
 * Lag is the time since the primary was last where the standby is now. Both are asked every second: where nothing is written they are
 * at the same place, and where no primary answers lag does not grow.
 */
export class Standby {
  readonly #pools: Pools;
  readonly #primary: ReturnType<typeof openPool>;
  readonly #changes: ChangeListener;
  readonly #watch: StandbyWatch | undefined;
  readonly #own: ReturnType<typeof openPool>;
  readonly #looking: NodeJS.Timeout;
  #replayed = 0n;
  #marks: Mark[] = [];
  #heardAt = performance.now();
  /** Time at which the primary was last where the standby is now; first, that at which this began to look. */
  #coveredAt = this.#heardAt;
  #isCovered = false;
  #inUse = false;

  constructor(urls: { primary: string; standby: string }, { pools, changes, watch }: StandbyParts) {
    this.#pools = pools;
    this.#primary = openPool(urls.primary, { max: 1, patienceMs: PATIENCE_MS });
    this.#changes = changes;
    this.#watch = watch;
    this.#own = openPool(urls.standby, { max: 1, patienceMs: PATIENCE_MS });
    let isLooking = false;
    const look = () => {
      if (isLooking) return;
      isLooking = true;
      void this.#look().finally(() => (isLooking = false));
    };
    this.#looking = setInterval(look, LOOK_MS);
    this.#looking.unref();
    look();
  }

  /** Tells whether it is read, and its lag in seconds; null before that is known. */
  get standing(): { inUse: boolean; lagSec: number | null } {
    return { inUse: this.#inUse, lagSec: this.#isCovered ? this.#lagMs / 1000 : null };
  }

  /** Says whether reads that begin now may go there; null: they go to the primary. */
  async place(): Promise<Placed | null> {
    if (!this.#inUse) return null;
    const told = await this.#changes.told();
    if (told === null) return (await this.#hasPrimary()) ? null : { pools: this.#pools, state: null };
    if (this.#replayed < told.floor) await this.#ask().catch(() => undefined);
    return this.#replayed < told.floor ? null : { pools: this.#pools, state: told.word };
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    await Promise.all([this.#own.end(), this.#primary.end(), closePools(this.#pools)]);
  }

  /** Asks whether the primary answers at all: who tells of changes needs a moment to be heard again. */
  async #hasPrimary(): Promise<boolean> {
    return this.#primary.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  get #lagMs(): number {
    return this.#heardAt - this.#coveredAt;
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const told = await this.#changes.told();
    if (told !== null) this.#mark(at, told);
    try {
      await this.#ask();
      this.#cover();
      if (this.#lagMs > MOST_LAG_MS) throw new Error('it is more than 5 s behind the primary');
      this.#inUse = this.#isCovered;
      if (this.#inUse) this.#watch?.over();
    } catch (error) {
      if (this.#own.ending) return;
      this.#inUse = false;
      this.#watch?.noticed(error);
    }
  }

  #mark(at: number, { position }: Told): void {
    const last = this.#marks.at(-1);
    // Another server took over: what the one before had last is nowhere.
    if (last !== undefined && position < last.position) this.#marks = [];
    if (this.#marks.length === MOST_MARKS) this.#marks.pop();
    this.#marks.push({ at, position });
    this.#heardAt = at;
  }

  #cover(): void {
    const covered = this.#marks.findLastIndex(({ position }) => position <= this.#replayed);
    const mark = this.#marks[covered];
    if (mark === undefined) return;
    this.#coveredAt = mark.at;
    this.#isCovered = true;
    this.#marks.splice(0, covered + 1);
  }

  /** Asks where it is; rejects where it does not answer in time, or is none. */
  async #ask(): Promise<void> {
    try {
      const { rows } = await this.#own.query<{ position: string | null }>(REPLAYED);
      const position = rows[0]?.position ?? null;
      if (position === null) throw new Error('the server of DATABASE_READ_URL is no standby');
      this.#replayed = BigInt(position);
    } catch (error) {
      this.#replayed = 0n;
      throw error;
    }
  }
}
