import { type Latencies, MAX_KEPT_REQUESTS, type RequestSamples } from '@inferbench/domain/runs/point';
import { distributionOf } from './statistics.ts';

/** A completed request with an answer. */
export interface MeasuredRequest {
  /** Time of the first token; null for an answer that came whole. */
  ttftSec: number | null;
  /** Null for an answer of one token, and where the tool does not say when answers ended. */
  tpotSec: number | null;
  e2eSec: number | null;
}

export interface RequestStatistics {
  latency: Omit<Latencies, 'itl'>;
  /** Null for more requests than are kept, and for none. */
  samples: RequestSamples | null;
}

/** TPOT = (E2E − TTFT) ÷ (n − 1) of an answer of n ≥ 2 tokens; null for others. */
export function tpotOf(request: { ttftSec: number; e2eSec: number; outputTokens: number }): number | null {
  const decodeSec = request.e2eSec - request.ttftSec;
  return request.outputTokens > 1 && decodeSec >= 0 ? decodeSec / (request.outputTokens - 1) : null;
}

/** Our own statistics of single requests. A metric that not one request has is null. */
export function statisticsOf(requests: readonly MeasuredRequest[]): RequestStatistics {
  const ttftSec = requests.flatMap((request) => (request.ttftSec === null ? [] : [request.ttftSec]));
  const tpotSec = requests.map((request) => request.tpotSec);
  const e2eSec = requests.flatMap((request) => (request.e2eSec === null ? [] : [request.e2eSec]));
  const known = tpotSec.filter((value) => value !== null);
  const kept =
    ttftSec.length > 0 && ttftSec.length === requests.length && requests.length <= MAX_KEPT_REQUESTS;
  return {
    latency: { ttft: distributionOf(ttftSec), tpot: distributionOf(known), e2e: distributionOf(e2eSec) },
    samples: kept
      ? {
          ttftSec,
          tpotSec: known.length === 0 ? null : tpotSec,
          e2eSec: e2eSec.length === requests.length ? e2eSec : null,
        }
      : null,
  };
}
