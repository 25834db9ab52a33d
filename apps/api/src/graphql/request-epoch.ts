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

export function requestEpoch(): RequestEpoch {
  let choosing: Promise<number | null> | null = null;
  return {
    async pinned(read, epochOf) {
      while (choosing !== null) {
        const epochId = await choosing;
        if (epochId !== null) return read(epochId);
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
    },
  };
}
