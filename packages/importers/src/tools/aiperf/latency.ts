import type { Latencies } from '@inferbench/domain/runs/point';
import type { FieldReader } from '../../shared/field-reader.ts';
import { isStreaming } from './load.ts';
import { readMetric } from '../../shared/metric-reader.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';

const at = (name: string) => `points[0].latency.${name}`;

/**
 * The tools' "inter token latency" is the mean gap of a request, our TPOT; the single gaps are "inter chunk". Without
 * streaming the first token is the whole answer, and there is neither.
 */
export function readAiperfLatency(
  reader: FieldReader,
  metrics: FieldReader,
  { completed, meanOutput }: { completed: number | null; meanOutput: number },
): Latencies {
  // Of October 2025.
  const first = metrics.has('time_to_first_token') ? 'time_to_first_token' : 'ttft';
  const latency = withoutUnseen(reader, {
    ttft: readMetric(metrics, first, { path: at('ttft'), n: completed }),
    tpot: readMetric(metrics, 'inter_token_latency', { path: at('tpot'), n: completed }),
    itl: readMetric(metrics, 'inter_chunk_latency', { path: at('itl'), n: null }),
    e2e: readMetric(metrics, 'request_latency', { path: at('e2e'), n: completed }),
  });
  const said = isStreaming(reader);
  const { ttft, e2e } = latency;
  const isWhole =
    ttft !== null &&
    ttft.meanSec === e2e?.meanSec &&
    ttft.maxSec === e2e?.maxSec &&
    !(said === true && meanOutput <= 1);
  if (said !== false && !isWhole) return latency;
  if (ttft !== null || latency.tpot !== null)
    reader.note(
      'NOT_STREAMED',
      said === false
        ? 'Answers were not streamed (streaming: false): its time to first token is that of the whole answer, so there is no TTFT and no TPOT.'
        : 'Time to first token equals the whole latency: answers were not streamed, so there is no TTFT and no TPOT.',
      at('ttft'),
    );
  return { ttft: null, tpot: null, itl: null, e2e };
}
