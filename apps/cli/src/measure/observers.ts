import type { CountersRecord, PowerRecord } from '@inferbench/domain/measurement/record';

/** What is read beside the load: the server's counters and the power. */
export interface Observers {
  hasPower: boolean;
  powerLagMs: number;
  counters(stage: number, when: CountersRecord['when'], atUs: number): Promise<CountersRecord[]>;
  power(stage: number, fromUs: number, toUs: number): PowerRecord[];
  stop(): Promise<void>;
}

export const NO_OBSERVERS: Observers = {
  hasPower: false,
  powerLagMs: 0,
  counters: () => Promise.resolve([]),
  power: () => [],
  stop: () => Promise.resolve(),
};
