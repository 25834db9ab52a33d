import type { StoredApiKey } from '@inferbench/db/account/api-key-repository';
import { LruMap } from '../cache/lru-map.ts';
import { busyLanes } from '../limits/busy-lanes.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 10_000;

interface Remembered {
  /** Null: no key has this id. */
  secretHash: Uint8Array | null;
  until: number;
}

/**
 * What was learnt of key ids a moment ago, so that wrong keys cost the database next to nothing. It only ever refuses: a key that fits
 * is looked up each time, and so ends with the next request after its revocation. An id's secret never changes.
 */
export class KeyMemory {
  readonly #ids = new LruMap<Remembered>(MOST_KEPT, 'keys');
  /** Lanes for those who sent many wrong keys are looked up one by one; as many wait as have connections. */
  readonly #lanes = busyLanes({ most: 1, mostWaiting: Number.POSITIVE_INFINITY });

  /** The hash of the id's secret, null for an id that no key has; undefined: not known. */
  secretHashOf(publicId: string): Uint8Array | null | undefined {
    const remembered = this.#ids.get(publicId);
    return remembered !== undefined && remembered.until > performance.now()
      ? remembered.secretHash
      : undefined;
  }

  remember(publicId: string, stored: StoredApiKey | null): void {
    this.#ids.set(publicId, { secretHash: stored?.secretHash ?? null, until: performance.now() + KEPT_MS });
  }

  lookUp<T>(suspect: string | null, find: () => Promise<T>): Promise<T> {
    return suspect === null ? find() : this.#lanes.run(suspect, find);
  }
}
