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

/** Reason why a log whose readings have no times gives no energy. */
export const NO_TIMES = {
  code: 'POWER_SNAPSHOT',
  message: 'it has no timestamps: a snapshot gives no energy',
} as const;

/** Adds a reading to those of its device. */
export function addSample(devices: Map<string, PowerSample[]>, device: string, sample: PowerSample): void {
  const samples = devices.get(device);
  if (samples) samples.push(sample);
  else devices.set(device, [sample]);
}
