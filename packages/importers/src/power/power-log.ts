import type { Power } from '@inferbench/domain/point';
import type { ParsedFile } from '../importer.ts';
import { nvidiaSmiLog } from './nvidia-smi.ts';
import { ptdaemonLog } from './ptdaemon.ts';

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
  /** Why no energy can follow from it, whatever the run; null for a log that can be used. */
  unusable: { code: string; message: string } | null;
}

/** Null for a file that is no power log. */
export function powerLogOf(file: ParsedFile): PowerLog | null {
  return nvidiaSmiLog(file) ?? ptdaemonLog(file);
}
