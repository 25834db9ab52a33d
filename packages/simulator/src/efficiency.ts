import type { ChipFamily } from '@inferbench/domain/chip';

/** Constants of the attainable model of one architecture family. */
export interface Efficiency {
  /** Share of dense peak that large operators reach. */
  compute: number;
  /** Share of memory bandwidth that streaming reaches. */
  bandwidth: number;
  /** Time to launch one operator inside a captured graph. */
  launchSec: number;
  /** Latency of one all-reduce inside a scale-up domain, before its payload. */
  allReduceLatencySec: number;
  /** `default` until constants are fitted to public results; families without measurements stay `uncalibrated`. */
  provenance: 'default' | 'calibrated' | 'uncalibrated';
}

/**
 * Defaults of the trial fit in simulator.md 1.2: 80 % of peak and bandwidth, 4 µs a captured kernel, 15 µs an all-reduce.
 * Read 2026-11-21.
 */
export const EFFICIENCY: Readonly<Record<ChipFamily, Efficiency>> = {
  simt: {
    compute: 0.8,
    bandwidth: 0.8,
    launchSec: 4e-6,
    allReduceLatencySec: 15e-6,
    provenance: 'default',
  },
};
