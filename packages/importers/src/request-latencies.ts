import {
  type Latencies,
  MAX_KEPT_REQUESTS,
  type RequestSamples,
  type RequestsPoint,
} from '@inferbench/domain/point';
import type { FieldReader } from './field-reader.ts';
import { distributionOf } from './statistics.ts';

/** One request as a tool recorded it. */
export interface RequestRecord {
  ok: boolean;
  ttftSec: number | null;
  e2eSec: number;
  gapsSec: readonly number[];
  inputTokens: number;
  outputTokens: number;
}

export interface Recomputed {
  totals: NonNullable<RequestsPoint['perRequest']>;
  latency: Latencies;
  samples: RequestSamples | null;
}

/** Statistics of ours over the completed requests with an answer; the rest is counted and in no latency. */
export function latenciesOf(reader: FieldReader, requests: readonly RequestRecord[]): Recomputed {
  const completed = requests.filter((request) => request.ok);
  const answered = completed.filter((request) => request.outputTokens > 0);
  const empty = completed.length - answered.length;
  if (empty > 0) {
    const message = `${empty} requests have no token; they are left out of the latency statistics.`;
    reader.note('EMPTY_REQUESTS', message);
  }
  const ttfts = answered.map((request) => request.ttftSec);
  const e2es = answered.map((request) => request.e2eSec);
  const tpots = answered.map(tpotOf);
  const known = ttfts.filter((value) => value !== null && value > 0);
  // Without streaming a tool writes 0 or the end of the answer.
  const streamed = known.length === answered.length;
  return {
    totals: {
      requests: requests.length,
      completed: completed.length,
      inputTokens: completed.reduce((sum, request) => sum + request.inputTokens, 0),
      outputTokens: completed.reduce((sum, request) => sum + request.outputTokens, 0),
    },
    latency: {
      ttft: streamed ? distributionOf(known.filter((value) => value !== null)) : null,
      tpot: streamed ? distributionOf(tpots.filter((value) => value !== null)) : null,
      itl: distributionOf(answered.flatMap((request) => request.gapsSec)),
      e2e: distributionOf(e2es),
    },
    samples:
      streamed && answered.length > 0 && answered.length <= MAX_KEPT_REQUESTS
        ? { ttftSec: ttfts.map((value) => value ?? 0), tpotSec: tpots, e2eSec: e2es }
        : null,
  };
}

/** TPOT = (E2E − TTFT) ÷ (n − 1) of answers of two tokens or more. */
function tpotOf({ ttftSec, e2eSec, outputTokens }: RequestRecord): number | null {
  if (ttftSec === null || outputTokens < 2 || e2eSec < ttftSec) return null;
  return (e2eSec - ttftSec) / (outputTokens - 1);
}
