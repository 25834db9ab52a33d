import type { Standby } from '@inferbench/db/connection/standby';
import { askedGauges } from '@inferbench/logging/metrics/gauges';

/** Tells in the metrics whether a standby is read, and how far behind it is. */
export function tellOfStandby(standby: Standby): void {
  askedGauges({
    everyMs: 0,
    help: {
      standby_in_use: '1 while reads without a key go to the standby, 0 while the primary has all',
      standby_lag_seconds: 'Time since the primary was last where the standby is now',
    },
    read: () => {
      const { inUse, lagSec } = standby.standing;
      return Promise.resolve({ standby_in_use: Number(inUse), standby_lag_seconds: lagSec });
    },
  });
}
