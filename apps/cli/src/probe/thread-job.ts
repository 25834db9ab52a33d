/** What a thread is asked to do once, at the same moment as the others. */
export type Job =
  | { kind: 'clock'; turns: number }
  | { kind: 'read'; bytes: number }
  | { kind: 'product'; size: number; times: number };

export interface Asked {
  job: Job;
  /** Counts threads that are ready: none begins before all are. */
  gate: SharedArrayBuffer;
  threads: number;
}

/** On the clock that all threads share. */
export interface Done {
  beginNs: bigint;
  endNs: bigint;
}
