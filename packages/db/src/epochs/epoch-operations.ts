import { type EpochStatus, readEpochStatus } from './epoch-reader.ts';
import { switchEpoch } from './epoch-repository.ts';
import { liveWorkers } from './worker-heartbeat.ts';
import { openPool } from '../connection/open-pool.ts';

/** What an operator does with epochs: look, and switch. Filling them is the worker's. */
export interface EpochOperations {
  /** The newest epochs first. */
  status(): Promise<EpochStatus[]>;
  /** False for an epoch that was retired. */
  show(epochId: number): Promise<boolean>;
  liveWorkers(): Promise<number>;
  close(): Promise<void>;
}

/** Opens epochs without the generated client, for the command line. Connects with the first call. */
export function openEpochs(connectionString: string): EpochOperations {
  const pool = openPool(connectionString, { max: 1 });
  return {
    status: () => readEpochStatus(pool, 'ALL'),
    show: (epochId) => switchEpoch(pool, epochId),
    liveWorkers: () => liveWorkers(pool),
    close: () => pool.end(),
  };
}
