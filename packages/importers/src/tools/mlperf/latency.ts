import type { Latencies } from '@inferbench/domain/runs/point';
import type { FieldReader } from '../../shared/field-reader.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';

/** Latencies of the summary log, all in nanoseconds; loadgen spells the lines of one metric in two ways. */
export function readMlperfLatency(reader: FieldReader): Latencies {
  const read = (name: string, [capital, small]: readonly [string, string]) =>
    reportedDistribution(reader, {
      path: `points[0].latency.${name}`,
      unit: 'ns',
      n: null,
      keys: {
        meanSec: `Mean ${capital} (ns)`,
        minSec: `Min ${capital} (ns)`,
        p50Sec: `50.00 percentile ${small} (ns)`,
        p90Sec: `90.00 percentile ${small} (ns)`,
        p95Sec: `95.00 percentile ${small} (ns)`,
        p99Sec: `99.00 percentile ${small} (ns)`,
        maxSec: `Max ${capital} (ns)`,
      },
    });
  return {
    ttft: read('ttft', ['First Token latency', 'first token latency']),
    tpot: read('tpot', ['Time to Output Token', 'time to output token']),
    itl: null,
    e2e: read('e2e', ['latency', 'latency']),
  };
}

/** Limits that the run had to keep at the 99th percentile; 0 is none. */
export function readMlperfLimits(reader: FieldReader): void {
  for (const [key, metric] of [
    ['ttft_latency (ns)', 'ttft'],
    ['tpot_latency (ns)', 'tpot'],
    ['target_latency (ns)', 'e2e'],
  ] as const) {
    reader.number(key, `points[0].latency.${metric}.limit`, 'ns');
  }
  reader.number('target_qps', 'points[0].load.requestRatePerSec', 'requests/s');
}
