import type { Finding } from '@inferbench/domain/finding';
import { accCounts, accTotals } from './acc-counts.ts';
import { accEmpty } from './acc-empty.ts';
import { accEnergy } from './acc-energy.ts';
import { accLatency } from './acc-latency.ts';
import { accLittle } from './acc-little.ts';
import { accOrder } from './acc-order.ts';
import { accRate } from './acc-rate.ts';
import { accRequests } from './acc-requests.ts';
import { accStatistics } from './acc-statistics.ts';
import { accWindow } from './acc-window.ts';
import type { Check, CheckSubject } from './check-subject.ts';
import { physAttainable } from './phys-attainable.ts';
import { physBandwidth } from './phys-bandwidth.ts';
import { physCapacity } from './phys-capacity.ts';
import { physCompute } from './phys-compute.ts';
import { physDecode } from './phys-decode.ts';
import { physPower } from './phys-power.ts';
import { physPrefill } from './phys-prefill.ts';
import { qualAccuracy } from './qual-accuracy.ts';
import { statDuration } from './stat-duration.ts';
import { statSamples } from './stat-samples.ts';
import { statSmoke } from './stat-smoke.ts';
import { techCache } from './tech-cache.ts';
import { techContext } from './tech-context.ts';
import { techPrecision } from './tech-precision.ts';
import { techSpeculative } from './tech-speculative.ts';

const CHECKS: readonly Check[] = [
  accCounts,
  accTotals,
  accOrder,
  accRate,
  accStatistics,
  accLatency,
  accRequests,
  accLittle,
  accWindow,
  accEnergy,
  accEmpty,
  statDuration,
  statSmoke,
  statSamples,
  physCompute,
  physBandwidth,
  physCapacity,
  physPrefill,
  physDecode,
  physPower,
  physAttainable,
  techSpeculative,
  techCache,
  techContext,
  techPrecision,
  qualAccuracy,
];

/** Every rule on one point, in catalogue order. */
export function checkPoint(subject: CheckSubject): Finding[] {
  return CHECKS.flatMap((check) => check(subject));
}
