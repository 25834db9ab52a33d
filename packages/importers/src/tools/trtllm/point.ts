import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { FieldReader } from '../../shared/field-reader.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** One report as a point. */
export function readTrtllmPoint(reader: FieldReader, index: number): RequestsPoint {
  const at = (name: string) => `points[${index}].${name}`;
  const completed = reader.neededWhole('request_info.num_requests', at('counts.completed'), 'requests');
  if (completed === 0) throw nothingMeasured('request_info.num_requests', 'The report counts no request');
  const total = (key: string, name: string) =>
    wholeTotal(reader, { key: `request_info.${key}`, path: at(`counts.${name}`), count: completed });
  const latencyOf = (name: string, prefix: string) =>
    reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 'ms',
      n: completed,
      keys: {
        meanSec: `${prefix}.average`,
        minSec: `${prefix}.minimum`,
        p50Sec: `${prefix}.p50`,
        p90Sec: `${prefix}.p90`,
        p95Sec: `${prefix}.p95`,
        p99Sec: `${prefix}.p99`,
        maxSec: `${prefix}.maximum`,
      },
    });
  const ttft = latencyOf('ttft', 'streaming_metrics.ttft_percentiles');
  if (ttft === null)
    reader.note('NOT_STREAMED', 'Run without --streaming: there is no TTFT and no TPOT.', at('latency.ttft'));
  return requestsPoint({
    load: readLoad(reader, at),
    counts: {
      issued: completed,
      completed,
      failed: null,
      cancelled: null,
      inputTokens: total('avg_input_length', 'inputTokens'),
      outputTokens: total('avg_output_length', 'outputTokens'),
    },
    durationSec: reader.needed('performance.total_latency_ms', at('durationSec'), 'ms') / MS_PER_SEC,
    toolRates: {
      requestsPerSec: reader.number(
        'performance.request_throughput_req_s',
        at('toolRates.requestsPerSec'),
        'requests/s',
      ),
      outputTokensPerSec: reader.number(
        'performance.system_output_throughput_tok_s',
        at('toolRates.outputTokensPerSec'),
        'tokens/s',
      ),
    },
    latency: withoutUnseen(
      reader,
      {
        ttft,
        tpot: latencyOf('tpot', 'streaming_metrics.tpot_percentiles'),
        itl: null,
        e2e: latencyOf('e2e', 'performance.request_latency_percentiles_ms'),
      },
      at('latency'),
    ),
  });
}

function readLoad(reader: FieldReader, at: (name: string) => string): RequestsPoint['load'] {
  const achieved = reader.number('request_info.avg_num_concurrent_requests', at('load.achieved'), 'requests');
  const message = `The report has no --concurrency, only the mean that was reached: ${achieved?.toFixed(2) ?? 'not stated'}; state the load.`;
  reader.note('CONCURRENCY_UNKNOWN', message, at('load.concurrencyLimit'));
  // No key says how requests were sent; what was reached is no limit.
  return { mode: null, concurrencyLimit: null, requestRatePerSec: null };
}
