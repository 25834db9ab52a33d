import type { Database } from '@inferbench/db/connection/database';
import type { Viewer } from '@inferbench/db/shared/visibility';

/** The one epoch that a request reads, whatever the board switches to meanwhile. */
export interface RequestEpoch {
  /**
   * Runs one read under the epoch of the request. The first read is given null, reads the epoch of the board in its own
   * statement and says which it was; reads that come meanwhile wait for it and are given its epoch.
   */
  pinned<T>(
    read: (epochId: number | null) => Promise<T>,
    epochOf: (answer: T) => number | null | undefined,
  ): Promise<T>;
}

/** What a read under the epoch of a request needs. */
export interface EpochSource {
  database: Database;
  epochs: RequestEpoch;
  /** Party whose hidden things may be read. */
  viewer: () => Promise<Viewer>;
}

export function requestEpoch(): RequestEpoch {
  let choosing: Promise<number | null> | null = null;
  const pinned: RequestEpoch['pinned'] = async (read, epochOf) => {
    if (choosing !== null) {
      const epochId = await choosing;
      return epochId === null ? pinned(read, epochOf) : read(epochId);
    }
    const answer = read(null);
    // A read that failed or found nothing leaves the choice to the next one that waits.
    choosing = answer
      .then(epochOf, () => null)
      .then((epochId) => {
        if (epochId === null || epochId === undefined) choosing = null;
        return epochId ?? null;
      });
    return answer;
  };
  return { pinned };
}
