import type { Power } from '@inferbench/domain/runs/point';

/** One reading, at a time of the log's own clock as if it were UTC. */
export interface PowerSample {
  clockSec: number;
  watts: number;
}

/** What a meter or a counter wrote down. */
export interface PowerLog {
  name: string | null;
  /** Instrument or counter, as the log names it. */
  meter: string;
  boundary: Power['boundary'];
  /** Readings of each device in the order of the log. */
  devices: ReadonlyMap<string, readonly PowerSample[]>;
  /** Whether its times are seconds since 1970, which have no zone to state. */
  isUtc?: boolean;
  /** Why no energy can follow from it, whatever the run; null for a log that can be used. */
  unusable: { code: string; message: string } | null;
}
