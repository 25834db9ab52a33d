import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { CHUNK_TOLERANCE } from '../../shared/chunked-stream.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';

/** Latencies that the tool worked out, in seconds. */
export function readStageLatency(
  reader: FieldReader,
  at: (name: string) => string,
  completed: number,
): Latencies {
  const read = (name: keyof Latencies, metric: string) => {
    const key = (statistic: string) => `successes.latency.${metric}.${statistic}`;
    return reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 's',
      n: name === 'itl' ? null : completed,
      keys: {
        meanSec: key('mean'),
        minSec: key('min'),
        p50Sec: key('median'),
        p90Sec: key('p90'),
        p95Sec: key('p95'),
        p99Sec: key('p99'),
        maxSec: key('max'),
      },
    });
  };
  const latency = {
    ttft: read('ttft', 'time_to_first_token'),
    tpot: read('tpot', 'time_per_output_token'),
    itl: read('itl', 'inter_token_latency'),
    e2e: read('e2e', 'request_latency'),
  };
  return withoutUnseen(reader, latency, at('latency'));
}

/**
 * The tool divides by the chunks it saw. Where TTFT + (n − 1) · TPOT misses E2E, chunks are not tokens and its figure is
 * no TPOT of ours.
 */
export function withoutChunkMeans(
  reader: FieldReader,
  at: (name: string) => string,
  { latency, counts }: { latency: Latencies; counts: RequestsPoint['counts'] },
): Latencies {
  const [ttft, tpot, e2e] = [latency.ttft?.meanSec, latency.tpot?.meanSec, latency.e2e?.meanSec];
  if (!isPositive(ttft) || !isPositive(tpot) || !isPositive(e2e)) return latency;
  const implied = ttft + (counts.outputTokens / counts.completed - 1) * tpot;
  if (Math.abs(implied - e2e) <= CHUNK_TOLERANCE * e2e) return latency;
  reader.note(
    'CHUNKED_STREAM',
    `time_per_output_token is per chunk: first token + (n − 1) of it gives ${implied.toFixed(3)} s, requests took ${e2e.toFixed(3)} s. TPOT is left out, and ITL is no token latency.`,
    at('latency.tpot'),
  );
  return { ...latency, tpot: null };
}
